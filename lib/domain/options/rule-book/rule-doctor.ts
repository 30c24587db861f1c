import type { Finding } from './finding';
import { exclusionsBetween, type RuleBook } from './rule-book';
import { deadReasons } from '@/lib/domain/options/status/minimal-conflict';
import { conflictInWords, listed, nameOf } from '@/lib/domain/options/rule-sentences';
import { BRIEF_EFFORT, budgetOf, type Effort } from '@/lib/domain/options/effort';
import { cyclesOf } from './cycles';
import { NOT_DECIDED } from '@/lib/domain/options/status/model-cache';
import { reasonerOf } from '@/lib/domain/options/status/reasoner';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';

/** Options that a sentence names one by one. */
const NAMED_MAX = 5;

/** Everything doubtful in a bundle: what reading it found, and what only the reasoner can find. */
export function diagnose(book: RuleBook, effort: Effort = BRIEF_EFFORT): Finding[] {
  // One budget for all of it: what its clock allows is for the diagnosis as a whole.
  const budget = budgetOf(effort, effort.statusSteps + effort.repairSteps);
  const dead = reasonerOf(book).dead(budget.part(effort.statusSteps));
  return [
    ...deadOptions(book, dead, budget.part(effort.repairSteps), effort.reasonSteps),
    ...undecidedOptions(book, dead),
    ...clashingDefaults(book),
    ...defaultsUnderRules(book),
    ...circles(book),
    ...circlesOfNeeds(book, dead),
    ...book.findings,
  ];
}

/** The findings as text to copy into a message to the provider's support. */
export function reportOf(findings: readonly Finding[], vehicle: string): string {
  if (findings.length === 0) return `Option rules of ${vehicle}: nothing to report.`;
  const lines = findings.map(({ kind, rules, options, sentence }) => {
    const codes = [
      ...(rules.length > 0 ? [`rules ${rules.join(', ')}`] : []),
      ...(options.length > 0 ? [`options ${options.join(', ')}`] : []),
    ];
    return `- ${kind}: ${sentence}${codes.length > 0 ? ` [${codes.join('; ')}]` : ''}`;
  });
  return [
    `Option rules of ${vehicle}: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}.`,
    ...lines,
  ].join('\n');
}

function deadOptions(book: RuleBook, dead: Uint8Array, budget: SearchBudget, reasonSteps: number): Finding[] {
  const reasonOf = dead.includes(1) ? deadReasons(book) : () => null;
  return book.options.flatMap(({ code, name }, option): Finding[] => {
    if (dead[option] !== 1) return [];
    const conflict = budget.isSpent ? 'not decided' : reasonOf(option, budget.part(reasonSteps));
    if (conflict === null || conflict === 'not decided') {
      const sentence = `${name} can never be ordered. Why could not be worked out in time.`;
      return [{ kind: 'dead option', rules: [], options: [code], sentence }];
    }
    return [
      {
        kind: 'dead option',
        rules: conflict.rules.flatMap((rule) => rule.code ?? []),
        options: [code],
        sentence: conflictInWords(book, conflict, option).sentence,
      },
    ];
  });
}

/** Options of which the budget ended before it was known whether any build can have them. */
function undecidedOptions(book: RuleBook, dead: Uint8Array): Finding[] {
  const options = book.options.filter((_, option) => dead[option] === NOT_DECIDED);
  if (options.length === 0) return [];
  const names = options.length > NAMED_MAX ? `${options.length} options` : listed(options.map(({ name }) => name));
  return [
    {
      kind: 'not decided',
      rules: [],
      options: options.map(({ code }) => code),
      sentence: `Whether any build can have ${names} could not be worked out in time.`,
    },
  ];
}

