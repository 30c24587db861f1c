/**
 * Browsers in which a person has signed in before, known by a signed cookie: other people's wrong passwords do not stop
 * them.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;
const KNOWN_DAYS = 180;
/** How many people one browser remembers: a showroom's computer has several. */
const PEOPLE_MAX = 5;

interface DeviceKey {
  readonly secret: string;
  readonly email: string;
  readonly now: Date;
}

/**
 * @param cookie the value of the cookie, as the browser sent it
 * @returns the id of the browser if it knows the person; null if it does not, or no longer
 */
export function knownDevice(cookie: string | null, key: DeviceKey): string | null {
  const entry = entriesOf(cookie).find((text) => isOf(text, key));
  return entry?.split('.', 2)[1] ?? null;
}

/** The cookie's new value and lifetime in seconds: this person first, then the browser's others. */
export function rememberedDevice(cookie: string | null, key: DeviceKey): { value: string; maxAgeSeconds: number } {
  const others = entriesOf(cookie).filter((text) => !isOf(text, key));
  const id = knownDevice(cookie, key) ?? randomBytes(12).toString('base64url');
  const day = dayOf(key.now);
  const entry = `${day}.${id}.${signature(key, day, id)}`;
  return {
    value: [entry, ...others].slice(0, PEOPLE_MAX).join('~'),
    maxAgeSeconds: (KNOWN_DAYS * DAY_MILLISECONDS) / 1_000,
  };
}

const entriesOf = (cookie: string | null): string[] =>
  (cookie ?? '')
    .split('~')
    .filter((entry) => /^\d{1,6}\.[\w-]{16}\.[\w-]{43}$/.test(entry))
    .slice(0, PEOPLE_MAX);

const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MILLISECONDS);

function isOf(entry: string, key: DeviceKey): boolean {
  const [day = '', id = '', signed = ''] = entry.split('.');
  const age = dayOf(key.now) - Number(day);
  const expected = Buffer.from(signature(key, Number(day), id));
  return age >= 0 && age < KNOWN_DAYS && timingSafeEqual(Buffer.from(signed), expected);
}

/** The e-mail address is only in the signature: the cookie names no one. */
const signature = ({ secret, email }: DeviceKey, day: number, id: string): string =>
  createHmac('sha256', secret).update(`device ${day} ${id} ${email.toLowerCase()}`).digest('base64url');
