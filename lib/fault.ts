/**
 * The one error class of the product. Anything that goes wrong is a Fault by the time it reaches a
 * person: a closed code, a sentence that says what happened, a sentence that says what to do, and,
 * where money may be involved, whether the look-up was charged.
 */
/** The HTTP status of each code. */
export const FAULT_STATUS = {
  invalid_input: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  limit_reached: 429,
  provider_refused: 502,
  provider_unreadable: 502,
  provider_rejected_us: 502,
  provider_unreachable: 503,
  provider_slow: 504,
  storage_down: 503,
  busy: 503,
  unexpected: 500,
} as const;

export type FaultCode = keyof typeof FAULT_STATUS;
/** Whether the provider counted the look-up: `unknown` when the reply never arrived whole. */
export type Charged = 'yes' | 'no' | 'unknown';

/** What to do where `charged` is unknown; it fits readers of every role. */
export const CHECK_CHARGE =
  'Charge not confirmed yet: managers and administrators can check the ledger before another try.';

/** Cases of a code that our own code distinguishes; never shown. */
export const FAULT_SUBCODES = [
  /** The service has too many requests: whatever comes next would be refused too. */
  'service_busy',
  /** The service redirects, and was not followed. */
  'redirected',
  /** The response to the same request is late, and may still come. */
  'reply_awaited',
  /** Whose limit of the month is reached. */
  'limit_subscription',
  'limit_organisation',
  'limit_person',
  /** It costs more than the price that was shown. */
  'price_raised',
  /** Trying again brings no forecast of this vehicle. */
  'never_forecast',
  /** The page was rendered for another person than the session's. */
  'other_subject',
  /** The body exceeds its limit. */
  'too_large',
  /** The body is of another media type than the endpoint takes. */
  'other_media_type',
] as const;
export type FaultSubcode = (typeof FAULT_SUBCODES)[number];

/** What a status of HTTP says more exactly than that of the code. */
const SUBCODE_STATUS: Partial<Record<FaultSubcode, number>> = { too_large: 413, other_media_type: 415 };

export const FAULT_CODES = Object.keys(FAULT_STATUS) as [FaultCode, ...FaultCode[]];

export interface FaultParts {
  /** What happened, in a dealer's words. */
  message: string;
  /** What to do next. */
  fix: string;
  /** The input field the fault belongs to, by its name in the request. */
  field?: string | undefined;
  subcode?: FaultSubcode | undefined;
  /** For the log only; never shown. Must hold no secret, plate or VIN. */
  detail?: string | undefined;
  cause?: unknown;
  charged?: Charged;
  /** Seconds until the same may be tried again: the answer’s `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** Set if the fault came from our server: the number of its line in the log. */
  reference?: string | undefined;
}

/** Shared by every copy of this module: one Next process loads it several times, and faults cross between copies. */
const IS_FAULT: unique symbol = Symbol.for('vehicle-valuations.fault');

export class Fault extends Error {
  readonly [IS_FAULT] = true;

  readonly code: FaultCode;
  readonly fix: string;
  readonly field: string | undefined;
  readonly subcode: FaultSubcode | undefined;
  readonly detail: string | undefined;
  readonly charged: Charged;
  readonly retryAfterSeconds: number | undefined;
  readonly reference: string | undefined;

  constructor(
    code: FaultCode,
    { message, fix, field, subcode, detail, cause, charged = 'no', retryAfterSeconds, reference }: FaultParts,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Fault';
    this.code = code;
    this.fix = fix;
    this.field = field;
    this.subcode = subcode;
    this.detail = detail;
    this.charged = charged;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reference = reference;
  }

  /** A fault of another copy of this module is a fault too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && IS_FAULT in value;
  }

  get status(): number {
    return (this.subcode && SUBCODE_STATUS[this.subcode]) ?? FAULT_STATUS[this.code];
  }
}
