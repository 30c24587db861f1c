import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import Link from 'next/link';
import { LineChart } from '@/components/charts/line/line-chart';
import { BAND_LOOK } from '@/components/charts/marks/look';
import { readRecordHistory } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { historyToValuation } from '@/lib/domain/valuations/history-to-valuation';
import { valueAt } from '@/lib/domain/valuations/value-grid';
import { mileageStepWords } from '@/lib/domain/findings/mileage-step';
import { mileageFinding, mileageRangeFinding } from '@/lib/domain/findings/value-findings';
import { formatDate, formatMiles } from '@/lib/format';
import { guideAddress, mileageCurveAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { SOURCES } from '@/lib/domain/source-names';

const FURTHER_MILES = 10_000;

/** What mileage costs: the latest edition at every mileage, with this vehicle's own marked. */
export function MileageCurvePanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordHistory, { id });
  return (
    <OutlookPanel title="Value by mileage" answer={answer} fullPagePath={mileageCurveAddress}>
      {({ history, valued, step, ...subject }) => {
        const { editions, mileages, clean, average, below } = history;
        const { mileage } = subject;
        const latest = clean.at(-1) ?? [];
        const at = (miles: number) => ({ miles, pounds: valueAt(mileages, latest, miles).pounds });
        const curve = mileages.map((miles, index) => ({ miles, pounds: latest[index] ?? null }));
        // At the vehicle's own mileage the record's value is used, so that the curve starts from the Clean shown above.
        const shown = historyToValuation(history, { ...valued, mileage });
        const now = { miles: mileage, pounds: valueAt(shown.mileages, shown.clean.at(-1) ?? [], mileage).pounds };
        const isWithinGuide = mileage >= (mileages[0] ?? 0) && mileage <= (mileages.at(-1) ?? 0);
        const lastEdition = (grid: (number | null)[][]) => grid.at(-1) ?? [];
        return (
          <>
            {step && (
              <p className="mb-2 text-sm print:hidden">
                <strong className="font-semibold">{mileageStepWords(step, 'Clean')}</strong>
                <span className="text-soft">, {SOURCES.guide.inText}’s next step</span>
              </p>
            )}
            <LineChart
              title="Clean, Average and Below by mileage"
              finding={mileageFinding(now, at(mileage + FURTHER_MILES), 'Clean') ?? mileageRangeFinding(curve, 'Clean')}
              stops={{ name: 'Mileage', unit: 'miles', at: mileages }}
              series={[
                { name: 'Clean', look: BAND_LOOK.clean, values: latest },
                { name: 'Average', look: BAND_LOOK.average, values: lastEdition(average) },
                { name: 'Below', look: BAND_LOOK.below, values: lastEdition(below) },
              ]}
              unit="pounds"
              lines={isWithinGuide ? [{ at: mileage, label: formatMiles(mileage) }] : []}
              height={140}
              notes={[
                `Edition of ${formatDate(editions.at(-1) ?? '')}, at ${SOURCES.guide.inText}’s own points.`,
                ...(isWithinGuide ? [] : [`${formatMiles(mileage)} is outside them.`]),
              ]}
            />
            <Link
              href={guideAddress(subject)}
              prefetch={false}
              className="link inline-flex min-h-6 items-center text-sm print:hidden"
            >
              {GUIDE_PAGE} of every plate and mileage
            </Link>
          </>
        );
      }}
    </OutlookPanel>
  );
}
