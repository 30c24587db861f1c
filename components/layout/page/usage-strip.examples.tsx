import { UsageStrip } from './usage-strip';

const common = { month: '2026-04', provider: null };
const provider = { used: 912, limit: 1000, remaining: 88, exceeded: false };

export const From70Percent = () => <UsageStrip {...common} used={712} limit={1000} pace="Limit reached on the 28th" />;

export const NearLimit = () => <UsageStrip {...common} used={912} limit={1000} />;

export const LimitReached = () => <UsageStrip {...common} used={1000} limit={1000} />;

export const BothLimits = () => <UsageStrip {...common} used={871} limit={1000} provider={provider} />;

export const TheProvidersLimitExceeded = () => (
  <UsageStrip
    {...common}
    used={412}
    limit={1000}
    provider={{ ...provider, used: 1000, remaining: 0, exceeded: true }}
  />
);
