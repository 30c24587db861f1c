/** Other marks that a typed text may represent, if look-alike letters and digits were confused. */
import { normalisePlate, readPlate, type PlateReading } from './plate-shapes';

/** What each character may represent. Q is never offered: no one types O for it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  0: 'O',
  Q: 'O0',
  I: '1L',
  1: 'IL',
  L: '1I',
  Z: '2',
  2: 'Z',
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
  G: '6',
  6: 'G',
};

/** How any mark may begin; the second form is for diplomatic ones. Rules out most texts early, and all long ones. */
const BEGINNING = /^(?:[A-Z]{0,3}\d{0,4}[A-Z]{0,3}|\d{3}[DX]\d{1,3})$/;

const LIKELIEST = ['current', 'prefix', 'suffix', 'northern_ireland', 'dateless', 'q', 'diplomatic'];

/** Every reading that fits a shape: the text as written first if it fits, then the fewest characters changed. */
export function plateCandidates(typed: string): PlateReading[] {
  let texts = [{ text: '', changes: 0 }];
  for (const character of normalisePlate(typed)) {
    const meant = [character, ...Array.from(LOOK_ALIKES[character] ?? '')];
    texts = texts.flatMap(({ text, changes }) =>
      meant
        .map((letter, index) => ({ text: text + letter, changes: index === 0 ? changes : changes + 1 }))
        .filter((longer) => BEGINNING.test(longer.text)),
    );
  }
  return texts
    .flatMap(({ text, changes }) => {
      const reading = readPlate(text);
      return reading ? [{ reading, changes }] : [];
    })
    .sort(
      (a, b) =>
        a.changes - b.changes ||
        LIKELIEST.indexOf(a.reading.shape) - LIKELIEST.indexOf(b.reading.shape) ||
        a.reading.plate.localeCompare(b.reading.plate, 'en'),
    )
    .map(({ reading }) => reading);
}
