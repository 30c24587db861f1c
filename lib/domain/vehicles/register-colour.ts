/** The register's colours, as swatches beside a picture. Without schemas: pages load it. */

/** The register’s names (DVLA form V355/1, §6); the shades are ours: the register has only names. */
const SHADES: Readonly<Record<string, string>> = {
  BEIGE: '#c4b8a0',
  BLACK: '#1b1b1b',
  BLUE: '#2e5492',
  BRONZE: '#8a6a46',
  BROWN: '#604636',
  BUFF: '#d9c08c',
  CREAM: '#efe6c8',
  GOLD: '#b8973a',
  GREEN: '#2c5c42',
  GREY: '#70757b',
  IVORY: '#f2ecdc',
  MAROON: '#6b1f2a',
  MAUVE: '#9a7fb0',
  ORANGE: '#ce6620',
  PINK: '#d9849b',
  PURPLE: '#58386e',
  RED: '#a42024',
  SILVER: '#b0b5ba',
  TURQUOISE: '#2f9c9c',
  WHITE: '#ffffff',
  YELLOW: '#e0bc2c',
};

/** What the register states instead of a missing colour. */
const NONE = new Set(['', 'NOT STATED', 'NOT KNOWN', 'UNKNOWN']);

/** A registered colour as written in a line of facts: `GREY` → `Grey`; null if the register states none. */
export function colourWords(colour: string | null): string | null {
  const name = colour?.trim() ?? '';
  return NONE.has(name.toUpperCase()) ? null : name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** A shade of a registered colour as a hex code; null if the name is not one of the register’s. */
export const shadeOf = (colour: string | null): string | null => SHADES[colour?.trim().toUpperCase() ?? ''] ?? null;
