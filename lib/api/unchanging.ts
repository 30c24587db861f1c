const ANSWERS_MAX = 1_000;
const CHARACTERS_MAX = 64 * 1024;

/**
 * Written answers of endpoints whose answer never changes: a record, opened again and again, is read and checked once.
 * Each belongs to one organisation; the least recently asked for goes first. Permission is no business of this.
 */
export class UnchangingAnswers {
  readonly #texts = new Map<string, string>();

  get(organisationId: string, input: unknown): string | undefined {
    const key = keyOf(organisationId, input);
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  keep(organisationId: string, input: unknown, text: string): void {
    if (text.length > CHARACTERS_MAX) return;
    this.#texts.set(keyOf(organisationId, input), text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > ANSWERS_MAX && oldest !== undefined) this.#texts.delete(oldest);
  }
}

/** An organisation's id holds no line break; so no two pairs share a key. */
function keyOf(organisationId: string, input: unknown): string {
  return `${organisationId}\n${JSON.stringify(input)}`;
}
