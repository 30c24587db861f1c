/** Guarantees over the whole catalogue: every list is complete and plausible, and every shape of rule occurs. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import type { CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import { contentsOf } from '@/lib/sandbox/options/pack-contents';
import { bookDefects, defectNamesOf } from '@/lib/sandbox/options/book-defects';
import { isAwkwardCar } from '@/lib/sandbox/options/awkward-car';
import { isGoldenCar } from '@/lib/sandbox/options/golden-car';
import { isLargeCar, largeRefcode } from '@/lib/sandbox/options/large-car';
import { ruleTypes, type OptionBook } from '@/lib/sandbox/options/option-book';
import { buildOf } from '@/lib/sandbox/options/orderable';

const today = '2026-06-05';
const databases: readonly CatalogueDatabase[] = ['CAR', 'LCV'];

/** What the tests below count in one pass over the catalogue. */
const seen = new Map<string, number>();
const see = (shape: string): void => void seen.set(shape, (seen.get(shape) ?? 0) + 1);
const sizes: Record<CatalogueDatabase, number[]> = { CAR: [], LCV: [] };
const problems: string[] = [];

function inspectBook(derivative: CatalogueDerivative, book: OptionBook): void {
  const label = `${derivative.database} ${derivative.refid}`;
  const wrong = (what: string): number => problems.push(`${label}: ${what}`);
  const codes = new Set(book.options.map(({ code }) => code));
  if (codes.size !== book.options.length) wrong('an option code twice');
  for (const { code, basicPence, vatPence } of book.options) {
    if ((basicPence === null) !== (vatPence === null)) wrong(`half a price of ${code}`);
    if ((basicPence ?? 0) < 0 || (vatPence ?? 0) < 0) wrong(`a negative price of ${code}`);
  }
  if (new Set(book.rules.map(({ code }) => code)).size !== book.rules.length) wrong('a rule code twice');
  if (defectNamesOf(derivative).length > 0) return;
  if (book.options.some(({ description }) => description === null || description === '')) wrong('no words');
  if (new Set(book.options.map(({ description }) => description)).size !== book.options.length) wrong('words twice');
  const contents = contentsOf(book);
  for (const { type, members } of book.rules) {
    if (members.some(({ option }) => !codes.has(option))) wrong(`${type} names an unlisted option`);
    if (members.filter(({ isPrimary }) => isPrimary).length !== 1) wrong(`${type} has not one primary`);
    if (members.length < 2) wrong(`${type} of one member`);
    const defaults = book.options.filter(
      ({ code, isDefault }) => isDefault && members.some((member) => member.option === code),
    );
    if (defaults.length > 0 && type !== 'OO' && type !== 'NW') wrong(`a default under ${type}`);
    if (defaults.length > 1) wrong(`two defaults in ${type}`);
  }
  const packs = book.options.filter(({ kind }) => kind === 'pack');
  for (const { pack } of book.packItems) if (!packs.some(({ code }) => code === pack)) wrong(`rows of no pack ${pack}`);
  const clashes = { ...book, rules: book.rules.filter(({ type }) => ['OO', 'NW', 'IN'].includes(type)) };
  for (const { code } of packs) {
    const rows = book.packItems.filter(({ pack }) => pack === code);
    if (rows.length < 2) wrong(`pack ${code} holds less than two things`);
    for (const held of contents.includedIn(code)) {
      if (
        !rows.some(
          ({ description }) => description === book.options.find((option) => option.code === held)?.description,
        )
      ) {
        wrong(`pack ${code} has no row of ${held}`);
      }
    }
    const { refusal } = buildOf(clashes, [code]);
    if (refusal !== null) wrong(`pack ${code} clashes in itself: ${refusal}`);
  }
  if (buildOf(book, []).refusal !== null) wrong('the plain vehicle cannot be ordered');
  shapes(book);
}

