import { FoldedLine } from './folded-line';

export const ClosedOnAPhone = () => (
  <FoldedLine label="Tax band" action="Show" printed>
    <p>130 g/km, 32%.</p>
  </FoldedLine>
);
