import { PrintAllButton } from '@/components/layout/print/print-all';
import { PrintButton } from '@/components/ui/actions/print-button';

/** At the end on a phone, so that the first screen shows the tax. */
export const PrintChoices = ({ where }: { where: 'max-sm:hidden' | 'sm:hidden' }) => (
  <div className={`flex flex-wrap gap-2 print:hidden ${where}`}>
    <PrintButton>Print what the driver pays</PrintButton>
    <PrintAllButton>Print with tax band and whole life cost</PrintAllButton>
  </div>
);
