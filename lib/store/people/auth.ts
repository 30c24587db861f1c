import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth/minimal';
import { createAccessControl } from 'better-auth/plugins/access';
import { organization } from 'better-auth/plugins/organization';
import { defaultStatements } from 'better-auth/plugins/organization/access';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from '../schema/people';
import { createPasswordHashing } from './password-hashing';

export type PeopleDatabase = PgDatabase<PgQueryResultHKT, typeof schema>;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The roles as better-auth's organisation functions check them; lib/access.ts states what a role may do in the product.
 * Only an administrator manages people.
 */
const control = createAccessControl(defaultStatements);
const nothing = control.newRole({});
const everything = control.newRole({
  organization: ['update'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
});

export interface AuthSetup {
  database: PeopleDatabase;
  secret: string;
  /**
   * Whether the product is served over https: the cookie is then sent over https only, under a name that no other host
   * can set.
   */
  secure: boolean;
}

export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

/**
 * better-auth over our tables, used through its server functions only: none of its routes are mounted, so what the
 * product does not offer (signing up, for one) cannot be requested.
 */
export function openAuth({ database, secret, secure }: AuthSetup) {
  return betterAuth({
    // Only for links in mails and its own routes, which are not used; it refuses to start without.
    baseURL: 'http://localhost',
    secret,
    database: drizzleAdapter(database, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      password: createPasswordHashing(),
    },
    // A session ends a week after signing in, used or not.
    session: { expiresIn: 7 * DAY_SECONDS, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: false, // its prefix would be __Secure-; the stricter __Host- comes with the name
      cookies: { session_token: { name: sessionCookieName(secure), attributes: { secure, sameSite: 'lax' } } },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
    rateLimit: { enabled: false }, // counts its own routes only; ours is in sign-in-attempts.ts
    logger: { disabled: true },
    telemetry: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          /** A new session belongs to the organisation where the person has been a member longest. */
          before: async (session) => {
            const [first] = await database
              .select({ organisationId: schema.member.organizationId })
              .from(schema.member)
              .where(and(eq(schema.member.userId, session.userId), isNull(schema.member.deactivatedAt)))
              .orderBy(asc(schema.member.createdAt), asc(schema.member.id))
              .limit(1);
            return { data: { ...session, activeOrganizationId: first?.organisationId ?? null } };
          },
        },
      },
    },
    plugins: [
      organization({
        ac: control,
        roles: { viewer: nothing, valuer: nothing, manager: nothing, admin: everything },
        creatorRole: 'admin',
        allowUserToCreateOrganization: false,
        // Written by us; named here, or better-auth's check of the tables would expect its inserts to fail.
        schema: { invitation: { additionalFields: { tokenHash: { type: 'string', input: false } } } },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof openAuth>;
