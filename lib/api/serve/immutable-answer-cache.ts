const ANSWERS_MAX = 1_000;
const CHARACTERS_MAX = 64 * 1024;

/** So long an erased record may still open in a process that has just shown it. */
const CACHE_MILLISECONDS = 60_000;

/**
 * Written answers of endpoints whose answer never changes: a record, opened again and again, is read and checked once.
 * Each belongs to one organisation; the least recently asked for goes first. Permission is no business of this.
 */
export class ImmutableAnswerCache {
  readonly #texts = new Map<string, { text: string; until: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get(organisationId: string, input: unknown): string | undefined {
    const key = keyOf(organisationId, input);
    const cached = this.#texts.get(key);
    if (cached === undefined) return undefined;
    this.#texts.delete(key);
    if (cached.until <= this.#now().getTime()) return undefined;
    this.#texts.set(key, cached);
    return cached.text;
  }

  set(organisationId: string, input: unknown, text: string): void {
    if (text.length > CHARACTERS_MAX) return;
    const until = this.#now().getTime() + CACHE_MILLISECONDS;
    this.#texts.set(keyOf(organisationId, input), { text, until });
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > ANSWERS_MAX && oldest !== undefined) this.#texts.delete(oldest);
  }
}

/** An organisation's id holds no line break; so no two pairs share a key. */
function keyOf(organisationId: string, input: unknown): string {
  return `${organisationId}\n${JSON.stringify(input)}`;
}
