/** No operation of the provider without a screen or a recorded reason, over the product's own sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredServices } from '@/lib/contract/describe/declared-services';
import { REASONS_WITHOUT_SCREEN } from './operations-without-screen';
import { readSources, screensByOperation } from './screens-by-operation';

const operations = declaredServices().flatMap((service) => service.operations.map(({ name }) => name));
const screens = await screensByOperation(await readSources(process.cwd()));

test('each of the 84 operations has a screen, or a recorded reason why it has none', () => {
  assert.equal(operations.length, 84);
  assert.deepEqual(
    operations.filter((name) => !screens.has(name) && REASONS_WITHOUT_SCREEN[name] === undefined),
    [],
  );
});

test('no reason is recorded for an operation that has a screen, or that does not exist', () => {
  assert.deepEqual(
    Object.keys(REASONS_WITHOUT_SCREEN).filter((name) => screens.has(name) || !operations.includes(name)),
    [],
  );
});

test('a reason that refers to another operation names one that has a screen', () => {
  for (const [name, reason] of Object.entries(REASONS_WITHOUT_SCREEN)) {
    assert.match(reason, /^[A-Z].*\.$/, name);
    const named = operations.filter((other) => other !== name && new RegExp(`\\b${other}\\b`).test(reason));
    assert.deepEqual(
      named.filter((other) => !screens.has(other)),
      [],
      name,
    );
  }
});

test('a part that is loaded later counts; a page that shows no vehicle does not, nor a component beside one', async () => {
  const page = "import { Values } from '@/components/values/values';";
  const sources = new Map([
    ['app/(signed-in)/cars/page.tsx', page],
    ['app/(signed-in)/explorer/coverage/page.tsx', page],
    ['app/gallery/page.tsx', page],
    ['app/(signed-in)/cars/car-page.tsx', page],
    ['components/values/values.tsx', "const Chart = dynamic(() => import('./chart').then((loaded) => loaded.Chart));"],
    ['components/values/chart.tsx', "import { readHistory } from '@/lib/api/addresses/history';"],
    [
      'app/api/history/route.ts',
      "import { readHistory } from '@/lib/api/endpoints/history';\n" +
        "import { runReadHistory } from '@/lib/features/history';\nexport const GET = serveFile(readHistory, runReadHistory);",
    ],
    [
      'lib/features/history.ts',
      "import { getUsedValuation } from '@/lib/contract/used-values';\n" +
        'export const runReadHistory = (_, { caller }) => [getUsedValuation, caller.image()];\n',
    ],
  ]);
  assert.deepEqual(
    [...(await screensByOperation(sources))],
    [
      ['GetUsedValuation', ['/cars']],
      ['VehicleImage', ['/cars']],
    ],
  );
});
