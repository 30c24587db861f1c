import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlateBeginning, wholePlateHint } from './plate-beginning';
import { readPlate } from './plate-shapes';

const PLATES = [
  'AB21CDE',
  'A123BCD',
  'ABC123D',
  'JIA1234',
  '1234AZ',
  'ABC123',
  '123ABC',
  'AB1234',
  '1234AB',
  'Q123ABC',
  '101D234',
];

test('three characters of a plate of any format are its beginning, and so are more until it is whole', () => {
  for (const plate of PLATES) {
    assert.ok(readPlate(plate), plate);
    for (let length = 3; length < plate.length; length++) {
      const typed = plate.slice(0, length);
      assert.equal(readPlateBeginning(typed.toLowerCase()), typed, typed);
    }
  }
  assert.equal(readPlateBeginning(' ab21-C '), 'AB21C');
});

test('fewer characters, a whole plate of seven and words are no beginning of a plate', () => {
  for (const text of [
    '',
    'a',
    'ab',
    '21',
    'AB21 CDE',
    'AB21 CDEF',
    'golf',
    'ford',
    'kia ceed',
    '12345',
    'citroën',
    'A%',
    'é1a',
  ])
    assert.equal(readPlateBeginning(text), null, text);
});

test('a search by the whole plate that found nothing leads on where the text may be the beginning of one', () => {
  for (const searched of ['AB 21', 'AB21 C', '1234'])
    assert.match(wholePlateHint(searched) ?? '', /^Only a whole plate is found here\./, searched);
  for (const searched of ['AB21 CDE', 'WVWZZZCDZMW000001', 'AB'])
    assert.equal(wholePlateHint(searched), null, searched);
});
