/** A lint rule reports what it is for, and nothing that only looks like it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsInExamples } from './testing/findings-in-examples';

const SILENT = [
  "if (name.trim() === '') return;",
  "if (isPending || name.trim() === '') return;",
  "if (name.trim() === '') { return; }",
  'if (!name.trim()) return;',
  'if (!typed.name.trim()) return;',
  'if (name.trim().length === 0) return;',
];
const OTHERS = [
  "if (name.trim() === '') return setProblem('Enter a name.');",
  "if (name.trim() === '') { setProblem('Enter a name.'); return; }",
  'if (isPending) return;',
  "const isBlank = name.trim() === '';",
];

test('a submission that returns on a blank text without a word is reported, and no other', () => {
  const examples = [...SILENT, ...OTHERS].map((statement) => ({
    statement,
    code: `export function submit() { ${statement} save(name); }`,
  }));
  const reported = findingsInExamples('.oxlintrc.json', examples).filter(({ messages }) =>
    messages.some((message) => /without a word/.test(message)),
  );
  assert.deepEqual(
    reported.map(({ example }) => example.statement),
    SILENT,
  );
});
