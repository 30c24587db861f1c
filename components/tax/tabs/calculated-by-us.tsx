import { Badge } from '@/components/ui/data/badge';

/** Whose figures are whose, beneath those of several services. */
export const CalculatedByUs = () => (
  <p className="text-sm text-soft">
    <Badge>Calculated by us</Badge> marks figures that follow the published tables named beside them. All other figures
    come from the service named above them.
  </p>
);
