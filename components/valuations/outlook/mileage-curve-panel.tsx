import { LineChart } from '@/components/charts/line/line-chart';
import { BAND_LOOK } from '@/components/charts/marks/look';
import { readRecordHistory } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { valueAt } from '@/lib/domain/valuations/value-grid';
import { formatCount, formatDate, formatMiles, formatPounds } from '@/lib/format';
import { mileageCurveAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { SOURCES } from '@/lib/domain/source-names';

const FURTHER_MILES = 10_000;

/** What mileage costs: the latest edition at every mileage, with this vehicle's own marked. */
export function MileageCurvePanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordHistory, { id });
  return (
    <OutlookPanel title="Value by mileage" answer={answer} fullPagePath={mileageCurveAddress}>
      {({ history: { editions, mileages, clean, average, below }, mileage }) => {
        const [currentPounds, laterPounds] = [mileage, mileage + FURTHER_MILES].map(
          (miles) => valueAt(mileages, clean.at(-1) ?? [], miles).pounds,
        );
        const isWithinGuide = mileage >= (mileages[0] ?? 0) && mileage <= (mileages.at(-1) ?? 0);
        const lastEdition = (grid: (number | null)[][]) => grid.at(-1) ?? [];
        return (
          <LineChart
            title="Clean, Average and Below by mileage"
            lead={
              typeof currentPounds === 'number' && typeof laterPounds === 'number'
                ? `${formatPounds(currentPounds - laterPounds)} less per extra ${formatCount(FURTHER_MILES)} miles (Clean).`
                : undefined
            }
            stops={{ name: 'Mileage', unit: 'miles', at: mileages }}
            series={[
              { name: 'Clean', look: BAND_LOOK.clean, values: lastEdition(clean) },
              { name: 'Average', look: BAND_LOOK.average, values: lastEdition(average) },
              { name: 'Below', look: BAND_LOOK.below, values: lastEdition(below) },
            ]}
            unit="pounds"
            lines={isWithinGuide ? [{ at: mileage, label: formatMiles(mileage) }] : []}
            height={140}
            notes={[
              `Edition of ${formatDate(editions.at(-1) ?? '')}, at ${SOURCES.guide.inText}’s own points.`,
              ...(isWithinGuide ? [] : [`${formatMiles(mileage)} is outside them: no guide value.`]),
            ]}
          />
        );
      }}
    </OutlookPanel>
  );
}
