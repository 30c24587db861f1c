/**
 * A font of one box: every character is as wide as half its height and filled, so that a word is a bar. No machine's own
 * fonts play a part in where a line breaks, and letters have no edges that one machine smooths and another does not.
 */

const UNITS_PER_EM = 1000;
const ASCENT = 930;
const DESCENT = 240;
const ADVANCE = 500;
/** Wider than the advance, so that no seam shows between two boxes. */
const BOX = { left: 0, right: 540, bottom: -60, top: 640 };
/** Glyph 0 stands for what is missing, 1 is a box, 2 a space, 3 takes no room. */
const [MISSING, FILLED, SPACE, NOTHING] = [0, 1, 2, 3];
const RANGES: readonly (readonly [from: number, to: number, glyph: number])[] = [
  [0x20, 0x20, SPACE],
  [0x21, 0x9f, FILLED],
  [0xa0, 0xa0, SPACE],
  [0xa1, 0xac, FILLED],
  [0xad, 0xad, NOTHING],
  [0xae, 0x1fff, FILLED],
  [0x2000, 0x200a, SPACE],
  [0x200b, 0x200f, NOTHING],
  [0x2010, 0x2027, FILLED],
  [0x2028, 0x202e, NOTHING],
  [0x202f, 0x202f, SPACE],
  [0x2030, 0x205e, FILLED],
  [0x205f, 0x205f, SPACE],
  [0x2060, 0x206f, NOTHING],
  [0x2070, 0xfe_ff, FILLED],
  [0xff00, 0x1_ffff, FILLED],
];

type FontField = readonly [bytes: 1 | 2 | 4, value: number];
const u8 = (...values: number[]): FontField[] => values.map((value) => [1, value]);
const u16 = (...values: number[]): FontField[] => values.map((value) => [2, value & 0xffff]);
const u32 = (...values: number[]): FontField[] => values.map((value) => [4, value]);

function written(...fields: readonly FontField[][]): Buffer {
  return Buffer.concat(
    fields.flat().map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntBE(value, 0, bytes);
      return field;
    }),
  );
}

const outline = written(
  u16(1, BOX.left, BOX.bottom, BOX.right, BOX.top), // one contour, and where it lies
  u16(3, 0), // its last point; no instructions
  u8(1, 1, 1, 1), // four points, all on the curve
  u16(BOX.left, 0, BOX.right - BOX.left, 0), // each x as a step from the one before
  u16(BOX.bottom, BOX.top - BOX.bottom, 0, BOX.bottom - BOX.top),
  u16(0), // to a multiple of four bytes
);
const widths = [
  [MISSING, ADVANCE],
  [FILLED, ADVANCE],
  [SPACE, ADVANCE],
  [NOTHING, 0],
] as const;
const shapes = [outline.length, outline.length, 0, 0];
const starts = shapes.reduce<number[]>((all, length) => [...all, (all.at(-1) ?? 0) + length], [0]);

const NAMES: readonly (readonly [number, string])[] = [
  [1, 'Block'],
  [2, 'Regular'],
  [4, 'Block'],
  [6, 'Block'],
];
function names(): Buffer {
  const texts = NAMES.map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  let offset = 0;
  const records = texts.flatMap(({ id, bytes }) => {
    const record = u16(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
    return record;
  });
  return Buffer.concat([
    written(u16(0, texts.length, 6 + texts.length * 12), records),
    ...texts.map(({ bytes }) => bytes),
  ]);
}

/** By table, in the order of their names. OpenType, version 1.9. */
const TABLES: Readonly<Record<string, () => Buffer>> = {
  'OS/2': () =>
    written(
      u16(4, ADVANCE, 400, 5, 0),
      u16(650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0), // sub- and superscripts, struck out, no class
      u8(...Array.from({ length: 10 }, () => 0)),
      u32(1, 0, 0, 0, 0x20_20_20_20),
      u16(0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      u32(1, 0),
      u16(500, BOX.top, 0, 0x20, 0),
    ),
  // Format 13: one glyph for a whole range.
  cmap: () =>
    written(
      u16(0, 1, 3, 10),
      u32(12),
      u16(13, 0),
      u32(16 + RANGES.length * 12, 0, RANGES.length),
      RANGES.flatMap((range) => u32(...range)),
    ),
  glyf: () => Buffer.concat([outline, outline]),
  head: () =>
    written(
      u32(0x1_0000, 0x1_0000, 0, 0x5f0f_3cf5),
      u16(3, UNITS_PER_EM),
      u32(0, 0, 0, 0), // made and changed at no time
      u16(BOX.left, BOX.bottom, BOX.right, BOX.top, 0, 8, 2, 0, 0),
    ),
  hhea: () =>
    written(u32(0x1_0000), u16(ASCENT, -DESCENT, 0, ADVANCE, 0, 0, BOX.right, 1, 0, 0, 0, 0, 0, 0, 0, widths.length)),
  hmtx: () => written(widths.flatMap(([, width]) => u16(width, 0))),
  loca: () => written(u16(...starts.map((start) => start / 2))),
  maxp: () => written(u32(0x1_0000), u16(widths.length, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)),
  name: names,
  post: () => written(u32(0x3_0000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)),
};

/** As a TrueType file. Its checksums are zero: browsers do not read them. */
export function blockFont(): Buffer {
  const tables = Object.entries(TABLES).map(([tag, write]) => ({ tag, bytes: write() }));
  let offset = 12 + tables.length * 16;
  const entries = tables.map(({ tag, bytes }) => {
    const entry = Buffer.concat([Buffer.from(tag), written(u32(0, offset, bytes.length))]);
    offset += Math.ceil(bytes.length / 4) * 4;
    return entry;
  });
  const padded = tables.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]));
  return Buffer.concat([
    written(u32(0x1_0000), u16(tables.length, 128, 3, tables.length * 16 - 128)),
    ...entries,
    ...padded,
  ]);
}
