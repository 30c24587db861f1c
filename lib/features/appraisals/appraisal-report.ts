/** What was offered, bought, lost and sold, by month and person, on screen and as a file. */
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import type { exportAppraisalReport, readAppraisalReport } from '@/lib/api/endpoints/appraisals/appraisal-report';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { REPORT_SUM_VAT, vatInside } from '@/lib/domain/appraisals/vat';
import { firstDay, type Month } from '@/lib/domain/time/calendar';
import { acceptReportMonths } from '@/lib/domain/usage/report-months';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { fileOf } from '@/lib/features/exports/spreadsheet';
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
    ({ person, tradePounds, comparedPounds, comparedOffers, vanOffersWithVatPounds, reasons, ...row }) => {
      const vatPence = vatInside(vanOffersWithVatPounds * 100);
      const offeredForSoldPounds = row.offeredForSoldPounds - Math.round(vatPence / 100);
      return {
        ...row,
        offeredForSoldPounds,
        person: nameAtStart(person),
        aboveTradePounds: comparedOffers === 0 ? null : Math.round((comparedPounds - tradePounds) / comparedOffers),
        aboveOfferPounds: row.sold === 0 ? null : Math.round((row.soldPounds - offeredForSoldPounds) / row.sold),
        reasons: Object.entries(reasons).map(([reason, count]) => ({ reason, count })),
      };
    },
  );
}

const COLUMNS: readonly SheetColumn<ReportLine>[] = [
  { header: 'Month', kind: 'day', value: ({ month }) => firstDay(month) },
  { header: 'Who', kind: 'text', value: ({ person }) => person },
  { header: 'Offers', kind: 'count', value: ({ offered }) => offered },
  { header: `Offered ${REPORT_SUM_VAT.offers}`, kind: 'pounds', value: ({ offeredPounds }) => offeredPounds },
  {
    header: `Mean above trade value ${REPORT_SUM_VAT.offers}`,
    kind: 'pounds',
    value: ({ aboveTradePounds }) => aboveTradePounds,
  },
  { header: 'Accepted', kind: 'count', value: ({ accepted }) => accepted },
  { header: 'Bought', kind: 'count', value: ({ bought }) => bought },
  { header: `Paid ${REPORT_SUM_VAT.offers}`, kind: 'pounds', value: ({ boughtPounds }) => boughtPounds },
  { header: 'Sold', kind: 'count', value: ({ sold }) => sold },
  { header: `Sold for ${REPORT_SUM_VAT.sales}`, kind: 'pounds', value: ({ soldPounds }) => soldPounds },
  {
    header: `Mean sold above offer ${REPORT_SUM_VAT.sales}`,
    kind: 'pounds',
    value: ({ aboveOfferPounds }) => aboveOfferPounds,
  },
  { header: 'Lost', kind: 'count', value: ({ lost }) => lost },
  {
    header: 'Reasons',
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
