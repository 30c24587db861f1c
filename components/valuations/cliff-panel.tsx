import { LineChart } from '@/components/charts/line-chart';
import { BAND_LOOK } from '@/components/charts/look';
import { readRecordHistory } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/use-answer';
import { valueAt } from '@/lib/domain/value-grid';
import { formatDate, formatMiles, formatPounds } from '@/lib/format';
import { cliffAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';

const FURTHER_MILES = 10_000;

/** What mileage costs: the latest edition at every mileage, with this vehicle's own marked. */
export function CliffPanel({ id }: { id: string }) {
  const asked = useAnswer(readRecordHistory, { id });
  return (
    <OutlookPanel title="Mileage cliff" of={asked} full={cliffAddress}>
      {({ history: { editions, mileages, clean, average, below }, mileage }) => {
        const [now, then] = [mileage, mileage + FURTHER_MILES].map(
          (miles) => valueAt(mileages, clean.at(-1) ?? [], miles).pounds,
        );
        const inside = mileage >= (mileages[0] ?? 0) && mileage <= (mileages.at(-1) ?? 0);
        const last = (grid: (number | null)[][]) => grid.at(-1) ?? [];
        return (
          <LineChart
            title="Value by mileage"
            lead={
              typeof now === 'number' && typeof then === 'number'
                ? `${formatMiles(FURTHER_MILES)} more cost ${formatPounds(now - then)} of Clean.`
                : undefined
            }
            stops={{ name: 'Mileage', unit: 'miles', at: mileages }}
            series={[
              { name: 'Clean', look: BAND_LOOK.clean, values: last(clean) },
              { name: 'Average', look: BAND_LOOK.average, values: last(average) },
              { name: 'Below', look: BAND_LOOK.below, values: last(below) },
            ]}
            unit="pounds"
            lines={inside ? [{ at: mileage, label: formatMiles(mileage) }] : []}
            height={140}
            notes={[
              `Edition of ${formatDate(editions.at(-1) ?? '')}, at the guide’s own points.`,
              ...(inside ? [] : [`${formatMiles(mileage)} lies outside them: the guide gives it no value there.`]),
            ]}
          />
        );
      }}
    </OutlookPanel>
  );
}
