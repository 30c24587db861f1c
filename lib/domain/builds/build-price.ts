/** What a build costs, split as on an order form. Pure: the running total and the saved build use the same sums. */
import type { OptionList } from '@/lib/domain/options/option-list';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';

export interface BuildPrice {
  /** With the vehicle; null if the guide has no price for the vehicle. Pence. */
  readonly basicPence: number | null;
  readonly vatPence: number | null;
  readonly totalPence: number | null;
  /** Of the options alone. */
  readonly options: { readonly basicPence: number; readonly vatPence: number };
  /** Options whose price is on application: every sum above excludes them. */
  readonly onApplication: readonly number[];
}

/** The price of a build on the day of its list, and of its options alone. Pence. */
export function buildPrice(list: Pick<OptionList, 'price' | 'bundle'>, now: OptionConfiguration): BuildPrice {
  const rows = new Map(list.bundle.options.map((row) => [row.code, row]));
  let [basicPence, vatPence] = [0, 0];
  for (const { option, chargedPence } of now.lines) {
    const row = rows.get(option);
    if (!chargedPence || row === undefined) continue;
    // The engine charges either the list price or nothing, so its two parts are the list's own too.
    vatPence += row.vatPence ?? 0;
    basicPence += chargedPence - (row.vatPence ?? 0);
  }
  const { price } = list;
  const options = { basicPence, vatPence };
  const { onApplication } = now.total;
  if (price === null) return { basicPence: null, vatPence: null, totalPence: null, options, onApplication };
  return {
    basicPence: price.basicPence + basicPence,
    vatPence: price.vatPence + vatPence,
    totalPence: price.basicPence + price.vatPence + now.total.pence,
    options,
    onApplication,
  };
}
