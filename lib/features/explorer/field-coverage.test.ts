/** No field of an answer is dropped without a recorded reason, over the product's own sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { declaredServices } from '@/lib/contract/describe/declared-services';
import { answerFields, droppedFields, isNamed, readersByOperation } from './fields-read';
import { FIELD_REASONS, OWN_FIELDS_WITHOUT_SCREEN, reasonForDropped } from './fields-without-screen';
import { readSources } from './screens-by-operation';

const sources = await readSources(process.cwd());
const readers = await readersByOperation(sources);
const operations = declaredServices().flatMap((service) => service.operations.map(({ name }) => name));
const dropped = operations.flatMap((operation) =>
  droppedFields(operation, readers).map((field) => ({ operation, field })),
);

test('each field of each operation’s answer is read, or has a recorded reason', () => {
  assert.ok(operations.flatMap(answerFields).length > 900);
  const unexplained = dropped.filter(({ operation, field }) => reasonForDropped(operation, field) === null);
  assert.deepEqual(
    unexplained.map(({ operation, field }) => `${operation}: ${field}`),
    [],
  );
});

test('no reason outlives its field: each belongs to a field that no reader names', () => {
  const idle = FIELD_REASONS.flatMap(({ operations: named = /(?:)/, fields, reason }) => {
    assert.match(reason, /^[A-Z].*\.$/);
    return fields.filter((name) => !dropped.some(({ operation, field }) => field === name && named.test(operation)));
  });
  assert.deepEqual(idle, []);
});

test('a field that its reader forgets is found, and one whose name is filled in is not', async () => {
  const [operation, field] = ['GetUsedLive_IdRegDate', 'IsMonthlyPosition'];
  assert.deepEqual(droppedFields(operation, readers).includes(field), false);
  const forgetful = new Map([...sources].map(([path, text]) => [path, text.replaceAll(field, 'Forgotten')]));
  assert.deepEqual(droppedFields(operation, await readersByOperation(forgetful)), [field]);
  assert.ok(isNamed('p11d_year1_price', 'row[`p11d_year${number}_price`]'));
  assert.ok(!isNamed('p11d_year1_price', 'row[`p11d_year${number}_priceLimit`]'));
});

/** What a page loads: components, pages, and the domain without schemas. */
const SHOWN = [...sources]
  .filter(
    ([path, text]) =>
      /^components\/|^app\/(?!api\/)/.test(path) || (path.startsWith('lib/domain/') && !text.includes("from 'zod'")),
  )
  .map(([, text]) => text)
  .join('\n');
const shownWords = new Set(SHOWN.match(/\w+/g));

/** The names of all fields of a schema, at any depth. */
function fieldNames(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value ?? {})) names.add(name);
    fieldNames(value, names);
  }
  return names;
}

test('each field that our own API answers is named by a screen, or has a recorded reason', () => {
  const answered = new Set(
    ENDPOINTS.filter(({ file }) => file === undefined).flatMap(({ output }) => [
      ...fieldNames(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
    ]),
  );
  assert.ok(answered.size > 500);
  const unnamed = [...answered].filter((name) => !shownWords.has(name)).toSorted();
  assert.deepEqual(unnamed, Object.keys(OWN_FIELDS_WITHOUT_SCREEN).toSorted());
});
