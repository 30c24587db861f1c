import { addDays, addMonths, earlier, firstOfMonth, later, yearOf } from '@/lib/sandbox/calendar';
import { drawWhole, hash } from '@/lib/sandbox/chance';
import type { Derivative, ModelYear } from '@/lib/sandbox/catalogue/model';

/** Being made on the day. */
export function isCurrent(derivative: Derivative, today: string): boolean {
  return derivative.introduced <= today && (derivative.discontinued === null || today <= derivative.discontinued);
}

/** No longer made but still sold new on the day. */
export function isOnRunOut(derivative: Derivative, today: string): boolean {
  const { discontinued, runOut } = derivative;
  return discontinued !== null && discontinued < today && runOut !== null && today <= runOut;
}

/** Last day its specification is kept: its end, or the first of last month while it is made. */
export function lastSpecDate(derivative: Derivative, today: string): string {
  if (derivative.discontinued !== null && derivative.discontinued < today) return derivative.discontinued;
  return later(addMonths(firstOfMonth(today), -1), derivative.introduced);
}

/** Each make changes its model year on two days, in winter (`26.00`) and summer (`26.50`). */
function changeover(derivative: Derivative, year: number, half: 0 | 50): string {
  const day = drawWhole(`${derivative.line.make.letters} model year ${half}`, 0, 59);
  return addDays(`${year}-${half === 0 ? '01' : '06'}-01`, day);
}

/** The picture of a model's body in a year, `26`: its derivatives share it. */
export function imageIdOf({ model, line }: Derivative, year: string): number {
  return 800000 + (hash(`${model.code} ${line.body} ${year}`) % 100000);
}

/** Oldest first; references `26.00` and `26.50`. At least one. */
export function modelYears(derivative: Derivative, today: string): readonly ModelYear[] {
  const end = derivative.discontinued;
  const last = end === null ? later(today, derivative.introduced) : earlier(end, later(today, derivative.introduced));
  const starts: { reference: string; from: string }[] = [];
  for (let year = yearOf(derivative.introduced) - 1; year <= yearOf(last); year++) {
    for (const half of [0, 50] as const) {
      const from = changeover(derivative, year, half);
      const reference = `${String(year % 100).padStart(2, '0')}.${String(half).padStart(2, '0')}`;
      if (from <= last) starts.push({ reference, from });
    }
  }
  const first = starts.findLastIndex((start) => start.from <= derivative.introduced);
  const kept = starts.slice(Math.max(0, first));
  return kept.map(({ reference, from }, i) => {
    const next = kept[i + 1];
    return {
      reference,
      effectiveFrom: later(from, derivative.introduced),
      effectiveTo: next === undefined ? (end !== null && end <= last ? end : null) : addDays(next.from, -1),
      imageId: imageIdOf(derivative, reference.slice(0, 2)),
    };
  });
}

/** The model year in force on a day; before the introduction the first, after the end the last. */
export function modelYearOn(derivative: Derivative, date: string): ModelYear {
  const years = modelYears(derivative, later(date, derivative.introduced));
  const found = years.findLast((year) => year.effectiveFrom <= date) ?? years[0];
  if (found === undefined) throw new Error(`no model year for ${derivative.refid}`);
  return found;
}
