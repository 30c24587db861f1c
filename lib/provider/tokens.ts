/** One bearer token, shared by all calls: fetched once however many wait, renewed shortly before it expires. */
export interface Token {
  readonly text: string;
  readonly lifetimeMs: number;
}

interface Held extends Token {
  readonly validUntil: number;
  /** It replaces a token that the API refused. */
  readonly replacement: boolean;
  hasWorked: boolean;
}

export class TokenHolder {
  readonly #obtain: () => Promise<Token>;
  readonly #clock: () => number;
  #held: Held | undefined;
  #coming: Promise<Held> | undefined;
  #replacing = false;

  /** @param obtain requests a new token; every waiting call gets its error */
  constructor(obtain: () => Promise<Token>, clock: () => number) {
    this.#obtain = obtain;
    this.#clock = clock;
  }

  async get(): Promise<string> {
    if (this.#held && this.#clock() < this.#held.validUntil) return this.#held.text;
    this.#coming ??= this.#fetch().finally(() => (this.#coming = undefined));
    return (await this.#coming).text;
  }

  /** The API accepted this token. */
  markAccepted(token: string): void {
    if (this.#held?.text === token) this.#held.hasWorked = true;
  }

  /**
   * The API refused this token.
   * @returns whether another may work: not if this one replaced a refused token and never worked either
   */
  markRefused(token: string): boolean {
    const held = this.#held;
    if (held?.text !== token) return true;
    if (held.replacement && !held.hasWorked) return false;
    this.#held = undefined;
    this.#replacing = true;
    return true;
  }

  async #fetch(): Promise<Held> {
    const token = await this.#obtain();
    // Renewed a little early, so that no token expires on its way to the provider.
    const renewalMarginMs = Math.min(60_000, token.lifetimeMs / 10);
    const validUntil = this.#clock() + token.lifetimeMs - renewalMarginMs;
    this.#held = { ...token, validUntil, replacement: this.#replacing, hasWorked: false };
    this.#replacing = false;
    return this.#held;
  }
}

const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE;

/**
 * The lifetime a token API states: `120 minutes`, or a bare number of `unit`. Invalid, missing and zero values count as
 * one minute, and the longest is a day: a token that expires earlier is refused, and then replaced.
 */
export function lifetimeMs(stated: string | number | undefined, unit: 'minutes' | 'seconds'): number {
  const match = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)/i.exec(String(stated ?? ''));
  const word = match?.[2]?.toLowerCase() || unit;
  const unitMs = word.startsWith('h') ? 60 * MINUTE : word.startsWith('s') ? 1000 : MINUTE;
  const ms = Number(match?.[1] ?? 0) * unitMs;
  return ms > 0 ? Math.min(ms, LONGEST) : MINUTE;
}
