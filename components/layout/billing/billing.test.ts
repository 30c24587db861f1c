/** Everything that submits a look-up shows the limit notice of its answer, and refreshes usage and prices. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient } from '@tanstack/react-query';
import { toastStore } from '@/components/ui/feedback/toast-store';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { previewValuation } from '@/lib/api/addresses/valuations';
import { answerKey } from '@/lib/api/client/answer-of';
import { lookUpCostOf } from '@/lib/domain/usage/look-up-cost';
import { monthUsage } from '@/lib/domain/usage/month-usage';
import { readSourceTree } from '@/lib/health/testing/source-tree';
import { PricedButton, type PricedButtonProps } from './priced-button';
import { showLimitNotice } from './limit-notice';
import { refreshCosts } from './refresh-costs';

const tree = readSourceTree();

test('a limit that was passed is shown until it is dismissed, and no limit shows nothing', () => {
  showLimitNotice(null);
  assert.equal(toastStore.getState().toasts.length, 0);
  showLimitNotice('80% of this month’s budget is used.');
  const { message, link } = toastStore.getState().toasts.at(-1) ?? {};
  assert.deepEqual([message, link?.href], ['80% of this month’s budget is used.', '/account']);
});

test('the usage and every price are stale after a billed request', () => {
  const client = new QueryClient();
  const keys = [answerKey(readMonthUsage, {}), answerKey(previewValuation, { plate: 'AB12CDE' })];
  for (const key of keys) client.setQueryData(key, {});
  refreshCosts(client);
  assert.deepEqual(
    keys.map((key) => client.getQueryState(key)?.isInvalidated),
    [true, true],
  );
  client.clear();
});

describe('A button that may be billed', () => {
  const parts = [{ source: 'valuation' as const, cached: null, running: false }];
  const preview = { cost: lookUpCostOf(parts), asOf: new Date() };
  const button = { mostCredits: 3, children: 'Get' };
  const shown = (props: Pick<PricedButtonProps, 'costPreview' | 'fresh' | 'pending'>) =>
    renderToStaticMarkup(createElement(PricedButton, { ...button, ...props }));

  test('shows what it costs where that is known, and until then the most, as the most', () => {
    assert.match(shown({ costPreview: preview }), />1 credit</);
    assert.match(shown({ costPreview: undefined }), />up to 3 credits</);
  });

  test('for a new check, which uses no recent result, costs all its look-ups', () => {
    assert.match(shown({ costPreview: undefined, fresh: true }), />3 credits</);
    assert.match(shown({ costPreview: preview, fresh: true }), />1 credit</);
  });

  test('says what is left of a limit that is near, where it costs something', () => {
    const usage = monthUsage({ used: 2, limit: 3 }, '2026-11-26', 'person');
    assert.match(shown({ costPreview: { ...preview, usage } }), />1 credit · 1 of 3 left</);
    const free = lookUpCostOf([
      { source: 'valuation', cached: { at: '2026-11-26T09:00:00.000Z', byName: null }, running: false },
    ]);
    assert.doesNotMatch(shown({ costPreview: { cost: free, asOf: new Date(), usage } }), /left/);
    assert.match(
      shown({ costPreview: { cost: free, asOf: new Date(), usage }, fresh: true }),
      />1 credit · 1 of 3 left</,
    );
  });

  test('shows no price while it is being charged', () => {
    assert.doesNotMatch(shown({ costPreview: undefined, pending: true }), /credit/);
  });
});

/** Endpoints whose answer has a limit notice. */
const limited = tree
  .filter(({ path }) => path.startsWith('lib/api/endpoints/'))
  .flatMap(({ text }) => text.split('export const '))
  .filter((declaration) => /output: created(Registration|Valuation),/.test(declaration))
  .map((declaration) => /^\w+/.exec(declaration)?.[0] ?? '');

test('each component that submits a look-up does both, or hands it to a hook that does', () => {
  assert.ok(limited.includes('createRegistration') && limited.includes('valueVehicleFile'), limited.join());
  const submission = `useAction\\((${limited.join('|')})\\)`;
  const handedOver = new RegExp(`use(Record|File)Creation\\(\\s*${submission}`, 'g');
  const components = tree.filter(({ path }) => path.startsWith('components/') && !path.includes('.test.'));
  const submitting = components.filter(
    ({ path, text }) =>
      /\/use-(record|file)-creation\.ts$/.test(path) || new RegExp(submission).test(text.replaceAll(handedOver, '')),
  );
  const paths = submitting.map(({ path }) => path);
  assert.ok(paths.includes('components/valuations/form/use-record-creation.ts'), paths.join());
  assert.ok(paths.includes('components/stock-cars/identify-car.tsx'), paths.join());
  assert.deepEqual(
    submitting
      .filter(({ text }) => !text.includes('showLimitNotice(') || !text.includes('refreshCosts('))
      .map(({ path }) => path),
    [],
  );
  assert.ok(components.some(({ text }) => text.search(handedOver) >= 0));
});
