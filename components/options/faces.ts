import type { Configuration, OpenNeed, Status } from '@/lib/domain/rules/configuration';
import type { Rule, RuleBook } from '@/lib/domain/rules/rule-book';

/** What one option's row shows of the present build. Rows are drawn anew only where their face is another. */
export interface Face {
  readonly code: number;
  readonly status: Status;
  /** The wish whose place it would take. */
  readonly replaces: number | null;
  /** Pence it adds to the present total; null on application. Of what is not fitted its own price. */
  readonly pence: number | null;
  /** Fitted packs it comes with. */
  readonly packs: readonly number[];
  /** The wish that makes it free. */
  readonly freeBy: number | null;
  readonly needs: readonly OpenNeed[];
  /** Fitted packs whose contents meet what it needs. */
  readonly coveredBy: readonly number[];
  /** Of a pack: what of its contents is fitted. */
  readonly holds: readonly number[];
}

export const isFitted = (face: Pick<Face, 'status'> | undefined): boolean =>
  face?.status === 'chosen' || face?.status === 'standard' || face?.status === 'in pack';

export type Faces = ReadonlyMap<number, Face>;

/** Every option's face, those unchanged being the very same objects as before. On the way of every press: no waste. */
export function facesOf(book: RuleBook, now: Configuration, before: Faces | null): Faces {
  const lines = new Map(now.lines.map((line) => [line.option, line]));
  const needs = new Map<number, OpenNeed[]>();
  for (const need of now.openNeeds) needs.set(need.primary, [...(needs.get(need.primary) ?? []), need]);
  const fitted = new Set(now.fitted);
  const fittedOf = (indices: readonly number[] = NONE): readonly number[] => {
    if (indices.length === 0) return NONE;
    return indices.flatMap((each) => book.options[each]?.code ?? []).filter((each) => fitted.has(each));
  };
  const kindOf = (each: number) => lines.get(book.options[each]?.code ?? -1)?.kind;
  /** What meets a need only because a pack brings it. */
  const coveredIn = (rules: readonly Rule[] = NONE_OF): readonly number[] =>
    rules.flatMap(({ type, secondaries }) => {
      const met = secondaries.filter((each) => kindOf(each) !== undefined);
      const inPacks = met.filter((each) => kindOf(each) === 'in pack');
      return type === 'RA' || inPacks.length === met.length ? inPacks : NONE;
    });
  const faces = new Map<number, Face>();
  for (const [index, { code, status, replaces }] of now.states.entries()) {
    const line = lines.get(code);
    const face: Face = {
      code,
      status,
      replaces,
      pence: line ? line.chargedPence : (book.options[index]?.pence ?? null),
      packs: line ? fittedOf(book.packsOf[index]) : NONE,
      freeBy: line?.freeBy?.primary ?? null,
      needs: needs.get(code) ?? NONE_OPEN,
      coveredBy: line
        ? [...new Set(coveredIn(book.needs[index]).flatMap((each) => fittedOf(book.packsOf[each])))]
        : NONE,
      holds: fittedOf(book.contents[index]),
    };
    const known = before?.get(code);
    faces.set(code, known && isSame(known, face) ? known : face);
  }
  return faces;
}

const NONE: readonly number[] = [];
const NONE_OF: readonly Rule[] = [];
const NONE_OPEN: readonly OpenNeed[] = [];

const isSame = (one: Face, other: Face): boolean =>
  one.status === other.status &&
  one.replaces === other.replaces &&
  one.pence === other.pence &&
  one.freeBy === other.freeBy &&
  isSameList(one.packs, other.packs) &&
  isSameList(one.holds, other.holds) &&
  isSameList(one.coveredBy, other.coveredBy) &&
  one.needs.length === other.needs.length &&
  one.needs.every(({ sentence }, at) => sentence === other.needs[at]?.sentence);

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((each, at) => each === other[at]));
