import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { jsonSchemaOf } from './json-schema';
import { fieldRows, describeSchema } from './describe-schema';

const DESCRIPTIONS = [
  { schema: z.string(), words: 'text' },
  { schema: z.string().max(40), words: 'text, up to 40 characters' },
  { schema: z.uuid(), words: 'text (uuid)' },
  { schema: z.int(), words: 'whole number' },
  { schema: z.int().min(1).max(100), words: 'whole number, from 1, to 100' },
  { schema: z.boolean(), words: 'true or false' },
  { schema: z.enum(['car', 'van']), words: 'one of: car, van' },
  { schema: z.literal('cached'), words: '"cached"' },
  { schema: z.string().nullable(), words: 'text or null' },
  { schema: z.union([z.string().max(40), z.number()]), words: 'text, up to 40 characters or number' },
  { schema: z.array(z.number()), words: 'list of number' },
];
for (const { schema, words } of DESCRIPTIONS) {
  test(`a schema reads "${words}"`, () => assert.equal(describeSchema(jsonSchemaOf(schema, 'output')), words));
}

test('fields of an object inside stand under their path, with who must be there', () => {
  const schema = z.object({
    plate: z.string().meta({ description: 'Registration mark.' }),
    values: z.object({ retail: z.int(), clean: z.int().optional() }),
  });
  assert.deepEqual(fieldRows(jsonSchemaOf(schema, 'input')), [
    { name: 'plate', words: 'text', required: true, note: 'Registration mark.' },
    { name: 'values', words: 'object', required: true, note: '' },
    { name: 'values.retail', words: 'whole number', required: true, note: '' },
    { name: 'values.clean', words: 'whole number', required: false, note: '' },
  ]);
});
