import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  exportUsage,
  readMonthUsage,
  readProviderStatus,
  readProviderSummary,
  readUsageReport,
} from '@/lib/api/endpoints/usage';
import { viewLookupGetCurrentStatus, viewLookupSummary } from '@/lib/contract/reg';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { becauseOf } from '@/lib/domain/because-of';
import { britishDay, firstDay, lastDay, type Month } from '@/lib/domain/time/calendar';
import { acceptReportMonths } from '@/lib/domain/usage/report-months';
import { summaryFrom } from '@/lib/domain/usage/provider-usage';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { providerLimitFrom, providerStatusFrom } from '@/lib/domain/usage/month-usage';
import { usageReport, type TallyLine } from '@/lib/domain/usage/usage-report';
import { lookUpWords } from '@/lib/domain/usage/billed-service';
import { EACH_PERSON } from '@/lib/domain/usage/default-limits';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';
import type { ProviderStatusCache } from '@/lib/provider/status-cache';
import type { LookUps } from '@/lib/store/usage/look-ups';
import { monthUsageOf, type MonthUsageServices } from './month-usage';
import { fileOf } from '@/lib/features/exports/spreadsheet';

interface ProviderUsageServices {
  readonly caller: Provider;
  readonly now: () => Date;
}
interface UsageReportServices {
  readonly lookUps: LookUps;
  readonly providerStatus: ProviderStatusCache;
  readonly now: () => Date;
}

export async function runReadMonthUsage(
  { session }: EndpointCall<typeof readMonthUsage>,
  services: MonthUsageServices,
) {
  return monthUsageOf(session, services);
}

/** The provider's own count, which is free. A provider that does not answer gives a reason, not a fault. */
export async function runReadProviderStatus(
  _: EndpointCall<typeof readProviderStatus>,
  { caller, now }: ProviderUsageServices,
) {
  try {
    const { value } = await caller.call(viewLookupGetCurrentStatus, {});
    return { ...providerStatusFrom(value, britishDay(now())), answeredAt: now().toISOString() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { usage: null, because: becauseOf(error) };
  }
}

export async function runReadUsageReport(
  { input, session }: EndpointCall<typeof readUsageReport>,
  { lookUps, providerStatus, now }: UsageReportServices,
) {
  const { organisationId } = session;
  const months = acceptReportMonths(input);
  const today = britishDay(now());
  const [tallies, allowances, currentStatus] = await Promise.all([
    talliesOf(organisationId, months, lookUps),
    lookUps.allowances({ organisationId }),
    providerStatus.latest(),
  ]);
  const ofPeople = allowances.filter(({ personId }) => personId !== EACH_PERSON);
  return usageReport({
    ...months,
    tallies,
    allowances: ofPeople,
    today,
    provider: providerLimitFrom(currentStatus, today),
  });
}

/** The provider's own summary, which is free. A provider that does not answer gives a reason, not a fault. */
export async function runReadProviderSummary(
  { input }: EndpointCall<typeof readProviderSummary>,
  { caller }: Pick<ProviderUsageServices, 'caller'>,
) {
  const { from, to } = acceptReportMonths(input);
  try {
    const { value } = await caller.call(viewLookupSummary, { from: firstDay(from), to: lastDay(to) });
    const count = summaryFrom(value);
    if (count) return { months: count.months.map(({ month, count: used }) => ({ month, used })) };
    return {
      months: null,
      because: { reason: 'The provider has no summary for these months.', next: 'Choose other months.' },
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { months: null, because: becauseOf(error) };
  }
}

export async function runExportUsage(
  call: EndpointCall<typeof exportUsage>,
  { lookUps }: Pick<UsageReportServices, 'lookUps'>,
) {
  const { format, ...input } = call.input;
  const months = acceptReportMonths(input);
  const tallies = await talliesOf(call.session.organisationId, months, lookUps);
  return fileOf(format, `usage-${months.from}-to-${months.to}`, [sheet('Usage', COLUMNS, tallies)]);
}

async function talliesOf(
  organisationId: string,
  months: { from: Month; to: Month },
  lookUps: Pick<LookUps, 'tallies'>,
): Promise<TallyLine[]> {
  const tallies = await lookUps.tallies({ organisationId, ...months });
  return tallies.map(({ served, ...tally }) => ({ ...tally, cached: served }));
}

const COLUMNS: readonly SheetColumn<TallyLine>[] = [
  { header: 'Month', kind: 'day', value: ({ month }) => firstDay(month) },
  { header: 'Who', kind: 'text', value: ({ personName }) => nameAtStart(personName) },
  { header: 'What', kind: 'text', value: ({ operation }) => lookUpWords(operation) },
  { header: 'Charged', kind: 'count', value: ({ charged }) => charged },
  { header: 'Not confirmed', kind: 'count', value: ({ unknown }) => unknown },
  { header: 'Recent results (free)', kind: 'count', value: ({ cached }) => cached },
  { header: 'Not charged', kind: 'count', value: ({ free }) => free },
];
