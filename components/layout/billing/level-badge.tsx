import { Badge } from '@/components/ui/data/badge';
import { alertLevel, usedPercent } from '@/lib/domain/usage/limit-level';
import { levelTone } from './level-tone';

/** How far a person’s credits of the month are used, from the first alert on. @param limit null where there is none */
export function LevelBadge({ used, limit }: { used: number; limit: number | null }) {
  const level = alertLevel(used, limit);
  if (limit === null || level === null) return null;
  return <Badge tone={levelTone(level)}>{level === 100 ? 'used up' : `${usedPercent(used, limit)}%`}</Badge>;
}
