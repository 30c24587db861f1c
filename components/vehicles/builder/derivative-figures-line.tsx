import type { ReactNode } from 'react';
import type { DerivativeFigures } from '@/lib/domain/tax/company-car/derivative-figures';
import { formatCount, formatPounds } from '@/lib/format';

/** The columns of the figures, in the rows and above them. */
export const FIGURE_COLUMNS = 'grid grid-cols-[5fr_5fr_3fr_5fr] gap-x-2';

/** In place of a P11D value and a tax that are not known because the car has no price. */
const NO_PRICE = 'No price';

/** P11D, CO2, benefit and £ a month of a derivative. One line high whether the figures are there yet or not. */
export function DerivativeFiguresLine({ row }: { row: DerivativeFigures | 'loading' | null }) {
  if (row === 'loading') return <span aria-hidden="true" className="h-5" />;
  if (row === null || row.because !== null)
    return <span className="h-5 text-sm font-normal text-soft">No company car figures</span>;
  const { p11dPence, co2GramsPerKm, benefitPercent, basicTaxPencePerMonth } = row;
  return (
    <span className={`${FIGURE_COLUMNS} h-5 text-sm font-normal whitespace-nowrap tabular-nums`}>
      <Cell label="P11D">{p11dPence === null ? NO_PRICE : formatPounds(p11dPence / 100)}</Cell>
      <Cell label="CO2">{co2GramsPerKm === null ? null : `${formatCount(co2GramsPerKm)} g/km`}</Cell>
      <Cell label="Benefit in kind">{benefitPercent === null ? null : `${benefitPercent}%`}</Cell>
      <Cell label="Tax at 20%">
        {p11dPence === null
          ? NO_PRICE
          : basicTaxPencePerMonth === null
            ? null
            : `${formatPounds(basicTaxPencePerMonth / 100)}/mo`}
      </Cell>
    </span>
  );
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <span>
    <span className="sr-only">{label} </span>
    {children ?? '–'}
  </span>
);
