/** How long the caller waits, how often it retries, and how much it takes. Times in milliseconds. */
export interface Policy {
  /** Until a connection stands, TLS included. */
  readonly connectMs: number;
  /** From the start of an attempt until the reply's headers are there. */
  readonly headersMs: number;
  /** The whole call: waiting for a slot, a token, every attempt and the reply's last byte. */
  readonly totalMs: number;
  /** After that, how long the answer to a billed call is still waited for although its requester has gone. */
  readonly lateMs: number;
  /** Largest reply, unpacked. */
  readonly maxBytes: number;
  /** A package's download: until its headers, between two of its pieces, as a whole, and its largest size as text. */
  readonly downloadHeadersMs: number;
  readonly downloadPauseMs: number;
  readonly downloadTotalMs: number;
  readonly downloadMaxBytes: number;
  /** Repeats of a free call after a failure that may pass; a billed call only if no byte of it left. */
  readonly retries: number;
  /** About how long before the first repeat; twice as long before the second. */
  readonly retryDelayMs: number;
  /** Repeats allowed for each call made, over time. */
  readonly retryRatio: number;
  /** Calls to one service at a time, and how many may wait for a slot. */
  readonly concurrent: number;
  readonly queued: number;
  /** A service is left alone when so many of its last calls failed, and at least half of them. */
  readonly breakerFailures: number;
  /** For how long it is left alone at first; doubled, up to six times this, while it stays sick. */
  readonly breakerPauseMs: number;
  /** For how long nothing is asked after the provider has refused our credentials. */
  readonly rejectedPauseMs: number;
  /** Longest wait we accept to be sent away for by a 429. */
  readonly busyPauseMs: number;
}

export const STANDARD_POLICY: Policy = {
  connectMs: 3_000,
  headersMs: 8_000,
  totalMs: 12_000,
  lateMs: 60_000,
  maxBytes: 8 * 1024 * 1024,
  downloadHeadersMs: 30_000,
  downloadPauseMs: 15_000,
  downloadTotalMs: 30 * 60_000,
  downloadMaxBytes: 2 * 1024 * 1024 * 1024,
  retries: 2,
  retryDelayMs: 200,
  retryRatio: 0.1,
  concurrent: 16,
  queued: 64,
  breakerFailures: 5,
  breakerPauseMs: 10_000,
  rejectedPauseMs: 5 * 60_000,
  busyPauseMs: 60_000,
};
