/** An option's name may be in the plural: no sentence about options has a verb in the singular after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsFinding } from '@/lib/domain/findings/figure-findings';
import { applyRepair, choose, drop, dropAll, pick, type VehicleBuild } from './build';
import { configure } from './configure';
import { replacementWords } from './one-of';
import { readRuleBook } from './rule-book/read-rule-book';
import { ruleInWords } from './rule-sentences';
import { GOLDEN_CAR } from './testing/golden-car.fixture';

const book = readRuleBook(GOLDEN_CAR);
const codes = book.options.map(({ code }) => code);
const names = book.options.map(({ name }) => name);
/** Verbs that have another form after a plural, and pronouns for one thing. */
const SINGULAR = /^ (is|was|has|does|[a-z]+(?<!s|u)s)\b/;

function assertNoSingular(sentence: string): void {
  for (const name of names) {
    for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
      const rest = sentence.slice(at + name.length);
      assert.doesNotMatch(rest, SINGULAR, sentence);
    }
  }
}

const buildOf = (selections: readonly number[]): VehicleBuild => ({
  identifier: 50031,
  date: '2026-01-15',
  selections,
  picks: [],
});
const builds = [
  [],
  ...codes.flatMap((one) => [[one], ...codes.filter((other) => other > one).map((other) => [one, other])]),
];

test('no step, reason or need of a build does', () => {
  let sentences = 0;
  for (const build of builds.map(buildOf)) {
    const now = configure(book, build);
    const texts = codes.flatMap((code) => [
      choose(book, build, code).sentence,
      drop(book, build, code).sentence,
      dropAll(book, build, [code]).sentence,
      now.reasonFor(code)?.sentence ?? '',
    ]);
    const picks = now.freeChoices.flatMap(({ rule, primary }) =>
      codes.map((option) => pick(book, build, { rule, primary, option }).sentence),
    );
    const needs = now.openNeeds.map(({ sentence }) => sentence);
    const double = now.doublePacks.map(({ sentence }) => sentence);
    for (const text of [...texts, ...picks, ...needs, ...double]) {
      assertNoSingular(text);
      sentences += text === '' ? 0 : 1;
    }
  }
  assert.ok(sentences > 3_000, String(sentences));
});

test('no repair does', () => {
  const build = buildOf([60, 62]);
  for (const code of codes)
    for (const repair of configure(book, build).repairsFor(code).repairs)
      assertNoSingular(applyRepair(book, build, repair).sentence);
});

test('no rule in words does, nor what one option replaces or is worth', () => {
  for (const rule of book.rules) assertNoSingular(ruleInWords(book, rule, new Set()));
  for (const name of names) {
    assertNoSingular(replacementWords(name, [{ name: 'Roof rails' }, { name }]));
    for (const newPounds of [null, 410])
      for (const others of [[], [{ name: 'Mats', pounds: 10, newPounds: 50 }]])
        assertNoSingular(optionsFinding([{ name, pounds: 140, newPounds }, ...others]) ?? '');
  }
});
