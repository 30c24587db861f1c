import { BulletChart } from '@/components/charts/bar/bullet-chart';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { formatCount, formatMonthLong, formatPercent } from '@/lib/format';

/** Shown below its figure, which it need not repeat. */
function outlookWords({ used, limit, exceeded, projection }: MonthUsage): string {
  if (!projection) return used === 0 ? 'No look-ups yet.' : 'Too early in the month to forecast.';
  if (exceeded || projection.limitReached !== null) return `${projection.words}.`;
  return limit === null ? 'Forecast.' : 'Forecast: within the limit.';
}

/** The month against its limit, if one is set, and where this pace leads. */
export function ThisMonth({
  usage,
  title,
  monthName,
}: {
  usage: MonthUsage;
  title: string;
  /** As the provider names it. */
  monthName?: string;
}) {
  const { month, used, limit, remaining, exceeded, projection } = usage;
  return (
    <Card title={title} aside={exceeded && <Badge tone="danger">exceeded</Badge>}>
      <div className="space-y-4">
        <KeyFigures>
          <KeyFigure
            label="Used"
            value={formatCount(used)}
            definition={`In ${monthName || formatMonthLong(month)}.`}
            lead
          />
          {limit !== null && (
            <KeyFigure
              label="Limit"
              value={formatCount(limit)}
              definition={`${formatPercent(Math.floor((limit === 0 ? 1 : used / limit) * 100) / 100)} used.`}
            />
          )}
          {remaining !== null && (
            <KeyFigure label="Left" value={formatCount(remaining)} definition="Until the end of the month." />
          )}
          <KeyFigure
            label="By the end of the month"
            value={projection ? formatCount(projection.expected) : '–'}
            definition={outlookWords(usage)}
          />
        </KeyFigures>
        <BulletChart
          finding={usage.words}
          title={limit === null ? title : `${title} against its limit`}
          titleHidden
          unit="count"
          value={{ name: 'Used', at: used }}
          {...(projection && { projection: { name: 'Forecast', at: projection.expected } })}
          target={limit === null ? null : { name: 'Limit', at: limit }}
        />
      </div>
    </Card>
  );
}
