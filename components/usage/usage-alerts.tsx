import { Notice } from '@/components/ui/feedback/notice';
import type { UsageAlert } from '@/lib/domain/usage/usage-report';

/** Users and organisations at 50, 80 or 100 % of the month's limit, the fullest first. */
export function UsageAlerts({ alerts }: { alerts: readonly UsageAlert[] }) {
  if (alerts.length === 0) return null;
  const fullest = alerts[0]?.level ?? 50;
  return (
    <Notice
      tone={fullest === 100 ? 'danger' : fullest === 80 ? 'warning' : 'info'}
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
