/** Everything that submits a look-up shows the limit notice of its answer, and refreshes usage and prices. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { toastStore } from '@/components/ui/feedback/toast-store';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { previewValuation } from '@/lib/api/addresses/valuations';
import { answerKey } from '@/lib/api/client/answer-of';
import { readSourceTree } from '@/lib/health/testing/source-tree';
import { showLimitNotice } from './limit-notice';
import { refreshCosts } from './refresh-costs';

const tree = readSourceTree();

test('a limit that was passed is shown until it is dismissed, and no limit shows nothing', () => {
  showLimitNotice(null);
  assert.equal(toastStore.getState().toast, null);
  showLimitNotice('80% of this month’s budget is used.');
  const { message, link } = toastStore.getState().toast ?? {};
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

/** Endpoints whose answer has a limit notice. */
const limited = tree
  .filter(({ path }) => path.startsWith('lib/api/endpoints/'))
  .flatMap(({ text }) => text.split('export const '))
  .filter((declaration) => /output: created(Registration|Valuation),/.test(declaration))
  .map((declaration) => /^\w+/.exec(declaration)?.[0] ?? '');

test('each component that submits a look-up does both', () => {
  assert.ok(limited.includes('createRegistration') && limited.includes('valueVehicleFile'), limited.join());
  const names = limited.join('|');
  // By name, or as a hook for several of them.
  const submits = new RegExp(
    `useAction\\((${names})\\)|typeof (valuations\\.)?(${names})\\b[^]*useAction\\(address\\)`,
  );
  const submitting = tree.filter(({ path, text }) => path.startsWith('components/') && submits.test(text));
  const paths = submitting.map(({ path }) => path);
  assert.ok(paths.includes('components/valuations/form/use-record-creation.ts'), paths.join());
  assert.ok(paths.includes('components/stock-cars/identify-car.tsx'), paths.join());
  assert.deepEqual(
    submitting
      .filter(({ text }) => !text.includes('showLimitNotice(') || !text.includes('refreshCosts('))
      .map(({ path }) => path),
    [],
  );
});
