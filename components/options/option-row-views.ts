import type { OptionConfiguration, OpenNeed, Status } from '@/lib/domain/options/configuration';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** What one option's row shows of the current build. A row renders again only if its view changes. */
export interface OptionRowView {
  readonly code: number;
  readonly status: Status;
  /** The selection it would replace. */
  readonly replaces: number | null;
  /** Pence it adds to the current total; null if on application. For an option that is not fitted, its own price. */
  readonly pence: number | null;
  /** Fitted packs it comes with. */
  readonly packs: readonly number[];
  /** The selection that makes it free. */
  readonly freeBy: number | null;
  readonly needs: readonly OpenNeed[];
  /** Fitted packs whose contents meet what it needs. */
  readonly coveredBy: readonly number[];
  /** Of a pack: what of its contents is fitted. */
  readonly holds: readonly number[];
}

export const isFitted = (rowView: Pick<OptionRowView, 'status'> | undefined): boolean =>
  rowView?.status === 'chosen' || rowView?.status === 'standard' || rowView?.status === 'in pack';

export type OptionRowViews = ReadonlyMap<number, OptionRowView>;

/** The view of every option's row. Unchanged views are the same objects as before. Every action runs it, so it is fast. */
export function optionRowViews(
  book: RuleBook,
  now: OptionConfiguration,
  before: OptionRowViews | null,
): OptionRowViews {
  const lines = new Map(now.lines.map((line) => [line.option, line]));
  const needs = new Map<number, OpenNeed[]>();
  for (const need of now.openNeeds) needs.set(need.primary, [...(needs.get(need.primary) ?? []), need]);
  const fitted = new Set(now.fitted);
  const fittedOf = (indices: readonly number[] = NONE): readonly number[] => {
    if (indices.length === 0) return NONE;
    return indices.flatMap((index) => book.options[index]?.code ?? []).filter((index) => fitted.has(index));
  };
  const kindOf = (index: number) => lines.get(book.options[index]?.code ?? -1)?.kind;
  /** What meets a need only because a pack brings it. */
  const coveredIn = (rules: readonly CompiledRule[] = NONE_OF): readonly number[] =>
    rules.flatMap(({ type, secondaries }) => {
      const met = secondaries.filter((index) => kindOf(index) !== undefined);
      const inPacks = met.filter((index) => kindOf(index) === 'in pack');
      return type === 'RA' || inPacks.length === met.length ? inPacks : NONE;
    });
  const rowViews = new Map<number, OptionRowView>();
  for (const [index, { code, status, replaces }] of now.states.entries()) {
    const line = lines.get(code);
    const rowView: OptionRowView = {
      code,
      status,
      replaces,
      pence: line ? line.chargedPence : (book.options[index]?.pence ?? null),
      packs: line ? fittedOf(book.packsOf[index]) : NONE,
      freeBy: line?.freeBy?.primary ?? null,
      needs: needs.get(code) ?? NONE_OPEN,
      coveredBy: line
        ? [...new Set(coveredIn(book.needs[index]).flatMap((item) => fittedOf(book.packsOf[item])))]
        : NONE,
      holds: fittedOf(book.contents[index]),
    };
    const known = before?.get(code);
    rowViews.set(code, known && isSame(known, rowView) ? known : rowView);
  }
  return rowViews;
}

const NONE: readonly number[] = [];
const NONE_OF: readonly CompiledRule[] = [];
const NONE_OPEN: readonly OpenNeed[] = [];

const isSame = (one: OptionRowView, other: OptionRowView): boolean =>
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
  one === other || (one.length === other.length && one.every((value, at) => value === other[at]));
