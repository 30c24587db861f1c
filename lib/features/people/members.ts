/** Members of the organisation: invitations, roles, and one's own account. */
import type {
  acceptInvitation,
  changePassword,
  invite,
  readPeople,
  revokeInvitation,
  setActive,
  setRole,
  signOutEverywhere,
  signOutPerson,
} from '@/lib/api/endpoints/people/members';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { invitationWords } from '@/lib/domain/notifications/link-words';
import { EACH_PERSON } from '@/lib/domain/usage/default-limits';
import { Fault } from '@/lib/fault';
import { linkTokenHash, newLinkToken } from '@/lib/store/link-token';
import type { LookUps } from '@/lib/store/usage/look-ups';
import type { MemberChange, MemberStore } from '@/lib/store/people/members';
import type { PeopleStore } from '@/lib/store/people/people';
import type { Sessions } from '@/lib/store/people/sessions';
import { countAttempts, countLinkAttempt } from './attempt-limits';
import { inHours, linkMail, type LinkMailServices } from './link-mail';
import { refuseGuessablePassword } from './password-strength';

interface MemberServices {
  readonly members: MemberStore;
  readonly people: PeopleStore;
  readonly sessions: Sessions;
  readonly lookUps: LookUps;
  readonly secret: string;
}

interface InviteServices extends LinkMailServices {
  readonly members: Pick<MemberStore, 'invite'>;
  readonly now: () => Date;
}

const INVITATION_DAYS = 7;
const ATTEMPTS_MAX = 10;

export async function runReadPeople(
  { session }: EndpointCall<typeof readPeople>,
  { members, lookUps }: MemberServices,
) {
  const { organisationId, organisationName, personId } = session;
  const [list, invitations, allowances, openLinks, apiKeys] = await Promise.all([
    members.list(organisationId),
    members.invitations(organisationId),
    lookUps.allowances({ organisationId }),
    members.openLinks(organisationId),
    members.apiKeys(organisationId),
  ]);
  const allowanceOf = (id: string | null) => {
    const {
      used = 0,
      limit = null,
      monthlyLimit = null,
      minuteLimit = null,
    } = allowances.find((allowance) => allowance.personId === id) ?? {};
    return { used, limit, monthlyLimit, minuteLimit };
  };
  const { monthlyLimit, minuteLimit } = allowanceOf(EACH_PERSON);
  return {
    organisation: { name: organisationName, ...allowanceOf(null) },
    eachPerson: { monthlyLimit, minuteLimit },
    members: list.map(({ personId: id, joinedAt, deactivatedAt, ...member }) => ({
      id,
      ...member,
      joinedAt: joinedAt.toISOString(),
      deactivatedAt: deactivatedAt?.toISOString() ?? null,
      isYou: id === personId,
      openLinks: openLinks.find((open) => open.personId === id)?.links ?? 0,
      apiKeys: apiKeys.find(({ personId: user }) => user === id)?.keys ?? 0,
      thisMonth: allowanceOf(id),
    })),
    invitations: invitations.map((invitation) => ({ ...invitation, expiresAt: invitation.expiresAt.toISOString() })),
  };
}

/** The link goes by mail, and is shown once to the inviter, who hands it on if there is no mail server. */
export async function runInvite({ input, session }: EndpointCall<typeof invite>, services: InviteServices) {
  const { members, secret, now } = services;
  const { token, tokenHash } = newLinkToken(secret, 'invitation');
  const { organisationId, organisationName: organisation, personId: inviterId, personName: by } = session;
  const words = invitationWords({ organisation, by, until: inHours(now(), INVITATION_DAYS * 24) });
  const mail = await linkMail(words, { path: '/join', token }, services);
  const made = await members.invite({ ...input, organisationId, inviterId, tokenHash, days: INVITATION_DAYS, mail });
  if (made === 'a member already') {
    throw new Fault('conflict', {
      message: 'This e-mail address already belongs to a user in your organisation.',
      fix: 'Find them in the list, and reactivate them if they are deactivated.',
      field: 'email',
    });
  }
  return {
    id: made.id,
    path: `/join/${token}`,
    expiresAt: made.expiresAt.toISOString(),
    isMailed: services.mail !== null,
    replaced: made.replaced,
  };
}

export async function runRevokeInvitation(
  { input, session }: EndpointCall<typeof revokeInvitation>,
  { members }: Pick<MemberServices, 'members'>,
) {
  const { organisationId, personId: byPersonId } = session;
  if (!(await members.revokeInvitation({ organisationId, id: input.id, byPersonId }))) throw memberNotFound();
  return { done: true as const };
}

