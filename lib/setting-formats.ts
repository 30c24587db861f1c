/** Whether the text of a setting has the form it needs, and in which words it is refused: never with the text itself. */
import { isIP } from 'node:net';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An https address, or http of this machine, without credentials, query and fragment. */
export function addressProblem(text: string): string | null {
  if (!URL.canParse(text)) return 'is not an address such as https://services.example.com';
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '') return 'must not hold a user name or password';
  if (search !== '' || hash !== '') return 'must not have a ? or # part';
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))) return null;
  return 'must begin with https:// (http:// is for this machine alone)';
}

const DATABASE_FORM = 'is not an address such as postgres://user:password@host:5432/database';
const SPECIAL_CHARACTERS = 'in a user or password write @ as %40, # as %23, / as %2F, ? as %3F and : as %3A';

/**
 * A PostgreSQL address. A special character in a password divides the address elsewhere, and a piece of the password
 * would count, and be reported, as the host.
 */
export function databaseUrlProblem(text: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return 'must begin with postgres://';
  // A socket's address may have a user and no host.
  const parsed = text.replace('@/', '@localhost/');
  if (!URL.canParse(parsed)) return `${DATABASE_FORM}; ${SPECIAL_CHARACTERS}`;
  const { hostname, pathname, search, hash } = new URL(parsed);
  if (hash !== '' || `${pathname}${search}`.includes('@'))
    return `has a special character in it; ${SPECIAL_CHARACTERS}`;
  return hostname === '' && pathname.length < 2 && search === '' ? DATABASE_FORM : null;
}

/** A mail server's address. As in a database's, a special character in a password divides it elsewhere. */
export function mailUrlProblem(text: string): string | null {
  if (!/^smtps?:\/\//.test(text)) return 'must begin with smtp:// or smtps://';
  const form = `is not an address such as smtp://user:password@host:587; ${SPECIAL_CHARACTERS}`;
  if (!URL.canParse(text)) return form;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname === '' || hash !== '' || `${pathname}${search}`.includes('@') ? form : null;
}

/** An IP address, alone or with the bits of its range. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && rest.length === 0 && isPrefix;
}

/** A host as it is written in an address, with or without a port. */
export const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
