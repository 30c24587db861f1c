'use client';

import { useBrowserValue } from '@/components/ui/behaviour/use-browser-value';
import { missingWords } from '@/lib/domain/builds/missing-options';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { priceListWords } from '@/lib/domain/options/option-days';
import type { Day } from '@/lib/domain/time/calendar';
import type { PriceLine } from '@/lib/domain/options/configuration';
import { formatList } from '@/lib/format';
import type { BuildState } from './build-state';
import type { ConfiguratorStore } from './configurator-store';
import { optionName } from './option-names';
import { PriceText } from './price-text';
import { BuildFigures } from './tray/build-figures';
import { PriceTotals } from './tray/price-totals';
import { priceReason } from './tray/price-reason';
import { useMissingOptions } from './use-missing-options';
import { useSettled } from './use-settled';

/** The build in print: what is ordered, what it costs, and how to open it again. Not shown on screen. */
export function BuildSheet({ store, today }: { store: ConfiguratorStore; today: Day }) {
  const settled = useSettled(store);
  const missing = useMissingOptions(store, settled);
  const origin = useBrowserValue(() => location.origin, '');
  const { book, build, now, list } = settled;
  const name = (code: number) => optionName(book, code);
  const linesOfKind = (kind: PriceLine['kind']) => now.lines.filter((line) => line.kind === kind);
  const [standard, inPacks] = [linesOfKind('standard'), linesOfKind('in pack')];
  const plain = standard.filter(({ chargedPence }) => chargedPence === 0);
  const code = encodeBuild(build, list.kind);
  return (
    <article className="hidden space-y-4 text-sm print:block" aria-label="Printed build">
      <header>
        <h2 className="text-lg font-semibold">Configured build</h2>
        <p>{priceListWords(list, today)}. Prices include VAT.</p>
      </header>
      {missing && (
        <p className="font-semibold">
          {missingWords(missing)}. {now.openNeeds.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      <PricedLines state={settled} />
      {inPacks.length > 0 && <p>In the packs: {formatList(inPacks.map(({ option }) => name(option)))}.</p>}
      {plain.length > 0 && <p>Standard: {formatList(plain.map(({ option }) => name(option)))}.</p>}
      <div className="grid break-inside-avoid grid-cols-2 gap-8">
        <PriceTotals state={settled} />
        <BuildFigures state={settled} />
      </div>
      <p className="break-inside-avoid text-xs">
        Share code <code className="wrap-anywhere">{code}</code>, to be entered under Vehicles as “Guide ID, guide code
        or build code”
        <br />
        <span className="wrap-anywhere">
          {origin}/vehicles/{list.kind}/{list.identifier}/configure?date={build.date}&build={code}
        </span>
      </p>
    </article>
  );
}

/** The selections with their prices, and the standard options that cost something. */
function PricedLines({ state: { book, now, list } }: { state: BuildState }) {
  const name = (code: number) => optionName(book, code);
  // The price of a standard option is in the total, so it needs a line.
  const priced = now.lines.filter(
    ({ kind, chargedPence }) => kind === 'selection' || (kind === 'standard' && chargedPence !== 0),
  );
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-ink text-left">
          <th scope="col" className="py-1 pr-3">
            Code
          </th>
          <th scope="col" className="w-full py-1 pr-3">
            Option
          </th>
          <th scope="col" className="py-1 text-right">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {priced.map((line) => (
          <tr key={line.option} className="break-inside-avoid border-b border-line align-top">
            <td className="py-1 pr-3">{line.option}</td>
            <td className="py-1 pr-3 wrap-anywhere">
              {name(line.option)}
              <span className="block text-xs text-soft">
                {line.kind === 'standard' ? 'Standard' : priceReason(line, name)}
              </span>
            </td>
            <td className="py-1 text-right whitespace-nowrap">
              <PriceText listPence={line.listPence} pence={line.chargedPence} />
            </td>
          </tr>
        ))}
        {priced.length === 0 && (
          <tr className="border-b border-line">
            <td />
            <td className="py-1">No options: the {list.kind} as it stands</td>
            <td className="py-1 text-right">£0</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
