import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { Badge } from '@/components/ui/data/badge';
import { hasNoValue, NO_VALUE } from '@/lib/domain/valuations/bands';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';

type ValueBadgesProps = Pick<ValuationSummary, 'retailPounds' | 'cleanPounds' | 'isDerivativeUncertain'>;

/** What a list says of a valuation beside its alerts: that it has no value, or is of one of several derivatives. */
export const ValueBadges = (listed: ValueBadgesProps) => (
  <>
    {hasNoValue(listed) && <Badge>{NO_VALUE}</Badge>} <UncertainDerivative {...listed} />
  </>
);
