import { Why } from './why';
import { basicTaxPencePerMonth, noPercentReason } from '@/components/options/repairs/benefit-percent';
import { p11dPence } from '@/components/options/repairs/p11d-pence';
import { notIncludedWords } from '@/lib/domain/builds/not-included';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { formatPounds } from '@/lib/format';

/** A month's tax at 20%, and which options are not in it; or why there is none. */
export function MonthFigure({ car, date }: { car: CompanyCarFigures; date: string }) {
  if (p11dPence(car) === null) return <Why>P11D value is not known</Why>;
  const pence = basicTaxPencePerMonth(car, date);
  if (pence === null) return <Why>{noPercentReason(car, date)}</Why>;
  const notIncluded = notIncludedWords(car.build);
  return (
    <>
      {formatPounds(pence / 100)} a month
      {notIncluded && <span className="block max-w-52 text-xs font-normal text-soft">{notIncluded}</span>}
    </>
  );
}
