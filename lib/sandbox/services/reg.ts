/** The registration look-up service (2 §Registration lookup service). */
import * as contract from '@/lib/contract/reg';
import type { ValueOf } from '@/lib/wire/shape';
import { defineHandler, Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { auditMonths } from '@/lib/sandbox/accounts/audit-months';
import { corrections } from '@/lib/sandbox/plates/plate-corrections';
import { addDays, addMonths, firstOfMonth } from '@/lib/sandbox/time/calendar';
import { normalisePlate } from '@/lib/sandbox/plates/plates';
import { dataOf } from '@/lib/sandbox/services/reg-data';
import type { RegisteredVehicle } from '@/lib/sandbox/registry/registered-vehicle';
import { vehicleByPlate, vehicleByVin } from '@/lib/sandbox/registry/registry';
import { behaviourOf, scenarioOf } from '@/lib/sandbox/faults/scenarios';

type Lookup = ValueOf<typeof contract.regLookupVrm.result.shape>;

const NO_MATCH = {
  REG: 0,
  REGKEEPER: 0,
  REGBASIC: 0,
  TRADE: 0,
  REF: 0,
  ALTERNATIVEVRMS: 0,
  ALTERNATIVEDERIVATIVES: 0,
};

const head = ({ now }: ServiceCall) => ({ SUCCESS: true, ERRORMESSAGE: '', TIMESTAMP: now });

const emptyLookup = (call: ServiceCall): Lookup => ({
  ...head(call),
  AUDITID: 0,
  LOOKUP_VRM: '',
  LOOKUP_VIN: '',
  MONTHLYLOOKUPLIMITEXCEEDED: false,
  AUTOCORRECTED: false,
  AUTOCORRECTEDREASON: '',
  MATCHLEVEL: NO_MATCH,
  DATA: { REG: {}, TRADE: {}, REF: {} },
});

const refused = (reason: string, call: ServiceCall): Lookup => ({
  ...emptyLookup(call),
  SUCCESS: false,
  ERRORMESSAGE: reason,
});

/** How many look-ups were made in the month of a day. */
function usedInMonth(day: string, { journal }: ServiceCall): number {
  const month = firstOfMonth(day);
  return journal.count('look-up', month, addDays(addMonths(month, 1), -1)).count;
}

interface LookupSubject {
  /** As sent: the answer repeats it unchanged. */
  readonly LOOKUP_VRM: string;
  readonly LOOKUP_VIN: string;
}

interface LookupMatch {
  readonly vehicle: RegisteredVehicle | null;
  /** Why a mark other than the one sent was looked up; empty if none was. */
  readonly correction: string;
}

/**
 * A look-up by any subject: takes an audit number, checks the limit, counts, and answers with the three sources'
 * data.
 */
function lookUp(subject: LookupSubject, find: () => LookupMatch, call: ServiceCall): Lookup {
  const { journal, now, today } = call;
  const audit = journal.nextAudit();
  const limited = behaviourOf(normalisePlate(subject.LOOKUP_VRM)).kind === 'limit';
  if (limited || (call.monthlyLimit !== null && usedInMonth(today, call) >= call.monthlyLimit)) {
    journal.record({ at: now, kind: 'refused', audit });
    const answer = refused('Monthly lookup limit exceeded.', call);
    return { ...answer, ...subject, AUDITID: audit, MONTHLYLOOKUPLIMITEXCEEDED: true };
  }
  const { vehicle, correction } = find();
  const alternatives = vehicle?.alternatives.map(({ refid }) => refid) ?? [];
  journal.record({ at: now, kind: 'look-up', audit, alternatives });
  const answer = { ...emptyLookup(call), ...subject, AUDITID: audit };
  if (vehicle === null) return answer;
  return {
    ...answer,
    AUTOCORRECTED: correction !== '',
    AUTOCORRECTEDREASON: correction,
    MATCHLEVEL: matchLevels(vehicle),
    DATA: dataOf(vehicle, today),
  };
}

function matchLevels({ register, trade, derivative, alternatives, keeperKnown }: RegisteredVehicle) {
  const level = (has: boolean): number => (has ? 1 : 0);
  return {
    REG: level(register !== null),
    REGKEEPER: level(register !== null && keeperKnown),
    REGBASIC: level(register !== null),
    TRADE: level(trade !== null),
    REF: level(derivative !== null),
    // The trade body has the vehicle under another mark than the register.
    ALTERNATIVEVRMS: level(register !== null && trade !== null && register.vrm !== trade.vrm),
    ALTERNATIVEDERIVATIVES: level(alternatives.length > 0),
  };
}

/** The mark as given or, if it leads to no vehicle, the first mark that does and of which it may be a misreading. */
function findByVrm(vrm: string, today: string): LookupMatch {
  const normalised = normalisePlate(vrm);
  const vehicle = vehicleByPlate(normalised, today);
  if (vehicle !== null) return { vehicle, correction: '' };
  for (const corrected of corrections(normalised)) {
    const found = vehicleByPlate(corrected.vrm, today);
    if (found !== null) return { vehicle: found, correction: corrected.reason };
  }
  return { vehicle: null, correction: '' };
}

const byVrm = (vrm: string, call: ServiceCall): Lookup =>
  lookUp({ LOOKUP_VRM: vrm, LOOKUP_VIN: '' }, () => findByVrm(vrm, call.today), call);

/** The match level shows that there are other derivatives; the look-up of alternatives lists them. */
function withoutUnlisted(vrm: string, answer: Lookup): Lookup {
  if (scenarioOf(normalisePlate(vrm))?.unlisted !== true) return answer;
  return { ...answer, DATA: { ...answer.DATA, ALTERNATIVEDERIVATIVES: undefined } };
}

/** `June 2026` */
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const regHandlers = [
  defineHandler(contract.regLookupVrm, ({ vrm }, call) => withoutUnlisted(vrm, byVrm(vrm, call)), refused),
  defineHandler(
    contract.regLookupAlternativeVrm,
    ({ vrm, previousAuditRef }, call) => {
      if (call.journal.alternativesOf(previousAuditRef) === undefined) {
        throw new Refused('Previous audit reference not found.');
      }
      return byVrm(vrm, call);
    },
    refused,
  ),
  defineHandler(
    contract.regLookupVin,
    ({ vin }, call) =>
      lookUp(
        { LOOKUP_VRM: '', LOOKUP_VIN: vin },
        () => ({ vehicle: vehicleByVin(vin.trim(), call.today), correction: '' }),
        call,
      ),
    refused,
  ),
  defineHandler(
    contract.viewLookupGetCurrentStatus,
    (_, call) => {
      const { monthlyLimit, today } = call;
      const used = usedInMonth(today, call);
      return {
        ...head(call),
        LIMITENABLED: monthlyLimit !== null,
        MONTHLYLIMIT: monthlyLimit === null ? '' : String(monthlyLimit),
        LOOKUPSUSED: used,
        LOOKUPEXCEEDED: monthlyLimit !== null && used >= monthlyLimit,
        CURRENTMONTH: monthName.format(new Date(`${today}T00:00:00Z`)),
      };
    },
    (reason, { now }) => ({ SUCCESS: false, ERRORMESSAGE: reason, TIMESTAMP: now }),
  ),
  defineHandler(
    contract.viewLookupSummary,
    ({ from, to }, call) => ({
      ...head(call),
      DATA: {
        USAGEDATA: {
          MONTHLYUSAGE: auditMonths(from, to).map((month) => ({
            YEAR: Number(month.from.slice(0, 4)),
            MONTH: Number(month.from.slice(5, 7)),
            USED: call.journal.count('look-up', month.from, month.to).count,
          })),
        },
        LIMITDATA: '',
      },
    }),
    (reason, { now }) => ({ SUCCESS: false, ERRORMESSAGE: reason, TIMESTAMP: now }),
  ),
  defineHandler(
    contract.regLookupAlternativeDerivative,
    ({ AuditRef, refid }, { journal }) => journal.alternativesOf(AuditRef)?.includes(refid) ?? false,
    // A single boolean has no room for a reason, so refused credentials are answered with false.
    () => false,
  ),
];
