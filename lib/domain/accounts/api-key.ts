/** Keys of the API, with which other systems work as users. Without schemas: pages load it. */
import { formatDateTime, formatPlural } from '@/lib/format';

/** Every key begins so, so that programs that look for leaked secrets recognise it. */
export const API_KEY_PREFIX = 'vv_';

/** The days after which a key may be set to expire. */
export const API_KEY_DAYS = [30, 90, 365] as const;

/** Of a user who is or may be deactivated: the systems that work as them stop. Null if there are none. */
export function apiKeysOfUserWords(name: string, keys: number, isActive: boolean): string | null {
  if (keys === 0) return null;
  const [work, stop, wait] = keys === 1 ? ['works', 'It stops', 'It waits'] : ['work', 'They stop', 'They wait'];
  return isActive
    ? `${formatPlural(keys, 'API key')} ${work} as ${name}. ${stop} working when ${name} is deactivated, but not at a sign-out.`
    : `${formatPlural(keys, 'API key')} of ${name} ${keys === 1 ? 'does' : 'do'} not work. ${wait} until ${name} is reactivated.`;
}

interface ApiKeyState {
  /** The instant at which it expired; null if it has not. */
  readonly expiredAt: string | null;
  readonly userName: string;
  /** What the key was made for, and what its user is called now: Viewer, Valuer … The latter is null without a user. */
  readonly roleName: string;
  readonly userRoleName: string | null;
  /** Whether its user may do less than the key was made for. */
  readonly isLowered: boolean;
}

/** Why a key does not work, or does less than it was made for; null where neither is so. */
export function apiKeyLimitWords(state: ApiKeyState): string | null {
  const { expiredAt, userName, roleName, userRoleName, isLowered } = state;
  if (expiredAt !== null)
    return `Expired on ${formatDateTime(expiredAt)}: it no longer works. Create a new key for the system.`;
  if (userRoleName === null) return `Does not work: ${userName} is deactivated.`;
  return isLowered ? `Works as ${userRoleName} only, because ${userName} is no longer ${roleName}.` : null;
}
