import { Badge } from '@/components/ui/data/badge';

/** Whether the provider's documents describe the operation, or only name it. */
export function StandingBadge({ standing }: { standing: 'documented' | 'inferred' }) {
  return standing === 'documented' ? (
    <Badge tone="success">Documented</Badge>
  ) : (
    <Badge tone="warning">Named only</Badge>
  );
}
