/**
 * Every sentence of a fault is true in its case: kinds of refusal × operations, with what the screen adds about the
 * charge. A refusal is never called silence, nor silence a refusal; each service is named with the credentials it
 * identifies us by.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { images, resources, webOperations } from '@/lib/contract/operations';
import { CHARGE_SENTENCES } from '@/lib/domain/usage/charge-sentences';
import type { Fault } from '@/lib/fault';
import type { Provider } from './provider';
import { callBilled } from './provider.fixture';
import { faultOf, providerAnswering, REFUSAL_SHAPES } from './refusal-shapes.fixture';
import { NotSent } from './transport';

interface Called {
  readonly name: string;
  /** Of its service. */
  readonly title: string;
  readonly isBilled: boolean;
  readonly credentials: string;
  readonly call: (provider: Provider) => Promise<unknown>;
}

const SUBSCRIBER = 'subscriber credentials';
const OPERATIONS: readonly Called[] = [
  ...webOperations.map((operation) => ({
    name: operation.name,
    title: operation.service.title,
    isBilled: operation.billed,
    credentials: SUBSCRIBER,
    call: (provider: Provider) =>
      operation.billed
        ? callBilled(provider, operation, operation.example)
        : provider.call(operation, operation.example),
  })),
  ...resources
    .filter(({ authorization }) => authorization === 'bearer')
    .map((resource) => ({
      name: resource.name,
      title: resource.api.title,
      isBilled: false,
      credentials: resource.api.base === 'wltp' ? 'WLTP client credentials' : SUBSCRIBER,
      call: (provider: Provider) => provider.requestResource(resource, resource.example),
    })),
  ...images.map(({ name, title, example }) => ({
    name,
    title,
    isBilled: false,
    credentials: SUBSCRIBER,
    call: (provider: Provider) => provider.image(example),
  })),
];

const STATUSES = [302, 400, 401, 403, 404, 408, 413, 422, 429, 500, 503, 599];
const SILENCE =
  /no (answer|response|reply)|did not (answer|respond)|does not answer|cannot be reached|could not be connected/i;
const REFUSAL = /does not accept|did not accept|refused|reported an error/i;

/** A sentence that ends and another that begins. */
const NEXT_SENTENCE = /[.!?]”? +[“\p{Lu}]/u;

/** What is wrong with the text that a person reads; empty if all of it is true. */
function untruths(fault: Fault, { isBilled, credentials }: Called): string[] {
  const shown = `${fault.message} ${fault.fix} ${CHARGE_SENTENCES[fault.charged]}`;
  const wrong: string[] = [];
  const claim = (isTrue: boolean, words: string) => void (isTrue || wrong.push(`${words}: ${shown}`));
  claim(isBilled || fault.charged === 'no', 'a free call costs nothing');
  claim(fault.charged === 'unknown' || !/not confirmed|may have been charged/i.test(shown), 'the charge is known');
  claim(
    fault.charged === 'no' || !/nothing was (looked up|sent)? ?(or )?charged|was not charged/i.test(shown),
    'it may be charged',
  );
  const named = /(subscriber|WLTP client) credentials/.exec(shown)?.[0];
  claim(named === undefined || named === credentials, 'these are others’ credentials');
  const unquoted = (text: string) => text.replaceAll(/“[^”]*”/g, '“…”');
  for (const text of [fault.message, fault.fix]) claim(!NEXT_SENTENCE.test(unquoted(text)), 'one sentence each');
  claim((shown.match(/\bcharged\b/g) ?? []).length <= 1, 'the charge once');
  claim(fault.message !== '' && /[.”]$/.test(fault.message) && /[.”]$/.test(fault.fix), 'whole sentences');
  return wrong;
}

describe('What a person reads', () => {
  for (const shape of REFUSAL_SHAPES) {
    test(`when the reply is ${shape.title}, of any status, to any operation`, async () => {
      const wrong: string[] = [];
      for (const status of STATUSES) {
        const headers = shape.type === '' ? {} : { 'content-type': shape.type };
        const { provider } = providerAnswering(() => new Response(shape.body, { status, headers }));
        for (const operation of OPERATIONS) {
          const fault = await faultOf(operation.call(provider));
          const found = untruths(fault, operation);
          if (SILENCE.test(fault.message)) found.push(`a reply is no silence: ${fault.message}`);
          wrong.push(...found.map((words) => `${operation.name}, HTTP ${status}: ${words}`));
        }
      }
      assert.deepEqual(wrong, []);
    });
  }

  const SILENCES: readonly (readonly [string, () => Error])[] = [
    ['no connection comes about', () => new NotSent(Object.assign(new Error(), { code: 'ECONNREFUSED' }))],
    ['the certificate is not valid', () => new NotSent(Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }))],
    ['the connection breaks', () => Object.assign(new Error(), { code: 'ECONNRESET' })],
  ];
  for (const [what, error] of SILENCES) {
    test(`when ${what}, before any operation`, async () => {
      const { provider } = providerAnswering(() => {
        throw error();
      });
      for (const operation of OPERATIONS) {
        const fault = await faultOf(operation.call(provider));
        assert.deepEqual(untruths(fault, operation), [], operation.name);
        assert.doesNotMatch(fault.message, REFUSAL, operation.name);
        assert.equal(fault.charged, operation.isBilled && what === 'the connection breaks' ? 'unknown' : 'no');
      }
    });
  }

  /** What a provider may reply or not reply, for every kind of sentence. */
  const ENDS: Readonly<Record<string, () => Response>> = {
    ...Object.fromEntries(STATUSES.map((status) => [String(status), () => new Response('No.', { status })])),
    'a web page': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ...Object.fromEntries(
      SILENCES.map(([what, error]) => [
        what,
        () => {
          throw error();
        },
      ]),
    ),
  };
  for (const [what, reply] of Object.entries(ENDS)) {
    test(`after ${what} names the service as a service, with its title in quotes, also while it is paused`, async () => {
      for (const operation of OPERATIONS) {
        const { provider } = providerAnswering(reply, { breakerFailures: 1 });
        for (const fault of [await faultOf(operation.call(provider)), await faultOf(operation.call(provider))]) {
          assert.ok(fault.message.includes(`provider’s service “${operation.title}”`), fault.message);
          assert.doesNotMatch(`${fault.message} ${fault.fix}`, /provider’s (?!service “|support)/);
        }
      }
    });
  }

  test('when a token is refused, by the credentials of its service', async () => {
    const { provider } = providerAnswering(() => new Response('', { status: 401 }));
    const shown = new Set<string>();
    for (const operation of OPERATIONS) {
      const { code, message } = await faultOf(operation.call(provider));
      if (code === 'provider_rejected_us') shown.add(`${operation.credentials}: ${/our [\w ]+/.exec(message)?.[0]}`);
    }
    assert.deepEqual([...shown].sort(), [
      'WLTP client credentials: our WLTP client credentials',
      'subscriber credentials: our subscriber credentials',
    ]);
  });
});
