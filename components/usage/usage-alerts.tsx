import { Notice } from '@/components/ui/feedback/notice';
import type { UsageAlert } from '@/lib/domain/usage/usage-report';

/** Users and organisations close to the month's limit, the fullest first. */
export function UsageAlerts({ alerts }: { alerts: readonly UsageAlert[] }) {
  const fullest = alerts[0]?.level;
  if (fullest === undefined) return null;
  return (
    <Notice
      tone={fullest === 100 ? 'danger' : 'warning'}
      title={`${fullest}%${fullest === 100 ? '' : ' or more'} of a month’s credits used`}
    >
      <ul>
        {alerts.map(({ who, words, level }) => (
          <li key={who}>
            {words} {level < 100 && <span className="text-soft">({level}% alert)</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
