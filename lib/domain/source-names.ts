/**
 * The name of each data source on screen, in exports and in the API's descriptions. A subscriber whose sources have
 * other names changes only this file.
 */
interface SourceNames {
  /** As a heading. */
  readonly title: string;
  /** Inside a sentence, with its article if it has one. */
  readonly inText: string;
  /** At the start of a sentence. */
  readonly atStart: string;
  /** Before a noun: guide value, register record. */
  readonly beforeNoun: string;
}

export const SOURCES = {
  /** The registration authority's record of a vehicle and its keepers. */
  register: { title: 'Register', inText: 'the register', atStart: 'The register', beforeNoun: 'register' },
  /** The motor trade's record of the vehicle as built. */
  tradeBody: { title: 'Trade body', inText: 'the trade body', atStart: 'The trade body', beforeNoun: 'trade body' },
  /** The monthly price guide. */
  guide: { title: 'Guide', inText: 'the guide', atStart: 'The guide', beforeNoun: 'guide' },
  /** Asking prices from advertisements. */
  market: {
    title: 'Online market prices',
    inText: 'market prices',
    atStart: 'Market prices',
    beforeNoun: 'market price',
  },
} as const satisfies Record<string, SourceNames>;
