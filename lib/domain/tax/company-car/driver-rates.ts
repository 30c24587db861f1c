/** The income tax rates a driver may pay on a benefit. Every figure of the company car page uses them. */
import type { Because } from '@/lib/domain/provenance';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { RATES, SCOTTISH_RATES, type TaxRate } from '@/lib/domain/tax/tax-rates';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';

export interface DriverRates {
  /** Empty if our tables have no rates for the year. */
  readonly all: readonly TaxRate[];
  /** Per cent: basic and higher rate, which most drivers pay. */
  readonly usual: readonly number[];
  /** The same and the top rate. */
  readonly usualAndTop: readonly number[];
  /** Which rates they are, for a caption. */
  readonly words: string;
  /** Why there are none; null if there are. */
  readonly because: Because | null;
}

/** The rates of the tax year the page looks at; later years are assumed unchanged. */
export function driverRates(isScottish: boolean, { name, from }: FiscalYear): DriverRates {
  const scottish = isScottish ? inForce(SCOTTISH_RATES, from) : null;
  const all = isScottish ? (scottish?.value ?? []) : RATES;
  const usual = all.filter(({ isUsual }) => isUsual).map(({ percent }) => percent);
  const because =
    all.length > 0
      ? null
      : {
          reason: `Scottish income tax rates for ${name} are not in our tables.`,
          next: 'Choose another date, or apply the rates to the taxable benefit.',
        };
  const known = isScottish
    ? `Scottish rates for ${name}${scottish?.isAssumed ? ', assumed unchanged from the last published year' : ''}; later years are assumed unchanged.`
    : 'Rates for England, Wales and Northern Ireland.';
  return {
    all,
    usual,
    because,
    usualAndTop: [...usual, ...all.slice(-1).map(({ percent }) => percent)],
    words: because ? `${because.reason} ${because.next}` : known,
  };
}
