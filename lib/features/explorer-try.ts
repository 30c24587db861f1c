/** Asking one operation with what was typed, and keeping what went over the wire. */
import type { z } from 'zod';
import type { Session } from '@/lib/access';
import { tried } from '@/lib/api/explorer';
import { ParamProblem, paramsTyped, type Declared } from '@/lib/contract/describe';
import type { ImageParams, Picture } from '@/lib/contract/vehicle-image';
import { canonical } from '@/lib/domain/canonical';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/ledger/look-up';
import type { Answered, CallOptions, Provider, Watch } from '@/lib/provider/call';
import { withoutTokens } from '@/lib/provider/mask';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import { tellCharged, type BilledNeeds } from './billed';
import { replyRead } from './billed-questions';

export type Tried = z.output<typeof tried>;

/** More than this is not read by anybody on a page. */
const MOST_CHARACTERS = 200_000;

/** @throws Fault where nothing was sent; a refusal or a broken reply is an outcome, shown with its bytes */
export async function tryOut(
  each: Declared,
  texts: Readonly<Record<string, string>>,
  caller: Provider,
  options: CallOptions = {},
): Promise<Tried> {
  const { result, fault } = await attempted(each, texts, caller, options);
  if (fault && result.response === null && result.request.url === '') throw fault;
  return result;
}

/**
 * What was shown in the last minute, by its look-up: one key has one answer, and the ledger is given no byte of it. A raw
 * answer may hold a plate, a VIN and keepers, is of no use to anybody later, and could not be found to be erased.
 */
const shownLately = new Map<string, Tried>();
const SHOWN_MS = 60_000;

/** The same through the ledger: one press is one look-up, whatever is kept or repeated. */
export async function tryOutBilled(
  each: Declared,
  texts: Readonly<Record<string, string>>,
  {
    caller,
    ledger,
    providerStatus,
  }: { caller: Provider; ledger: Pick<Ledger, 'lookUp'> } & Pick<BilledNeeds, 'providerStatus'>,
  { session, idempotencyKey }: { session: Session; idempotencyKey: string },
): Promise<Tried> {
  let failed: Tried | undefined;
  try {
    const { organisationId, personId } = session;
    const answer = await ledger.lookUp(
      {
        ...{ organisationId, personId, idempotencyKey, operation: each.name },
        // Each press by itself: nobody else's running look-up is its twin.
        ...{ subject: `explorer ${idempotencyKey}`, params: { texts: canonical(texts) } },
        keepMinutes: 0,
        sentAtOnceMs: STANDARD_POLICY.totalMs,
        read: () => null,
      },
      async ({ lookUpId, markSent }) => {
        const beforeSend = () => markSent(STANDARD_POLICY.totalMs);
        const { result, value, fault } = await attempted(each, texts, caller, { beforeSend });
        if (fault === null) {
          shownLately.set(lookUpId, result);
          setTimeout(() => shownLately.delete(lookUpId), SHOWN_MS).unref();
          return { ...replyRead(each.name, value), result: null };
        }
        failed = result;
        throw fault;
      },
    );
    tellCharged(each.name, answer, providerStatus);
    const result = shownLately.get(answer.lookUpId);
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

async function attempted(
  each: Declared,
  texts: Readonly<Record<string, string>>,
  caller: Provider,
  options: CallOptions,
): Promise<{ result: Tried; value: unknown; fault: Fault | null }> {
  const params = readParams(each, texts);
  let seen: Parameters<Watch>[0] | undefined;
  const watch: Watch = (now) => (seen = now);
  try {
    const answered = await askFor(each, params, caller, { ...options, watch });
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

  function shown(of: Parameters<Watch>[0] | undefined): Tried {
    const { request, response } = of ?? {};
    const { method = '', url = '', headers = {}, body = '' } = request ?? {};
    return {
      request: { method, url, headers, body },
      response: response
        ? {
            status: response.status,
            headers: response.headers,
            body: response.body.slice(0, MOST_CHARACTERS),
            left: Math.max(0, response.body.length - MOST_CHARACTERS),
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

const askFor = (
  each: Declared,
  params: Record<string, unknown>,
  caller: Provider,
  options: CallOptions,
): Promise<Answered<unknown>> => {
  switch (each.kind) {
    case 'web':
      return caller.call(each, params, options);
    case 'resource':
      return caller.ask(each, params, options);
    case 'image':
      // Read by its own declaration, just now.
      return caller.image(params as ImageParams, options);
  }
};

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'mediaType' in value && 'bytes' in value;

const pictured = ({ bytes, mediaType }: Picture): { value: unknown; image: string } => ({
  value: { mediaType, sizeBytes: bytes.length },
  image: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
});

const decoded = (value: unknown): { value: unknown } => {
  const text = withoutTokens(JSON.stringify(value) ?? 'null');
  return { value: text.length > MOST_CHARACTERS ? null : JSON.parse(text) };
};

function readParams(each: Declared, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  try {
    return paramsTyped(each, texts);
  } catch (error) {
    if (!(error instanceof ParamProblem)) throw error;
    throw new Fault('invalid_input', {
      message: `${error.param} ${error.why}.`,
      fix: 'Correct it, or take the example.',
      field: error.param,
    });
  }
}
