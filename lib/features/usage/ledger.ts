/** The ledger's page and its file: every look-up, one line each. */
import { may, type Session } from '@/lib/access';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { findTypedOrCorrected } from '@/lib/features/typed-mark';
import type { exportLedger, findLookUps, readLedger } from '@/lib/api/endpoints/ledger';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { BILLED_OPERATIONS, lookUpWords } from '@/lib/domain/usage/billed-service';
import {
  foundNothingWords,
  ledgerStateSchema,
  STATE_WORDS,
  statesCharged,
  type LedgerLine,
  type LedgerState,
} from '@/lib/domain/usage/ledger-line';
import { ANSWER_WORDS, chargeWords, noVehicleWords } from '@/lib/domain/usage/ledger-words';
import { assertDayOrder } from '@/lib/domain/usage/report-months';
import { acceptVehicleMark, showMark, type VehicleMark } from '@/lib/domain/vehicles/vehicle-mark';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { LookUpFilter, LookUpRow, LookUps } from '@/lib/store/usage/look-ups';
import type { MemberStore } from '@/lib/store/people/members';

interface LedgerServices {
  readonly lookUps: LookUps;
}
interface LedgerPageServices extends LedgerServices {
  readonly members: Pick<MemberStore, 'list'>;
}

type LedgerFilter = Pick<
  EndpointCall<typeof readLedger>['input'],
  'person' | 'operation' | 'charged' | 'answer' | 'from' | 'to'
>;

export async function runReadLedger(
  { input, session }: EndpointCall<typeof readLedger>,
  { lookUps, members }: LedgerPageServices,
) {
  const { limit, after, ...filter } = input;
  const { organisationId } = session;
  const [{ items, next }, allMembers] = await Promise.all([
    lookUps.page(filterOf(filter, session), limit, after ?? null),
    members.list(organisationId),
  ]);
  // Includes people who have left, as their lines remain.
  const people = allMembers.map(({ personId: id, name }) => ({ id, name }));
  return { items: items.map(ledgerLine), next, people };
}

const FOUND_MAX = 200;

/** By keyed hashes of the plate or VIN, both as each operation has it and as its records have it. */
export async function runFindLookUps(
  { input, session }: EndpointCall<typeof findLookUps>,
  { lookUps, secret, now }: LedgerServices & { readonly secret: string; readonly now: () => Date },
) {
  const ofVehicle = async ({ subject }: VehicleMark) => {
    const hashes = (kinds: readonly string[]) => kinds.map((kind) => keyedHash(secret, kind, subject));
    const vehicle = {
      lookUps: hashes(BILLED_OPERATIONS),
      records: [subject, ...hashes(['valuation', 'registration'])],
    };
    const { items } = await lookUps.page({ organisationId: session.organisationId, vehicle }, FOUND_MAX, null);
    return items;
  };
  const isNothing = (items: readonly LookUpRow[]) => items.length === 0;
  const { mark, found } = await findTypedOrCorrected(acceptVehicleMark(input.text), now(), ofVehicle, isNothing);
  return { shown: showMark(mark), items: found.map(ledgerLine) };
}

export async function runExportLedger(
  { input, session }: EndpointCall<typeof exportLedger>,
  { lookUps }: LedgerServices,
) {
  const { format, plates, ...filter } = input;
  if (plates && !may(session.role, 'plates.export')) {
    throw new Fault('forbidden', {
      message: 'Only an administrator can export the ledger with plates.',
      fix: 'Export it without plates, or ask an administrator.',
    });
  }
  const lines = ledgerLines(lookUps.rows(filterOf(filter, session)));
  const columns = plates ? COLUMNS : COLUMNS.filter(({ header }) => header !== 'Plate');
  return fileOf(format, 'ledger', [sheet('Ledger', columns, lines)]);
}

/** For a file, page by page. */
export async function* ledgerLines(rows: AsyncIterable<LookUpRow>) {
  for await (const row of rows) yield ledgerLine(row);
}

const COLUMNS: readonly SheetColumn<LedgerLine>[] = [
  { header: 'When', kind: 'moment', value: ({ at }) => at },
  { header: 'Who', kind: 'text', value: ({ person }) => person.name },
  { header: 'What', kind: 'text', value: ({ what }) => what },
  { header: 'Vehicle', kind: 'text', value: ({ record, state }) => record?.title ?? noVehicleWords(state) },
  { header: 'Plate', kind: 'text', value: ({ record }) => record?.plate ?? null },
  { header: 'Answer', kind: 'text', value: ({ answer }) => ANSWER_WORDS[answer] },
  { header: 'Charged', kind: 'text', value: chargeWords },
  { header: 'Status', kind: 'text', value: ({ status }) => status },
  { header: 'Explanation', kind: 'text', value: ({ explanation }) => explanation },
  { header: 'Provider audit ID', kind: 'text', value: ({ auditId }) => auditId },
  { header: 'Reference', kind: 'text', value: ({ id }) => id },
  { header: 'API key', kind: 'text', value: ({ apiKey }) => apiKey },
];

/**
 * The states that meet all given conditions; undefined for any state.
 * @throws Fault if the days are the wrong way round
 */
function filterOf({ person, operation, charged, answer, from, to }: LedgerFilter, session: Session): LookUpFilter {
  assertDayOrder({ from, to });
  const states = ledgerStateSchema.options.filter(
    (state) =>
      (charged === undefined || statesCharged(charged).includes(state)) &&
      (answer === undefined || STATE_WORDS[state].answer === answer),
  );
  return {
    organisationId: session.organisationId,
    personId: person,
    operation,
    from,
    to,
    ...(states.length < ledgerStateSchema.options.length && { states }),
  };
}

export function ledgerLine(row: LookUpRow): LedgerLine {
  const state: LedgerState = ledgerStateSchema.parse(row.state);
  const words = STATE_WORDS[state];
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    person: { id: row.personId, name: nameAtStart(row.personName) },
    apiKey: row.apiKeyName,
    operation: row.operation,
    what: lookUpWords(row.operation),
    state,
    ...words,
    explanation: words.explanation ?? foundNothingWords({ ...row, charged: words.charged }),
    outcome: row.outcome,
    auditId: row.auditId,
    record: recordOf(row.record),
  };
}

function recordOf(record: LookUpRow['record']): LedgerLine['record'] {
  if (record === null) return null;
  const { title, plate } = record.summary as { title?: unknown; plate?: unknown }; // a JSON object: written by summaryOf
  const { kind, id } = record;
  return { kind, id, title: typeof title === 'string' ? title : '', plate: typeof plate === 'string' ? plate : null };
}
