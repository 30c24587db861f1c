/** The provider's audits against our ledger, and what they decide about look-ups without an answer. */
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { ledgerLine, ledgerLines } from '@/lib/features/usage/ledger';
import type { exportAudits, readAudits, settleUnknown } from '@/lib/api/endpoints/audits';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { viewLookupSummary } from '@/lib/contract/reg';
import { viewRefidValuationAudit, viewVrmValuationAudit } from '@/lib/contract/vrm';
import {
  auditClearsUnknown,
  countOf,
  reconcile,
  settledWords,
  type ServiceAudit,
  type SettledLookUps,
} from '@/lib/domain/usage/usage-audit';
import { BILLED_SERVICES, serviceOf, type BilledServiceKey } from '@/lib/domain/usage/billed-service';
import { becauseOf } from '@/lib/domain/because-of';
import type { Because } from '@/lib/domain/provenance';
import {
  addDays,
  britishDay,
  firstDay,
  monthOf,
  monthsFrom,
  REPORT_MONTHS_MAX,
  type Day,
} from '@/lib/domain/time/calendar';
import type { LedgerLine } from '@/lib/domain/usage/ledger-line';
import { auditFrom, summaryFrom, type ProviderCount } from '@/lib/domain/usage/provider-usage';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/lookups/ledger';
import type { Provider } from '@/lib/provider/provider';
import type { LookUps } from '@/lib/store/usage/look-ups';

interface AuditServices {
  readonly lookUps: LookUps;
  readonly ledger: Pick<Ledger, 'releaseByAudit'>;
  readonly caller: Provider;
  readonly now: () => Date;
}

const DOUBTFUL_SHOWN = 200;
/** Operations whose every answer carries an audit number of the provider. */
const NUMBERED = BILLED_SERVICES.filter(({ key }) => key === 'registration').flatMap(({ operations }) => operations);
/** After this, no reply can arrive, and the provider has most likely counted whatever it will count. */
const REPLY_POSSIBLE_MINUTES = 15;
/** How many days back to search for one whose midnight was quiet, including the look-up's own. */
const QUIET_WITHIN_DAYS = 7;
/** Nothing is released automatically before this: the provider may compile its audits overnight. */
const AUTOMATIC_SETTLE_MINUTES = 24 * 60;

const COUNTS_WORDS = {
  registration: 'The provider counts every look-up, found or not.',
  valuation: 'The provider counts valuations returned. A reg without a value is charged, but not counted.',
  identifier: 'The provider counts valuations returned. A vehicle without a value is charged, but not counted.',
} as const;

export async function runReadAudits({ input, session }: EndpointCall<typeof readAudits>, services: AuditServices) {
  const { organisationId } = session;
  const days = acceptDays(input, britishDay(services.now()));
  const inDoubt = { organisationId, ...days, inDoubt: NUMBERED };
  const [{ items }, { all, unknown }, audits] = await Promise.all([
    services.lookUps.page(inDoubt, DOUBTFUL_SHOWN, null),
    services.lookUps.count(inDoubt),
    serviceAudits(organisationId, days, services),
  ]);
  return { ...days, services: audits, doubtful: { newest: items.map(ledgerLine), all, unknown } };
}

async function serviceAudits(organisationId: string, days: { from: Day; to: Day }, services: AuditServices) {
  const { lookUps } = services;
  const today = britishDay(services.now());
  // Our side first: see `clears`.
  const [ledger, own, firstMonth] = await Promise.all([
    lookUps.onDays({ organisationId: null, ...days }),
    lookUps.onDays({ organisationId, ...days }),
    lookUps.firstMonth(),
  ]);
  const sides = {
    ledger,
    own,
    firstMonth,
    months: monthsFrom(monthOf(days.from), monthOf(days.to)),
    thisMonth: monthOf(today),
  };
  return Promise.all(
    BILLED_SERVICES.map(async ({ key, words }): Promise<ServiceAudit> => {
      const providerCount = await fetchProviderCount(key, { ...days, today }, services);
      const answer =
        'months' in providerCount
          ? reconcile(key, { ...sides, provider: providerCount })
          : { months: null, ...providerCount };
      return { key, words, counts: COUNTS_WORDS[key], answer };
    }),
  );
}

