import { PrintAllButton } from '@/components/layout/print/print-all';
import { PrintButton } from '@/components/ui/actions/print-button';

/** On a phone at the end: the first screen has the tax. */
export const PrintChoices = ({ where }: { where: 'max-sm:hidden' | 'sm:hidden' }) => (
  <div className={`flex flex-wrap gap-2 print:hidden ${where}`}>
    <PrintButton>Print what the driver pays</PrintButton>
    <PrintAllButton>Print with tax band and whole life cost</PrintAllButton>
  </div>
);
