import type { NeedChoice, OpenNeed, OptionState } from './configuration';
import { present, type Present } from './present';
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
    const ways = linesFor(book, index, states)
      .map((line) => ({ choose: book.options[line]?.code ?? null, deltaPence: deltaOf(now, line, states[line]) }))
      .sort((a, b) => comparable(a.deltaPence) - comparable(b.deltaPence));
    const way = isCovered ? { choose: null, deltaPence: 0 } : (ways[0] ?? { choose: null, deltaPence: null });
    return [{ option: option.code, ...way, isCovered, status: state.status, keptPence: keptPence(option.code) }];
  });
  return choices.sort(
    (a, b) =>
      Number(b.isCovered) - Number(a.isCovered) ||
      comparable(a.deltaPence) - comparable(b.deltaPence) ||
      (b.keptPence ?? -1) - (a.keptPence ?? -1),
  );
}

/** What can be ordered to have an option: itself, or one of the packs of what comes only inside them. */
const linesFor = (book: RuleBook, option: number, states: readonly OptionState[]): readonly number[] =>
  book.options[option]?.isPackOnly
    ? (book.packsOf[option] ?? []).filter(
        (pack) => !book.options[pack]?.isPackOnly && states[pack]?.status === 'available',
      )
    : [option];

const comparable = (deltaPence: number | null): number => deltaPence ?? Number.MAX_SAFE_INTEGER;

/** What choosing a line changes, the wish whose place it takes being gone; `null` when a price is on application. */
function deltaOf(
  { book, wishes, picks, account }: Present,
  line: number,
  state: OptionState | undefined,
): number | null {
  const kept = wishes.filter((wish) => book.options[wish]?.code !== state?.replaces);
  const then = present(book, [...kept, line], picks).account;
  return then.unknown === account.unknown ? then.pence - account.pence : null;
}
