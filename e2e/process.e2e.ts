/** The processes of journeys are waited for, however they write and however they end. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { exitOf, startProcess, stopProcess } from './process.fixture';

const ENDLESS = 'setInterval(() => {}, 1000);';

function startScript(name: string, text: string) {
  const path = test.info().outputPath(name);
  writeFileSync(path, text);
  return startProcess([path], process.env);
}

test('a process is ready though the word for it comes in two chunks', async () => {
  const text = `process.stdout.write('Rea', () => setTimeout(() => process.stdout.write('dy'), 200)); ${ENDLESS}`;
  const child = await startScript('slow.mjs', text);
  await stopProcess(child);
  expect(child.signalCode).toBe('SIGTERM');
});

test('a process that a signal has ended is not waited for again', async () => {
  const child = await startScript('killed.mjs', `console.log('Ready'); ${ENDLESS}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await stopProcess(child);
  expect(await exitOf(child)).toBeNull();
});

test('a process that ends before it is ready is reported', async () => {
  await expect(startScript('broken.mjs', 'process.exitCode = 3;')).rejects.toThrow('ended with 3');
});
