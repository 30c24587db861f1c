import { Card } from '@/components/ui/data/card';
import type { Day } from '@/lib/domain/time/calendar';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { EmissionsProblem } from '@/lib/domain/emissions/emissions';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { formatDateTime } from '@/lib/format';
import { EmissionItemsTable } from './emission-items-table';
import { BandHeadroom } from './band-headroom';
import { Co2Dots } from './co2-dots';
import { ConsumptionTable } from './consumption-table';
import { EmissionsProblems } from './emissions-problems';
import { EquipmentLevelNote } from './equipment-level-note';
import { ExpiryBadge } from './expiry-badge';
import { sharedBands, taxConfiguration, type NamedConfiguration } from './taxed-configuration';

export interface EmissionsViewProps {
  configurations: readonly NamedConfiguration[];
  /** Of the whole request. */
  problems: readonly EmissionsProblem[];
  auditId: string;
  /** The day whose tax year counts. */
  date: Day;
  today: Day;
  isDelta: boolean;
}

/** WLTP figures of one or many configurations: dots, bands, consumption, and what went wrong where it did. */
export function EmissionsView({ configurations, problems, auditId, date, today, isDelta }: EmissionsViewProps) {
  const withFigures = configurations.filter(({ configured }) => configured.figures !== null);
  const cars = configurations.filter(({ configured }) => configured.kind === 'car');
  const validUntil = earliestOf(withFigures.map(({ configured }) => configured.validUntil));
  const examinedAt = earliestOf(withFigures.map(({ configured }) => configured.examinedAt));
  const isAllElectric = withFigures.every(({ configured: { figures } }) => figures && taxedCo2(figures) === 0);
  return (
    <div className="space-y-4">
      <EmissionsProblems title="The service reports an error for the whole request" problems={problems} />
      {configurations.map(({ name, configured }, index) => (
        <EmissionsProblems
          key={`${index} ${name}`}
          title={`${name}: no figures`}
          problems={configured.problems.filter((problem) => !problems.some((shared) => isSameProblem(shared, problem)))}
        />
      ))}
      <EquipmentLevelNote configurations={withFigures} />
      {withFigures.length > 0 && (
        <>
          <Card title="CO2" aside={<ExpiryBadge validUntil={validUntil} today={today} />}>
            <Co2Dots configurations={withFigures} bands={sharedBands(withFigures, date)} date={date} />
            {isAllElectric && <p>0 g/km: electric only. Range and consumption are shown below.</p>}
            <p className="mt-3 text-sm text-soft">
              Calculated {examinedAt ? formatDateTime(examinedAt) : 'at an unknown time'}
              {withFigures.some(({ configured }) => configured.examinedAt !== examinedAt) &&
                ' (the oldest figures shown)'}{' '}
              · audit ID <code className="wrap-anywhere select-all">{auditId}</code>
            </p>
          </Card>
          {cars.length > 0 && (
            <Card title="Tax bands" flush>
              <BandHeadroom
                configurations={cars.map((car) => taxConfiguration(car, date))}
                yearName={taxYearOn(date).name}
                isDelta={isDelta}
              />
            </Card>
          )}
          <Card title="Consumption and range" flush>
            <ConsumptionTable configurations={withFigures} />
          </Card>
          <div className="print:has-[details:not([open])]:hidden">
            <Card>
              <EmissionItemsTable configurations={withFigures} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}

/** The earliest of several: until then all of them are valid. */
const earliestOf = (instants: readonly (string | null)[]): string | null =>
  instants.filter((instant) => instant !== null).sort()[0] ?? null;

const isSameProblem = (first: EmissionsProblem, second: EmissionsProblem): boolean =>
  first.id === second.id && first.type === second.type && first.message === second.message;
