/** The total of a year's vehicle tax if it is not paid in one payment. */

export interface DutyPayment {
  readonly words: string;
  readonly pence: number;
}

/** Bands for which no six-month licence is sold (V149 prints none for the £20 and £35 rates). */
const SIX_MONTH_POUNDS_MIN = 50;

const rounded = (tenthsOfPence: number): number => Math.round(tenthsOfPence / 10);

/**
 * Six months at 55 % of the year's rate, 52.5 % by direct debit; twelve monthly direct debits at 105 % in all (V149).
 * @param pounds of a year, in whole pounds @returns nothing if there is nothing to pay
 */
export function dutyPayments(pounds: number): DutyPayment[] {
  if (pounds <= 0) return [];
  return [
    ...(pounds < SIX_MONTH_POUNDS_MIN
      ? []
      : [
          { words: 'six months', pence: rounded(pounds * 550) },
          { words: 'six months by direct debit', pence: rounded(pounds * 525) },
        ]),
    { words: '12 monthly direct debits, in total', pence: rounded(pounds * 1_050) },
  ];
}