function clashingDefaults(book: RuleBook): Finding[] {
  const codeOf = (option: number) => book.options[option]?.code ?? 0;
  return book.defaults.flatMap((option): Finding[] => {
    if (book.clashesWithItself[option]) {
      return [
        {
          kind: 'default that clashes with itself',
          rules: [],
          options: [codeOf(option)],
          sentence: `Never fitted, although a default: ${nameOf(book, option)}. Its contents clash.`,
        },
      ];
    }
    const against = new Set(book.bringClashes[option]);
    return defaultsWith(book, against, option).flatMap((later): Finding[] => {
      const item = book.brings[later]?.find((brought) => against.has(brought));
      if (item === undefined) return [];
      const rules = (book.brings[option] ?? []).flatMap((brought) => exclusionsBetween(book, brought, item));
      return [
        {
          kind: 'clashing defaults',
          rules: [...new Set(rules.flatMap(({ code }) => code ?? []))],
          options: [codeOf(option), codeOf(later)],
          sentence: `${nameOf(book, option)} and ${nameOf(book, later)} are both defaults but clash: the first is fitted.`,
        },
      ];
    });
  });
}

/** The defaults behind one in table order that are or bring one of these options, in table order. */
const defaultsWith = (book: RuleBook, items: ReadonlySet<number>, behind: number): number[] =>
  [...new Set([...items].flatMap((item) => [item, ...(book.packsOf[item] ?? [])]))]
    .filter((option) => option > behind && book.options[option]?.isDefault)
    .sort((a, b) => a - b);

/** Defaults may stand in OO and NW alone (2 §Bundle semantics): anything else is a question for the provider. */
function defaultsUnderRules(book: RuleBook): Finding[] {
  return book.rules.flatMap(({ code, type, primary, secondaries }): Finding[] => {
    if (code === null || type === 'OO' || type === 'NW' || type === 'trim' || type === 'hood') return [];
    const own = [primary, ...secondaries].filter((option) => book.options[option]?.isDefault);
    if (own.length === 0) return [];
    return [
      {
        kind: 'default under a rule',
        rules: [code],
        options: own.map((option) => book.options[option]?.code ?? 0),
        sentence: `${listed(own.map((option) => nameOf(book, option)))} ${own.length === 1 ? 'is a default' : 'are defaults'} under ${type} ${code}; defaults belong only under OO and NW: a question for the provider's support.`,
      },
    ];
  });
}

function circles(book: RuleBook): Finding[] {
  const members = cyclesOf(book.contents)
    .flat()
    .sort((a, b) => a - b);
  if (members.length === 0) return [];
  return [
    {
      kind: 'circle of packs',
      rules: [],
      options: members.map((pack) => book.options[pack]?.code ?? 0),
      sentence: `${members.length > NAMED_MAX * 4 ? `${members.length} packs` : listed(members.map((pack) => nameOf(book, pack)))} contain themselves through one another: none is made free by it.`,
    },
  ];
}

/**
 * Options that need one another with no choice left: by RA, or by an RO or IO of a single option. Not wrong, but worth
 * knowing. Dead options are left out: they are reported with their reason already.
 */
function circlesOfNeeds(book: RuleBook, dead: Uint8Array): Finding[] {
  const forced = book.needs.map((needs) =>
    needs.filter(({ type, secondaries }) => type === 'RA' || secondaries.length === 1),
  );
  const needed = forced.map((rules) => rules.flatMap(({ secondaries }) => secondaries));
  const circles = cyclesOf(needed).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return circles.flatMap((members): Finding[] => {
    if (dead[members[0] ?? 0] === 1) return [];
    const among = new Set(members);
    const rules = members.flatMap((member) => forced[member] ?? []);
    const within = rules.filter(({ secondaries }) => secondaries.some((member) => among.has(member)));
    return [
      {
        kind: 'circle of needs',
        rules: [...new Set(within.flatMap(({ code }) => code ?? []))],
        options: members.map((member) => book.options[member]?.code ?? 0),
        sentence: `${listed(members.map((member) => nameOf(book, member)))} need one another: they can only be ordered together.`,
      },
    ];
  });
}