/** The shapes of product rules in a list, apart from its defects. */
function shapes(book: OptionBook): void {
  const contents = contentsOf(book);
  const option = new Map(book.options.map((listed) => [listed.code, listed]));
  const holders = new Map<number, number>();
  for (const { code, kind } of book.options) {
    if (kind !== 'pack') continue;
    const held = contents.optionsIn(code);
    if (held.some((code) => option.get(code)?.kind === 'pack')) see('a pack in a pack');
    for (const code of held) holders.set(code, (holders.get(code) ?? 0) + 1);
  }
  if ([...holders.values()].some((count) => count > 1)) see('an option in two packs');
  const isFreed = (code: number): boolean => holders.has(code);
  for (const { type, members } of book.rules) {
    see(type);
    const secondaries = members.filter(({ isPrimary }) => !isPrimary).map((member) => member.option);
    const [primary = 0] = members.filter(({ isPrimary }) => isPrimary).map((member) => member.option);
    if (type === 'OO' && members.some((member) => option.get(member.option)?.isDefault)) see('a default in OO');
    if (type === 'OO' && secondaries.some((code) => isFreed(code))) see('a pack may displace one of a group');
    if (type === 'RO' && secondaries.every((code) => contents.isPackOnly(code))) see('RO met only by a pack');
    if (type === 'RO' && secondaries.length > 1) see('RO with a choice');
    if (type === 'NW' && secondaries.length > 1) see('NW with several');
    if (type === 'RA' && book.rules.some((other) => isOpposite(other, 'RA', primary, secondaries))) see('a ring of RA');
    if (type === 'IO' && secondaries.length === 1) see('IO with one free item');
    if (type === 'IO' && secondaries.length > 1) see('IO with a choice');
  }
  if (book.options.some(({ code }) => contents.isPackOnly(code))) see('a pack-only option');
  if (book.options.some(({ code, basicPence }) => basicPence === null && !contents.isPackOnly(code)))
    see('a null price');
  if (book.options.some(({ isPoa }) => isPoa)) see('the obsolete flag');
  if (book.colourTrims.pairs.length > 0) see('colour and trim links');
  if (book.colourHoods.pairs.length > 0) see('colour and hood links');
  if (book.options.length >= 300) see('300 options');
}

const isOpposite = (rule: OptionBook['rules'][number], type: string, primary: number, secondaries: number[]): boolean =>
  rule.type === type &&
  rule.members.some(({ option, isPrimary }) => isPrimary && secondaries.includes(option)) &&
  rule.members.some(({ option, isPrimary }) => !isPrimary && option === primary);

/** The first, the middle and the last derivative of every model, and all whose lists have defects. */
function chosen(database: CatalogueDatabase): Set<CatalogueDerivative> {
  const book = catalogue();
  const all = book.derivatives(database);
  const codes = new Set(all.map(({ model }) => model.code));
  const ends = [...codes].flatMap((code) => {
    const own = book.derivativesOfModel(database, code);
    return [own[0], own[own.length >> 1], own.at(-1)].filter((derivative) => derivative !== undefined);
  });
  return new Set([...ends, ...all.filter((derivative) => defectNamesOf(derivative).length > 0)]);
}

before(() => {
  for (const database of databases) {
    for (const derivative of chosen(database)) {
      // Its list is meant to have every defect.
      if (isAwkwardCar(derivative)) continue;
      const book = optionsOf(derivative, today);
      if (!isGoldenCar(derivative)) sizes[database].push(book.options.length);
      inspectBook(derivative, book);
      if (defectNamesOf(derivative).length > 0) shapes(book);
      for (const defect of defectNamesOf(derivative)) see(defect);
    }
  }
});

test('the lists of every model are complete: codes and rule codes once, prices whole and not negative, rules and packs of listed options', () => {
  assert.deepEqual(problems.slice(0, 10), []);
});

