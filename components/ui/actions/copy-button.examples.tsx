import { CopyButton } from './copy-button';

export const Copy = () => (
  <CopyButton text="https://dealer.example/vehicles/car/50031/configure">Copy the link</CopyButton>
);
