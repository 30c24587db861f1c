/**
 * Refuses passwords that are among the first to be tried (NIST SP 800-63B, 3.1.1.2: common, expected, derived from the
 * name of the person or the service).
 */
import { guessingBits } from '@/lib/domain/accounts/guessing-bits';
import { Fault } from '@/lib/fault';

/** What anyone may know about the person who chooses. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
}

/** Some 70 thousand million guesses. */
const BITS_MIN = 36;
/** Includes the words of the password that the sandbox publishes. */
const PRODUCT = 'vehicle valuations sandbox demo';

/** @throws Fault invalid_input at the field, if the password is easy to guess */
export function refuseGuessablePassword(password: string, owner: PasswordOwner, field: string): void {
  const names = namesOf(owner);
  if (guessingBits(password, names) >= BITS_MIN) return;
  const isCommon = guessingBits(password, new Set()) < BITS_MIN;
  throw new Fault('invalid_input', {
    message: isCommon
      ? 'This password is easy to guess: it is mostly common words, repeated characters or sequences.'
      : 'This password is easy to guess: it is mostly your name, your e-mail address, or the name of your organisation or of this product.',
    fix: 'Choose three or four unrelated words, or let a password manager make one.',
    field,
  });
}

function namesOf({ email, name, organisation }: PasswordOwner): Set<string> {
  const texts = [email, name, organisation, PRODUCT].map((text) => text.toLowerCase());
  const whole = texts.flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, '')]);
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return new Set([...whole, ...parts].filter((text) => text.length >= 3));
}
