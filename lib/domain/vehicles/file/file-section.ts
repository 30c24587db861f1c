/** A group of facts in a vehicle file, side by side by source. Without schemas: a page loads it. */

export type FileSource = 'register' | 'trade' | 'book';

export interface FileFact {
  readonly label: string;
  /** The value from each source; null: that source has none. */
  readonly texts: Readonly<Record<FileSource, string | null>>;
  /** The sources with a value mean different things, ignoring spelling and accents. */
  readonly differ: boolean;
  /** Something computed here from the sources, or a remark that belongs to the fact. */
  readonly note?: string;
  /** A code exactly as it must be typed elsewhere, blanks included. */
  readonly copy?: string;
}

export interface FileSection {
  readonly title: string;
  readonly facts: readonly FileFact[];
}

type SourceTexts = Partial<Record<FileSource, string | null | undefined>>;

interface FactOptions {
  /** Whether two texts mean the same; without it they must be equal. */
  readonly same?: (one: string, other: string) => boolean;
  readonly note?: string | undefined;
  readonly copy?: string | null | undefined;
}

const isEqual = (one: string, other: string): boolean => one === other;

/** A fact, or nothing if no source has it. */
export function fileFact(
  label: string,
  sources: SourceTexts,
  { same = isEqual, note, copy }: FactOptions = {},
): FileFact[] {
  const texts = { register: sources.register || null, trade: sources.trade || null, book: sources.book || null };
  const known = Object.values(texts).filter((text) => text !== null);
  if (known.length === 0) return [];
  const differ = known.some((one, index) =>
    known.slice(index + 1).some((other) => !isEqual(one, other) && !same(one, other)),
  );
  return [{ label, texts, differ, ...(note && { note }), ...(copy && { copy }) }];
}
