import { ChangeFigures } from './change-figures';

const VALUES = [
  { day: '2026-11-01', value: 8825 },
  { day: '2027-05-01', value: null },
  { day: '2027-11-01', value: 7550 },
];

export const ExpectedChange = () => <ChangeFigures values={VALUES} unit="pounds" series="Clean" today="2026-11-28" />;

export const AsShares = () => (
  <ChangeFigures
    values={VALUES.map(({ day, value }) => ({ day, value: value && value / 20_000 }))}
    unit="share"
    series="Clean"
    today="2026-11-28"
  />
);
