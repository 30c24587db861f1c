/** How long the client waits, how often it retries, and how much it accepts. Times in milliseconds. */
export interface Policy {
  /** Until a connection is established, TLS included. */
  readonly connectMs: number;
  /** From the start of an attempt until the reply's headers arrive. */
  readonly headersMs: number;
  /** The whole call: waiting for a slot, a token, every attempt and the reply's last byte. */
  readonly totalMs: number;
  /** After that, how long the answer to a billed call is still awaited although its requester has left. */
  readonly lateMs: number;
  /** Largest reply, decompressed. */
  readonly maxBytes: number;
  /** A package download: until its headers, between two pieces, in total, and its largest size as text. */
  readonly downloadHeadersMs: number;
  readonly downloadPauseMs: number;
  readonly downloadTotalMs: number;
  readonly downloadMaxBytes: number;
  /** Retries of a free call after a temporary failure; of a billed call only if no byte of it was sent. */
  readonly retries: number;
  /** Approximate delay before the first retry; twice as long before the second. */
  readonly retryDelayMs: number;
  /** Retries earned by each call made, over time. */
  readonly retryRatio: number;
  /** Calls to one service at a time, and how many may wait for a slot. */
  readonly concurrent: number;
  readonly queued: number;
  /** Calls to a service are paused when this many of its last calls failed, and at least half of them. */
  readonly breakerFailures: number;
  /** The length of the first pause; doubled, up to six times this, while the service keeps failing. */
  readonly breakerPauseMs: number;
  /** How long requests are paused after the provider has refused our credentials. */
  readonly rejectedPauseMs: number;
  /** How long requests are paused after nothing was found at a service's address. Then a free call probes it. */
  readonly misplacedPauseMs: number;
  /** The longest wait that we accept from a 429. */
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
  misplacedPauseMs: 60_000,
  busyPauseMs: 60_000,
};
