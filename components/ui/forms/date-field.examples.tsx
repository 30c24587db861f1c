import { DateField } from './date-field';

export const Empty = () => <DateField label="First registered" name="registered" hint="As shown on the V5C." />;

export const Chosen = () => <DateField label="From" name="from" defaultValue="2026-03-03" max="2026-11-23" />;

export const WithError = () => (
  <DateField label="Unavailable from" name="awayFrom" defaultValue="31/02/2026" error="February 2026 has 28 days." />
);
