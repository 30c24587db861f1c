/**
 * No regular expression may hold up the process, whatever an address, a file or the provider holds. Each is run on long texts of
 * one unit over and over: those that try every division of it (`(a|\s)+`, `\s*\s*\s*`) take seconds to years, all others well
 * under the limit.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, Script } from 'node:vm';
import { readSourceTree, testOnly } from './testing/source-tree';

const LETTERS = 2_000;
/** For all texts of one expression: a quadratic one takes a tenth. */
const MILLISECONDS_MAX = 2_000;
const ENDS = ['', '!', '\0'];
const UNITS = ['a', '0', ' ', '<', '"', "'", '(', ',', '\n', '.', '-', '/', '=', ';', '&', '%', 'é', 'a ', '0,', ' \n'];

/** After what JavaScript has no division: `= /…/`, `(/…/`, `return /…/`, or alone at the start of a line. */
const LITERAL =
  /(?:[=(,:&|?![{;>]\s*|return |^\s+)\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\n[\\])+)\/([dgimsuvy]*)(?=[\s.,;)\]}]|$)/gm;
/** Words and signs that the expression itself looks for. */
const WORDS = /[\w<>="'&;:,./ !#@%-]+/g;

const tree = readSourceTree();
const tests = testOnly(tree);
const product = tree.filter(({ path }) => !tests.has(path) && !/^(e2e|lib\/health)\//.test(path));
const expressions = new Map(
  product.flatMap(({ path, text }) =>
    Array.from(text.matchAll(LITERAL), ([, source = '', flags = '']) => [
      `/${source}/${flags}`,
      { path, source, flags },
    ]),
  ),
);

const RUN = new Script('for (text of texts) new RegExp(source, flags).test(text)');
const context = createContext({ source: '', flags: '', texts: [], text: '' });

/** The text on which it takes too long; null if there is none. */
function slowText(source: string, flags: string): string | null {
  const words = source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, ' ').match(WORDS) ?? [];
  const units = [...new Set([...UNITS, ...words, ...words.map((word) => `${word} `)])];
  const texts = units.flatMap((unit) => ENDS.map((end) => unit.repeat(Math.ceil(LETTERS / unit.length)) + end));
  Object.assign(context, { source, flags, texts });
  try {
    RUN.runInContext(context, { timeout: MILLISECONDS_MAX });
    return null;
  } catch {
    return `${JSON.stringify(String(context.text).slice(0, 20))}…`;
  }
}

test('the regular expressions of the product are found', () =>
  assert.ok(expressions.size > 200, `${expressions.size}`));

test('one that tries every division of a text is found', () => {
  assert.notEqual(slowText(String.raw`^(?:[^\0]|\s)+$`, 'u'), null);
  assert.notEqual(slowText(String.raw`^[\d\s]+?\s*(k)?\s*(mi)?$`, ''), null);
});

test('no regular expression of the product takes long on any text', () => {
  const slow = [...expressions].flatMap(([expression, { path, source, flags }]) => {
    const text = slowText(source, flags);
    return text === null ? [] : [`${path}: ${expression} on ${text}`];
  });
  assert.deepEqual(slow, []);
});
