/** The further requests of a record: its own again, and what it lacks. */
import type {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  previewValuation,
  revalue,
} from '@/lib/api/addresses/valuations';
import type { valueVehicleFile } from '@/lib/api/addresses/registrations/vehicle-files';
import type { Address } from '@/lib/api/address';
import type { InputOf } from '@/lib/api/client/answer-of';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

interface RequestBy<By extends string, A extends Address> {
  readonly by: By;
  /** But for the price that is seen. */
  readonly input: Omit<InputOf<A>, 'mostCredits'>;
  /** The input that prices it: the look-ups it sends, and no others. */
  readonly priced: InputOf<typeof previewValuation>;
}

export type RecordRequest =
  | RequestBy<'file', typeof valueVehicleFile>
  | RequestBy<'record', typeof revalue>
  | RequestBy<'identifier', typeof createValuationByIdentifier>
  | RequestBy<'plate', typeof createValuation>
  | RequestBy<'vin', typeof createValuationByVin>;

type RequestedRecord = Pick<ValuationRecord, 'asked' | 'basedOn' | 'fileId'>;

/**
 * A record's own request again. A record based on a vehicle file or another record goes through that one: plate,
 * register and alerts come with it, and their look-up is not charged again.
 */
function recordRequest(
  { asked: original, basedOn, fileId }: RequestedRecord,
  { internetPrices }: { readonly internetPrices: boolean },
): RecordRequest | null {
  const { plate, vin, kind, identifier, registered, mileage } = original;
  if (kind !== null && identifier !== null && registered !== null && mileage !== null) {
    const priced = { kind, identifier, registered, mileage };
    if (fileId !== undefined) return { by: 'file', input: { id: fileId, mileage, registered }, priced };
    if (basedOn !== null) return { by: 'record', input: { id: basedOn, ...priced }, priced };
    return { by: 'identifier', input: priced, priced };
  }
  if (plate !== null && mileage !== null) {
    const request = { plate, mileage, internetPrices };
    if (fileId === undefined) return { by: 'plate', input: request, priced: request };
    return {
      by: 'file',
      input: { id: fileId, mileage, internetPrices },
      priced: { ...request, only: 'valuation' },
    };
  }
  return vin === null ? null : { by: 'vin', input: mileage === null ? { vin } : { vin, mileage }, priced: { vin } };
}

/** All of a record's look-ups again. */
export const refreshRequest = (record: RequestedRecord & Pick<ValuationRecord, 'sources'>): RecordRequest | null =>
  recordRequest(record, { internetPrices: record.sources.internetPrices !== null });

/** Which look-ups a record was to have, and which it has. */
export type RequestedSources = Pick<ValuationRecord, 'kind' | 'asked' | 'sources'>;

/** What a record by plate lacks: its look-up or its valuation. Empty for any other record. */
export function missingSources({ kind, asked: original, sources }: RequestedSources) {
  if (kind !== 'plate' || original.plate === null || original.mileage === null) return [];
  return (['registration', 'valuation'] as const).filter((source) => sources[source] === null);
}

/** The request of a record by plate that lacks its look-up or its valuation; null for any other record. */
export function missingAnswerRequest(
  record: RequestedRecord & Pick<ValuationRecord, 'kind' | 'sources'>,
): RecordRequest | null {
  return missingSources(record).length === 0 ? null : refreshRequest(record);
}

type MarketPricedRecord = RequestedRecord & Pick<ValuationRecord, 'mileage' | 'sources'>;

/**
 * A record's request with market prices; null for a record not made by plate, which has none, for one whose look-up of
 * them was answered, with or without prices, and for a mileage beyond the guide's range, where a charge brings none.
 */
export function marketPricesRequest(record: MarketPricedRecord): RecordRequest | null {
  const { plate, mileage, identifier } = record.asked;
  if (record.sources.internetPrices !== null || record.mileage.outOfBounds) return null;
  return identifier === null && plate !== null && mileage !== null
    ? recordRequest(record, { internetPrices: true })
    : null;
}
