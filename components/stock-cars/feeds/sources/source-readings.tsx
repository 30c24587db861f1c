import Link from 'next/link';
import { SentenceList } from '@/components/ui/data/sentence-list';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { fieldWords } from '@/lib/domain/stock-cars/car-fields';
import { stockCarPath } from '@/lib/domain/page-paths';
import type { RefusedRow, SourceReading, StockSource } from '@/lib/domain/stock-cars/sources/stock-source';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';

/** `2 added, 1 changed, 40 left alone, 3 rows refused` */
const readingWords = ({
  added,
  changed,
  unchanged,
  refused,
}: Pick<SourceReading, 'added' | 'changed' | 'unchanged' | 'refused'>) =>
  `${formatPlural(added, 'car')} added, ${formatCount(changed)} changed, ${formatCount(unchanged)} left alone, ${formatPlural(refused, 'row')} refused.`;

/** The result of the last reading, with its cars and rows, and earlier ones. */
export function SourceReadings({ source: { isDue, readings } }: { source: StockSource }) {
  const [last, ...earlier] = readings.filter(({ state }) => state !== 'reading');
  return (
    <div className="space-y-1 text-sm">
      <p role="status">
        {isDue && 'Reading it now … '}
        {!last && !isDue && 'Not read yet.'}
        {last && <ReadingLine reading={last} />}
      </p>
      {last && <SentenceList sentences={last.untaken} />}
      {last?.unused && <p className="wrap-anywhere text-soft">{last.unused}</p>}
      {last && last.changedCars.length > 0 && (
        <Disclosure summary="Changed cars" aside={formatPlural(last.changed, 'car')}>
          <ul className="list-disc space-y-0.5 pl-5">
            {last.changedCars.map(({ row, carId, fields }) => (
              <li key={row}>
                <Link href={stockCarPath(carId)} className="link" prefetch={false}>
                  Row {formatCount(row)}
                </Link>
                : {fields.map((field) => fieldWords(field).toLowerCase()).join(', ')}
              </li>
            ))}
          </ul>
          <More shown={last.changedCars.length} all={last.changed} />
        </Disclosure>
      )}
      {last && last.refused > 0 && (
        <Disclosure summary="Refused rows" aside={formatPlural(last.refused, 'row')}>
          <RefusedRows rows={last.refusedRows} all={last.refused} />
        </Disclosure>
      )}
      {earlier.length > 0 && (
        <Disclosure summary="Earlier readings" aside={formatCount(earlier.length)}>
          <ul className="space-y-0.5">
            {earlier.map((reading) => (
              <li key={reading.id}>
                <ReadingLine reading={reading} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function ReadingLine({ reading }: { reading: SourceReading }) {
  return (
    <>
      {formatDateTime(reading.startedAt)}:{' '}
      {reading.problem === null ? (
        readingWords(reading)
      ) : (
        <span className="font-semibold text-danger">{reading.problem}</span>
      )}
    </>
  );
}

/** Refused rows with their reasons, numbered as in a spreadsheet. */
export function RefusedRows({ rows, all }: { rows: readonly RefusedRow[]; all: number }) {
  return (
    <>
      <ul className="list-disc space-y-0.5 pl-5">
        {rows.map(({ row, reason }) => (
          <li key={row} className="wrap-anywhere">
            Row {formatCount(row)}: {reason}
          </li>
        ))}
      </ul>
      <More shown={rows.length} all={all} />
    </>
  );
}

const More = ({ shown, all }: { shown: number; all: number }) =>
  all > shown ? <p className="mt-1 text-soft">And {formatCount(all - shown)} more.</p> : null;
