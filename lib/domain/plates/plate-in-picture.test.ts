/** Pictures of plain coloured areas: possible plates are found, and areas of other colours or shapes are not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plateBoxes, type PictureBox, type PixelField } from './plate-in-picture';

const [WIDTH, HEIGHT] = [200, 150];
type RgbColour = readonly [red: number, green: number, blue: number];
const GREY: RgbColour = [70, 72, 75];
const YELLOW: RgbColour = [225, 180, 40];
const WHITE: RgbColour = [235, 235, 230];
const RED: RgbColour = [200, 30, 30];

function picture(ground: RgbColour, ...fields: readonly (readonly [RgbColour, PictureBox])[]): PixelField {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  const paint = (colour: RgbColour, { left, top, width, height }: PictureBox) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data.set([...colour, 255], 4 * (y * WIDTH + x));
  };
  paint(ground, { left: 0, top: 0, width: WIDTH, height: HEIGHT });
  for (const [colour, box] of fields) paint(colour, box);
  return { data, width: WIDTH, height: HEIGHT };
}

const PLATE: PictureBox = { left: 60, top: 80, width: 90, height: 20 };
const LETTERS: PictureBox = { left: 70, top: 84, width: 60, height: 8 };

for (const [what, ground] of [
  ['yellow', YELLOW],
  ['white', WHITE],
] as const) {
  test(`a ${what} plate with letters is found where it is`, () =>
    assert.deepEqual(plateBoxes(picture(GREY, [ground, PLATE], [GREY, LETTERS])), [PLATE]));
}

for (const [what, colour, box] of [
  ['a red field', RED, PLATE],
  ['a field as high as it is wide', YELLOW, { left: 60, top: 60, width: 40, height: 40 }],
  ['a long strip', YELLOW, { left: 10, top: 60, width: 180, height: 6 }],
  ['a speck', YELLOW, { left: 60, top: 60, width: 12, height: 3 }],
] as const) {
  test(`${what} is no plate`, () => assert.deepEqual(plateBoxes(picture(GREY, [colour, box])), []));
}

test('of two plates the larger comes first', () => {
  const small: PictureBox = { left: 10, top: 10, width: 45, height: 12 };
  const hole: PictureBox = { left: 15, top: 13, width: 30, height: 5 };
  assert.deepEqual(plateBoxes(picture(GREY, [YELLOW, small], [GREY, hole], [YELLOW, PLATE], [GREY, LETTERS])), [
    PLATE,
    small,
  ]);
});

test('an empty picture has no plate, and none of one colour', () => {
  assert.deepEqual(plateBoxes({ data: [], width: 0, height: 0 }), []);
  assert.deepEqual(plateBoxes(picture(WHITE)), []);
});
