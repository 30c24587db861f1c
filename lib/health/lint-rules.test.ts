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
  'if (Object.keys(problems).length > 0) return;',
];
const OTHERS = [
  "if (name.trim() === '') return setProblem('Enter a name.');",
  "if (name.trim() === '') { setProblem('Enter a name.'); return; }",
  'if (isPending) return;',
  'if (Object.keys(problems).length > 0) return focusProblem(form);',
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

const FAULTS: readonly (readonly [code: string, found: RegExp | null])[] = [
  ["{ message: 'It is slow. Nothing came.', fix: 'Try again.' }", /one sentence/],
  ["{ message: 'It is slow.', fix: 'Wait. Try again.' }", /one sentence/],
  ["{ message: `“${name}” is slow. “${other}” is not.`, fix: 'Try again.' }", /one sentence/],
  ["{ message: 'It is slow.', fix: isFree ? 'Wait. Try again.' : 'Wait.' }", /one sentence/],
  ["{ message: `It is slow. ${reasons.join(' ')}`, fix: 'Try again.' }", /one sentence/],
  ["{ message: 'It is slow.', fix: `${advice} Try again.` }", /one sentence/],
  ['{ message: `${service} Euro 6 has no figure.`, fix: `Wait ${seconds} s.` }', null],
  ["{ message: `It is slow: ${reasons.join('; ')}.`, fix: 'Try again.' }", null],
  ["{ message: 'It is slow.', fix: 'Try again later, as it was not charged.' }", /charged/],
  ["{ message: 'It is slow; 1.5 s have passed.', fix: 'Wait, then try again.' }", null],
  ["{ message: 'It is slow.', fix: charged === 'no' ? 'Try again.' : 'Check first.' }", null],
  ["{ message: 'It is slow. Nothing came.' }", null],
];

test('a fault has one sentence for what happened and one for what to do, without its charge', () => {
  const examples = FAULTS.map(([parts, found]) => ({
    code: `export const first = new Fault('busy', ${parts});`,
    found,
  }));
  for (const { example, messages } of findingsInExamples('.oxlintrc.json', examples)) {
    assert.deepEqual(
      messages.map((message) => example.found?.test(message) ?? false),
      example.found === null ? [] : [true],
      example.code,
    );
  }
});