/** Releases the look-ups that the provider's count shows were never counted; leaves those it cannot decide. */
export async function runSettleUnknown({ session }: EndpointCall<typeof settleUnknown>, services: AuditServices) {
  const settled = await settle(session.organisationId, REPLY_POSSIBLE_MINUTES, services);
  return { ...settled, words: settledWords(settled) };
}

/** The same for everyone on the subscription, as recurring work. Several instances may run it at the same time. */
export async function settleUnknownOfAll(services: AuditServices): Promise<SettledLookUps> {
  return settle(null, AUTOMATIC_SETTLE_MINUTES, services);
}

/**
 * Counts from the day of the look-ups until now rather than by month, so that a look-up counted earlier without an
 * answer cannot hide a later one. Newest day first: look-ups released for it no longer obscure an older one.
 */
async function settle(
  organisationId: string | null,
  minAgeMinutes: number,
  services: AuditServices,
): Promise<SettledLookUps> {
  const { lookUps, ledger } = services;
  let [released, left, waiting] = [0, 0, 0];
  for (const { day, operation, ids, youngestMinutes } of await lookUps.unknown({ organisationId })) {
    const key = serviceOf(operation);
    const verdict =
      key === null ? 'left' : youngestMinutes < minAgeMinutes ? 'waiting' : await verdictOf(key, day, services);
    if (verdict === 'left') left += ids.length;
    if (verdict === 'waiting') waiting += ids.length;
    if (verdict === 'never counted') for (const id of ids) if (await ledger.releaseByAudit(id)) released += 1;
  }
  return { released, left, waiting };
}

async function verdictOf(
  key: BilledServiceKey,
  day: Day,
  services: AuditServices,
): Promise<'never counted' | 'left' | 'waiting'> {
  const { lookUps } = services;
  if (isAmong(await lookUps.operationsAnsweredRecently({ minutes: REPLY_POSSIBLE_MINUTES }), key)) return 'waiting';
  const from = await quietDay(key, day, lookUps);
  if (from === null) return 'left';
  const today = britishDay(services.now());
  const days = { from, to: today };
  // Our side first: see `clears`.
  const { counted } = countOf(key, await lookUps.onDays({ organisationId: null, ...days }));
  const providerCount = await fetchProviderCount(key, { ...days, today }, services);
  return 'months' in providerCount && auditClearsUnknown(providerCount, counted) ? 'never counted' : 'left';
}

/**
 * The day from which both sides count the same. They may count an answer close to midnight on different days, so a day
 * with a busy midnight gives way to an earlier one. Null if every midnight of a week was busy.
 */
async function quietDay(key: BilledServiceKey, day: Day, lookUps: LookUps): Promise<Day | null> {
  for (let back = 0; back < QUIET_WITHIN_DAYS; back++) {
    const from = addDays(day, -back);
    if (!isAmong(await lookUps.operationsAnsweredAround({ day: from, minutes: REPLY_POSSIBLE_MINUTES }), key))
      return from;
  }
  return null;
}

const isAmong = (operations: readonly string[], key: BilledServiceKey) =>
  operations.some((operation) => serviceOf(operation) === key);

export async function runExportAudits({ input, session }: EndpointCall<typeof exportAudits>, services: AuditServices) {
  const { organisationId } = session;
  const days = acceptDays(input, britishDay(services.now()));
  const audits = await serviceAudits(organisationId, days, services);
  const lines = audits.flatMap(({ words, answer }): AuditLine[] =>
    answer.months === null
      ? [{ words, month: null, cause: `${answer.because.reason} ${answer.because.next}` }]
      : answer.months.map((month) => ({ words, ...month, month: firstDay(month.month) })),
  );
  return fileOf(input.format, `reconciliation-${days.from}-to-${days.to}`, [
    sheet('Reconciliation', AUDIT_COLUMNS, lines),
    sheet(
      'Unconfirmed',
      DOUBT_COLUMNS,
      ledgerLines(services.lookUps.rows({ organisationId, ...days, inDoubt: NUMBERED })),
    ),
  ]);
}

