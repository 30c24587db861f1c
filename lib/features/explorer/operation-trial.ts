/** Tries one operation with typed parameters, and shows what went over the wire. */
import type { z } from 'zod';
import type { Session } from '@/lib/access';
import { operationTrial } from '@/lib/api/endpoints/explorer';
import type { DeclaredOperation } from '@/lib/contract/describe/declared-services';
import { ParamProblem, parseParams } from '@/lib/contract/describe/parse-params';
import type { Operation } from '@/lib/contract/operations';
import type { ImageParams, VehicleImageFile } from '@/lib/contract/vehicle-image';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { Fault } from '@/lib/fault';
import { processSingleton } from '@/lib/features/process-singleton';
import { lookUp, type LookUpServices } from '@/lib/lookups/look-up';
import type { LookUpSubmission } from '@/lib/lookups/reserve';
import { replySummary } from '@/lib/lookups/questions';
import { withoutTokens } from '@/lib/provider/mask';
import type { CallOptions, ExchangeObserver, Provider, ProviderAnswer } from '@/lib/provider/provider';

export type TrialOutcome = z.output<typeof operationTrial>;

/** Longer bodies are cut: no one reads more than this on a page. */
const CHARACTERS_MAX = 200_000;

/** @throws Fault if nothing was sent; a refusal or a broken reply is an outcome, shown with its bytes */
export async function sendTrial(
  operation: DeclaredOperation,
  texts: Readonly<Record<string, string>>,
  caller: Provider,
): Promise<TrialOutcome> {
  const params = readParams(operation, texts);
  const wire = watchWire();
  try {
    const answer = await sendByKind(operation, params, caller, { watch: wire.watch, isTrial: true });
    return answeredTrial(wire.seen(), answer);
  } catch (error) {
    return faultedTrial(wire.seen(), error);
  }
}

/**
 * What was shown in the last minute, by submission: one key has one answer. The ledger stores none of its bytes: a raw
 * answer may hold a plate, a VIN and keepers, is useless later, and could not be found for erasing.
 */
const recentTrials = processSingleton('recent-trials', () => new Map<string, TrialOutcome>());
const RECENT_TRIALS_MS = 60_000;

/** The same through the ledger: each submission is one look-up, regardless of cached answers. */
export async function sendBilledTrial(
  operation: Operation,
  texts: Readonly<Record<string, string>>,
  { caller, ...services }: LookUpServices,
  {
    session,
    idempotencyKey,
    mostCredits,
  }: Pick<LookUpSubmission, 'idempotencyKey' | 'mostCredits'> & { session: Session },
): Promise<TrialOutcome> {
  const params = readParams(operation, texts);
  const wire = watchWire();
  const trialKey = `${session.organisationId} ${operation.name} ${idempotencyKey}`;
  let isAnswered = false;
  const question = {
    operation: operation.name,
    // Makes each submission its own subject, so that it shares no other look-up in flight.
    subject: `explorer ${idempotencyKey}`,
    params: { texts: canonicalJson(texts) },
    cacheMinutes: 0,
    request: { operation, params },
    readReply(answer: ProviderAnswer<unknown>) {
      isAnswered = true;
      recentTrials.set(trialKey, answeredTrial(wire.seen(), answer));
      setTimeout(() => recentTrials.delete(trialKey), RECENT_TRIALS_MS).unref();
      return { ...replySummary({ operation: operation.name, value: answer.value }), result: null };
    },
    readStored: () => null,
  };
  const watched: LookUpServices['caller'] = {
    callBilled: (called, values, options) =>
      caller.callBilled(called, values, { ...options, watch: wire.watch, isTrial: true }),
  };
  try {
    const fingerprint = { trial: operation.name, texts };
    const submission = { session, idempotencyKey, fingerprint, fresh: false, mostCredits };
    const { charged } = await lookUp(question, submission, { ...services, caller: watched });
    const trial = recentTrials.get(trialKey);
    if (trial) return { ...trial, charged };
    throw new Fault('conflict', {
      message: 'This request was already sent, and its result is no longer available.',
      fix: 'Send a new request, which is another look-up.',
      charged,
    });
  } catch (error) {
    // The ledger has settled it by the fault; the explorer shows the bytes.
    if (isAnswered) throw error;
    return faultedTrial(wire.seen(), error);
  }
}

type WireView = Parameters<ExchangeObserver>[0];

function watchWire() {
  let seen: WireView | undefined;
  const watch: ExchangeObserver = (now) => (seen = now);
  return { watch, seen: () => seen };
}

function answeredTrial(seen: WireView | undefined, answer: ProviderAnswer<unknown>): TrialOutcome {
  const { value, problems, sentAt, receivedAt } = answer;
  return {
    ...shown(seen),
    ...(isPicture(value) ? pictured(value) : decoded(value)),
    problems: [...problems],
    milliseconds: receivedAt - sentAt,
  };
}

/** @throws Fault where nothing was sent */
function faultedTrial(seen: WireView | undefined, error: unknown): TrialOutcome {
  if (!(error instanceof Fault) || seen === undefined) throw error;
  const { code, message, fix, charged } = error;
  return { ...shown(seen), fault: { code, message, fix }, charged };
}

function shown(seen: WireView | undefined): TrialOutcome {
  const { request, response } = seen ?? {};
  const { method = '', url = '', headers = {}, body = '' } = request ?? {};
  return {
    request: { method, url, headers, body },
    response: response
      ? {
          status: response.status,
          headers: response.headers,
          body: response.body.slice(0, CHARACTERS_MAX),
          left: Math.max(0, response.body.length - CHARACTERS_MAX),
        }
      : null,
    value: null,
    image: null,
    problems: [],
    fault: null,
    milliseconds: null,
    charged: 'no',
  };
}

const sendByKind = (
  operation: DeclaredOperation,
  params: Record<string, unknown>,
  caller: Provider,
  options: CallOptions,
): Promise<ProviderAnswer<unknown>> => {
  switch (operation.kind) {
    case 'web':
      return caller.call(operation, params, options);
    case 'resource':
      return caller.requestResource(operation, params, options);
    case 'image':
      // Read by its own declaration, just before.
      return caller.image(params as ImageParams, options);
  }
};

const isPicture = (value: unknown): value is VehicleImageFile =>
  typeof value === 'object' && value !== null && 'mediaType' in value && 'bytes' in value;

const pictured = ({ bytes, mediaType }: VehicleImageFile): { value: unknown; image: string } => ({
  value: { mediaType, sizeBytes: bytes.length },
  image: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
});

const decoded = (value: unknown): { value: unknown } => {
  const text = withoutTokens(JSON.stringify(value) ?? 'null');
  return { value: text.length > CHARACTERS_MAX ? null : JSON.parse(text) };
};

function readParams(operation: DeclaredOperation, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  try {
    return parseParams(operation, texts);
  } catch (error) {
    if (!(error instanceof ParamProblem)) throw error;
    throw new Fault('invalid_input', {
      message: `${error.param} ${error.why}.`,
      fix: 'Correct it, or use the example.',
      field: error.param && `params.${error.param}`,
    });
  }
}
