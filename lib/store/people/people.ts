/** People, organisations and attempts to sign in. */
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Role } from '@/lib/access';
import type { Auth, PeopleDatabase } from './auth';
import * as schema from '../schema/people';
import { createSignInAttempts } from './sign-in-attempts';

export interface NewPerson {
  email: string;
  name: string;
  password: string;
  role: Role;
  organisation: { name: string; slug: string };
}

export type PeopleStore = ReturnType<typeof openPeople>;

export function openPeople({ auth, database }: { auth: Auth; database: PeopleDatabase }) {
  return {
    ...createSignInAttempts(database),

    /** Whether the person with that address is active in any organisation. */
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

    /** Makes deactivated people active again in their organisations. */
    async reactivate(emails: readonly string[]): Promise<void> {
      const { member, user } = schema;
      const people = database
        .select({ id: user.id })
        .from(user)
        .where(inArray(user.email, [...emails]));
      await database.update(member).set({ deactivatedAt: null }).where(inArray(member.userId, people));
    },

    /** Deletes the sessions that have ended. */
    async sweepSessions(): Promise<void> {
      await database.delete(schema.session).where(lte(schema.session.expiresAt, sql`clock_timestamp()`));
    },

    closeOrganisations: (slugs: readonly string[]) => closeOrganisations(database, slugs),

    /** The name of the organisation with that slug; null if there is none. */
    async organisationAt(slug: string): Promise<string | null> {
      const { organization } = schema;
      const rows = await database
        .select({ name: organization.name })
        .from(organization)
        .where(eq(organization.slug, slug));
      return rows[0]?.name ?? null;
    },

    /** The ids of the organisations with those slugs. */
    async organisationIds(slugs: readonly string[]): Promise<string[]> {
      const { organization } = schema;
      const ofSlugs = inArray(organization.slug, [...slugs]);
      return (await database.select({ id: organization.id }).from(organization).where(ofSlugs)).map(({ id }) => id);
    },

    addPerson: (person: NewPerson) => addPerson(auth, database, person),
  };
}

/** Deactivates every member and revokes every invitation. The members' past actions still show their names. */
async function closeOrganisations(database: PeopleDatabase, slugs: readonly string[]): Promise<void> {
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
}

/**
 * Makes the person and, if there is none with that slug yet, the organisation: both or neither.
 * @returns false if a person has that address already, who then stays unchanged
 */
async function addPerson(
  auth: Auth,
  database: PeopleDatabase,
  { email, name, password, role, organisation }: NewPerson,
): Promise<boolean> {
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
    // It was added just now, or was there and is never deleted.
    if (!storedOrganisation) throw new Error('the organisation is not there');
    await step
      .insert(schema.member)
      .values({ id: newId(), organizationId: storedOrganisation.id, userId: person.id, role });
    return true;
  });
}

function newId(): string {
  return crypto.randomUUID();
}
