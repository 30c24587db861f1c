/** Names, comments and texts hold none of the private words that the glossary gave up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRIVATE_WORDS } from './private-words.mjs';
import { findingsInExamples } from './testing/findings-in-examples';
import { oxlintFindings } from './testing/oxlint-findings';

const CONFIG = 'lib/health/plain-words.oxlintrc.json';

test(`names, comments and texts hold no private word (of one file: npx oxlint -c ${CONFIG} <file>)`, () => {
  const lines = oxlintFindings(CONFIG).map(({ file, line, message }) => `${file}:${line} ${message}`);
  assert.deepEqual(lines.sort(), []);
});

const EXAMPLES: readonly { title: string; code: string; found: readonly string[] }[] = [
  { title: 'the field’s words', code: '/** The services of a use case. */ const services = 1;', found: [] },
  { title: 'a word inside another', code: 'const householder = 1, wishbone = 2;', found: [] },
  { title: 'a legitimate sense', code: 'const button = { onPress: "house number", onMouseLeave: 2 };', found: [] },
  { title: 'a name that is declared elsewhere', code: 'first.asked(second.house);', found: [] },
  { title: 'a word that is private in names alone', code: '// What the sentence says and means.', found: [] },
  { title: 'a module’s name', code: "import { first } from './house';", found: [] },
  { title: 'a variable', code: 'const houseOfCards = 1;', found: ['house'] },
  { title: 'a parameter', code: 'const first = (wish: string) => null;', found: ['wish'] },
  { title: 'a property of a type', code: 'interface First { readonly askedAt: string }', found: ['asked'] },
  { title: 'destructured names', code: 'const { first: TOLD_TWICE, ...kept } = second;', found: ['TOLD', 'kept'] },
  { title: 'a name that names nothing', code: 'function first(of: string) {}', found: ['of'] },
  { title: 'a comment', code: '// It waits for nobody, at once.', found: ['nobody', 'at once'] },
  { title: 'a text', code: 'const first = `Two wishes ${1} of its own`;', found: ['wishes', 'of its own'] },
  { title: 'a text of a page', code: 'const first = <p>reckoned</p>;', found: ['reckoned'] },
];

test('private words are found in names, comments and texts, and legitimate senses are left alone', () => {
  for (const { example, messages } of findingsInExamples(CONFIG, EXAMPLES)) {
    const words = messages.map((message) => /“(.+?)”/.exec(message)?.[1] ?? message);
    assert.deepEqual(words.toSorted(), example.found.toSorted(), example.title);
  }
});

test('each private word stands in the list once', () => {
  const words = PRIVATE_WORDS.map(({ word, in: kinds }) => `${word} in ${kinds.join()}`);
  assert.equal(new Set(words).size, words.length);
});
