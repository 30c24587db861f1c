import { KeyFigure, KeyFigures } from './key-figure';
import { Missing } from './missing';

export const FourValues = () => (
  <KeyFigures>
    <KeyFigure
      band="retail"
      label="Retail"
      value="£17,250"
      gap="£2,150 above Clean"
      definition="Asked on a dealer's forecourt, prepared and warranted."
    />
    <KeyFigure
      band="clean"
      label="Clean"
      value="£15,100"
      gap="£900 above Average"
      definition="Paid in the trade for a car that needs nothing."
    />
    <KeyFigure
      band="average"
      label="Average"
      value="£14,200"
      gap="£1,350 above Below"
      definition="Paid in the trade with marks to be expected at its age."
    />
    <KeyFigure band="below" label="Below" value="£12,850" definition="Paid in the trade for a car that needs work." />
  </KeyFigures>
);

export const WithMissing = () => (
  <KeyFigures>
    <KeyFigure
      band="retail"
      label="Retail"
      value={<Missing reason="The guide holds no Retail value for vans." next="Use the other values." />}
    />
    <KeyFigure band="clean" label="Clean" value="£9,400" gap="£650 above Average" />
  </KeyFigures>
);

export const Lead = () => (
  <KeyFigures>
    <KeyFigure lead label="P11D" value="£31,245" gap="+£540 with Winter Pack" />
  </KeyFigures>
);
