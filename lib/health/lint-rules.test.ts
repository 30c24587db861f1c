/** A lint rule reports what it is for, and nothing that only looks like it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { oxlintFindings } from './testing/oxlint-findings';

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
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    const statements = [...SILENT, ...OTHERS];
    for (const [index, statement] of statements.entries())
      writeFileSync(join(folder, `${index}.ts`), `export function submit() { ${statement} save(name); }\n`);
    const reported = oxlintFindings('.oxlintrc.json', [folder]).filter(({ message }) => /without a word/.test(message));
    assert.deepEqual(
      statements.filter((_, index) => reported.some(({ file }) => file.endsWith(`/${index}.ts`))),
      SILENT,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
