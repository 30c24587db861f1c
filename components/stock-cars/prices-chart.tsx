import { ScatterChart } from '@/components/charts/scatter/scatter-chart';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listedVatWords } from '@/lib/domain/money/value-vat';
import { SOURCES } from '@/lib/domain/source-names';
import { formatCount, formatPlural } from '@/lib/format';

interface PricesChartProps {
  prices: readonly {
    readonly name: string;
    readonly retailPounds: number;
    readonly advertisedPounds: number;
    readonly isWithoutVat: boolean;
  }[];
  /** In stock. */
  cars: number;
}

/** Every asking price against the guide's Retail. */
export function PricesChart({ prices, cars }: PricesChartProps) {
  if (prices.length === 0)
    return (
      <EmptyState title="No asking price to compare">
        Cars in stock with an asking price and a {SOURCES.guide.beforeNoun} value are drawn here.
      </EmptyState>
    );
  const vatWords = listedVatWords(prices);
  const above = prices.filter(({ retailPounds, advertisedPounds }) => advertisedPounds > retailPounds).length;
  return (
    <ScatterChart
      finding={`${formatCount(above)} of ${formatPlural(prices.length, 'asking price')} ${above === 1 ? 'is' : 'are'} above ${SOURCES.guide.beforeNoun} Retail.`}
      title={`Asking price against ${SOURCES.guide.beforeNoun} Retail`}
      points={prices.map(({ name, retailPounds, advertisedPounds }) => ({
        name,
        x: retailPounds,
        y: advertisedPounds,
      }))}
      unit="pounds"
      pointName="Car"
      xName="Retail"
      yName="Asking price"
      equalName="asking price at Retail"
      notes={[
        ...(prices.length < cars
          ? [`${formatPlural(cars - prices.length, 'car')} without an asking price or a Retail value left out.`]
          : []),
        ...(vatWords === null ? [] : [vatWords]),
      ]}
    />
  );
}
