import { ChangeFigures } from '@/components/charts/frame/change-figures';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { PrintButton } from '@/components/ui/actions/print-button';
import { monthOf } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { positionWords } from '@/lib/domain/valuations/guide-agreement';
import type { LiveValues } from '@/lib/domain/valuations/guide-comparison';
import { changesSince, statementSentence, type PastValue, type ValueChange } from '@/lib/domain/valuations/past-value';
import { SOURCES } from '@/lib/domain/source-names';
import {
  formatDate,
  formatMiles,
  formatMonthLong,
  formatPercent,
  formatPounds,
  formatPoundsChange,
} from '@/lib/format';

/** A dated statement to print: the value on a past day, the change since, and the live values around it. */
export function PastValueStatement({ value, name }: { value: PastValue; name: string }) {
  const { day, today, registered, mileage, identifier, past, now, around } = value;
  const missing = [past, now].flatMap((result) => (result.value === null ? [result.because] : []));
  return (
    <div className="space-y-4">
      <Card title={`Value on ${longDay(day)}`} aside={<Print where="max-sm:hidden" />}>
        <div className="space-y-3">
          {monthOf(day) !== monthOf(today) && (
            <ChangeFigures
              values={[
                { day, value: past.value?.pounds.clean ?? null },
                { day: today, value: now.value?.pounds.clean ?? null },
              ]}
              unit="pounds"
              series={BAND_WORDS.clean.label}
              today={today}
            />
          )}
          <p className="text-sm">
            {name}, guide ID {identifier}. First registered {formatDate(registered)}; {formatMiles(mileage)}.
          </p>
          {(past.value ?? now.value) && (
            <DataTable
              caption={`Values on ${longDay(day)} and today`}
              captionHidden
              columns={changeColumns(value)}
              rows={changesSince(value)}
              rowKey={({ band }) => band}
              onPhone="cards"
            />
          )}
          <p className="text-sm">{statementSentence(value)}</p>
          {missing.map(({ reason, next }) => (
            <p key={reason} className="text-sm">
              {reason} {next}
            </p>
          ))}
          <p className="text-xs text-faint">
            {past.value && `${SOURCES.guide.title}: edition of ${formatMonthLong(past.value.editionDay)}. `}
            {now.value && `Now: edition of ${formatMonthLong(now.value.editionDay)}. `}
            Statement of {formatDate(today)}. Not charged.
          </p>
          <Print where="sm:hidden" />
        </div>
      </Card>
      <Card title="Live values around that date" flush>
        {around.value === null ? (
          <p className="px-4 pb-3 text-sm text-soft sm:px-5">
            {around.because.reason} {around.because.next}
          </p>
        ) : (
          <DataTable
            caption="Live values in the weeks around that date"
            captionHidden
            columns={LIVE_COLUMNS}
            rows={around.value}
            rowKey={(position) => position.day}
            onPhone="cards"
          />
        )}
      </Card>
    </div>
  );
}

/** At the end on a phone, so that the values come first. */
const Print = ({ where }: { where: 'max-sm:hidden' | 'sm:hidden' }) => (
  <div className={`print:hidden ${where}`}>
    <PrintButton>Print the statement</PrintButton>
  </div>
);

/** "3 March 2025". */
const longDay = (day: string): string => `${Number(day.slice(8))} ${formatMonthLong(day)}`;

const poundsOf = (pounds: number | null) => (pounds === null ? <EmptyCell words="no value" /> : formatPounds(pounds));

const changeColumns = ({ day }: PastValue): readonly Column<ValueChange>[] => [
  { key: 'band', header: 'Band', rowHeader: true, span: 3, cell: ({ band }) => BAND_WORDS[band].label },
  { key: 'past', header: formatDate(day), numeric: true, cell: ({ pastPounds }) => poundsOf(pastPounds) },
  {
    key: 'now',
    header: 'Now',
    numeric: true,
    cell: ({ nowPounds }) => poundsOf(nowPounds),
  },
  {
    key: 'change',
    header: 'Change',
    numeric: true,
    cell: ({ changePounds, changeShare }) =>
      changePounds === null ? (
        <EmptyCell words="not known" />
      ) : (
        `${formatPoundsChange(changePounds)}${changeShare === null ? '' : ` (${formatPercent(changeShare)})`}`
      ),
  },
];

const LIVE_COLUMNS: readonly Column<LiveValues>[] = [
  { key: 'day', header: 'Date', rowHeader: true, span: 3, cell: ({ day }) => formatDate(day) },
  { key: 'retail', header: 'Retail', numeric: true, cell: ({ pounds }) => poundsOf(pounds.retail) },
  { key: 'clean', header: 'Clean', numeric: true, cell: ({ pounds }) => poundsOf(pounds.clean) },
  { key: 'average', header: 'Average', numeric: true, cell: ({ pounds }) => poundsOf(pounds.average) },
  { key: 'below', header: 'Below', numeric: true, cell: ({ pounds }) => poundsOf(pounds.below) },
  {
    key: 'comments',
    header: 'Editor',
    span: 3,
    cell: ({ comments, isMonthlyPosition }) =>
      [positionWords(isMonthlyPosition), ...comments].filter(Boolean).join('. ') || <EmptyCell words="no comment" />,
  },
];
