import Link from 'next/link';
import { BarChart } from '@/components/charts/bar/bar-chart';
import { BAND_LOOK } from '@/components/charts/marks/look';
import { groupAgeFinding, groupDaysFinding, groupValueFinding } from '@/lib/domain/findings/stock-findings';
import { stockVatWords } from '@/lib/domain/money/value-vat';
import {
  averageAgeMonths,
  averageDays,
  groupCarsWords,
  groupCleanPounds,
  groupCostWords,
  GROUPING_WORDS,
  groupsDrawn,
  STOCK_GROUPINGS,
  type StockGroup,
  type StockGrouping,
} from '@/lib/domain/stock-cars/stock-groups';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { capitalised, formatPlural } from '@/lib/format';

interface StockGroupChartsProps {
  groups: readonly (StockGroup & { readonly vans: number })[];
  by: StockGrouping;
}

/** Value, days in stock and age of the stock by make, by site, or by a band; the grouping is in the address. */
export function StockGroupCharts({ groups, by }: StockGroupChartsProps) {
  const named = groups.map((group) => (by === 'make' ? { ...group, name: displayName(group.name) } : group));
  const drawn = groupsDrawn(named);
  const words = GROUPING_WORDS[by];
  const rowName = capitalised(words);
  const vatWords = stockVatWords({
    cars: groups.reduce((sum, { cars }) => sum + cars, 0),
    vans: groups.reduce((sum, { vans }) => sum + vans, 0),
  });
  return (
    <div className="space-y-4">
      <nav aria-label="Group the stock" className="flex flex-wrap gap-3 text-sm print:hidden">
        {STOCK_GROUPINGS.map((grouping) => (
          <Link
            key={grouping}
            href={`/stock/charts?by=${grouping}`}
            prefetch={false}
            scroll={false}
            aria-current={grouping === by ? 'true' : undefined}
            className="link inline-flex min-h-6 items-center aria-[current]:font-bold"
          >
            By {GROUPING_WORDS[grouping]}
          </Link>
        ))}
      </nav>
      <div className="grid gap-6 lg:grid-cols-3">
        <BarChart
          finding={groupValueFinding(named)}
          title={`Value at Clean by ${words}`}
          bars={drawn.map((group) => ({
            label: group.name,
            value: groupCleanPounds(group),
            remark: `${groupCarsWords(group)}, ${groupCostWords(group)}`,
            look: BAND_LOOK.clean,
          }))}
          unit="pounds"
          rowName={rowName}
          valueName="Clean"
          notes={['Cost includes preparation.', ...(vatWords === null ? [] : [vatWords])]}
        />
        <BarChart
          finding={groupDaysFinding(named)}
          title={`Average days in stock by ${words}`}
          bars={drawn.map((group) => ({
            label: group.name,
            value: averageDays(group),
            remark: formatPlural(group.cars, 'car'),
          }))}
          unit="days"
          rowName={rowName}
          valueName="Days in stock"
        />
        <BarChart
          finding={groupAgeFinding(named)}
          title={`Average age of the vehicles by ${words}`}
          bars={drawn.map((group) => ({
            label: group.name,
            value: averageAgeMonths(group),
            remark: formatPlural(group.agedCars, 'car'),
          }))}
          unit="months"
          rowName={rowName}
          valueName="Age"
        />
      </div>
    </div>
  );
}
