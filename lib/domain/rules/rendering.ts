import type { Reason, Repair } from './configuration';
import { changeInWords, present, totalOf, type Present } from './present';
import type { Conflict } from './reasons';
import { linesAskedFor, type WayOut } from './repairs';
import type { RuleBook } from './rule-book';
import { conflictInWords, listed, nameOf, ruleInWords, touchedBy } from './sentences';

/** A conflict in codes and words. `null` stays `null`. */
export function explained(book: RuleBook, conflict: Conflict | null, option: number | null): Reason | null {
  if (conflict === null) return null;
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const { touched, through } = touchedBy(book, conflict, option);
  return {
    wishes: conflict.wishes.map(codeOf),
    rules: conflict.rules.map((rule) => ({
      code: rule.code,
      type: rule.type,
      primary: rule.primary < 0 ? null : codeOf(rule.primary),
      secondaries: rule.secondaries.map(codeOf),
      words: ruleInWords(book, rule, touched),
    })),
    through: through.map(({ item, pack }) => ({ item: codeOf(item), pack: codeOf(pack) })),
    ...conflictInWords(book, conflict, option),
  };
}

/** A way out as a card: a wish whose place in an OO something takes is swapped, not dropped. */
export function repairOf(now: Present, { lost, adds, isProven }: WayOut, option: number | null): Repair {
  const { book, wishes, picks } = now;
  const asked = linesAskedFor(book, option).filter((each) => !wishes.includes(each));
  const coming = [...asked, ...adds];
  const swaps = new Map<number, number>();
  for (const out of lost) {
    const other = coming.find((each) => sharesGroup(book, out, each) && ![...swaps.values()].includes(each));
    if (other !== undefined) swaps.set(out, other);
  }
  const swappedIn = new Set(swaps.values());
  const after = [
    ...wishes.flatMap((each) => swaps.get(each) ?? (lost.includes(each) ? [] : [each])),
    ...coming.filter((each) => !swappedIn.has(each)),
  ];
  const then = present(book, after, picks);
  const codesOf = (indices: readonly number[]) => indices.map((each) => book.options[each]?.code ?? 0);
  const total = totalOf(then);
  const deltaPence = total.pence - now.account.pence;
  const drops = lost.filter((each) => !swaps.has(each));
  const plain = adds.filter((each) => !swappedIn.has(each));
  const words = (verb: string, options: readonly number[]) =>
    options.length === 0 ? [] : [`${verb} ${listed(options.map((each) => nameOf(book, each)))}`];
  const parts = [
    ...words('drop', drops),
    ...[...swaps].map(([out, other]) => `${nameOf(book, other)} instead of ${nameOf(book, out)}`),
    ...words('add', plain),
  ];
  return {
    drops: codesOf(drops),
    adds: codesOf(plain),
    swaps: [...swaps].map(([out, other]) => ({ out: codesOf([out])[0] ?? 0, in: codesOf([other])[0] ?? 0 })),
    wishes: codesOf(after),
    total,
    deltaPence,
    isProvenCheapest: isProven,
    sentence: `${capital(parts.length === 0 ? 'nothing else changes' : listed(parts))}: ${changeInWords(totalOf(now), total)}.`,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sharesGroup(book: RuleBook, one: number, other: number): boolean {
  return (book.bars[one] ?? []).some(
    ({ type, secondaries }) => type === 'OO' && one !== other && secondaries.includes(other),
  );
}
