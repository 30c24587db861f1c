import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Role } from '@/lib/access';
import type { Auth, PeopleDatabase } from './auth';
import * as schema from './schema/people';

export interface NewPerson {
  email: string;
  name: string;
  password: string;
  role: Role;
  organisation: { name: string; slug: string };
}

/** Under what attempts to come in are counted: the table holds no e-mail or network address. */
export const signInAttempts = (secret: string, what: 'person' | 'address' | 'link', text: string) =>
  `sign-in:${what}:${createHmac('sha256', secret).update(text.toLowerCase()).digest('hex')}`;

/** People, organisations and attempts to sign in. */
export type PeopleStore = ReturnType<typeof openPeople>;

export function openPeople({ auth, database }: { auth: Auth; database: PeopleDatabase }) {
  return {
    /** Whether somebody of that address may come in anywhere. */
    async hasActiveMember(email: string): Promise<boolean> {
      const { member, user } = schema;
      const rows = await database
        .select({ id: member.id })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(user.email, email), isNull(member.deactivatedAt)))
        .limit(1);
      return rows.length > 0;
    },

    /** Who was let out comes in again, where they belong. */
    async reactivate(emails: readonly string[]): Promise<void> {
      const { member, user } = schema;
      const people = database
        .select({ id: user.id })
        .from(user)
        .where(inArray(user.email, [...emails]));
      await database.update(member).set({ deactivatedAt: null }).where(inArray(member.userId, people));
    },

    /** Nobody comes into these organisations any more, nor by an invitation. What they did there keeps their names. */
    async closeOrganisations(slugs: readonly string[]): Promise<void> {
      const { invitation, member, organization } = schema;
      await database.transaction(async (step) => {
        const closed = step
          .select({ id: organization.id })
          .from(organization)
          .where(inArray(organization.slug, [...slugs]));
        const active = and(inArray(member.organizationId, closed), isNull(member.deactivatedAt));
        await step
          .update(member)
          .set({ deactivatedAt: sql`clock_timestamp()` })
          .where(active);
        const open = and(inArray(invitation.organizationId, closed), eq(invitation.status, 'pending'));
        await step.update(invitation).set({ status: 'revoked' }).where(open);
      });
    },

    /** The name of the organisation of that slug; null where there is none. */
    async organisationAt(slug: string): Promise<string | null> {
      const { organization } = schema;
      const rows = await database
        .select({ name: organization.name })
        .from(organization)
        .where(eq(organization.slug, slug));
      return rows[0]?.name ?? null;
    },

    /**
     * Makes the person and, if there is none of that slug yet, the organisation. All or nothing; false when somebody
     * has that address already, who is then left as they are.
     */
    async addPerson({ email, name, password, role, organisation }: NewPerson): Promise<boolean> {
      const hash = await (await auth.$context).password.hash(password);
      return database.transaction(async (step) => {
        const [person] = await step
          .insert(schema.user)
          .values({ id: newId(), name, email: email.toLowerCase(), emailVerified: true })
          .onConflictDoNothing()
          .returning({ id: schema.user.id });
        if (!person) return false;
        await step
          .insert(schema.account)
          .values({ id: newId(), accountId: person.id, providerId: 'credential', userId: person.id, password: hash });
        await step
          .insert(schema.organization)
          .values({ id: newId(), ...organisation })
          .onConflictDoNothing();
        const [storedOrganisation] = await step
          .select({ id: schema.organization.id })
          .from(schema.organization)
          .where(eq(schema.organization.slug, organisation.slug));
        await step
          .insert(schema.member)
          .values({ id: newId(), organizationId: storedOrganisation?.id ?? '', userId: person.id, role });
        return true;
      });
    },

    /**
     * Counts one more attempt under a key, by the database's clock, in one statement: several instances cannot each
     * allow the last one. The count of the window it falls in.
     */
    async countAttempt(key: string, windowMinutes: number): Promise<number> {
      const { rateLimit } = schema;
      const clock = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
      const ended = sql`${rateLimit.lastRequest} <= ${clock} - ${windowMinutes * 60_000}::bigint`;
      const rows = await database
        .insert(rateLimit)
        .values({ id: key, key, count: 1, lastRequest: clock })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            count: sql`case when ${ended} then 1 else ${rateLimit.count} + 1 end`,
            // The window begins with its first attempt and does not move with later ones.
            lastRequest: sql`case when ${ended} then ${clock} else ${rateLimit.lastRequest} end`,
          },
        })
        .returning({ count: rateLimit.count });
      return rows[0]?.count ?? 0;
    },

    /** Takes one attempt back that turned out to be good. */
    async forgiveAttempt(key: string): Promise<void> {
      const { rateLimit } = schema;
      await database
        .update(rateLimit)
        .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
        .where(eq(rateLimit.key, key));
    },

    /** Forgets everybody's attempts whose window has ended. */
    async sweepAttempts(windowMinutes: number): Promise<void> {
      const { rateLimit } = schema;
      const clock = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
      await database
        .delete(rateLimit)
        .where(sql`${rateLimit.lastRequest} <= ${clock} - ${windowMinutes * 60_000}::bigint`);
    },

    async forgetAttempts(key: string): Promise<void> {
      await database.delete(schema.rateLimit).where(eq(schema.rateLimit.key, key));
    },
  };
}

function newId(): string {
  return crypto.randomUUID();
}
