/** What the organisation has stored. Under an ID that is unknown, or of another organisation, each throws Fault not_found. */
import type { Session } from '@/lib/access';
import {
  valuationRecordSchema,
  valuationSummarySchema,
  type ValuationRecord,
  type ValuationSummary,
} from '@/lib/domain/valuations/valuation';
import { listedAlertsSchema } from '@/lib/domain/vehicles/flags/flags';
import { withKnownAlerts, withNewestAlerts } from '@/lib/domain/vehicles/flags/known-alerts';
import {
  registrationRecordSchema,
  type RegistrationRecord,
} from '@/lib/domain/vehicles/registration/registration-record';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import type { AppraisalWithRecord } from '@/lib/store/appraisals/appraisals';
import type { ListedSummaries } from '@/lib/store/records/listed-summaries';
import type { StoredRecord } from '@/lib/store/records/records';
import type { RegistrationKind, RegistrationStore } from '@/lib/store/records/registrations';
import type { ValuationKind, ValuationStore } from '@/lib/store/records/valuations';
import type { StockStore, StoredStockList } from '@/lib/store/stock/stock-lists';
import { appraisalNotFound, fileNotFound, stockListNotFound, valuationNotFound } from './not-found';

type Owner = Pick<Session, 'organisationId'>;

interface ValuationsById {
  readonly valuations: Pick<ValuationStore, 'get'>;
}

/** As stored, for an answer that its endpoint's schema parses. */
export async function storedValuation(
  { valuations }: ValuationsById,
  { organisationId }: Owner,
  id: string,
): Promise<StoredRecord<ValuationKind>> {
  const found = await valuations.get({ organisationId, id });
  if (!found) throw valuationNotFound();
  return found;
}

export async function storedValuationRecord(
  services: ValuationsById,
  owner: Owner,
  id: string,
): Promise<ValuationRecord> {
  const { record } = await storedValuation(services, owner, id);
  return valuationRecordSchema.parse(record);
}

/**
 * A valuation as every list shows it: one without a value does not hide an earlier one, nor a check without an answer what
 * an earlier one found.
 */
export const listedValuation = ({ summary, newestSummary, checkedSummary }: ListedSummaries): ValuationSummary =>
  withKnownAlerts(
    withNewestAlerts(valuationSummarySchema.parse(summary), alertsOf(newestSummary)),
    alertsOf(checkedSummary),
  );

const alertsOf = (summary: unknown) => (summary === null ? null : listedAlertsSchema.parse(summary));

interface RegistrationsById {
  readonly registrations: Pick<RegistrationStore, 'get'>;
}

/** As stored, for an answer that its endpoint's schema parses. */
export async function storedRegistration(
  { registrations }: RegistrationsById,
  { organisationId }: Owner,
  id: string,
): Promise<StoredRecord<RegistrationKind>> {
  const found = await registrations.get({ organisationId, id });
  if (!found) throw fileNotFound();
  return found;
}

export async function storedRegistrationRecord(
  services: RegistrationsById,
  owner: Owner,
  id: string,
): Promise<RegistrationRecord> {
  const { record } = await storedRegistration(services, owner, id);
  return registrationRecordSchema.parse(record);
}

export async function storedAppraisal(
  { appraisals }: { readonly appraisals: Pick<AppraisalStore, 'get'> },
  { organisationId }: Owner,
  id: string,
): Promise<AppraisalWithRecord> {
  const found = await appraisals.get({ organisationId, id });
  if (!found) throw appraisalNotFound();
  return found;
}

export async function storedStockList(
  { stock }: { readonly stock: Pick<StockStore, 'list'> },
  { organisationId }: Owner,
  id: string,
): Promise<StoredStockList> {
  const found = await stock.list({ organisationId, id });
  if (!found) throw stockListNotFound();
  return found;
}
