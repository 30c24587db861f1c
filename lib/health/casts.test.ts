/** Casts outside the wire kernel (`x as T`; not `as const`) are counted, and their number may only fall. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oxlintFindings } from './testing/oxlint-findings';

const PRODUCT_CASTS = 38;
const TEST_CASTS = 95;

const TEST_FILE = /\.(test|bench|fixture|examples)\.tsx?$|^e2e\/|\/testing\//;
const casts = oxlintFindings('lib/health/casts.oxlintrc.json').filter(({ file }) => !file.startsWith('lib/wire/'));
const inTests = casts.filter(({ file }) => TEST_FILE.test(file));

for (const [title, found, most] of [
  ['the product', casts.filter(({ file }) => !TEST_FILE.test(file)), PRODUCT_CASTS],
  ['tests', inTests, TEST_CASTS],
] as const) {
  test(`${title}: at most ${most} casts; with fewer, write the lower number here`, () => {
    const places = found.map(({ file, line }) => `${file}:${line}`);
    assert.ok(found.length <= most, `${found.length} casts\n${places.join('\n')}`);
  });
}
