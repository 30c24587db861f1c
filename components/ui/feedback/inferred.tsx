import { Badge } from '@/components/ui/data/badge';

/** Marks an answer of a service that the provider's documents name but do not show: practice filled it in. */
export function Inferred() {
  return (
    <Badge tone="warning">
      Inferred
      <span className="sr-only">: the provider’s documents name this service but do not show it</span>
    </Badge>
  );
}
