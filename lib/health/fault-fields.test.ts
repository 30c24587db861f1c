/**
 * A fault names an input by its name in the request. Here the names written in the sources; what the endpoints answer is
 * checked by `npm run attack`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { decodeBuild } from '@/lib/domain/options/share-code';
import { Fault } from '@/lib/fault';
import { readSourceTree, testOnly } from './testing/source-tree';

const INPUTS = new Set(ENDPOINTS.flatMap(({ input }) => Object.keys(input.shape)));

test('each field that a fault names is an input of an endpoint', () => {
  const unknown: string[] = [];
  let found = 0;
  const tree = readSourceTree();
  const forTests = testOnly(tree);
  for (const { path, text } of tree) {
    if (!/^lib\/(?:api|domain|features|lookups|store)\//.test(path) || forTests.has(path)) continue;
    for (const [, fault = ''] of text.matchAll(/new Fault\('\w+', \{([^}]*)\}/g))
      for (const [, field = ''] of fault.matchAll(/\bfield: '([^'.]+)/g)) {
        found += 1;
        if (!INPUTS.has(field)) unknown.push(`${path}: ${field}`);
      }
  }
  assert.ok(found > 40, `only ${found} were found`);
  assert.deepEqual(unknown, []);
});

test('a share code that cannot be used is refused at `build`, the input that endpoints take it in', () => {
  const faults = ['', '!', 'AAAA', 'AQAAAAAAAA'].map((code) => {
    try {
      return decodeBuild(code, { kind: 'car', identifier: 1 });
    } catch (error) {
      return error;
    }
  });
  for (const fault of faults) assert.ok(fault instanceof Fault && fault.field === 'build', String(fault));
});
