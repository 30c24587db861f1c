/** The provider's audits against our ledger. */
import { fileOf } from '@/lib/features/exports/spreadsheet';
import { ledgerLine, ledgerLines } from '@/lib/features/usage/ledger';
import type { exportAudits, readAudits } from '@/lib/api/endpoints/audits';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { assertDayOrder } from '@/lib/domain/usage/report-months';
import { reconcile, type ServiceAudit } from '@/lib/domain/usage/usage-audit';
import { BILLED_SERVICES } from '@/lib/domain/usage/billed-service';
import { britishDay, firstDay, monthOf, monthsFrom, REPORT_MONTHS_MAX, type Day } from '@/lib/domain/time/calendar';
import type { LedgerLine } from '@/lib/domain/usage/ledger-line';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';
import type { LookUps } from '@/lib/store/usage/look-ups';
import { fetchProviderCount } from './provider-count';

interface AuditServices {
  readonly lookUps: LookUps;
  readonly caller: Provider;
  readonly now: () => Date;
}

const DOUBTFUL_SHOWN = 200;
/** Operations whose every answer carries an audit number of the provider. */
const NUMBERED = BILLED_SERVICES.filter(({ key }) => key === 'registration').flatMap(({ operations }) => operations);

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
  // Our side first: see `releasableCount`.
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
  { header: 'API key', kind: 'text', value: ({ apiKey }) => apiKey },
];

/** @throws Fault if the days are the wrong way round or too far apart; future days are cut off */
function acceptDays({ from, to }: { from: Day; to: Day }, today: Day): { from: Day; to: Day } {
  const wrong = (message: string, fix: string) => new Fault('invalid_input', { message, fix, field: 'to' });
  assertDayOrder({ from, to });
  if (from > today) throw wrong('These days are in the future.', 'Choose days up to today.');
  if (monthsFrom(monthOf(from), monthOf(to)).length > REPORT_MONTHS_MAX)
    throw wrong(`These days are more than ${REPORT_MONTHS_MAX} months apart.`, 'Choose a shorter period.');
  return { from, to: to < today ? to : today };
}
