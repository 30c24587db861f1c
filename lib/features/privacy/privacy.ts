/** What is held on one plate or VIN: found, exported, erased; and how long an organisation keeps it. */
import { regLookupAlternativeVrm, regLookupVin, regLookupVrm } from '@/lib/contract/reg';
import { vrmInternetPricesValuation, vrmValuation } from '@/lib/contract/vrm';
import type {
  erasePlateData,
  exportPlateData,
  findPlateData,
  readRetention,
  setRetention,
} from '@/lib/api/endpoints/privacy';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { checkVin } from '@/lib/domain/vehicles/vin';
import { formatPlate, normalisePlate } from '@/lib/domain/plates/plate-shapes';
import { Fault } from '@/lib/fault';
import { keyedHash } from '@/lib/store/keyed-hash';
import { erasurePlaces, SHORT_PLATE_LENGTH, type PlaceCount } from '@/lib/domain/privacy/erasure-places';
import type { HeldLookUps } from '@/lib/lookups/erase';
import type { Ledger } from '@/lib/lookups/ledger';
import { tryEach } from '@/lib/lookups/try-each';
import { platePatterns } from '@/lib/store/privacy/plate-patterns';
import type { SubjectKeys } from '@/lib/store/privacy/subject-search';
import type { ErasedByAge } from '@/lib/store/privacy/erase-older';
import type { Privacy } from '@/lib/store/privacy/privacy';

interface PrivacyServices {
  readonly privacy: Privacy;
  readonly ledger: Pick<Ledger, 'erase' | 'eraseOlder' | 'held' | 'lines'>;
  /** The key of the hashes by which records are found. */
  readonly secret: string;
  readonly now: () => Date;
}

export async function runFindPlateData(
  { input, session }: EndpointCall<typeof findPlateData>,
  services: PrivacyServices,
) {
  const { privacy, ledger } = services;
  const subject = await find(input.subject, session.organisationId, services);
  const [places, held] = await Promise.all([privacy.places(subject.found), ledger.held(subject.lookUps)]);
  return {
    subject: subject.shown,
    isShort: subject.isShort,
    records: subject.records.map(({ kind, id, createdAt, summary }) => ({
      kind,
      id,
      at: createdAt.toISOString(),
      title: titleOf(summary),
    })),
    places: withLookUps(places, held),
    inProgress: held.inProgress,
  };
}

export async function runExportPlateData(
  { input, session }: EndpointCall<typeof exportPlateData>,
  services: PrivacyServices,
) {
  const { shown, records, found, lookUps } = await find(input.subject, session.organisationId, services);
  const [held, ledgerLines] = await Promise.all([services.privacy.export(found), services.ledger.lines(lookUps)]);
  return {
    subject: shown,
    exportedAt: services.now().toISOString(),
    records: records.map(({ kind, id, record }) => ({ kind, id, record })),
    ledgerLines,
    ...held,
  };
}

/** Answers first: if the process dies in between, the record remains and can be found and erased again. */
export async function runErasePlateData(
  { input, session }: EndpointCall<typeof erasePlateData>,
  services: PrivacyServices,
) {
  const { privacy, ledger } = services;
  const subject = await find(input.subject, session.organisationId, services);
  const lookUps = await ledger.erase(subject.lookUps);
  const places = await privacy.erase(subject.found, { erasedBy: session.personId, lookUps });
  return {
    places: withLookUps(places, lookUps),
    inProgress: lookUps.inProgress,
    storage: await privacy.rewriteErasedStorage(),
  };
}

const withLookUps = (places: readonly PlaceCount[], { answers, lookUps }: HeldLookUps): PlaceCount[] =>
  erasurePlaces.flatMap((place) => {
    const count = { answers, ledgerLines: lookUps }[String(place)] ?? 0;
    return count > 0 ? [{ place, count }] : places.filter((held) => held.place === place);
  });

