/** What the list of appraisals and its board read from their address, and write there. */
import { addressTexts, addressWith, type AddressParams } from '@/components/layout/navigation/address-texts';
import { APPRAISAL_COLUMNS, type AppraisalColumnKey } from '@/lib/domain/appraisals/appraisal-state';
import { parsePounds } from '@/lib/domain/money/parse-pounds';

export const AGES = [7, 14, 30, 90] as const;
/** In the address: the signed-in person's own appraisals. */
export const OWN = 'me';

/** Empty for what is not filtered by. */
export interface AppraisalsView {
  readonly state: AppraisalColumnKey | '';
  readonly owner: string;
  readonly age: string;
  readonly from: string;
  readonly to: string;
  readonly view: 'board' | '';
}

export function readAppraisalsView(params: AddressParams): AppraisalsView {
  const { text, oneOf } = addressTexts(params);
  return {
    state: oneOf(
      'state',
      APPRAISAL_COLUMNS.map(({ key }) => key),
    ),
    owner: text('owner'),
    age: oneOf('age', AGES.map(String)),
    from: text('from', 20),
    to: text('to', 20),
    view: oneOf('view', ['board']),
  };
}

/** The filters that are set; the board has every state. */
export const activeFilterCount = ({ state, owner, age, from, to, view }: AppraisalsView): number =>
  [view === '' ? state : '', owner, age, from, to].filter((value) => value !== '').length;

const POUNDS_MAX = 10_000_000;

/** Whole pounds, or the sentence at the field; both null where nothing is typed. */
function readPounds(typed: string): { readonly pounds: number | null; readonly problem: string | null } {
  if (typed.trim() === '') return { pounds: null, problem: null };
  const pence = parsePounds(typed);
  if (pence === null) return { pounds: null, problem: 'Enter an amount, such as 5,000.' };
  const pounds = Math.round(pence / 100);
  return pounds > POUNDS_MAX ? { pounds: null, problem: 'Enter at most £10,000,000.' } : { pounds, problem: null };
}

/** A highest amount below the lowest matches no offer, so it is ignored and reported. */
function readPoundsRange(from: string, to: string): [ReturnType<typeof readPounds>, ReturnType<typeof readPounds>] {
  const [lowest, highest] = [readPounds(from), readPounds(to)];
  const isReversed = lowest.pounds !== null && highest.pounds !== null && highest.pounds < lowest.pounds;
  if (!isReversed) return [lowest, highest];
  return [lowest, { pounds: null, problem: 'This is less than “from”. Swap the two amounts.' }];
}

/** The endpoints' input; meaningless values in the address count as absent. */
export function appraisalsQuery({ state, owner, age, from, to }: AppraisalsView) {
  const column = APPRAISAL_COLUMNS.find(({ key }) => key === state);
  const minDays = AGES.find((days) => String(days) === age);
  const [lowest, highest] = readPoundsRange(from, to);
  return {
    query: {
      mine: owner === OWN,
      ...(owner !== '' && owner !== OWN && { owner }),
      ...(minDays !== undefined && { minDays }),
      ...(lowest.pounds !== null && { fromPounds: lowest.pounds }),
      ...(highest.pounds !== null && { toPounds: highest.pounds }),
    },
    /** Of the list; the board has all columns. */
    column: column && { state: column.state, isRequested: column.isRequested },
    problems: { from: lowest.problem, to: highest.problem },
  };
}

/** @param after where the page begins; empty for the newest */
export function appraisalsPath(view: Partial<AppraisalsView>, after = ''): string {
  return addressWith('/appraisals', { ...view, after });
}
