import type { NeedChoice, OpenNeed, OptionState, Total } from '@/lib/domain/options/configuration';
import { currentBuild, totalOf, type CurrentBuild } from '@/lib/domain/options/current-build';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** The options that meet a need: already covered first, then the cheapest, then those with the highest residual value. */
export function needChoices(
  now: CurrentBuild,
  need: OpenNeed,
  states: readonly OptionState[],
  residualPence: (option: number) => number | null = () => null,
): NeedChoice[] {
  const { book, fitted } = now;
  const rule = (book.needs[book.indexOf.get(need.primary) ?? -1] ?? []).find(
    ({ code, type }) => code === need.rule && type === need.type,
  );
  const choices = (rule?.secondaries ?? []).flatMap((index): NeedChoice[] => {
    const [option, state] = [book.options[index], states[index]];
    if (option === undefined || state === undefined) return [];
    const isCovered = fitted.fit[index] === 1;
    const alternatives = (isCovered ? [] : linesFor(book, index, states))
      .map((line) => ({ choose: book.options[line]?.code ?? null, total: totalWith(now, line, states[line]) }))
      .sort((a, b) => cheaperFirst(a.total, b.total));
    const [plan = { choose: null, total: isCovered ? totalOf(now) : null }] = alternatives;
    return [
      { option: option.code, ...plan, isCovered, status: state.status, residualPence: residualPence(option.code) },
    ];
  });
  return choices.sort(
    (a, b) =>
      Number(b.isCovered) - Number(a.isCovered) ||
      cheaperFirst(a.total, b.total) ||
      (b.residualPence ?? -1) - (a.residualPence ?? -1),
  );
}

/** What can be ordered now to have an option: itself, or for a pack-only item one of its packs. */
const linesFor = (book: RuleBook, option: number, states: readonly OptionState[]): readonly number[] =>
  (book.options[option]?.isPackOnly ? (book.packsOf[option] ?? []) : [option]).filter(
    (line) => !book.options[line]?.isPackOnly && states[line]?.status === 'available',
  );

/** Fewer prices on application, then £; an option that cannot be had last. */
const cheaperFirst = (one: Total | null, other: Total | null): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : one.onApplication.length - other.onApplication.length || one.pence - other.pence;

/** What the options cost with one more line, and without the selection whose place it takes. */
function totalWith({ book, selections, picks }: CurrentBuild, line: number, state: OptionState | undefined): Total {
  const remaining = selections.filter((selection) => book.options[selection]?.code !== state?.replaces);
  return totalOf(currentBuild(book, [...remaining, line], picks));
}
