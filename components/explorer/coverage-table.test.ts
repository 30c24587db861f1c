/** With live settings no sandbox runs, so nothing is stated of one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoverageTable } from './coverage-table';

const ROW = {
  name: 'VRMValuation',
  service: 'Valuations',
  summary: 'The values of a vehicle by its plate.',
  standing: 'documented',
  billed: true,
  goldenExchanges: 3,
  caller: 'callBilled',
  screens: ['/'],
  reason: null,
  fields: 12,
  unshown: [],
} as const;

const CASES: readonly [sandbox: boolean | null, named: boolean][] = [
  [true, true],
  [false, true],
  [null, false],
];

for (const [sandbox, named] of CASES) {
  test(`where the sandbox ${sandbox === null ? 'does not run' : sandbox ? 'supports it' : 'lacks it'}, the table ${named ? 'has' : 'has no'} column for it`, () => {
    const rows = [{ ...ROW, screens: [...ROW.screens], unshown: [], sandbox }];
    const html = renderToStaticMarkup(createElement(CoverageTable, { rows }));
    assert.equal(/sandbox/i.test(html), named);
    assert.equal(/Not yet/.test(html), sandbox === false);
  });
}
