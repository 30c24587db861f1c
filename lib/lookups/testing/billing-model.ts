/** Test support: random billing histories and their expected result, computed with plain lists and sums. */

import { z } from 'zod';

const ORGANISATIONS = ['north', 'south'] as const;
const PEOPLE = ['ann', 'bob'] as const;
const SUBJECTS = ['AB12CDE', 'XY34ZZZ', 'K1NGS'] as const;
const GOOD_MINUTES = { found: 60, not_found: 10 };
const OVERDUE_SECONDS = 12 + 5;
const WRITE_OFF_HOURS = 72;
const START = Date.parse('2026-10-27T09:00:00Z');

const STEP_KINDS = [
  'reserve',
  'reserve',
  'reserve',
  'settle',
  'settle',
  'unknown',
  'unknown',
  'no longer awaited',
  'release',
  'sweep',
] as const;

interface ReserveStep {
  readonly kind: 'reserve';
  readonly id: string;
  readonly organisation: string;
  readonly person: string;
  readonly subject: string;
  readonly key: string;
  readonly fresh: boolean;
}
type HistoryStep = { readonly at: string } & (
  | ReserveStep
  | {
      readonly kind: 'settle';
      readonly id: string;
      readonly outcome: 'found' | 'not_found';
      readonly audit: string | null;
    }
  | { readonly kind: 'unknown'; readonly id: string; readonly awaited: number | null }
  | { readonly kind: 'no longer awaited'; readonly id: string }
  | { readonly kind: 'release'; readonly id: string; readonly states: readonly string[] }
  | { readonly kind: 'sweep' }
);

/** An empty organisation stands for the subscription, an empty person for the organisation. */
interface HistoryLimit {
  readonly organisation: string;
  readonly person: string;
  readonly limit: number;
}

export interface BillingHistory {
  readonly limits: readonly HistoryLimit[];
  readonly steps: readonly HistoryStep[];
}

export interface HistoryOutcome {
  /** For each reservation: its outcome, and the look-up whose answer counts. */
  readonly verdicts: [verdict: string, source: string | null][];
  readonly lookUps: [id: string, state: string, month: string, audit: string | null][];
  readonly counters: [organisation: string, person: string, month: string, taken: number][];
}

const idAt = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** mulberry32: the same numbers for the same seed, on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomHistory(seed: number): BillingHistory {
  const random = randomNumbers(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0];
  const limits = [
    { organisation: '', person: '', limit: 2 + below(10) },
    { organisation: 'north', person: '', limit: below(8) },
    { organisation: 'north', person: 'ann', limit: below(6) },
  ].filter(() => below(2) === 0);
  const steps: HistoryStep[] = [];
  let seconds = 0;
  let reserved = 0;
  for (let left = 5 + below(12); left > 0; left--) {
    // Always later than the step before: seconds, minutes, hours, days, into the next month.
    seconds += 1 + oneOf([0, 0, 0, 7, 30, 70, 11 * 60, 61 * 60, 25 * 3_600, 73 * 3_600]);
    const at = new Date(START + seconds * 1_000).toISOString();
    const id = idAt(below(Math.max(1, reserved)));
    const kind = reserved === 0 ? 'reserve' : oneOf(STEP_KINDS);
    if (kind === 'reserve') {
      const [organisation, person, subject] = [oneOf(ORGANISATIONS), oneOf(PEOPLE), oneOf(SUBJECTS)];
      const key = below(3) === 0 ? `${below(3)}` : `${organisation} ${person} ${subject} ${below(1_000)}`;
      steps.push({ kind, at, id: idAt(reserved++), organisation, person, subject, key, fresh: below(4) === 0 });
    } else if (kind === 'settle') {
      const audit = below(3) === 0 ? null : String(below(4));
      steps.push({ kind, at, id, outcome: below(3) === 0 ? 'not_found' : 'found', audit });
    } else if (kind === 'unknown') steps.push({ kind, at, id, awaited: below(2) === 0 ? null : 65 });
    else if (kind === 'release')
      steps.push({ kind, at, id, states: below(2) === 0 ? ['UNKNOWN'] : ['SENT', 'UNKNOWN'] });
    else if (kind === 'sweep') steps.push({ kind, at });
    else steps.push({ kind, at, id });
  }
  return { limits, steps };
}

interface ModelLookUp extends Omit<ReserveStep, 'kind' | 'fresh'> {
  state: string;
  /** Milliseconds. */
  since: number;
  awaitedUntil: number;
  outcome: string | null;
  audit: string | null;
  readonly month: string;
  /** The look-up whose answer it was served. */
  readonly servedFrom: string | null;
}

const isCounted = ({ state }: ModelLookUp): boolean => /^(SENT|UNKNOWN|SETTLED|WRITTEN_OFF)$/.test(state);
/** All histories lie in winter time or begin mid-month, where London's month is that of UTC. */
const monthOf = (at: number): string => `${new Date(at).toISOString().slice(0, 7)}-01`;

