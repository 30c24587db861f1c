import { Notice } from '@/components/ui/feedback/notice';
import type { UsageAlert } from '@/lib/domain/usage/usage-report';

/** Who is close to a monthly limit, of credits or of the provider’s registration checks, the fullest first. */
export function UsageAlerts({ alerts }: { alerts: readonly UsageAlert[] }) {
  const fullest = alerts[0]?.level;
  if (fullest === undefined) return null;
  return (
    <Notice
      tone={fullest === 100 ? 'danger' : 'warning'}
      title={`${fullest}%${fullest === 100 ? '' : ' or more'} of a monthly limit used`}
    >
      <ul>
        {alerts.map(({ words, level }, index) => (
          // Two people may have the same name.
          <li key={index}>
            {words} {level < 100 && <span className="text-soft">({level}% alert)</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
