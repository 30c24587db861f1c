import { FoldedOnPhone } from './folded-on-phone';

export const TwoBesideOneAnotherOnAPhone = () => (
  <div data-fold-row className="sm:space-y-4 max-sm:flex max-sm:flex-wrap max-sm:gap-2">
    <FoldedOnPhone label="Filters">
      <p>Which cars are shown.</p>
    </FoldedOnPhone>
    <FoldedOnPhone label="Sums of 12 cars" printed>
      <p>£142,300 at Clean.</p>
    </FoldedOnPhone>
  </div>
);

export const ALineOnAPhone = () => (
  <FoldedOnPhone label="Tax band" action="Show" printed>
    <p>130 g/km, 32%.</p>
  </FoldedOnPhone>
);
