/** What every attack gets: the product, the people signed in to it, and their data. */
import type { Role } from '@/lib/access';
import type { AttackClient } from './client';
import type { Judge } from './judge';
import type { Planted, RoleCookies } from './plants';

export interface AttackSetup {
  readonly client: AttackClient;
  readonly judge: Judge;
  /** Cookies of one person of each role, and of the administrator of another organisation. */
  readonly cookies: Readonly<Record<Role | 'other', string>>;
  /** Cookies of one person of each role in the other organisation. */
  readonly others: RoleCookies;
  /** Cookies of valuers of the other organisation whose sessions may end; each is used once. */
  readonly spareCookies: string[];
  /** The data of the first organisation, which no one else may read or change, and of the other. */
  readonly planted: Planted;
  readonly plantedOfOther: Planted;
  /** Every id and every text of the first organisation. */
  readonly ids: readonly string[];
  readonly secrets: readonly string[];
  /** The share of the generated requests; 1 is all. */
  readonly share: number;
}

/** Endpoints that end every session of their caller. */
export const ENDS_SESSION = /^\/api\/(sign-out|account\/(sign-out|password))$/;
