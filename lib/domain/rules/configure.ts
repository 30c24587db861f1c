import { cheaperSet } from './cheaper-set';
import type { Configuration, OpenNeed, OptionState, Ordered, Repair, Status } from './configuration';
import { displaced } from './fitted';
import { needChoices } from './need-choices';
import { payloadsOf } from './payloads';
import { present, readWishes, totalOf, type Present } from './present';
import { freeChoices, priceLines } from './price-lines';
import { conflictOf } from './reasons';
import { explained, repairOf } from './rendering';
import { cheapestWay, waysOut } from './repairs';
import type { RuleBook } from './rule-book';
import { atOnce, type Search } from './search';
import { listed, nameOf, ruleInWords } from './sentences';
import { reasonerOf, type Outlook } from './statuses';

/** The whole state of a build under the rules: the state of every option, the price, what is open and what to do. */
export function configure(book: RuleBook, { wishes: codes, picks }: Ordered): Configuration {
  const { wishes, ignored } = readWishes(book, codes);
  const now = present(book, wishes, picks);
  const { fitted } = now;
  const reasoner = reasonerOf(book);
  const outlook = reasoner.outlook(fitted);
  const states = statesOf(now, outlook, reasoner.dead);
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const stateOf = (option: number) => states[book.indexOf.get(option) ?? -1] ?? null;
  const repairs = (option: number | null) =>
    waysOut(book, wishes, option, picks).map((way) => repairOf(now, way, option));
  const fixing = remembered(function* () {
    const way = outlook.isPossible ? yield* cheapestWay(book, wishes, picks) : null;
    return way && repairOf(now, way, null);
  });
  const cheapening = remembered(function* () {
    const way = outlook.isPossible && fitted.open.length === 0 ? yield* cheaperSet(now) : null;
    return way && repairOf(now, way, null);
  });
  return {
    states,
    lines: priceLines(now),
    fitted: book.options.flatMap(({ code }, index) => (fitted.fit[index] === 1 ? [code] : [])),
    total: totalOf(now),
    openNeeds: openNeeds(now),
    displaced: displaced(book, fitted).map(({ option, by, rules }) => ({
      option: codeOf(option),
      by: codeOf(by),
      rules: rules.flatMap(({ code }) => code ?? []),
    })),
    doublePacks: doublePacks(now),
    freeChoices: freeChoices(now, states),
    ignored,
    isPossible: outlook.isPossible,
    state: stateOf,
    reasonFor(option) {
      const index = book.indexOf.get(option);
      const status = stateOf(option)?.status;
      if (index === undefined || (status !== 'blocked' && status !== 'dead')) return null;
      return explained(book, conflictOf(book, status === 'dead' ? [] : wishes, index), index);
    },
    repairsFor(option) {
      const index = book.indexOf.get(option);
      return index === undefined || stateOf(option)?.status === 'dead' ? [] : repairs(index);
    },
    clash: () => (outlook.isPossible ? null : explained(book, conflictOf(book, wishes, null), null)),
    buildRepairs: () => (outlook.isPossible ? [] : repairs(null)),
    fixed: () => atOnce(fixing()),
    cheaper: () => atOnce(cheapening()),
    fixing,
    cheapening,
    choicesFor: (need, keptPence) => needChoices(now, need, states, keptPence),
    payloads: () => payloadsOf(now),
  };
}

/** What one search has found, the next need not look for. */
function remembered(search: () => Search<Repair | null>): () => Search<Repair | null> {
  let found: { readonly repair: Repair | null } | null = null;
  return function* () {
    found ??= { repair: yield* search() };
    return found.repair;
  };
}

function statesOf({ book, wishes, fitted }: Present, outlook: Outlook, dead: Uint8Array): OptionState[] {
  const chosen = new Set(wishes);
  const standard = new Set(fitted.standard);
  return book.options.map(({ code }, index) => {
    const wish = outlook.replaces[index] ?? -1;
    let status: Status = 'available';
    if (chosen.has(index)) status = 'chosen';
    else if (standard.has(index)) status = 'standard';
    else if (fitted.fit[index] === 1) status = 'in pack';
    else if (outlook.available[index] === 0 && wish < 0) status = dead[index] === 1 ? 'dead' : 'blocked';
    const isSwap = status === 'available' && outlook.available[index] === 0;
    return { code, status, replaces: isSwap ? (book.options[wish]?.code ?? null) : null };
  });
}

function openNeeds({ book, fitted }: Present): OpenNeed[] {
  return fitted.open.flatMap((rule) => {
    const { type, primary, secondaries } = rule;
    if (type !== 'RO' && type !== 'RA' && type !== 'IO') return [];
    const missing = secondaries.filter((each) => fitted.fit[each] === 0);
    return {
      rule: rule.code ?? 0,
      type,
      primary: book.options[primary]?.code ?? 0,
      missing: missing.map((each) => book.options[each]?.code ?? 0),
      sentence: `${ruleInWords(book, { ...rule, secondaries: missing }, new Set())}.`,
    };
  });
}

/** Options that several packs of the order, each paid for, contain. */
function doublePacks({ book, fitted, account }: Present) {
  const free = new Set(account.free.values());
  const paid = account.charged.filter(
    (each) => (book.brings[each]?.length ?? 0) > 1 && book.options[each]?.pence !== 0 && !free.has(each),
  );
  return book.options.flatMap(({ code, name }, index) => {
    if (fitted.fit[index] === 0) return [];
    const packs = paid.filter((pack) => pack !== index && book.brings[pack]?.includes(index));
    if (packs.length < 2) return [];
    return {
      option: code,
      packs: packs.map((each) => book.options[each]?.code ?? 0),
      sentence: `${name} is in ${listed(packs.map((each) => nameOf(book, each)))}: it is paid for more than once.`,
    };
  });
}
