// Decides which unit tests share a process. Starting one and loading the sources takes longer than most test files.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './child.mjs';

/** Kills, races and exhaustive comparisons. */
const LONG = /\.long\.test\.ts$/;
const HOOKS = /^(before|after|beforeEach|afterEach)\(/m;
/** Their hooks open and close a database of the file, and nothing that other files could meet. */
const WITH_DATABASE = /^lib\/(features|lookups|store)\//;
/** The most files in a process, so that large rooms are spread over the processors. */
const TOGETHER_MAX = { withDatabase: 6, others: 16 };

/**
 * Groups files by process: alone, or with others of their room.
 * @param {readonly string[]} files from the root
 * @returns {readonly (readonly string[])[]} those that run alone first, as they take longest
 */
export function processesOf(files) {
  /** @type {string[][]} */
  const alone = [];
  /** @type {string[][]} */
  const together = [];
  /** @type {Map<string, string[]>} */
  const open = new Map();
  for (const file of files) {
    const path = file.split(sep).join('/');
    const hasDatabase = WITH_DATABASE.test(path);
    if (LONG.test(path) || (!hasDatabase && HOOKS.test(readFileSync(join(ROOT, file), 'utf8')))) {
      alone.push([file]);
      continue;
    }
    const [, room = path] = /^(components|lib\/[^/]+(?=\/)|lib)/.exec(path) ?? [];
    const process = open.get(room) ?? [];
    if (process.length === 0) together.push(process);
    process.push(file);
    if (process.length === TOGETHER_MAX[hasDatabase ? 'withDatabase' : 'others']) open.delete(room);
    else open.set(room, process);
  }
  return [...alone, ...together];
}

/**
 * The source of a test file that runs these: one as it is, several each as a suite, whose hooks are its own. A file that
 * cannot be loaded is one failure.
 */
export function sourceOf(/** @type {readonly string[]} */ files) {
  const urls = files.map((file) => [file, pathToFileURL(join(ROOT, file)).href]);
  const load = '(file, url) => import(url).catch((error) => test(file + " can be loaded", () => { throw error; }))';
  const statement =
    files.length === 1 ? 'await load(file, url)' : 'describe(file, async () => void (await load(file, url)))';
  return `import { describe, test } from 'node:test';
const load = ${load};
for (const [file, url] of ${JSON.stringify(urls)}) ${statement};
`;
}