export async function runReadRetention({ session }: EndpointCall<typeof readRetention>, { privacy }: PrivacyServices) {
  const { organisationId } = session;
  const [days, erasures] = await Promise.all([privacy.retentionOf(organisationId), privacy.erasures(organisationId)]);
  return { days, erasures: erasures.map((erasure) => ({ ...erasure, at: erasure.at.toISOString() })) };
}

export async function runSetRetention(
  { input, session }: EndpointCall<typeof setRetention>,
  { privacy }: PrivacyServices,
) {
  const { organisationId, personId: changedBy } = session;
  await privacy.setRetention({ organisationId, changedBy, days: input.days });
  return { done: true as const };
}

/**
 * Erases whatever is older than its organisation keeps it, and what was deleted and can no longer be restored, each
 * organisation's even if another's failed. Several instances may run it at the same time.
 * @param signal the process is about to stop: the rest is left to the next run
 * @throws the first failure, once every organisation was tried
 */
export async function sweepRetention(
  { privacy, ledger }: Pick<PrivacyServices, 'privacy' | 'ledger'>,
  signal?: AbortSignal,
): Promise<ErasedByAge> {
  const erased = { records: 0, appraisals: 0 };
  const sweeps = (await privacy.retentionPolicies()).map(({ organisationId, before }) => async () => {
    if (signal?.aborted) return;
    const { answers } = await ledger.eraseOlder({ organisationId, before });
    const { records, appraisals } = await privacy.eraseOlder({ organisationId, before, answers, signal });
    erased.records += records;
    erased.appraisals += appraisals;
  });
  const removals = async () =>
    tryEach(await privacy.organisationsWithRemoved(), async (organisationId) =>
      privacy.eraseRemoved({ organisationId, signal }),
    );
  await tryEach([removals, ...sweeps], (sweep) => sweep());
  return erased;
}

const BY_PLATE = [regLookupVrm.name, regLookupAlternativeVrm.name, vrmValuation.name, vrmInternetPricesValuation.name];

/** What is held on a plate, or on a VIN with all the plates it was seen under. */
async function find(typed: string, organisationId: string, { privacy, secret }: PrivacyServices) {
  const { vin, plate } = acceptSubject(typed);
  const plates = vin === null ? [plate] : await privacy.platesOf({ organisationId, vin });
  const names = [...(vin === null ? [] : [vin]), ...plates];
  const patterns = platePatterns(plates, vin);
  const keys: SubjectKeys = {
    organisationId,
    plates,
    patterns,
    valuationHashes: names.map((name) => keyedHash(secret, 'valuation', name)),
    registrationHashes: names.map((name) => keyedHash(secret, 'registration', name)),
  };
  const { records, ...found } = await privacy.find(keys);
  const lookUps = {
    organisationId,
    questions: [
      ...(vin === null ? [] : [{ operation: regLookupVin.name, subject: vin }]),
      ...plates.flatMap((subject) => BY_PLATE.map((operation) => ({ operation, subject }))),
    ],
    lookUpIds: [...new Set(records.flatMap(({ lookUpIds }) => lookUpIds))],
    mention: patterns.record,
  };
  const isShort = plates.some((name) => name.length < SHORT_PLATE_LENGTH);
  return { shown: vin ?? formatPlate(plate), isShort, found, records, lookUps };
}

type PrivacySubject = { readonly vin: string; readonly plate: null } | { readonly vin: null; readonly plate: string };

function acceptSubject(typed: string): PrivacySubject {
  const check = checkVin(typed);
  if (check.state === 'vin') return { vin: check.vin, plate: null };
  const plate = normalisePlate(typed);
  if (plate.length > 0 && plate.length <= 7 && /\d/.test(plate)) return { vin: null, plate };
  throw new Fault('invalid_input', {
    message: 'This is not a plate or a VIN.',
    fix: 'Enter the reg, such as AB12 CDE, or the 17 characters of the VIN.',
    field: 'subject',
  });
}

function titleOf(summary: unknown): string {
  const { title } = summary as { title?: unknown }; // a JSON object: written by summaryOf
  return typeof title === 'string' ? title : '';
}
