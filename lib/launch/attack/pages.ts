/** Every page of the product, by each role of both organisations and by a stranger. Read from the files of `app/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { may, ROLES, type Permission, type Role } from '@/lib/access';
import type { JudgedRequest } from './judge';
import { namesAt } from './planted-names';
import type { Planted } from './plants';
import type { AttackSetup } from './setup';
import { secretsFrom } from './tenants';

export interface WalkedPage {
  /** `/stock/cars/[id]`. */
  readonly address: string;
  /** The permission that the page requires; null if it is open to everyone. */
  readonly permission: Permission | null;
}

/** `app/(signed-in)/stock/[id]/page.tsx` → `/stock/[id]`. */
const addressOf = (file: string): string => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/';

/**
 * The permission that a page's `requireSession` requires, or that of its record's reader in the same or a higher
 * folder.
 */
function permissionOf(file: string): Permission | null {
  const texts = [readFileSync(file, 'utf8')];
  for (const [, target = ''] of texts[0]?.matchAll(/from '(\.\.?\/[^']+)'/g) ?? []) {
    const reader = `${join(dirname(file), target)}.ts`;
    if (existsSync(reader)) texts.push(readFileSync(reader, 'utf8'));
  }
  const [request] = texts.flatMap((text) => /requireSession\('([\w.]+)'\)/.exec(text)?.[1] ?? []);
  return (request as Permission | undefined) ?? null; // from the page's own text
}

export const walkedPages = (): WalkedPage[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'page.tsx')
    .map((file) => join('app', file))
    .map((file) => ({ address: addressOf(file), permission: permissionOf(file) }));

/** The API's record that a page below an address shows; the first match counts. */
const RECORDS: readonly (readonly [page: string, endpoint: string])[] = [
  ['/valuations/', '/api/valuations/{id}'],
  ['/appraisals/', '/api/appraisals/{id}'],
  ['/stock/cars/', '/api/stock-cars/{id}'],
  ['/stock/', '/api/stock/{id}'],
  ['/vehicles/file/', '/api/registrations/{id}'],
];
const PROVIDERS: Readonly<Record<string, string>> = { kind: 'car', identifier: '50031' };

/** The path of a page with planted ids for its parameters; null if one of them has none. */
export function pathOf(address: string, planted: Pick<Planted, 'names'>): string | null {
  const [, endpoint = ''] = RECORDS.find(([page]) => address.startsWith(page)) ?? [];
  const names = { ...PROVIDERS, ...namesAt(endpoint, planted.names) };
  const path = address.replace(/\[(\w+)\]/g, (place, name: string) => names[name] ?? place);
  return path.includes('[') ? null : path;
}

/**
 * A page without a permission is open to everyone; elsewhere a stranger is sent to sign in. The gallery has its own
 * check.
 */
function statusFor(page: WalkedPage, reader: Role | null, isOwn: boolean): number {
  if (page.address === '/gallery') return reader === 'admin' ? 200 : 404;
  if (page.permission === null) return 200;
  if (reader === null) return 307;
  if (!may(reader, page.permission)) return 403;
  return isOwn || !/\[id\]/.test(page.address) ? 200 : 404;
}

export async function walkPages({ judge, cookies, others, planted }: AttackSetup): Promise<void> {
  const readers = [
    { role: null, cookie: '', isOwn: false },
    ...ROLES.map((role) => ({ role, cookie: cookies[role], isOwn: true })),
    ...ROLES.map((role) => ({ role, cookie: others[role], isOwn: false })),
  ];
  const requests = walkedPages().flatMap((page) => {
    const path = pathOf(page.address, planted);
    if (path === null) return [];
    return readers.flatMap(({ role, cookie, isOwn }): JudgedRequest[] => {
      const status = statusFor(page, role, isOwn);
      const secrets = secretsFrom(planted.texts, isOwn ? role : null);
      const headers: Record<string, string> = cookie === '' ? {} : { cookie };
      const asBrowser = { path, headers, judgement: { status, secrets } };
      // The framework's script requests the parts of a page; a refusal is then inside an answer with status 200.
      const asScript = { path: `${path}?_rsc=`, headers: { ...headers, rsc: '1' }, judgement: { secrets } };
      return status === 200 ? [asBrowser] : [asBrowser, asScript];
    });
  });
  await judge.attack('pages × roles', requests);
}
