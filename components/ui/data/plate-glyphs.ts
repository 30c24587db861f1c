/**
 * The characters of a British number plate as centre lines, drawn for this product after the proportions of
 * the plate regulations: 79 high, 50 wide (1 and I: 14), stroke 14. Drawn rather than set in a font, so a
 * plate looks the same on every machine and nothing is downloaded. Lines may overrun; the box cuts them flat.
 */
export const PLATE_STROKE = 14;
export const PLATE_HEIGHT = 79;
export const PLATE_GAP = 11;
export const PLATE_SPACE = 33;

const round = 'M7 25A18 18 0 0 1 43 25V54A18 18 0 0 1 7 54Z';
const bar = 'M7 0V79';

export const PLATE_GLYPHS: Readonly<Record<string, { path: string; width: number }>> = Object.fromEntries(
  Object.entries({
    A: 'M6 83L20.5 7H29.5L44 83M12 55H38',
    B: 'M0 7H26A15.7 15.7 0 0 1 26 38.5H7M26 38.5A16.8 16.8 0 0 1 26 72H7V0',
    C: 'M43 27V24A17 17 0 0 0 26 7H24A17 17 0 0 0 7 24V55A17 17 0 0 0 24 72H26A17 17 0 0 0 43 55V52',
    D: 'M7 7H23A20 20 0 0 1 43 27V52A20 20 0 0 1 23 72H7Z',
    E: 'M47 7H7V72H47M7 38.5H42',
    F: 'M47 7H7V79M7 39H42',
    G: 'M43 27V24A17 17 0 0 0 26 7H24A17 17 0 0 0 7 24V55A17 17 0 0 0 24 72H26A17 17 0 0 0 43 55V43H26',
    H: 'M7 0V79M43 0V79M7 39H43',
    I: bar,
    J: 'M43 0V55A18 17 0 0 1 7 55V50',
    K: 'M7 0V79M47 -4L9 49M20 33L46 84',
    L: 'M7 0V72H47',
    M: 'M7 0V79M43 0V79M6 1L25 47L44 1',
    N: 'M7 0V79M43 0V79M6 1L44 78',
    O: round,
    P: 'M7 79V7H25A18 18 0 0 1 25 43.5H7',
    Q: `${round}M28 53L48 82`,
    R: 'M7 79V7H25A18 17.5 0 0 1 25 42H7M24 42L45 84',
    S: 'M43 25V23A16 16 0 0 0 27 7H23A16 15.5 0 0 0 7 22.5C7 45 43 33 43 55.5A17 16.5 0 0 1 26 72H24A17 17 0 0 1 7 55V53',
    T: 'M0 7H50M25 7V79',
    U: 'M7 0V54A18 18 0 0 0 43 54V0',
    V: 'M5 -4L20.5 72H29.5L45 -4',
    W: 'M7 0V79M43 0V79M6 78L25 32L44 78',
    X: 'M3 -6L47 85M47 -6L3 85',
    Y: 'M3 -6L25 42L47 -6M25 36V79',
    Z: 'M3 7H41L9 72H48',
    '0': round,
    '1': bar,
    '2': 'M7 27V24A17 17 0 0 1 24 7H26A17 17 0 0 1 43 24C43 43 13 48 9 72H48',
    '3': 'M7 25V23A16 16 0 0 1 23 7H26A15.7 15.7 0 0 1 26 38.5H18M26 38.5A16.8 16.8 0 0 1 26 72H23A16 16 0 0 1 7 56V54',
    '4': 'M34 79V7L7 55V57H50',
    '5': 'M46 7H10V38C18 27 43 26 43 51A18.5 21 0 0 1 7 54V52',
    '6': 'M43 25A18 18 0 0 0 7 25V54A18 18 0 0 0 43 54V51A18 18 0 0 0 7 51',
    '7': 'M2 7H42L19 84',
    '8': 'M25 7A16 15.5 0 0 1 25 38.5A16 15.5 0 0 1 25 7ZM25 38.5A18 16.75 0 0 1 25 72A18 16.75 0 0 1 25 38.5Z',
    '9': 'M7 54A18 18 0 0 0 43 54V25A18 18 0 0 0 7 25V28A18 18 0 0 0 43 28',
  }).map(([character, path]) => [character, { path, width: path === bar ? PLATE_STROKE : 50 }]),
);
