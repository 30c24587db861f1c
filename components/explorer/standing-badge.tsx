import { Badge } from '@/components/ui/data/badge';

/** Whether the provider's documents show the operation, or only name it and practice filled it in. */
export function StandingBadge({ standing }: { standing: 'documented' | 'inferred' }) {
  return standing === 'documented' ? <Badge tone="success">Documented</Badge> : <Badge tone="warning">Inferred</Badge>;
}
