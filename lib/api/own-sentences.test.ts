/**
 * The sentences that schemas of inputs have for what they refuse. Each says what to send, so that “Then try again.” goes
 * on from it: nothing reads the sentence to decide what follows.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from './all-endpoints';

const INSTRUCTION = /^(?:Change|Choose|Clear|Enter|Give|Name|Search|Type) /;
const ISSUE = { code: 'custom', input: 'x', path: [] };

/** Of a schema and everything inside it, by the definitions that zod has of them. */
function sentencesIn(value: unknown, found: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if ('error' in value && typeof value.error === 'function') {
    const given: unknown = value.error(ISSUE);
    if (typeof given === 'string') found.add(given);
  }
  const parts = '_zod' in value ? [value._zod] : 'def' in value ? [value.def] : Object.values(value);
  for (const part of parts) sentencesIn(part, found, seen);
}

test('each sentence of an input’s schema says what to send', () => {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  for (const { input } of ENDPOINTS) sentencesIn(input, found, seen);
  assert.ok(found.size > 50, `only ${found.size} were found`);
  assert.deepEqual(
    [...found].filter((sentence) => !INSTRUCTION.test(sentence)),
    [],
  );
});
