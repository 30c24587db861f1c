import { inForce } from '@/lib/domain/tax/dated';
import { RATES, SCOTTISH_RATES, type TaxRate } from '@/lib/domain/tax/money-tables';

/** The rates a driver may pay on a benefit of the tax year that begins on this day; none where they are not published. */
export function driverRates(isScottish: boolean, from: string): readonly TaxRate[] {
  return isScottish ? (inForce(SCOTTISH_RATES, from)?.value ?? []) : RATES;
}

export function driverRatesWords(isScottish: boolean): string {
  return isScottish
    ? 'At the Scottish rates of 2026-27; later years are taken as unchanged.'
    : 'At the rates of England, Wales and Northern Ireland.';
}
