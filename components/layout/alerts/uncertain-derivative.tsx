import { Badge } from '@/components/ui/data/badge';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';

/** What a list says of a vehicle that could be another derivative too; nothing of one that could not. */
export const UncertainDerivative = ({ isDerivativeUncertain }: { isDerivativeUncertain: boolean }) =>
  isDerivativeUncertain && <Badge>{UNCERTAIN_DERIVATIVE}</Badge>;
