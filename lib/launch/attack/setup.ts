/** What every attack is given: the product, who is signed in to it, and what they have there. */
import type { Role } from '@/lib/access';
import type { AttackClient } from './client';
import type { Judge } from './judge';
import type { Planted, RoleCookies } from './plants';

export interface AttackSetup {
  readonly client: AttackClient;
  readonly judge: Judge;
  /** Cookies of one person of each role, and of the administrator of another organisation. */
  readonly cookies: Readonly<Record<Role | 'other', string>>;
  /** Of one person of each role in the other organisation. */
  readonly others: RoleCookies;
  /** Of valuers of the other organisation whose sessions may end: each is taken once. */
  readonly spareCookies: string[];
  /** What the first organisation has, which no one else may read or change, and what the other has. */
  readonly planted: Planted;
  readonly plantedOfOther: Planted;
  /** Every id and every text of the first organisation. */
  readonly ids: readonly string[];
  readonly secrets: readonly string[];
  /** Of the generated requests: 1 is all. */
  readonly share: number;
}

/** They end every session of the person who calls them. */
export const ENDS_SESSION = /^\/api\/(sign-out|account\/(sign-out|password))$/;
