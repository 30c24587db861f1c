/** Asking one operation with what was typed, and keeping what went over the wire. */
import type { z } from 'zod';
import type { Session } from '@/lib/access';
import { operationTrial } from '@/lib/api/endpoints/explorer';
import { ParamProblem, parseParams, type DeclaredOperation } from '@/lib/contract/describe';
import type { ImageParams, VehicleImageFile } from '@/lib/contract/vehicle-image';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/lookups/look-up';
import type { ProviderAnswer, CallOptions, Provider, ExchangeObserver } from '@/lib/provider/call';
import { withoutTokens } from '@/lib/provider/mask';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import { notifyCharged, type LookUpServices } from '@/lib/lookups/billed-look-up';
import { replyRead } from '@/lib/lookups/billed-operations';

export type TrialOutcome = z.output<typeof operationTrial>;

/** More than this is not read by anybody on a page. */
const CHARACTERS_MAX = 200_000;

/** @throws Fault where nothing was sent; a refusal or a broken reply is an outcome, shown with its bytes */
export async function sendTrial(
  operation: DeclaredOperation,
  texts: Readonly<Record<string, string>>,
  caller: Provider,
  options: CallOptions = {},
): Promise<TrialOutcome> {
  const { result, fault } = await attemptTrial(operation, texts, caller, options);
  if (fault && result.response === null && result.request.url === '') throw fault;
  return result;
}

/**
 * What was shown in the last minute, by its look-up: one key has one answer, and the ledger is given no byte of it. A raw
 * answer may hold a plate, a VIN and keepers, is of no use to anybody later, and could not be found to be erased.
 */
const recentTrials = new Map<string, TrialOutcome>();
const RECENT_TRIALS_MS = 60_000;

/** The same through the ledger: one press is one look-up, whatever is kept or repeated. */
export async function sendBilledTrial(
  operation: DeclaredOperation,
  texts: Readonly<Record<string, string>>,
  {
    caller,
    ledger,
    providerStatus,
  }: { caller: Provider; ledger: Pick<Ledger, 'lookUp'> } & Pick<LookUpServices, 'providerStatus'>,
  { session, idempotencyKey }: { session: Session; idempotencyKey: string },
): Promise<TrialOutcome> {
  let failed: TrialOutcome | undefined;
  try {
    const { organisationId, personId } = session;
    const answer = await ledger.lookUp(
      {
        organisationId,
        personId,
        idempotencyKey,
        operation: operation.name,
        // Each press by itself: nobody else's running look-up is its twin.
        subject: `explorer ${idempotencyKey}`,
        params: { texts: canonicalJson(texts) },
        keepMinutes: 0,
        sentAtOnceMs: STANDARD_POLICY.totalMs,
        read: () => null,
      },
      async ({ lookUpId, markSent }) => {
        const beforeSend = () => markSent(STANDARD_POLICY.totalMs);
        const { result, value, fault } = await attemptTrial(operation, texts, caller, { beforeSend });
        if (fault === null) {
          recentTrials.set(lookUpId, result);
          setTimeout(() => recentTrials.delete(lookUpId), RECENT_TRIALS_MS).unref();
          return { ...replyRead(operation.name, value), result: null };
        }
        failed = result;
        throw fault;
      },
    );
    notifyCharged(operation.name, answer, providerStatus);
    const result = recentTrials.get(answer.lookUpId);
    if (result) return { ...result, charged: answer.charged };
    throw new Fault('conflict', {
      message: 'This press was answered before, and charged once. What was shown then is not kept.',
      fix: 'Ask anew, which is another look-up.',
      charged: answer.charged,
    });
  } catch (error) {
    // The ledger has settled it by the fault; the bytes are what the explorer is for.
    if (failed && failed.request.url !== '') return failed;
    throw error;
  }
}

async function attemptTrial(
  operation: DeclaredOperation,
  texts: Readonly<Record<string, string>>,
  caller: Provider,
  options: CallOptions,
): Promise<{ result: TrialOutcome; value: unknown; fault: Fault | null }> {
  const params = readParams(operation, texts);
  let seen: Parameters<ExchangeObserver>[0] | undefined;
  const watch: ExchangeObserver = (now) => (seen = now);
  try {
    const answered = await sendByKind(operation, params, caller, { ...options, watch });
    const { value, problems, sentAt, receivedAt } = answered;
    return {
      result: {
        ...shown(seen),
        ...(isPicture(value) ? pictured(value) : decoded(value)),
        problems: [...problems],
        milliseconds: receivedAt - sentAt,
      },
      value,
      fault: null,
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { code, message, fix, charged } = error;
    return { result: { ...shown(seen), fault: { code, message, fix }, charged }, value: null, fault: error };
  }

  function shown(exchange: Parameters<ExchangeObserver>[0] | undefined): TrialOutcome {
    const { request, response } = exchange ?? {};
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
      // Read by its own declaration, just now.
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
      fix: 'Correct it, or take the example.',
      field: error.param,
    });
  }
}
