/** The rates of income tax a driver may pay on a benefit, as every figure of the page takes them. Pure. */
import type { Because } from '@/lib/domain/provenance';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { RATES, SCOTTISH_RATES, type TaxRate } from '@/lib/domain/tax/tax-rates';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';

export interface DriverRates {
  /** Empty where the rates of the year are not in our tables. */
  readonly all: readonly TaxRate[];
  /** Per cent: what most drivers pay, basic and higher. */
  readonly usual: readonly number[];
  /** The same and the most there is. */
  readonly usualAndTop: readonly number[];
  /** Which they are, for a caption. */
  readonly words: string;
  /** Why there are none; null where there are. */
  readonly because: Because | null;
}

/** Of the tax year a car is looked at in; later years are taken as unchanged. */
export function driverRates(isScottish: boolean, { name, from }: FiscalYear): DriverRates {
  const all = isScottish ? (inForce(SCOTTISH_RATES, from)?.value ?? []) : RATES;
  const usual = all.filter(({ isUsual }) => isUsual).map(({ percent }) => percent);
  const because =
    all.length > 0
      ? null
      : {
          reason: `Scotland’s rates of income tax in ${name} are not in our tables.`,
          next: 'Choose another day, or reckon them on the benefit.',
        };
  const known = isScottish
    ? `At the Scottish rates of ${name}; later years are taken as unchanged.`
    : 'At the rates of England, Wales and Northern Ireland.';
  return {
    all,
    usual,
    because,
    usualAndTop: [...usual, ...all.slice(-1).map(({ percent }) => percent)],
    words: because ? `${because.reason} ${because.next}` : known,
  };
}
