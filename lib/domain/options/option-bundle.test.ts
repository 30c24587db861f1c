/** The guide's bundle as recorded, and the sandbox's reference car over the wire, read into what the rule engine takes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goldenExchanges } from '@/lib/contract/golden/exchanges';
import { getColourHoodLinks, getColourTrimLinks, getNvdChangeDates, getRefOptionsBundle } from '@/lib/contract/nvd';
import type { OperationAnswer } from '@/lib/contract/operations';
import { readAnswer } from '@/lib/wire/operation';
import {
  changesFrom,
  optionBundleParams,
  optionListFrom,
  unlistedColourNotes,
  type ColourLinkAnswers,
} from './option-bundle';
import { noListReason, dateRangeWords } from './option-days';
import { optionListSchema } from './option-list';
import { configure } from './configure';
import { readRuleBook } from './rule-book/read-rule-book';

const recorded = (name: string) => {
  const found = goldenExchanges().find((exchange) => exchange.name === `nvd/${name}.post`);
  assert.ok(found, name);
  return found.response.body;
};
const bundle = readAnswer(getRefOptionsBundle, recorded('GetRefOptionsBundle')).value;
const links = {
  trims: readAnswer(getColourTrimLinks, recorded('GetColourTrimLinks')).value,
  hoods: readAnswer(getColourHoodLinks, recorded('GetColourHoodLinks')).value,
};
const subject = { kind: 'car', identifier: 50031, date: '2026-06-05' } as const;

function listOf(
  answer: OperationAnswer<typeof getRefOptionsBundle>,
  colourLinks: ColourLinkAnswers = links,
  date: string = subject.date,
) {
  const list = optionListFrom({ ...subject, date }, answer, colourLinks);
  assert.ok(list);
  return optionListSchema.parse(list);
}

describe('the recorded bundle', () => {
  const list = listOf(bundle);
  const option = (code: number) => list.bundle.options.find((row) => row.code === code);

  it('is headed by the vehicle, its model year, its own price and the days it holds', () => {
    assert.equal(list.title, "O'ROURKE & SONS ROAD-KING'S <S> SALOON");
    assert.equal(list.derivative, "3.0 V6 'O'Rourke' R&D 4dr Auto");
    assert.equal(list.modelYear, '26.50');
    assert.deepEqual(list.price, { basicPence: 4_166_667, vatPence: 833_333 });
    assert.deepEqual([list.validFrom, list.validTo], ['2026-03-29', '2026-10-25']);
    // The recorded links name colours and hoods that the recorded options lack.
    assert.deepEqual(list.notes, [
      'The guide also names these colours, without a price: Rouge Éclat, Black & Silver and White. They cannot be selected here.',
      "The guide also names these hoods, without a price: Black fabric hood and 'Bordeaux' hood. They cannot be selected here.",
    ]);
  });

  it('takes the model year from the description where the days it holds leave theirs empty', () => {
    const { Descriptions, ValidDateRange } = bundle.tables;
    const tables = {
      ...bundle.tables,
      Descriptions: Descriptions.map((row) => ({ ...row, ModelYear: '26.00' })),
      ValidDateRange: ValidDateRange.map((row) => ({ ...row, modelyear: '' })),
    };
    assert.equal(listOf({ ...bundle, tables }).modelYear, '26.00');
  });

  it('has each option with its price in pence, whatever digits a double brings', () => {
    assert.equal(list.bundle.options.length, 23);
    const priced = [71001, 71003, 71012, 71025].map((code) => [option(code)?.basicPence, option(code)?.vatPence]);
    assert.deepEqual(priced, [
      [45_000, 9_000],
      [72_550, 14_510],
      [19_583, 3_917],
      [0, 0],
    ]);
    assert.equal(option(71002)?.isDefault, true);
  });

  it('names an option without words by its code, and keeps its missing price missing', () => {
    assert.deepEqual(option(71070), {
      code: 71070,
      name: 'Option 71070',
      category: 'Other',
      basicPence: null,
      vatPence: null,
      isDefault: false,
      onApplication: true,
      order: 22,
    });
    assert.equal(option(71080)?.name, 'Special order');
    assert.equal(option(71080)?.category, 'Other');
  });

  it('has rules, packs and the links that name both sides', () => {
    const { rules, packs, trims, hoods } = list.bundle;
    assert.deepEqual(
      rules.filter(({ ruleCode }) => ruleCode === 903),
      [71040, 71041, 71042].map((optionCode, at) => ({ ruleCode: 903, optionCode, isPrimary: at === 0, type: 'RO' })),
    );
    assert.deepEqual(
      packs.map(({ packCode, description }) => [packCode, description]),
      [
        [71020, 'Heated steering wheel'],
        [71020, 'Heated windscreen'],
        [71020, 'Ice scraper (pack only)'],
        [71025, 'Ashtray & lighter'],
        [71025, null],
      ],
    );
    assert.deepEqual(trims, {
      partners: [71010, 71011],
      links: [
        { colour: 71001, partner: 71010 },
        { colour: 71001, partner: 71011 },
        { colour: 71002, partner: 71011 },
      ],
    });
    assert.equal(hoods?.links.length, 3);
  });

  it('runs in the rule engine: a need is open until it is met, a pack frees what it holds', () => {
    const book = readRuleBook(list.bundle);
    const towing = configure(book, { selections: [71040, 71020, 71022], picks: [] });
    assert.deepEqual(
      towing.openNeeds.map(({ primary, missing }) => [primary, missing]),
      [[71040, [71041, 71042]]],
    );
    // £650 + £1,000; the heated windscreen comes with the pack.
    assert.equal(towing.total.pence, 165_000);
  });
});

describe('the notes of a list', () => {
  const empty = { trims: null, hoods: null };
  it('links that could not be read differ from none', () => {
    assert.deepEqual(listOf(bundle, empty).bundle.unread, ['trim', 'hood']);
    assert.deepEqual(listOf(bundle, { ...links, hoods: null }).bundle.unread, ['hood']);
    assert.equal(listOf(bundle, links).bundle.unread, undefined);
  });

  const cases: { what: string; expected: readonly RegExp[]; notes: () => readonly string[] }[] = [
    {
      what: 'a day outside the days it holds',
      expected: [/valid from 29 Mar 2026 to 25 Oct 2026; 15 Jan 2026 is outside it/],
      notes: () => listOf(bundle, links, '2026-01-15').notes,
    },
    {
      what: 'links that could not be read',
      expected: [/Colour and trim combinations could not be read/, /Colour and hood combinations/],
      notes: () => listOf(bundle, empty).notes,
    },
    {
      what: 'no rules at all',
      expected: [/no rules with this list/],
      notes: () => listOf({ ...bundle, tables: { ...bundle.tables, Relationships: [] } }).notes,
    },
    {
      what: 'rows without a code',
      expected: [/^1 row of the guide’s list had no code/],
      notes: () => listOf({ ...bundle, tables: { ...bundle.tables, Packs: [{ Do_Description: 'Mats' }] } }).notes,
    },
  ];
  for (const { what, expected, notes } of cases) {
    it(`names ${what}`, () => {
      const actual = notes().filter((note) => !/also names these/.test(note));
      assert.equal(actual.length, expected.length, actual.join('\n'));
      for (const [at, note] of expected.entries()) assert.match(actual[at] ?? '', note);
    });
  }

  it('are none when the guide answers with no rows', () => {
    const none = { Descriptions: [], Options: [], Relationships: [], Packs: [], Technical: [], ValidDateRange: [] };
    assert.equal(optionListFrom(subject, { ...bundle, tables: none }, links), null);
  });

  it('of a vehicle without a list name the colours, trims and hoods that the guide has all the same', () => {
    const named = unlistedColourNotes(links).map((note) => /these (\w+), without a price: .{4}/.exec(note)?.[1]);
    assert.deepEqual(named, ['colours', 'trims', 'hoods']);
    assert.deepEqual(unlistedColourNotes({ trims: null, hoods: null }), []);
  });
});

it('change dates come newest first, each with what changed', () => {
  const changes = changesFrom(readAnswer(getNvdChangeDates, recorded('GetNvdChangeDates')).value);
  assert.deepEqual(
    changes.slice(0, 2).map((change) => [change.date, change.of]),
    [
      ['2026-04-01', ['model year', 'technical data']],
      ['2018-10-29', ['standard equipment']],
    ],
  );
  assert.equal(changes.length, 6);
});

it('a range of days has words when either end is missing', () => {
  assert.equal(dateRangeWords('2026-01-01', null), 'from 1 Jan 2026');
  assert.equal(dateRangeWords(null, '2026-01-01'), 'until 1 Jan 2026');
  assert.equal(dateRangeWords(null, null), 'with no end date');
});

it('a request names the day, and the database of the kind', () => {
  const { database, optionDate, justCurrent } = optionBundleParams({ ...subject, kind: 'van' });
  assert.deepEqual([database, optionDate, justCurrent], ['LCV', '2026-06-05', false]);
});

it('a day without a list has a reason: too early, or which days have one', () => {
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  const changes = ['2024-03-01', '2022-06-01'].map((date) => ({ date, of: ['price'] }));
  assert.match(noListReason('2022-05-31', changes).reason, /not on sale yet: the guide starts on 1 Jun 2022/);
  assert.match(noListReason('2025-05-31', changes).reason, /lists nothing for 31 May 2025/);
  assert.match(noListReason('2025-05-31', []).reason, /no options under this guide ID/);
});
