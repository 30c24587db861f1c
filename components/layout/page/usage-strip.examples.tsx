import { UsageStrip } from './usage-strip';

export const Plenty = () => <UsageStrip month="2026-04" used={412} limit={1000} />;

export const NearLimit = () => <UsageStrip month="2026-04" used={912} limit={1000} />;

export const LimitReached = () => <UsageStrip month="2026-04" used={1000} limit={1000} />;

export const NoLimit = () => <UsageStrip month="2026-04" used={1} limit={null} />;

const provider = { used: 412, limit: 1000, remaining: 588, exceeded: false };

export const TheProvidersLimit = () => <UsageStrip month="2026-04" used={31} limit={null} provider={provider} />;

export const TheProvidersLimitExceeded = () => (
  <UsageStrip
    month="2026-04"
    used={412}
    limit={1000}
    provider={{ ...provider, used: 1000, remaining: 0, exceeded: true }}
  />
);
