import { LRUCache } from 'lru-cache';

const ANSWERS_MAX = 1_000;
const CHARACTERS_MAX = 64 * 1024;

/** How long a process that has just shown a record may still open it after it is erased. */
const CACHE_MILLISECONDS = 60_000;

/**
 * Caches serialised answers that never change: a record that is opened again and again is read and checked once. Each
 * belongs to one organisation. Permission is checked elsewhere.
 */
export class ImmutableAnswerCache {
  readonly #texts: LRUCache<string, string>;

  constructor(now: () => Date) {
    this.#texts = new LRUCache({
      max: ANSWERS_MAX,
      maxEntrySize: CHARACTERS_MAX,
      sizeCalculation: (text) => Math.max(text.length, 1),
      ttl: CACHE_MILLISECONDS - 1, // an entry of exactly this age counts as fresh
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
    });
  }

  get(organisationId: string, input: unknown): string | undefined {
    return this.#texts.get(keyOf(organisationId, input));
  }

  set(organisationId: string, input: unknown, text: string): void {
    this.#texts.set(keyOf(organisationId, input), text);
  }
}

/** An organisation's id contains no line break, so no two pairs share a key. */
function keyOf(organisationId: string, input: unknown): string {
  return `${organisationId}\n${JSON.stringify(input)}`;
}