test('all but a few lists have 30 to 120 options, and a few have more than 300', () => {
  for (const database of databases) {
    const list = sizes[database].sort((a, b) => a - b);
    const ordinary = list.filter((size) => size >= 30 && size <= 120);
    assert.ok(ordinary.length > list.length * 0.98, `${database}: ${ordinary.length} of ${list.length}`);
    assert.ok((list[0] ?? 0) >= 15);
  }
  const many = sizes.CAR.filter((size) => size >= 300).length;
  assert.ok(many >= 10 && many < sizes.CAR.length * 0.02, `${many}`);
});

const wanted: readonly string[] = [
  ...ruleTypes,
  'a pack in a pack',
  'an option in two packs',
  'a default in OO',
  'a pack may displace one of a group',
  'RO met only by a pack',
  'RO with a choice',
  'NW with several',
  'a ring of RA',
  'IO with one free item',
  'IO with a choice',
  'a pack-only option',
  'a null price',
  'the obsolete flag',
  'colour and trim links',
  'colour and hood links',
  '300 options',
  ...Object.keys(bookDefects),
];

test('every shape of rule, pack and defect occurs somewhere, defects on few', () => {
  assert.deepEqual(
    wanted.filter((shape) => !seen.has(shape)),
    [],
  );
  const all = databases.reduce((count, database) => count + catalogue().derivatives(database).length, 0);
  for (const name of Object.keys(bookDefects)) assert.ok((seen.get(name) ?? 0) < all * 0.005, name);
});

/** About two hundred, from all over the book. */
const sample = databases.flatMap((database) =>
  catalogue()
    .derivatives(database)
    .filter((_, i) => i % 113 === 0),
);

test('a list is the same on every day of one model year', () => {
  for (const derivative of sample) {
    for (const { reference, effectiveFrom, effectiveTo } of modelYears(derivative, today)) {
      const first = optionsOf(derivative, effectiveFrom);
      assert.equal(first.modelYear, reference);
      assert.equal(first.from, effectiveFrom);
      assert.deepEqual(optionsOf(derivative, effectiveTo ?? today), first);
    }
  }
});

test('from model year to model year prices rise, and options are added and removed', () => {
  let risen = 0;
  let come = 0;
  let gone = 0;
  for (const derivative of sample) {
    const [first, second] = modelYears(derivative, today);
    if (first === undefined || second === undefined) continue;
    const [before, after] = [first, second].map(({ effectiveFrom }) => optionsOf(derivative, effectiveFrom));
    const prices = new Map(before?.options.map(({ code, basicPence }) => [code, basicPence]));
    for (const { code, basicPence } of after?.options ?? []) {
      if (!prices.has(code)) come++;
      else if ((basicPence ?? 0) > (prices.get(code) ?? 0)) risen++;
      prices.delete(code);
    }
    gone += prices.size;
  }
  assert.ok(risen > 100 && come > 100 && gone > 20, `${risen} risen, ${come} come, ${gone} gone`);
});

test('a pack costs no more than its contents bought singly', () => {
  for (const derivative of sample) {
    const book = optionsOf(derivative, today);
    const contents = contentsOf(book);
    const price = new Map(book.options.map(({ code, basicPence }) => [code, basicPence]));
    for (const { code, kind, basicPence } of book.options) {
      const held = contents.optionsIn(code).map((contained) => price.get(contained) ?? null);
      if (kind !== 'pack' || basicPence === null || held.includes(null)) continue;
      const words = book.packItems.filter(({ pack }) => pack === code).length - held.length;
      const sum = held.reduce<number>((pence, pounds) => pence + (pounds ?? 0), 0);
      if (words === 0 && defectNamesOf(derivative).length === 0) {
        assert.ok(basicPence <= sum * 1.03, `${derivative.refid} pack ${code} ${basicPence} of ${sum}`);
      }
    }
  }
});

test('the longest list is as long as makers publish, with every type of rule', () => {
  const large = catalogue().derivativeByRefcode('CAR', largeRefcode);
  assert.ok(large && isLargeCar(large));
  const { options, rules } = optionsOf(large, today);
  assert.equal(options.length, 300);
  assert.deepEqual([...new Set(rules.map(({ type }) => type))].sort(), [...ruleTypes].sort());
});
