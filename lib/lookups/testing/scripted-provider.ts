/** Test support: our own provider with replies scripted by a test, and questions that only tests use. */
import assert from 'node:assert/strict';
import { z } from 'zod';
import { DeadlineExceeded } from '@/lib/provider/call-error';
import { createProvider, type ProviderAnswer } from '@/lib/provider/provider';
import { NotSent, type IncomingReply } from '@/lib/provider/transport';
import { document, operation, readAnswer, writeAnswer, type WebService } from '@/lib/wire/operation';
import { record, required } from '@/lib/wire/shape';
import { text } from '@/lib/wire/values';
import type { LookUpQuestion, LookUpReply } from '@/lib/lookups/billed-question';
import type { BilledCaller } from '@/lib/lookups/call';

const service: WebService = {
  key: 'scripted',
  title: 'Scripted service',
  path: '/scripted.asmx',
  namespace: '/scripted',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS'],
};

const scriptedOperation = (name: string) =>
  operation(service, name, {
    standing: 'inferred',
    source: 'a test',
    summary: 'Answers what a test plays.',
    params: {},
    result: document('Reply', record({ json: required(text) })),
    billed: true,
    personal: [],
    example: {},
  });

const scriptedReply = z.object({
  outcome: z.enum(['found', 'not_found']),
  result: z.unknown(),
  auditId: z.string().optional(),
});

interface ScriptedQuestionOptions<T> extends Partial<LookUpQuestion> {
  readonly cacheMinutes?: number;
  readonly readStored: (stored: unknown) => T;
}

/** A question whose reply is scripted by the provider below. */
export function scriptedQuestion<T>({
  readStored,
  operation: name = 'valuation',
  subject = 'AB12CDE',
  params = {},
  cacheMinutes = 1_440,
}: ScriptedQuestionOptions<T>) {
  return {
    operation: name,
    subject,
    params,
    cacheMinutes,
    request: { operation: scriptedOperation(name), params: {} },
    readReply: ({ value }: ProviderAnswer<{ json: string }>): LookUpReply<T> => {
      const { outcome, result, auditId } = scriptedReply.parse(JSON.parse(value.json));
      const reply = { outcome, result: readStored(result) };
      return auditId === undefined ? reply : { ...reply, auditId };
    },
    readStored,
  };
}

/** Plays the provider's side of one call; may fail as a transport does. */
export type Script = (lookUpId: string) => Promise<LookUpReply<unknown> | IncomingReply>;

const BASE = 'https://provider.example';

/** A new provider for each call, without state from earlier calls, on a transport that plays the script. */
export function scriptedCaller(script: Script): BilledCaller {
  return {
    callBilled: (called, params, options) =>
      createProvider({
        services: BASE,
        identity: BASE,
        wltp: BASE,
        soap: BASE,
        soapNamespace: BASE,
        subscriberId: 1,
        password: 'secret',
        wltpClientId: '',
        wltpClientSecret: '',
        policy: { retries: 0 },
        transport: async () => {
          const reply = await script(options.lookUpId);
          return 'status' in reply ? reply : wholeReply(called.name, reply);
        },
      }).callBilled(called, params, options),
  };
}

const wholeReply = (name: string, reply: LookUpReply<unknown>): IncomingReply =>
  rawReply(200, 'text/xml', replyText(name, reply));

function replyText(name: string, reply: LookUpReply<unknown>): string {
  const value = { json: JSON.stringify(reply) };
  const how = { namespaceBase: BASE, binding: 'post', roots: 'native' } as const;
  return writeAnswer(scriptedOperation(name), {}, value, how);
}

/** The same reply to every call, without the provider's pipeline: for a benchmark of the ledger alone. */
export function instantCaller(reply: LookUpReply<unknown>): BilledCaller {
  const exchange = () => assert.fail('nothing goes over the wire');
  return {
    callBilled: async (called) => {
      const { value, problems } = readAnswer(called, replyText(called.name, reply));
      return { answer: { value, problems, sentAt: 0, receivedAt: 0, exchange } };
    },
  };
}

export const rawReply = (status: number, type: string, body: string): IncomingReply => ({
  status,
  headers: new Map([['content-type', type]]),
  body: (async function* () {
    yield Buffer.from(body);
  })(),
});

/** How a call may fail, each named by the fault it ends with and what that states about the charge. */
export const FAILURES = {
  /** No connection is made, so nothing is charged. */
  unreachable: () => Promise.reject<never>(new NotSent(new Error('refused'))),
  /** The credentials are refused, which is known not to be charged. */
  rejected: async () => rawReply(401, 'text/plain', 'Invalid subscriber ID or password.'),
  /** The service itself says that it cannot take the request, which is known not to be charged. */
  refused: async () => rawReply(500, 'text/plain', 'Missing parameter: VRM.'),
  /** Something reports that it is busy, perhaps a gateway, after the call was counted. */
  busy: async () => rawReply(429, 'text/plain', ''),
  /** The deadline passes without a reply. */
  slow: () => Promise.reject<never>(new DeadlineExceeded(8_000)),
  /** The reply is not an answer. */
  unreadable: async () => rawReply(200, 'text/html', '<p>Hello</p>'),
  /** The connection breaks after the request was sent. */
  broken: () => Promise.reject<never>(new Error('reset')),
} satisfies Record<string, () => Promise<IncomingReply>>;
