import type { ReactNode } from 'react';
import { LineChart } from '@/components/charts/line/line-chart';
import { LOOKS } from '@/components/charts/marks/look';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { historyFinding } from '@/lib/domain/findings/value-findings';
import { SOURCES } from '@/lib/domain/source-names';
import { AGE_BASES, ageWords, type AgeBasis } from '@/lib/domain/valuations/age-bases';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import { positionWords } from '@/lib/domain/valuations/guide-agreement';
import type { RegistrationValues } from '@/lib/domain/valuations/registration-values';
import type { ValueBand } from '@/lib/domain/valuations/valuation';
import { formatDate, formatMiles, formatMonthLong, formatPounds } from '@/lib/format';
import { MileageTable } from './mileage-table';

/** A derivative by its plate, its month and its date of registration, in every source. */
export function RegistrationValuesView({ values }: { values: RegistrationValues }) {
  const { guide, live, market, mileage, day, editionDay } = values;
  const words = ageWords(values);
  const pounds = (value: number | null | undefined) => (value == null ? null : formatPounds(value));
  const comments = [...new Set(AGE_BASES.flatMap((basis) => live[basis].value?.comments ?? []))];
  const position = positionWords(live.date.value?.isMonthlyPosition ?? null);
  return (
    <>
      <BasisCard
        title={`${SOURCES.guide.title} values`}
        lead={`At ${formatMiles(mileage)}. ${editionDay === null ? '' : `Edition of ${formatMonthLong(editionDay)}.`}`}
        words={words}
        cell={(basis, band) => pounds(guide[basis].value?.[band])}
        results={guide}
      />
      <BasisCard
        title="Live values"
        lead={[`At ${formatMiles(mileage)}, for ${formatDate(day)}.`, position && `${position}.`, ...comments]
          .filter(Boolean)
          .join(' ')}
        words={words}
        cell={(basis, band) => pounds(live[basis].value?.pounds[band])}
        results={live}
      />
      <BasisCard
        title={SOURCES.market.title}
        lead={`At ${formatMiles(mileage)}. Asking prices from low to high, not sold prices.`}
        words={words}
        cell={(basis, band) => {
          const range = market[basis].value?.[band];
          return range ? `${formatPounds(range.lowPounds)} – ${formatPounds(range.highPounds)}` : null;
        }}
        results={market}
      />
      <MileageTable values={values} words={words} />
      <WeeksChart values={values} words={words} />
    </>
  );
}

type EachBasis = Readonly<Record<AgeBasis, { value: unknown; because?: { reason: string; next: string } }>>;
type BasisWords = Readonly<Record<AgeBasis, string>>;

interface BasisCardProps {
  title: string;
  lead: string;
  words: BasisWords;
  /** null: no value. */
  cell: (basis: AgeBasis, band: ValueBand) => string | null;
  results: EachBasis;
}

/** Bands down, the three bases across. */
function BasisCard({ title, lead, words, cell, results }: BasisCardProps) {
  const columns: Column<{ band: ValueBand }>[] = [
    { key: 'band', header: 'Band', rowHeader: true, span: 3, cell: ({ band }) => BAND_WORDS[band].label },
    ...AGE_BASES.map((basis): Column<{ band: ValueBand }> => ({
      key: basis,
      header: words[basis],
      numeric: true,
      cell: ({ band }): ReactNode => cell(basis, band) ?? <EmptyCell words="no value" />,
    })),
  ];
  return (
    <Card title={title} flush>
      <p className="px-4 pb-2 text-sm text-soft sm:px-5">{lead}</p>
      <DataTable
        caption={title}
        captionHidden
        columns={columns}
        rows={BANDS.map((band) => ({ band }))}
        rowKey={({ band }) => band}
        onPhone="cards"
      />
      <Reasons results={results} words={words} />
    </Card>
  );
}

/** Why a basis has no value, each reason once. */
function Reasons({ results, words }: { results: EachBasis; words: BasisWords }) {
  const missing = AGE_BASES.flatMap((basis) => {
    const { value, because } = results[basis];
    return value === null && because ? [{ basis, text: `${because.reason} ${because.next}` }] : [];
  });
  if (missing.length === 0) return null;
  return (
    <div className="space-y-1 px-4 py-2 text-sm text-soft sm:px-5">
      {missing.map(({ basis, text }) => (
        <p key={basis}>
          {words[basis]}: {text}
        </p>
      ))}
    </div>
  );
}

/** Clean by the live service over the last weeks; a single day is no line. */
function WeeksChart({ values: { liveWeeks }, words }: { values: RegistrationValues; words: BasisWords }) {
  const days = [
    ...new Set(AGE_BASES.flatMap((basis) => (liveWeeks[basis].value ?? []).map(({ day }) => day))),
  ].toSorted();
  if (days.length < 2) return null;
  const series = AGE_BASES.flatMap((basis, index) => {
    const look = LOOKS[index];
    const known = new Map((liveWeeks[basis].value ?? []).map(({ day, pounds }) => [day, pounds.clean]));
    return look && known.size > 0
      ? [{ name: words[basis], look, values: days.map((day) => known.get(day) ?? null) }]
      : [];
  });
  // The series go from the plate to the date itself.
  const narrowest = series.at(-1);
  return (
    <Card>
      <LineChart
        finding={
          narrowest
            ? historyFinding(
                days.map((day, index) => ({ day, value: narrowest.values[index] ?? null })),
                `Clean, ${narrowest.name}`,
              )
            : null
        }
        title="Live Clean values of the last weeks"
        stops={{ name: 'Day', unit: 'day', at: days }}
        series={series}
        unit="pounds"
      />
    </Card>
  );
}
