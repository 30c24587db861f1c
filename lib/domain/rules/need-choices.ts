import type { NeedChoice, OpenNeed, OptionState, Total } from './configuration';
import { present, totalOf, type Present } from './present';
import type { RuleBook } from './rule-book';

/** The options that meet a need: already covered first, then the cheapest, then the best kept value. */
export function needChoices(
  now: Present,
  need: OpenNeed,
  states: readonly OptionState[],
  keptPence: (option: number) => number | null = () => null,
): NeedChoice[] {
  const { book, fitted } = now;
  const rule = (book.needs[book.indexOf.get(need.primary) ?? -1] ?? []).find(
    ({ code, type }) => code === need.rule && type === need.type,
  );
  const choices = (rule?.secondaries ?? []).flatMap((index): NeedChoice[] => {
    const [option, state] = [book.options[index], states[index]];
    if (option === undefined || state === undefined) return [];
    const isCovered = fitted.fit[index] === 1;
    const ways = (isCovered ? [] : linesFor(book, index, states))
      .map((line) => ({ choose: book.options[line]?.code ?? null, total: totalWith(now, line, states[line]) }))
      .sort((a, b) => cheaperFirst(a.total, b.total));
    const [way = { choose: null, total: isCovered ? totalOf(now) : null }] = ways;
    return [{ option: option.code, ...way, isCovered, status: state.status, keptPence: keptPence(option.code) }];
  });
  return choices.sort(
    (a, b) =>
      Number(b.isCovered) - Number(a.isCovered) ||
      cheaperFirst(a.total, b.total) ||
      (b.keptPence ?? -1) - (a.keptPence ?? -1),
  );
}

/** What can be ordered now to have an option: itself, or one of the packs of what comes only inside them. */
const linesFor = (book: RuleBook, option: number, states: readonly OptionState[]): readonly number[] =>
  (book.options[option]?.isPackOnly ? (book.packsOf[option] ?? []) : [option]).filter(
    (line) => !book.options[line]?.isPackOnly && states[line]?.status === 'available',
  );

/** Fewer prices on application, then £; what cannot be had last. */
const cheaperFirst = (one: Total | null, other: Total | null): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : one.onApplication.length - other.onApplication.length || one.pence - other.pence;

/** What the options cost with one more line, the wish whose place it takes being gone. */
function totalWith({ book, wishes, picks }: Present, line: number, state: OptionState | undefined): Total {
  const kept = wishes.filter((wish) => book.options[wish]?.code !== state?.replaces);
  return totalOf(present(book, [...kept, line], picks));
}
