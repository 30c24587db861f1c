/** What is held of one plate or VIN: found, exported, erased; and how long an organisation keeps it anyway. */
import { regLookupVin, regLookupVrm } from '@/lib/contract/reg';
import { vrmInternetPricesValuation, vrmValuation } from '@/lib/contract/vrm';
import type { erasePlateData, exportPlateData, findPlateData, readRetention, setRetention } from '@/lib/api/privacy';
import type { Call } from '@/lib/api/serve';
import { checkVin } from '@/lib/domain/vin';
import { formatPlate, normalisePlate, readPlate } from '@/lib/domain/plate-shapes';
import { Fault } from '@/lib/fault';
import { keyedHash } from '@/lib/ledger/keyed-hash';
import type { Ledger } from '@/lib/ledger/look-up';
import type { HeldRecord, Privacy, SubjectKeys } from '@/lib/store/privacy';

interface Needs {
  readonly privacy: Privacy;
  readonly ledger: Pick<Ledger, 'erase'>;
  /** Keys the hashes by which records are found. */
  readonly secret: string;
  readonly now: () => Date;
}

export async function runFindPlateData({ input, session }: Call<typeof findPlateData>, house: Needs) {
  const subject = acceptSubject(input.subject);
  const { records, stockRows } = await house.privacy.held(keysOf(subject, session.organisationId, house));
  return {
    subject: subject.shown,
    records: records.map(({ kind, id, createdAt, summary }) => ({
      ...{ kind, id, at: createdAt.toISOString() },
      title: titleOf(summary),
    })),
    stockRows: stockRows.length,
    answers: lookUpsOf(records).length,
  };
}

export async function runExportPlateData({ input, session }: Call<typeof exportPlateData>, house: Needs) {
  const subject = acceptSubject(input.subject);
  const { records, stockRows } = await house.privacy.held(keysOf(subject, session.organisationId, house));
  return {
    subject: subject.shown,
    exportedAt: house.now().toISOString(),
    records: records.map(({ kind, id, record }) => ({ kind, id, record })),
    stockRows,
  };
}

/** Answers first: were it to end in between, a record is left that can be found and erased again. */
export async function runErasePlateData({ input, session }: Call<typeof erasePlateData>, house: Needs) {
  const { organisationId, personId: erasedBy } = session;
  const subject = acceptSubject(input.subject);
  const keys = keysOf(subject, organisationId, house);
  const { records } = await house.privacy.held(keys);
  const answers = await house.ledger.erase({
    organisationId,
    questions: subject.operations.map((operation) => ({ operation, subject: subject.text })),
    lookUpIds: lookUpsOf(records),
  });
  return { ...(await house.privacy.erase(keys, { erasedBy, answers })), answers };
}

export async function runReadRetention({ session }: Call<typeof readRetention>, { privacy }: Needs) {
  const { organisationId } = session;
  const [days, erasures] = await Promise.all([privacy.retentionOf(organisationId), privacy.erasures(organisationId)]);
  return { days, erasures: erasures.map((each) => ({ ...each, at: each.at.toISOString() })) };
}

export async function runSetRetention({ input, session }: Call<typeof setRetention>, { privacy }: Needs) {
  const { organisationId, personId: changedBy } = session;
  await privacy.setRetention({ organisationId, changedBy, days: input.days });
  return { done: true as const };
}

/** Of every organisation what is older than it keeps. Instances may do it side by side. */
export async function sweepRetention({ privacy, ledger }: Pick<Needs, 'privacy' | 'ledger'>): Promise<void> {
  for (const { organisationId, before } of await privacy.limited()) {
    const answers = await ledger.erase({ organisationId, before });
    await privacy.eraseOlder({ organisationId, before, answers });
  }
}

interface Subject {
  readonly shown: string;
  readonly text: string;
  readonly plate: string | null;
  readonly operations: readonly string[];
}

const BY_PLATE = [regLookupVrm.name, vrmValuation.name, vrmInternetPricesValuation.name];

function acceptSubject(typed: string): Subject {
  const vin = checkVin(typed);
  if (vin.state === 'vin') return { shown: vin.vin, text: vin.vin, plate: null, operations: [regLookupVin.name] };
  const plate = normalisePlate(typed);
  if (plate.length > 0 && plate.length <= 7 && /\d/.test(plate))
    return { shown: readPlate(plate) ? formatPlate(plate) : plate, text: plate, plate, operations: BY_PLATE };
  throw new Fault('invalid_input', {
    message: 'This is neither a plate nor a VIN.',
    fix: 'Type the registration mark, such as AB12 CDE, or the 17 characters of the VIN.',
    field: 'subject',
  });
}

function keysOf({ text, plate }: Subject, organisationId: string, { secret }: Needs): SubjectKeys {
  return {
    ...{ organisationId, plate, vin: plate === null ? text : null },
    valuationHash: keyedHash(secret, 'valuation', text),
    registrationHash: keyedHash(secret, 'registration', text),
  };
}

const lookUpsOf = (records: readonly HeldRecord[]): string[] => [
  ...new Set(records.flatMap(({ lookUpIds }) => lookUpIds)),
];

function titleOf(summary: unknown): string {
  const { title } = summary as { title?: unknown }; // a JSON object: written by summaryOf
  return typeof title === 'string' ? title : '';
}
