// Which unit tests share a process. Starting one, and reading the sources in it, takes longer than most files of tests.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './child.mjs';

/** Databases counted row by row, kills and races: not beside others. */
const ALONE = /^lib\/(store|lookups)\/|\.long\.test\.ts$/;
/** Hooks of a file are those of its whole process. */
const HOOKS = /^(before|after|beforeEach|afterEach)\(/m;
/** So that a room with many is shared out among processors. */
const TOGETHER_MAX = 16;

/**
 * Files by the process they run in: by themselves, or with others of their room.
 * @param {readonly string[]} files from the root
 * @returns {readonly (readonly string[])[]} those by themselves first: they take longest
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
    if (ALONE.test(path) || HOOKS.test(readFileSync(join(ROOT, file), 'utf8'))) {
      alone.push([file]);
      continue;
    }
    const [, room = path] = /^(components|lib\/[^/]+(?=\/)|lib)/.exec(path) ?? [];
    const process = open.get(room) ?? [];
    if (process.length === 0) together.push(process);
    process.push(file);
    if (process.length === TOGETHER_MAX) open.delete(room);
    else open.set(room, process);
  }
  return [...alone, ...together];
}

/** The source of a test file that runs these; one that cannot be read is a failure under its own name, and alone. */
export function sourceOf(/** @type {readonly string[]} */ files) {
  const urls = files.map((file) => [file, pathToFileURL(join(ROOT, file)).href]);
  return `import { test } from 'node:test';
for (const [file, url] of ${JSON.stringify(urls)}) {
  await import(url).catch((error) => test(file + ' can be read', () => { throw error; }));
}
`;
}
