import { cheaperSet } from './repairs/cheaper-set';
import {
  isUnavailable,
  type OptionConfiguration,
  type OpenNeed,
  type OptionState,
  type RepairSearch,
  type BuildSelection,
  type Status,
} from './configuration';
import { displaced } from './status/fitted-options';
import { needChoices } from './repairs/need-choices';
import { payloadsOf } from './service-payloads';
import { currentBuild, readSelections, totalOf, type CurrentBuild } from './current-build';
import { freeChoices } from './pricing/free-choices';
import { priceLines } from './pricing/price-lines';
import { conflictOf } from './status/minimal-conflict';
import { explained, repairOf } from './rendering';
import type { Completion } from './repairs/completion';
import { completionPlan, repairPlans } from './repairs/repairs';
import { BRIEF_EFFORT, budgetOf, type Effort } from './effort';
import type { RuleBook } from './rule-book/rule-book';
import { listed, nameOf, ruleInWords } from './rule-sentences';
import { reasonerOf, type OptionAvailability } from './status/reasoner';

/**
 * A build under the rules: the exact state of every option, the price, the open needs, and searches to run on demand.
 * What the effort is too small for is `not decided`, and never a guess.
 * @param known of the same build, where a search has found it before
 */
export function configure(
  book: RuleBook,
  { selections: codes, picks }: BuildSelection,
  effort: Effort = BRIEF_EFFORT,
  known: OptionAvailability | null = null,
): OptionConfiguration {
  const { selections, ignored } = readSelections(book, codes);
  const now = currentBuild(book, selections, picks);
  const { fitted } = now;
  const reasoner = reasonerOf(book);
  const availability = known ?? reasoner.availability(fitted, budgetOf(effort, effort.statusSteps));
  const states = statesOf(now, availability);
  const isPossible = availability.isPossible !== false;
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const stateOf = (option: number) => states[book.indexOf.get(option) ?? -1] ?? null;
  const searchBudget = () => budgetOf(effort, effort.repairSteps);
  const reasonOf = (lines: readonly number[], index: number | null) => {
    const conflict = conflictOf(book, lines, index, budgetOf(effort, effort.reasonSteps));
    return conflict === 'not decided' ? null : explained(book, conflict, index);
  };
  const repairs = (option: number | null): RepairSearch => {
    const { plans, isComplete } = repairPlans(book, selections, option, picks, searchBudget());
    return { repairs: plans.map((plan) => repairOf(now, plan, option)), isComplete };
  };
  const asRepair = (plan: Completion | null) => plan && repairOf(now, plan, null);
  const completion = once(() => asRepair(isPossible ? completionPlan(book, selections, picks, searchBudget()) : null));
  const cheaper = once(() => asRepair(isPossible && fitted.open.length === 0 ? cheaperSet(now, searchBudget()) : null));
  const clash = once(() => (isPossible ? null : reasonOf(selections, null)));
  const buildRepairs = once(() => (isPossible ? NO_REPAIRS : repairs(null)));
  return {
    states,
    availability,
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
    freeChoices: freeChoices(now, states, budgetOf(effort, effort.priceSteps)),
    ignored,
    isPossible,
    isDecided: availability.isPossible !== null && states.every(({ status }) => status !== 'not decided'),
    state: stateOf,
    reasonFor(option) {
      const index = book.indexOf.get(option);
      const status = stateOf(option)?.status;
      if (index === undefined || status === undefined || !isUnavailable(status)) return null;
      return reasonOf(status === 'dead' ? [] : selections, index);
    },
    repairsFor(option) {
      const index = book.indexOf.get(option);
      return index === undefined || stateOf(option)?.status === 'dead' ? NO_REPAIRS : repairs(index);
    },
    clash,
    buildRepairs,
    completion,
    cheaperSet: cheaper,
    choicesFor: (need, residualPence) => needChoices(now, need, states, residualPence),
    payloads: () => payloadsOf(now),
  };
}

const NO_REPAIRS: RepairSearch = { repairs: [], isComplete: true };

/** Computes when first called, and returns the same from then on. */
function once<T>(compute: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => (found ??= { value: compute() }).value;
}

function statesOf({ book, selections, fitted }: CurrentBuild, availability: OptionAvailability): OptionState[] {
  const chosen = new Set(selections);
  const standard = new Set(fitted.standard);
  return book.options.map(({ code }, index) => {
    let status = availabilityStatus(availability, index);
    if (chosen.has(index)) status = 'chosen';
    else if (standard.has(index)) status = 'standard';
    else if (fitted.fit[index] === 1) status = 'in pack';
    const isSwap = status === 'available' && availability.available[index] === 0;
    const selection = availability.replaces[index] ?? -1;
    return { code, status, replaces: isSwap ? (book.options[selection]?.code ?? null) : null };
  });
}

function availabilityStatus({ available, replaces, dead }: OptionAvailability, index: number): Status {
  const swap = replaces[index] ?? -1;
  if (available[index] === 1 || (available[index] === 0 && swap >= 0)) return 'available';
  if (available[index] !== 0 || dead[index] === 2) return 'not decided';
  if (dead[index] === 1) return 'dead';
  return swap === -1 ? 'blocked' : 'not decided';
}

function openNeeds({ book, fitted }: CurrentBuild): OpenNeed[] {
  return fitted.open.flatMap((rule) => {
    const { type, primary, secondaries } = rule;
    if (type !== 'RO' && type !== 'RA' && type !== 'IO') return [];
    const missing = secondaries.filter((option) => fitted.fit[option] === 0);
    return {
      rule: rule.code ?? 0,
      type,
      primary: book.options[primary]?.code ?? 0,
      missing: missing.map((option) => book.options[option]?.code ?? 0),
      sentence: `${ruleInWords(book, { ...rule, secondaries: missing }, new Set())}.`,
    };
  });
}

/** Options that several packs of the order contain, each of which is paid for. */
function doublePacks({ book, fitted, account }: CurrentBuild) {
  const free = new Set(account.free.values());
  const paid = account.charged.filter(
    (option) => (book.brings[option]?.length ?? 0) > 1 && book.options[option]?.pence !== 0 && !free.has(option),
  );
  return book.options.flatMap(({ code, name }, index) => {
    if (fitted.fit[index] === 0) return [];
    const packs = paid.filter((pack) => pack !== index && book.brings[pack]?.includes(index));
    if (packs.length < 2) return [];
    return {
      option: code,
      packs: packs.map((pack) => book.options[pack]?.code ?? 0),
      sentence: `Paid for more than once: ${name}, in ${listed(packs.map((pack) => nameOf(book, pack)))}.`,
    };
  });
}