type AuditLine = { words: string; month: Day | null; cause: string | null } & Partial<
  Record<'provider' | 'ledger' | 'own' | 'unknown' | 'writtenOff' | 'difference', number> &
    Record<'equipment' | 'withoutValue', number | null>
>;

const AUDIT_COLUMNS: readonly SheetColumn<AuditLine>[] = [
  { header: 'Service', kind: 'text', value: ({ words }) => words },
  { header: 'Month', kind: 'day', value: ({ month }) => month },
  { header: 'Provider', kind: 'count', value: ({ provider }) => provider ?? null },
  { header: 'With standard equipment', kind: 'count', value: ({ equipment }) => equipment ?? null },
  { header: 'Ledger', kind: 'count', value: ({ ledger }) => ledger ?? null },
  { header: 'Yours', kind: 'count', value: ({ own }) => own ?? null },
  { header: 'Yours without a value', kind: 'count', value: ({ withoutValue }) => withoutValue ?? null },
  { header: 'Not confirmed', kind: 'count', value: ({ unknown }) => unknown ?? null },
  { header: 'Written off', kind: 'count', value: ({ writtenOff }) => writtenOff ?? null },
  { header: 'Difference', kind: 'count', value: ({ difference }) => difference ?? null },
  { header: 'Likely cause', kind: 'text', value: ({ cause }) => cause },
];

const DOUBT_COLUMNS: readonly SheetColumn<LedgerLine>[] = [
  { header: 'When', kind: 'moment', value: ({ at }) => at },
  { header: 'Who', kind: 'text', value: ({ person }) => person.name },
  { header: 'What', kind: 'text', value: ({ what }) => what },
  { header: 'Status', kind: 'text', value: ({ status }) => status },
  { header: 'Reference', kind: 'text', value: ({ id }) => id },
];

/**
 * Free. A provider that does not answer gives a reason, not a fault: the other services are still useful. “Until now”
 * is requested up to tomorrow: recorded audits give the last day as its midnight, so they may leave it out.
 */
async function fetchProviderCount(
  key: BilledServiceKey,
  days: { from: Day; to: Day; today: Day },
  { caller }: Pick<AuditServices, 'caller'>,
): Promise<ProviderCount | { because: Because }> {
  try {
    const { from } = days;
    const to = days.to < days.today ? days.to : addDays(days.today, 1);
    const dateRange = { DateFrom: from, DateTo: to };
    const count =
      key === 'registration'
        ? summaryFrom((await caller.call(viewLookupSummary, { from, to })).value)
        : auditFrom(
            (await caller.call(key === 'valuation' ? viewVrmValuationAudit : viewRefidValuationAudit, dateRange)).value,
          );
    return count ?? { because: { reason: 'The provider has no count for these days.', next: 'Choose other days.' } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { because: becauseOf(error) };
  }
}

/** @throws Fault if the days are the wrong way round or too far apart; future days are cut off */
function acceptDays({ from, to }: { from: Day; to: Day }, today: Day): { from: Day; to: Day } {
  const wrong = (message: string, fix: string) => new Fault('invalid_input', { message, fix, field: 'to' });
  if (from > to) throw wrong('The last day is before the first.', 'Swap the two days.');
  if (from > today) throw wrong('These days are in the future.', 'Choose days up to today.');
  if (monthsFrom(monthOf(from), monthOf(to)).length > REPORT_MONTHS_MAX)
    throw wrong(`These days are more than ${REPORT_MONTHS_MAX} months apart.`, 'Choose a shorter period.');
  return { from, to: to < today ? to : today };
}
