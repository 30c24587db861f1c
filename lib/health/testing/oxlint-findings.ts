import { spawnSync } from 'node:child_process';
import { z } from 'zod';

export interface OxlintFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

/** What oxlint finds in the source tree, or in the given files, by one configuration. */
export function oxlintFindings(
  configuration: string,
  paths: readonly string[] = ['app', 'components', 'e2e', 'lib'],
): OxlintFinding[] {
  const words = ['node_modules/oxlint/bin/oxlint', '-c', configuration, '--format=json', ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout.startsWith('{')) throw new Error(`oxlint reports nothing readable: ${stdout}${stderr}`);
  return report.parse(JSON.parse(stdout)).diagnostics.map(({ message, filename, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    message,
  }));
}
