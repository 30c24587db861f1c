import { LineDisclosure } from './line-disclosure';

export const Serious = () => (
  <LineDisclosure tone="danger" summary="Scrapped – check before you bid">
    Recorded as scrapped on 14 Nov 2024.
  </LineDisclosure>
);

export const Doubtful = () => (
  <LineDisclosure tone="warning" summary="Differences in fuel" aside="Compare data sources">
    Fuel: the register says DIESEL and the guide says Petrol Unleaded.
  </LineDisclosure>
);

export const Good = () => (
  <LineDisclosure tone="success" summary="No alerts">
    Checked against the register: scrapped, exported, imported, plate transfer, keepers.
  </LineDisclosure>
);
