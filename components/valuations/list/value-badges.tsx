import { Badge } from '@/components/ui/data/badge';
import { hasNoValue, NO_VALUE } from '@/lib/domain/valuations/bands';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';

type ValueBadgesProps = Pick<ValuationSummary, 'retailPounds' | 'cleanPounds' | 'isDerivativeUncertain'>;

/** What a list says of a valuation beside its alerts: that it has no value, or is of one of several derivatives. */
export const ValueBadges = ({ isDerivativeUncertain, ...values }: ValueBadgesProps) => (
  <>
    {hasNoValue(values) && <Badge>{NO_VALUE}</Badge>} {isDerivativeUncertain && <Badge>{UNCERTAIN_DERIVATIVE}</Badge>}
  </>
);
