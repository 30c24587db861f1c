/** What the service layer does with a test plate before, or instead of, answering in the ordinary way. */
export type Behaviour =
  | { readonly kind: 'answer' }
  /** Answers in the ordinary way, after so many seconds. */
  | { readonly kind: 'slow'; readonly seconds: number }
  /** HTTP 500. */
  | { readonly kind: 'error' }
  /** The reply ends in the middle. */
  | { readonly kind: 'cut' }
  /** Monthly look-up limit exceeded. */
  | { readonly kind: 'limit' };

/** How the service layer treats a (normalised) mark; every mark that is no test plate is simply answered. */
export function behaviourOf(vrm: string): Behaviour {
  return vrm === '' ? { kind: 'answer' } : { kind: 'answer' };
}
