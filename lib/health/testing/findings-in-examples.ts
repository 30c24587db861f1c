import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oxlintFindings } from './oxlint-findings';

interface CodeExample {
  readonly code: string;
}

/** Small files, each with what oxlint reports of it by one configuration. */
export function findingsInExamples<Example extends CodeExample>(
  configuration: string,
  examples: readonly Example[],
): { readonly example: Example; readonly messages: readonly string[] }[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-examples-'));
  try {
    examples.forEach(({ code }, index) => writeFileSync(join(folder, `${index}.tsx`), `${code}\n`));
    const findings = oxlintFindings(configuration, [folder]);
    return examples.map((example, index) => ({
      example,
      messages: findings.filter(({ file }) => file.endsWith(`/${index}.tsx`)).map(({ message }) => message),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
