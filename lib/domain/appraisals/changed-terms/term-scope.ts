/** Which appraisals a saved term applies to: new ones, into which it is copied, or all. Without schemas: pages load it. */
import { formatList } from '@/lib/format';
import type { AppraisalTerms } from '../terms';

interface TermScope {
  /** What it is called among the others, with those of its kind. */
  readonly part: string;
  /** Copied into each new appraisal as an entry of the same name, which later terms do not change. */
  readonly isCopied: boolean;
  /** Read from the terms in every appraisal, including those already started. */
  readonly isLive: boolean;
}

const copied = <Part extends string>(part: Part) => ({ part, isCopied: true, isLive: false }) as const;
const live = <Part extends string>(part: Part) => ({ part, isCopied: false, isLive: true }) as const;

/** In the order of the form. */
const TERM_SCOPES = {
  preparation: copied('costs'),
  preparationVat: copied('costs'),
  warranty: copied('costs'),
  warrantyVat: copied('costs'),
  fees: copied('costs'),
  feesVat: copied('costs'),
  margin: { part: 'margin', isCopied: true, isLive: true },
  validDays: copied('days'),
  valuerLimitPounds: live('valuer’s limit'),
  moneyPercent: live('cost of a day'),
  spacePerDay: live('cost of a day'),
  insurancePerDay: live('cost of a day'),
  priceListVat: live('price list'),
  priceList: live('price list'),
  telephone: live('contact'),
  email: live('contact'),
} as const satisfies Readonly<Record<keyof AppraisalTerms, TermScope>>;

type Scopes = typeof TERM_SCOPES;
type CopiedTerm = { [Field in keyof Scopes]: Scopes[Field]['isCopied'] extends true ? Field : never }[keyof Scopes];

const isCopiedTerm = (field: string): field is CopiedTerm =>
  Object.entries(TERM_SCOPES).some(([name, { isCopied }]) => isCopied && name === field);

/** The terms that a new appraisal begins with. */
export const COPIED_TERMS: readonly CopiedTerm[] = Object.keys(TERM_SCOPES).filter(isCopiedTerm);

/** The terms that every appraisal reads as they are now. */
export const LIVE_TERMS: readonly string[] = Object.entries(TERM_SCOPES)
  .filter(([, { isLive }]) => isLive)
  .map(([field]) => field);

const partsOf = (applies: (scope: TermScope) => boolean): string[] => [
  ...new Set(
    Object.values<TermScope>(TERM_SCOPES)
      .filter(applies)
      .map(({ part }) => part),
  ),
];

/** Above the terms: which of them are for new appraisals. */
export function termScopeWords(): string {
  const copies = partsOf(({ isCopied }) => isCopied);
  return `New appraisals begin with these ${formatList(copies)}; those already started keep theirs.`;
}

/** At a field of the terms: that it changes the appraisals already started too; empty if it does not. */
export function liveTermWords(field: keyof AppraisalTerms): string {
  const { isCopied, isLive }: TermScope = TERM_SCOPES[field];
  if (!isLive) return '';
  return isCopied
    ? 'In every appraisal, a valuer’s offer that leaves less needs approval.'
    : 'Applies to all appraisals immediately.';
}
