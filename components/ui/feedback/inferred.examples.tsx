import { Inferred } from './inferred';

export const BesideAName = () => (
  <p className="text-sm">
    Future value, future values service <Inferred />
  </p>
);
