import { capitalised, formatPounds } from '@/lib/format';
import type { ConflictReason, Repair } from './configuration';
import { changeInWords, currentBuild, totalOf, type CurrentBuild } from './current-build';
import type { Conflict } from './status/minimal-conflict';
import type { Completion } from './repairs/completion';
import { requestedLines } from './repairs/repairs';
import type { RuleBook } from './rule-book/rule-book';
import { conflictInWords, listed, nameOf, ruleInWords, touchedBy } from './rule-sentences';

/** A conflict in codes and words. `null` stays `null`. */
export function explained(book: RuleBook, conflict: Conflict | null, option: number | null): ConflictReason | null {
  if (conflict === null) return null;
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const { touched, through } = touchedBy(book, conflict, option);
  return {
    selections: conflict.selections.map(codeOf),
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

/** A repair in codes and words. A selection whose place in an OO is taken is swapped, not dropped. */
export function repairOf(now: CurrentBuild, plan: Completion, option: number | null): Repair {
  const { book, selections, picks } = now;
  const { lost, adds, savers, isProven } = plan;
  const requested = requestedLines(book, option).filter((line) => !selections.includes(line));
  const newLines = [...requested, ...adds];
  const swaps = new Map<number, number>();
  for (const out of lost) {
    const other = newLines.find((line) => sharesGroup(book, out, line) && ![...swaps.values()].includes(line));
    if (other !== undefined) swaps.set(out, other);
  }
  const swappedIn = new Set(swaps.values());
  const after = [
    ...selections.flatMap((line) => swaps.get(line) ?? (lost.includes(line) ? [] : [line])),
    ...newLines.filter((line) => !swappedIn.has(line)),
  ];
  const then = currentBuild(book, after, picks);
  const codesOf = (indices: readonly number[]) => indices.map((index) => book.options[index]?.code ?? 0);
  const total = totalOf(then);
  const saverNote = saverNoteOf(then, savers);
  const deltaPence = total.pence - now.account.pence;
  const drops = lost.filter((line) => !swaps.has(line));
  const plain = adds.filter((line) => !swappedIn.has(line));
  const clause = (verb: string, options: readonly number[]) =>
    options.length === 0 ? [] : [`${verb} ${listed(options.map((index) => nameOf(book, index)))}`];
  const parts = [
    ...clause('drop', drops),
    ...[...swaps].map(([out, other]) => `${nameOf(book, other)} instead of ${nameOf(book, out)}`),
    ...clause('add', plain),
  ];
  return {
    drops: codesOf(drops),
    adds: codesOf(plain),
    swaps: [...swaps].map(([out, other]) => ({ out: codesOf([out])[0] ?? 0, in: codesOf([other])[0] ?? 0 })),
    selections: codesOf(after),
    total,
    deltaPence,
    savers: codesOf(savers),
    saverNote,
    isProvenCheapest: isProven,
    sentence: [
      `${capitalised(parts.length === 0 ? 'nothing else changes' : listed(parts))}: ${changeInWords(totalOf(now), total)}.`,
      ...(saverNote === null ? [] : [saverNote]),
    ].join(' '),
  };
}

/** Why a repair adds what nothing needs: what the build would cost without it. */
function saverNoteOf(then: CurrentBuild, savers: readonly number[]): string | null {
  if (savers.length === 0) return null;
  const { book, selections, picks } = then;
  const without = totalOf(
    currentBuild(
      book,
      selections.filter((line) => !savers.includes(line)),
      picks,
    ),
  );
  const total = totalOf(then);
  const saved = without.pence - total.pence;
  const isPlain = without.onApplication.length === total.onApplication.length;
  const effect = isPlain
    ? `lower${savers.length === 1 ? 's' : ''} the total by ${formatPounds(saved / 100)}`
    : `spare${savers.length === 1 ? 's' : ''} a price on application`;
  const are = savers.length === 1 ? 'is not needed' : 'are not needed';
  return `${listed(savers.map((index) => nameOf(book, index)))} ${are}, but ${effect}.`;
}

function sharesGroup(book: RuleBook, one: number, other: number): boolean {
  return (book.exclusions[one] ?? []).some(
    ({ type, secondaries }) => type === 'OO' && one !== other && secondaries.includes(other),
  );
}
