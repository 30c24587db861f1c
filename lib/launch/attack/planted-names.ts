/** What is planted, by the address it is found at; and which names in an address name something of an organisation. */
import { pathNames } from '@/lib/api/address';

/** Names in an address that name what is the provider's or the server's, and the same for everybody. */
const SHARED_NAMES = ['kind', 'identifier', 'operation', 'product', 'image', 'plateId', 'name'];

/** Of each there is one in each tenant. A test holds that every endpoint that names something is below one of them. */
export const PLANTED_AT = [
  '/api/valuations/{id}',
  '/api/registrations/{id}',
  '/api/appraisals/{id}',
  '/api/stock/{id}',
  '/api/stock-cars/{id}',
  '/api/stock-sales/imports/{id}',
  '/api/stock-feeds/{id}',
  '/api/stock-sources/{id}',
  '/api/builds/{id}',
  '/api/fact-searches/{id}',
  '/api/shares/{id}',
  '/api/approvals/{id}',
  '/api/notifications/{id}',
  '/api/people/{id}',
  '/api/people/invitations/{id}',
  '/api/people/password-links/{id}',
] as const;
export type PlantedAt = (typeof PLANTED_AT)[number];
/** What an address names, by its names. */
export type Names = Readonly<Record<string, string>>;

/** What the names of a path name of one tenant; the longest address that fits is taken. Null: nothing of a tenant. */
export function namesAt(path: string, planted: Readonly<Record<PlantedAt, Names>>): Names | null {
  const owned = pathNames(path).filter((name) => !SHARED_NAMES.includes(name));
  if (owned.length === 0) return null;
  const [at] = PLANTED_AT.filter((prefix) => path === prefix || path.startsWith(`${prefix}/`)).sort(
    (a, b) => b.length - a.length,
  );
  return at === undefined ? null : planted[at];
}

/** Whether an address names something of an organisation that a session opens; what a link opens is not of those. */
export function namesSomething(path: string): boolean {
  const names = pathNames(path);
  return !names.includes('token') && names.some((name) => !SHARED_NAMES.includes(name));
}
