import { ProgressBar } from './progress-bar';

export const Running = () => (
  <ProgressBar label="2,310 of 10,000 rows valued, 12 need a look" value={2310} max={10000} />
);

export const NearLimit = () => <ProgressBar label="912 of 1,000 look-ups used" value={912} max={1000} tone="warning" />;

export const Over = () => <ProgressBar label="1,004 of 1,000 look-ups used" value={1004} max={1000} tone="danger" />;
