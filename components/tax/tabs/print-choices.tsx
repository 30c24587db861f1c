import { PrintAllButton } from '@/components/layout/print/print-all';
import { PrintButton } from '@/components/ui/actions/print-button';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';

/** What to print. On a phone at the end and behind one button, so that the first screen shows the tax. */
export const PrintChoices = ({ where }: { where: 'max-sm:hidden' | 'sm:hidden' }) => (
  <div className={`print:hidden ${where}`}>
    <FoldedOnPhone label="Print" action="Show">
      <div className="flex flex-wrap gap-2">
        <PrintButton>Print what the driver pays</PrintButton>
        <PrintAllButton>Print with tax band and whole life cost</PrintAllButton>
      </div>
    </FoldedOnPhone>
  </div>
);