export function modelHistory({ limits, steps }: BillingHistory): HistoryOutcome {
  const lookUps: ModelLookUp[] = [];
  const verdicts: HistoryOutcome['verdicts'] = [];
  for (const step of steps) {
    const at = Date.parse(step.at);
    if (step.kind === 'reserve') verdicts.push(reserve(step, at, lookUps, limits));
    else if (step.kind === 'sweep') sweep(at, lookUps);
    else {
      const lookUp = lookUps.find(({ id }) => id === step.id);
      if (lookUp) change(lookUp, step, at, lookUps);
    }
  }
  return {
    verdicts,
    lookUps: lookUps
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, state, month, audit }) => [id, state, month, audit]),
    counters: countersOf(lookUps.filter(isCounted)),
  };
}

function reserve(
  step: ReserveStep,
  at: number,
  lookUps: ModelLookUp[],
  limits: BillingHistory['limits'],
): HistoryOutcome['verdicts'][number] {
  const { id, organisation, person, subject, key, fresh } = step;
  const ofOrganisation = lookUps.filter((other) => other.organisation === organisation);
  const before = ofOrganisation.find((other) => other.key === key && !['RELEASED', 'DENIED'].includes(other.state));
  if (before) return [before.subject === subject ? 'repeated' : 'conflict', before.servedFrom ?? before.id];

  const month = monthOf(at);
  const add = (state: string, servedFrom: string | null = null) =>
    void lookUps.push({
      id,
      organisation,
      person,
      subject,
      key,
      state,
      month,
      servedFrom,
      since: at,
      awaitedUntil: 0,
      outcome: null,
      audit: null,
    });
  const same = ofOrganisation.filter((other) => other.subject === subject);
  const newest = same.filter(({ state }) => state === 'SETTLED').toSorted((a, b) => b.since - a.since)[0];
  const goodMinutes = newest?.outcome === 'found' ? GOOD_MINUTES.found : GOOD_MINUTES.not_found;
  if (newest && !fresh && at - newest.since < goodMinutes * 60_000) {
    add('SERVED', newest.id);
    return ['cached', newest.id];
  }
  const inFlight =
    same.find(({ state }) => state === 'SENT') ??
    same.find(({ state, awaitedUntil }) => state === 'UNKNOWN' && awaitedUntil > at);
  if (inFlight) return ['in_flight', inFlight.id];

  const taken = lookUps.filter((other) => isCounted(other) && other.month === month);
  const isFull = limits.some(({ organisation: ofLimit, person: personOfLimit, limit }) => {
    const applies = (who: { organisation: string; person: string }) =>
      (ofLimit === '' || who.organisation === ofLimit) && (personOfLimit === '' || who.person === personOfLimit);
    return applies({ organisation, person }) && taken.filter(applies).length >= limit;
  });
  add(isFull ? 'DENIED' : 'SENT');
  return isFull ? ['denied', null] : ['reserved', id];
}

function change(
  lookUp: ModelLookUp,
  step: Exclude<HistoryStep, { kind: 'reserve' | 'sweep' }>,
  at: number,
  lookUps: readonly ModelLookUp[],
): void {
  const isOpen = lookUp.state === 'SENT' || lookUp.state === 'UNKNOWN';
  const move = (state: string) => Object.assign(lookUp, { state, since: at });
  if (step.kind === 'settle' && isOpen) {
    const isTaken = lookUps.some(({ state, audit }) => state === 'SETTLED' && audit !== null && audit === step.audit);
    move('SETTLED');
    lookUp.outcome = step.outcome;
    lookUp.audit = isTaken ? null : step.audit;
  } else if (step.kind === 'unknown' && lookUp.state === 'SENT') {
    move('UNKNOWN');
    lookUp.awaitedUntil = step.awaited === null ? 0 : at + step.awaited * 1_000;
  } else if (step.kind === 'no longer awaited' && lookUp.state === 'UNKNOWN') lookUp.awaitedUntil = 0;
  else if (step.kind === 'release' && isOpen && step.states.includes(lookUp.state)) move('RELEASED');
}

function sweep(at: number, lookUps: readonly ModelLookUp[]): void {
  for (const lookUp of lookUps) {
    const age = at - lookUp.since;
    if (lookUp.state === 'SENT' && age > OVERDUE_SECONDS * 1_000) {
      Object.assign(lookUp, { state: 'UNKNOWN', since: at });
    } else if (lookUp.state === 'UNKNOWN' && age > WRITE_OFF_HOURS * 3_600_000) {
      Object.assign(lookUp, { state: 'WRITTEN_OFF', since: at });
    }
  }
}

function countersOf(counted: readonly ModelLookUp[]): HistoryOutcome['counters'] {
  const sums = new Map<string, number>();
  for (const { organisation, person, month } of counted) {
    for (const scope of [
      ['', ''],
      [organisation, ''],
      [organisation, person],
    ]) {
      const name = JSON.stringify([...scope, month]);
      sums.set(name, (sums.get(name) ?? 0) + 1);
    }
  }
  return [...sums]
    .map(([name, taken]): HistoryOutcome['counters'][number] => {
      const [organisation = '', person = '', month = ''] = z.array(z.string()).parse(JSON.parse(name));
      return [organisation, person, month, taken];
    })
    .sort((a, b) => (`${a[0]}/${a[1]}/${a[2]}` < `${b[0]}/${b[1]}/${b[2]}` ? -1 : 1));
}
