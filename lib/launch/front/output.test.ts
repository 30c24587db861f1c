/** The output of a real process to real pipes, in every way a library may print. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { z } from 'zod';

const record = z.object({ at: z.iso.datetime(), event: z.string(), stream: z.string().optional(), detail: z.string() });

const HOLD = `
  const { holdOutput } = await import('./lib/launch/front/output.mjs');
  const output = holdOutput(process, () => new Date('2026-06-01T12:00:00Z'));
`;

/** Runs a script in another process and reads each line of both streams. */
async function linesOf(script: string): Promise<z.output<typeof record>[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${HOLD}${script}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => (texts[name] += text));
  const [code] = await once(child, 'close');
  assert.equal(code, 0, texts.stderr);
  for (const text of Object.values(texts))
    assert.doesNotMatch(text, /[^\n\P{Cc}]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  return Object.values(texts)
    .flatMap((text) => text.split('\n').filter((line) => line !== ''))
    .map((line) => record.parse(JSON.parse(line)));
}

const FORGED = '{"at":"2026-01-01T00:00:00.000Z","event":"fault","detail":"forged"}';
const HOSTILE = [
  ['a forged line', `upstream ${'\n'}${FORGED}${'\n'}`],
  ['a forged line after a carriage return', `upstream ${'\r'}${FORGED}`],
  ['a forged line after a line end of Unicode', `upstream \u2028${FORGED}\u2029${FORGED}\u0085${FORGED}`],
  ['escapes of a terminal', 'a \u001b[2J\u001b]0;title\u0007 b \u009b2J c \u0000\b\u007f'],
  ['writing from right to left', 'a \u202e b \u2066 c'],
  ['a text that ends a text of JSON', '","event":"fault","x":"'],
] as const;

for (const [title, text] of HOSTILE) {
  for (const way of ['console.error', 'console.log', 'console.warn', 'process.stdout.write', 'process.stderr.write']) {
    test(`${title} by ${way} is one line, which says what was printed`, async () => {
      const lines = await linesOf(`${way}(${JSON.stringify(text)});`);
      assert.deepEqual(
        lines.map(({ event, detail }) => [event, detail]),
        [['output', text.trimEnd()]],
      );
    });
  }
}

test('an error with its stack, bytes, and several arguments are one line each; a blank print is none', async () => {
  const lines = await linesOf(`
    console.error('failed for', '/a\\nb', new Error('with\\nlines'));
    process.stderr.write(Buffer.from('bytes\\n'));
    console.log('');
    await new Promise((settle) => process.stdout.write('last', settle));
    await new Promise((settle) => process.stdout.write('', settle));
  `);
  assert.equal(lines.length, 3);
  assert.match(lines.map(({ detail }) => detail).join(), /failed for \/a\nb Error: with\nlines\n +at /);
});

test('a warning of Node, and what a worker prints, are lines too', async () => {
  const lines = await linesOf(`
    process.emitWarning('first\\n${FORGED}');
    const { Worker } = await import('node:worker_threads');
    await new Promise((settle) => new Worker("console.log('of a\\\\nworker')", { eval: true }).on('exit', settle));
  `);
  assert.equal(lines.length, 2);
  assert.ok(lines.every(({ event }) => event === 'output'));
});

test('the product’s own lines pass as they are; secrets are taken out of everything else', async () => {
  const lines = await linesOf(`
    output.maskWith((text) => text.replaceAll('hunter2', '‹secret›'));
    output.printLine(JSON.stringify({ at: '2026-06-01T12:00:00.000Z', event: 'fault', detail: 'own \\u009b2J' }));
    console.log('password hunter2');
    output.announce('Ready: hunter2');
  `);
  assert.deepEqual(
    lines.map(({ event, detail }) => [event, detail]),
    [
      ['fault', 'own \u009b2J'],
      ['output', 'password ‹secret›'],
      ['notice', 'Ready: hunter2'],
    ],
  );
});
