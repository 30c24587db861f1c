/**
 * Who may do what. Pure data, so the same table answers a handler, a page and a button.
 * Each role may do what the role before it may.
 */
export const ROLES = ['viewer', 'valuer', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What each role is called on screen. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  valuer: 'Valuer',
  manager: 'Manager',
  admin: 'Administrator',
};

const GRANTED = {
  viewer: ['valuations.read', 'vehicles.read', 'session.read', 'account.change'],
  valuer: [
    'valuations.create',
    'registrations.create',
    'builds.save',
    'searches.save',
    'shares.create',
    'approvals.ask',
    'appraisals.work',
  ],
  manager: [
    'usage.read',
    'ledger.read',
    'audits.read',
    'audits.settle',
    'people.read',
    'approvals.decide',
    'explorer.read',
    'downloads.read',
  ],
  admin: [
    'people.manage',
    'limits.manage',
    'plates.export',
    'plates.erase',
    'retention.manage',
    'rules.report',
    'schedules.manage',
    'mails.read',
    'keys.manage',
    'webhooks.manage',
  ],
} as const satisfies Record<Role, readonly string[]>;

export type Permission = (typeof GRANTED)[Role][number];

/** What a role may do, including the lower roles' permissions. */
export function permissionsOf(role: Role): readonly Permission[] {
  return ROLES.slice(0, ROLES.indexOf(role) + 1).flatMap((grantedRole): readonly Permission[] => GRANTED[grantedRole]);
}

export function may(role: Role, permission: Permission): boolean {
  return permissionsOf(role).includes(permission);
}

/** The roles of API keys. None is an administrator: a system that loses its key must not lose the organisation. */
export const API_KEY_ROLES = ['viewer', 'valuer', 'manager'] as const satisfies readonly Role[];
export type ApiKeyRole = (typeof API_KEY_ROLES)[number];

/** The lower of two roles: a key never does more than its user may. */
export const lowerRole = <A extends Role, B extends Role>(one: A, other: B): A | B =>
  ROLES.indexOf(one) <= ROLES.indexOf(other) ? one : other;

/** What no API key may do: change a person's own account, and decide what a person answers for. */
const FOR_PEOPLE: readonly Permission[] = ['account.change', 'approvals.decide'];

/** What a session may do: what its role may, less what is for people if a key opened it. */
export function maySession({ role, apiKeyId }: Pick<Session, 'role' | 'apiKeyId'>, permission: Permission): boolean {
  return may(role, permission) && (apiKeyId === undefined || !FOR_PEOPLE.includes(permission));
}

/**
 * The gallery of all screen components is for developers: in development, and for administrators of the sandbox. It is
 * a large page that takes a second to render.
 */
export function mayReadGallery(
  { development, provider }: { development: boolean; provider: 'sandbox' | 'live' },
  role: Role | undefined,
): boolean {
  return development || (provider === 'sandbox' && role === 'admin');
}

/** A signed-in person, or a system with their API key, working in one organisation. Every query is bound to `organisationId`. */
export interface Session {
  readonly sessionId: string;
  readonly personId: string;
  readonly personName: string;
  readonly email: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly role: Role;
  /** The key of the API that opened it; absent for a person. */
  readonly apiKeyId?: string;
}

/** The person and organisation of a session, as one text: equal for all sessions of a person in an organisation. */
export const subjectOf = ({ organisationId, personId }: Pick<Session, 'organisationId' | 'personId'>): string =>
  `${organisationId} ${personId}`;
