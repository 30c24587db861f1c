import { addDays, addMonths, earlier, firstOfMonth, later, yearOf } from '@/lib/sandbox/time/calendar';
import { drawWhole, hash } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative, CatalogueModelYear } from '@/lib/sandbox/catalogue/catalogue-model';

/** True while it is made. */
export function isCurrent(derivative: CatalogueDerivative, today: string): boolean {
  return derivative.introduced <= today && (derivative.discontinued === null || today <= derivative.discontinued);
}

/** No longer made but still sold new on the day. */
export function isOnRunOut(derivative: CatalogueDerivative, today: string): boolean {
  const { discontinued, runOut } = derivative;
  return discontinued !== null && discontinued < today && runOut !== null && today <= runOut;
}

/** Last day its specification is listed: its end, or the first of last month while it is made. */
export function lastSpecDate(derivative: CatalogueDerivative, today: string): string {
  if (derivative.discontinued !== null && derivative.discontinued < today) return derivative.discontinued;
  return later(addMonths(firstOfMonth(today), -1), derivative.introduced);
}

interface Changeover {
  readonly reference: string;
  readonly from: string;
  readonly dayBefore: string;
}

/** Cached, because every row of a list of derivatives needs about twenty: two for each year and make. */
const changeovers = new Map<string, Changeover>();

/** Each make changes its model year on two days, in winter (`26.00`) and summer (`26.50`). */
function changeover({ line }: CatalogueDerivative, year: number, half: 0 | 50): Changeover {
  const key = `${line.make.letters} ${year} ${half}`;
  const known = changeovers.get(key);
  if (known) return known;
  const day = drawWhole(`${line.make.letters} model year ${half}`, 0, 59);
  const from = addDays(`${year}-${half === 0 ? '01' : '06'}-01`, day);
  const reference = `${String(year % 100).padStart(2, '0')}.${String(half).padStart(2, '0')}`;
  const made = { reference, from, dayBefore: addDays(from, -1) };
  changeovers.set(key, made);
  return made;
}

/** The picture of a model's body in a year, `26`: its derivatives share it. */
export function imageIdOf({ model, line }: CatalogueDerivative, year: string): number {
  return 800000 + (hash(`${model.code} ${line.body} ${year}`) % 100000);
}

/** The changeovers that start its model years, up to the day; the first may lie before its introduction. */
function startsOf(derivative: CatalogueDerivative, today: string): readonly Changeover[] {
  const last = lastDay(derivative, today);
  const starts: Changeover[] = [];
  for (let year = yearOf(derivative.introduced) - 1; year <= yearOf(last); year++) {
    for (const half of [0, 50] as const) {
      const start = changeover(derivative, year, half);
      if (start.from <= last) starts.push(start);
    }
  }
  const first = starts.findLastIndex((start) => start.from <= derivative.introduced);
  return starts.slice(Math.max(0, first));
}

const lastDay = ({ introduced, discontinued }: CatalogueDerivative, today: string): string =>
  discontinued === null ? later(today, introduced) : earlier(discontinued, later(today, introduced));

/** Oldest first; references `26.00` and `26.50`. At least one. */
export function modelYears(derivative: CatalogueDerivative, today: string): readonly CatalogueModelYear[] {
  const end = derivative.discontinued;
  const last = lastDay(derivative, today);
  const changeoversInLife = startsOf(derivative, today);
  return changeoversInLife.map(({ reference, from }, i) => {
    const next = changeoversInLife[i + 1];
    return {
      reference,
      effectiveFrom: later(from, derivative.introduced),
      effectiveTo: next === undefined ? (end !== null && end <= last ? end : null) : next.dayBefore,
      imageId: imageIdOf(derivative, reference.slice(0, 2)),
    };
  });
}

/** The model year in force on a day; before the introduction the first, after the end the last. */
export function modelYearOn(derivative: CatalogueDerivative, date: string): CatalogueModelYear {
  const years = modelYears(derivative, later(date, derivative.introduced));
  const found = years.findLast((year) => year.effectiveFrom <= date) ?? years[0];
  if (found === undefined) throw new Error(`no model year for ${derivative.refid}`);
  return found;
}

/** The reference alone of {@link modelYearOn}, which each row of a list of derivatives needs. */
export function modelYearReferenceOn(derivative: CatalogueDerivative, date: string): string {
  const day = earlier(later(date, derivative.introduced), derivative.discontinued ?? '9999-12-31');
  for (let year = yearOf(day); ; year--) {
    for (const half of [50, 0] as const) {
      const { from, reference } = changeover(derivative, year, half);
      if (from <= day) return reference;
    }
  }
}
