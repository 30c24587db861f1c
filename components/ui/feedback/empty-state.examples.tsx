import { EmptyState } from './empty-state';

export const NoValuations = () => (
  <EmptyState title="No valuations yet">
    Type a plate and a mileage above: the first valuation will stand here.
  </EmptyState>
);
