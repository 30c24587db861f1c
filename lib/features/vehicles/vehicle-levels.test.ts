/** Lists of derivatives from the provider's several operations, over the sandbox's bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { listDerivatives } from '@/lib/api/endpoints/vehicles';
import { createProvider } from '@/lib/provider/provider';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runListDerivatives, runListManufacturers, runListModels, runListRanges } from './vehicle-levels';

const NOW = new Date('2026-06-05T12:00:00Z');
const base = 'https://provider.example';
const sandbox = createSandbox({ base, clock: () => NOW });
const operations: string[] = [];
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  ...demoSubscriber,
  wltpClientId: '',
  wltpClientSecret: '',
  publishedCredentials: true,
  transport: inProcess((request) => {
    operations.push(request.url.split('/').at(-1) ?? '');
    return sandbox.serve(request);
  }),
});
const services = { cached: createProviderAnswerCache(caller, () => NOW.getTime()) };

/** A call for a run that reads only the input. */
const call = (input: unknown) => ({ input }) as EndpointCall<never>;
const kinds = { kind: 'car', show: 'current', runOut: false, styles: [] } as const;

const derivatives = (input: object) => runListDerivatives(call(listDerivatives.input.parse(input)), services);

async function rangeWithSeveralModels() {
  for (const { code: manufacturer } of await runListManufacturers(call(kinds), services)) {
    for (const { code: range } of await runListRanges(call({ ...kinds, manufacturer }), services)) {
      const models = await runListModels(call({ ...kinds, manufacturer, range }), services);
      if (models.length > 1) return { range, models: models.map(({ code }) => code) };
    }
  }
  return assert.fail('no range with several models');
}

for (const [words, filter] of [
  ['all', { show: 'all' }],
  ['current', { show: 'current' }],
  ['current and on run-out', { show: 'current', runOut: true }],
] as const) {
  test(`the ${words} derivatives of a range are those of all its models, without sectors`, async () => {
    const { range, models } = await rangeWithSeveralModels();
    const apart = await Promise.all(models.map((model) => derivatives({ kind: 'car', ...filter, model })));
    const together = await derivatives({ kind: 'car', ...filter, range });
    const without = apart.flat().map((derivative) => ({ ...derivative, sector: null }));
    const byNumber = (a: { identifier: number }, b: { identifier: number }) => a.identifier - b.identifier;
    assert.ok(together.length > 0);
    assert.deepEqual(together.toSorted(byNumber), without.toSorted(byNumber));
  });
}

test('sectors are requested by the operation that has them, and left out where they are not needed', async () => {
  const { models } = await rangeWithSeveralModels();
  for (const model of models) {
    for (const [show, name] of [
      ['current', 'GetRefDer'],
      ['all', 'GetRefDer_IncludeOnRunout'],
    ] as const) {
      const wanted = await derivatives({ kind: 'car', show, model });
      operations.length = 0;
      const plain = await derivatives({ kind: 'car', show, model, sector: false });
      assert.deepEqual(operations, [name]);
      assert.ok(wanted.every(({ sector }) => sector !== null));
      assert.deepEqual(
        plain,
        wanted.map((derivative) => ({ ...derivative, sector: null })),
      );
    }
  }
});

test('derivatives of neither a model nor a range are not requested', () => {
  const { error } = listDerivatives.input.safeParse({ kind: 'car' });
  assert.deepEqual(
    error?.issues.map(({ path, message }) => [path, message]),
    [[['model'], 'Name a model, or a range for the derivatives of all its models.']],
  );
});