/** What a link is for, for its page; null if it leads nowhere. */
export async function invitationAt(token: string, { members, secret }: Pick<MemberServices, 'members' | 'secret'>) {
  return members.invitationOf(linkTokenHash(secret, 'invitation', token));
}

export async function runAcceptInvitation(
  { input, headers }: EndpointCall<typeof acceptInvitation>,
  { members, people, secret }: Pick<MemberServices, 'members' | 'people' | 'secret'>,
) {
  const forgive = await countLinkAttempt(headers, { people, secret });
  const tokenHash = linkTokenHash(secret, 'invitation', input.token);
  const invitation = await members.invitationOf(tokenHash);
  const { name, password } = input;
  if (invitation) refuseGuessablePassword(password, { name, ...invitation }, 'password');
  // Hashing a password takes a tenth of a second, so only a valid invitation causes it.
  const taken = invitation && (await members.accept({ tokenHash, name, password }));
  if (taken?.made) {
    await forgive();
    return { email: taken.email };
  }
  if (taken) {
    throw new Fault('conflict', {
      message: 'This e-mail address already has an account with another organisation.',
      fix: 'Ask for an invitation to a different e-mail address.',
    });
  }
  throw new Fault('not_found', {
    message: 'This invitation has been used, has expired or was cancelled.',
    fix: 'Ask for a new invitation.',
  });
}

export async function runSetRole(
  { input, session }: EndpointCall<typeof setRole>,
  { members, sessions }: Pick<MemberServices, 'members' | 'sessions'>,
) {
  const { organisationId, personId: byPersonId } = session;
  const member = { organisationId, personId: input.id, byPersonId };
  acceptChange(await members.setRole(member, input.role));
  sessions.forgetCached(input.id);
  return { done: true as const };
}

export async function runSetActive(
  { input, session }: EndpointCall<typeof setActive>,
  { members, sessions }: Pick<MemberServices, 'members' | 'sessions'>,
) {
  const { organisationId, personId: byPersonId } = session;
  const member = { organisationId, personId: input.id, byPersonId };
  acceptChange(await members.setActive(member, input.active));
  if (!input.active) await sessions.revokeAll(input.id);
  return { done: true as const };
}

export async function runSignOutPerson(
  { input, session }: EndpointCall<typeof signOutPerson>,
  services: MemberServices,
) {
  await assertMember(session.organisationId, input.id, services);
  await services.sessions.revokeAll(input.id);
  return { done: true as const };
}

export async function runChangePassword(
  { input, session, headers, reply }: EndpointCall<typeof changePassword>,
  { sessions, people }: MemberServices,
) {
  const { personName: name, organisationName: organisation, email } = session;
  refuseGuessablePassword(input.next, { name, organisation, email }, 'next');
  const key = `password:${session.personId}`;
  await countAttempts(people, { [key]: ATTEMPTS_MAX }, 'Too many attempts to change the password.');
  const cookie = await sessions.changePassword(input.current, input.next, headers);
  if (cookie === null) {
    throw new Fault('invalid_input', {
      message: 'The current password is wrong.',
      fix: 'Check it and try again.',
      field: 'current',
    });
  }
  await people.forgetAttempts(key);
  reply.append('set-cookie', cookie);
  return { done: true as const };
}

export async function runSignOutEverywhere(
  { session, headers, reply }: EndpointCall<typeof signOutEverywhere>,
  { sessions }: MemberServices,
) {
  await sessions.revokeAll(session.personId);
  reply.append('set-cookie', await sessions.signOut(headers));
  return { goTo: '/sign-in' };
}

export async function assertMember(
  organisationId: string,
  personId: string,
  { members }: Pick<MemberServices, 'members'>,
): Promise<void> {
  if (!(await members.has({ organisationId, personId }))) throw memberNotFound();
}

function acceptChange(change: MemberChange): void {
  if (change === 'done') return;
  if (change === 'not found') throw memberNotFound();
  throw new Fault('conflict', {
    message: 'This is the last administrator, and an organisation needs one.',
    fix: 'Make another user an administrator first.',
  });
}

const memberNotFound = (): Fault =>
  new Fault('not_found', {
    message: 'This user was not found in your organisation.',
    fix: 'Reload the page: the list may have changed.',
  });
