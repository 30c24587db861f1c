/** What was offered, bought, lost and sold, by month and person, on screen and as a file. */
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import type { exportAppraisalReport, readAppraisalReport } from '@/lib/api/endpoints/appraisals/appraisal-report';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { CUSTOMER_REASONS, LOSS_WORDS } from '@/lib/domain/appraisals/appraisal-state';
import {
  offerCostPence,
  REPORT_REASONS_NAME,
  saleProfitPence,
  soldAbovePaidPence,
} from '@/lib/domain/appraisals/bought/sale-profit';
import { readVatScheme } from '@/lib/domain/appraisals/entries';
import { REPORT_SUM_VAT } from '@/lib/domain/appraisals/vat';
import { roundAway } from '@/lib/domain/money/round-away';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { firstDay, type Month } from '@/lib/domain/time/calendar';
import { acceptReportMonths } from '@/lib/domain/usage/report-months';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import type { AppraisalReportRow, ReportedSale } from '@/lib/store/appraisals/appraisal-report';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';

interface ReportServices {
  readonly appraisals: Pick<AppraisalStore, 'reportOf'>;
}

export async function runReadAppraisalReport(
  { input, session }: EndpointCall<typeof readAppraisalReport>,
  services: ReportServices,
) {
  return { rows: await rowsOf(session.organisationId, input, services) };
}

type ReportLine = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsOf(organisationId: string, months: { from: Month; to: Month }, { appraisals }: ReportServices) {
  const rows = await appraisals.reportOf({ organisationId, ...acceptReportMonths(months) });
  return rows.map(
    ({ person, tradePounds, comparedPounds, comparedOffers, sales, lossReasons, declineReasons, ...row }) => ({
      ...row,
      ...soldFigures(sales),
      person: nameAtStart(person),
      aboveTradePounds: comparedOffers === 0 ? null : roundAway((comparedPounds - tradePounds) / comparedOffers),
      reasons: reasonsIn(lossReasons, declineReasons),
    }),
  );
}

/** Why vehicles were not bought, in words: those that were lost, and those whose customers declined and are not closed. */
function reasonsIn(
  lost: AppraisalReportRow['lossReasons'],
  declined: AppraisalReportRow['declineReasons'],
): { reason: string; count: number }[] {
  const counts = new Map(Object.entries(lost));
  for (const reason of CUSTOMER_REASONS) {
    const count = declined[reason] ?? 0;
    if (count > 0) counts.set(LOSS_WORDS[reason], (counts.get(LOSS_WORDS[reason]) ?? 0) + count);
  }
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

/** Each rounded to whole pounds once all are added up. */
function soldFigures(sales: readonly ReportedSale[]) {
  const cars = sales.map(({ kind, vatScheme, retail, ...sale }) => ({
    ...sale,
    scheme: readVatScheme(vatScheme ?? undefined),
    isWithoutVat: isValueWithoutVat(kind),
    costPence: retail === null ? null : offerCostPence(retail),
  }));
  const profits = cars.flatMap((car) => saleProfitPence(car) ?? []);
  const soldPounds = sum(cars.map((car) => car.soldPounds));
  const abovePence = sum(cars.map(soldAbovePaidPence));
  return {
    sold: cars.length,
    soldPounds,
    paidForSoldPounds: roundAway(soldPounds - abovePence / 100),
    abovePaidPounds: cars.length === 0 ? null : roundAway(abovePence / 100 / cars.length),
    profitPounds: profits.length === 0 ? null : roundAway(sum(profits) / 100),
    profitCars: profits.length,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const COLUMNS: readonly SheetColumn<ReportLine>[] = [
  { header: 'Month', kind: 'day', value: ({ month }) => firstDay(month) },
  { header: 'Who', kind: 'text', value: ({ person }) => person },
  { header: 'Vehicles offered on', kind: 'count', value: ({ offered }) => offered },
  { header: 'Offers made', kind: 'count', value: ({ offers }) => offers },
  { header: `Offered ${REPORT_SUM_VAT.offers}`, kind: 'pounds', value: ({ offeredPounds }) => offeredPounds },
  {
    header: `Mean above trade value ${REPORT_SUM_VAT.offers}`,
    kind: 'pounds',
    value: ({ aboveTradePounds }) => aboveTradePounds,
  },
  { header: 'Accepted', kind: 'count', value: ({ accepted }) => accepted },
  { header: 'Declined', kind: 'count', value: ({ declined }) => declined },
  { header: 'Bought', kind: 'count', value: ({ bought }) => bought },
  { header: `Paid ${REPORT_SUM_VAT.offers}`, kind: 'pounds', value: ({ boughtPounds }) => boughtPounds },
  { header: 'Sold', kind: 'count', value: ({ sold }) => sold },
  { header: `Sold for ${REPORT_SUM_VAT.sales}`, kind: 'pounds', value: ({ soldPounds }) => soldPounds },
  {
    header: `Mean sold above paid ${REPORT_SUM_VAT.sales}`,
    kind: 'pounds',
    value: ({ abovePaidPounds }) => abovePaidPounds,
  },
  { header: 'Cars with a known profit', kind: 'count', value: ({ profitCars }) => profitCars },
  { header: 'Profit after VAT and appraisal costs', kind: 'pounds', value: ({ profitPounds }) => profitPounds },
  { header: 'Lost', kind: 'count', value: ({ lost }) => lost },
  {
    header: REPORT_REASONS_NAME,
    kind: 'text',
    value: ({ reasons }) => reasons.map(({ reason, count }) => `${reason}: ${count}`).join('; '),
  },
];

export async function runExportAppraisalReport(
  { input, session }: EndpointCall<typeof exportAppraisalReport>,
  services: ReportServices,
) {
  const { format, ...months } = input;
  const rows = await rowsOf(session.organisationId, months, services);
  return fileOf(format, `appraisals-${months.from}-to-${months.to}`, [sheet('Appraisals', COLUMNS, rows)]);
}
