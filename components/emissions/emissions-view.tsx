import { Card } from '@/components/ui/card';
import type { Day } from '@/lib/domain/calendar';
import { taxedCo2 } from '@/lib/domain/emission-facts';
import type { EmissionsProblem } from '@/lib/domain/emissions';
import { taxYearOn } from '@/lib/domain/tax/years';
import { formatDateTime } from '@/lib/format';
import { AllItems } from './all-items';
import { BandHeadroom } from './band-headroom';
import { Co2Dots } from './co2-dots';
import { ConsumptionTable } from './consumption-table';
import { EmissionsProblems } from './emissions-problems';
import { Expiry } from './expiry';
import { sharedBands, taxedAs, type NamedConfiguration } from './taxed-configuration';

export interface EmissionsViewProps {
  of: readonly NamedConfiguration[];
  /** Of the whole question. */
  problems: readonly EmissionsProblem[];
  auditId: string;
  /** The day tax is of. */
  date: Day;
  today: Day;
  isDelta: boolean;
}

/** WLTP figures of one or many configurations: dots, bands, consumption, and what went wrong where it did. */
export function EmissionsView({ of, problems, auditId, date, today, isDelta }: EmissionsViewProps) {
  const good = of.filter(({ configured }) => configured.figures !== null);
  const cars = of.filter(({ configured }) => configured.kind === 'car');
  const validUntil = earliest(good.map(({ configured }) => configured.validUntil));
  const examinedAt = earliest(good.map(({ configured }) => configured.examinedAt));
  const isAllElectric = good.every(({ configured: { figures } }) => figures && taxedCo2(figures) === 0);
  return (
    <div className="space-y-4">
      <EmissionsProblems title="The whole question: the service reports an error" problems={problems} />
      {of.map(({ name, configured }, index) => (
        <EmissionsProblems
          key={`${index} ${name}`}
          title={`${name}: no figures`}
          problems={configured.problems.filter((own) => !problems.some((each) => isSame(each, own)))}
        />
      ))}
      {good.length > 0 && (
        <>
          <Card title="CO2" aside={<Expiry validUntil={validUntil} today={today} />}>
            <Co2Dots of={good} bands={sharedBands(good, date)} date={date} />
            {isAllElectric && <p>0 g/km: electricity alone. Range and consumption stand below.</p>}
            <p className="mt-3 text-sm text-soft">
              Reckoned {examinedAt ? formatDateTime(examinedAt) : 'at an unknown time'}
              {good.some(({ configured }) => configured.examinedAt !== examinedAt) && ', the oldest of them'} · audit id{' '}
              <code className="wrap-anywhere select-all">{auditId}</code>
            </p>
          </Card>
          {cars.length > 0 && (
            <Card title="Tax bands" flush>
              <BandHeadroom
                of={cars.map((each) => taxedAs(each, date))}
                yearName={taxYearOn(date).name}
                isDelta={isDelta}
              />
            </Card>
          )}
          <Card title="Consumption and range" flush>
            <ConsumptionTable of={good} />
          </Card>
          <div className="print:has-[details:not([open])]:hidden">
            <Card>
              <AllItems of={good} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}

/** Of several the earliest: that long all of them hold. */
const earliest = (of: readonly (string | null)[]): string | null =>
  of.filter((each) => each !== null).sort()[0] ?? null;

const isSame = (one: EmissionsProblem, other: EmissionsProblem): boolean =>
  one.id === other.id && one.type === other.type && one.message === other.message;
