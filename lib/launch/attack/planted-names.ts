/** What is planted, by its address; and which parameters of an address name something of an organisation. */
import { pathNames } from '@/lib/api/address';

/** Parameters of an address that name something of the provider or the server, the same for everyone. */
const SHARED_NAMES = ['kind', 'identifier', 'operation', 'product', 'image', 'plateId', 'name'];

/** Each exists once in each tenant. A test holds that every endpoint that names something is below one of them. */
const PLANTED_AT = [
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
  '/api/api-keys/{id}',
  '/api/webhooks/{id}',
  '/api/people/{id}',
  '/api/people/invitations/{id}',
  '/api/people/password-links/{id}',
] as const;
export type PlantedAt = (typeof PLANTED_AT)[number];
/** The parameters of an address. */
export type Names = Readonly<Record<string, string>>;

/** What a path's parameters name in one tenant, by the longest matching address. Null if nothing of a tenant. */
export function namesAt(path: string, planted: Readonly<Record<PlantedAt, Names>>): Names | null {
  const owned = pathNames(path).filter((name) => !SHARED_NAMES.includes(name));
  if (owned.length === 0) return null;
  const [at] = PLANTED_AT.filter((prefix) => path === prefix || path.startsWith(`${prefix}/`)).sort(
    (a, b) => b.length - a.length,
  );
  // An endpoint refuses a field that it does not know.
  return at === undefined ? null : Object.fromEntries(owned.map((name) => [name, planted[at][name] ?? '']));
}

/** Whether an address names something of an organisation that needs a session, as opposed to a link. */
export function namesSomething(path: string): boolean {
  const names = pathNames(path);
  return !names.includes('token') && names.some((name) => !SHARED_NAMES.includes(name));
}
