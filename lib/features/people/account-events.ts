/** Events of an account, for its owner, and of all accounts, for administrators. */
import type { listAccountEvents, listOwnEvents, readSignInNotice } from '@/lib/api/endpoints/people/account-events';
import { ROLE_NAMES } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { accountEventWords, wrongPasswordNotice, type AccountSubject } from '@/lib/domain/accounts/account-event';
import { EACH_PERSON } from '@/lib/domain/usage/default-limits';
import type { AccountEvents, StoredAccountEvent } from '@/lib/store/people/account-events';

interface AccountEventServices {
  readonly accountEvents: Pick<AccountEvents, 'list' | 'notifiedIn'>;
}

const SHOWN = 50;
/** How long wrong passwords are listed, with their origin. */
export const WRONG_PASSWORD_DAYS = 90;

export async function runListAccountEvents(
  { session: { organisationId } }: EndpointCall<typeof listAccountEvents>,
  { accountEvents }: AccountEventServices,
) {
  return { items: (await accountEvents.list({ organisationId, limit: SHOWN })).map(itemOf) };
}

export async function runListOwnEvents(
  { session: { organisationId, personId } }: EndpointCall<typeof listOwnEvents>,
  { accountEvents }: AccountEventServices,
) {
  return { items: (await accountEvents.list({ organisationId, personId, limit: SHOWN })).map(itemOf) };
}

export async function runReadSignInNotice(
  { session: { personId, sessionId } }: EndpointCall<typeof readSignInNotice>,
  { accountEvents }: AccountEventServices,
) {
  const notified = await accountEvents.notifiedIn({ personId, sessionId });
  return {
    notice: wrongPasswordNotice(
      notified.map(({ at, firstAt, tries, network }) => ({
        tries,
        network,
        firstAt: firstAt.toISOString(),
        lastAt: at.toISOString(),
      })),
    ),
  };
}

function itemOf(event: StoredAccountEvent) {
  return { id: event.id, at: event.at.toISOString(), words: wordsOf(event) };
}

function wordsOf(event: StoredAccountEvent): string {
  const who = subjectOf(event);
  const by = event.byPersonId === null ? null : nameInText(event.byName);
  switch (event.kind) {
    case 'budget_used':
      return accountEventWords({
        kind: event.kind,
        who,
        percent: event.percent ?? 0,
        most: event.most ?? 0,
        month: event.month ?? event.at.toISOString(),
      });
    case 'limit_set': {
      const before = event.before === null ? null : Number(event.before);
      return accountEventWords({ kind: event.kind, who, by, span: event.span ?? 'month', most: event.most, before });
    }
    case 'role_changed':
      return accountEventWords({
        kind: event.kind,
        who,
        by,
        before: roleName(event.before),
        after: roleName(event.after),
      });
    case 'joined':
      return accountEventWords({ kind: event.kind, who, by, role: roleName(event.after) });
    case 'invited':
    case 'invited_again':
    case 'invitation_cancelled':
      return accountEventWords({ kind: event.kind, by, role: roleName(event.after) });
    case 'deactivated':
    case 'reactivated':
    case 'password_link_made':
      return accountEventWords({ kind: event.kind, who, by });
    case 'credits_approved': {
      const month = event.month ?? event.at.toISOString();
      return accountEventWords({ kind: event.kind, who, by, credits: event.most ?? 0, month });
    }
    case 'api_key_created':
    case 'api_key_revoked':
      return accountEventWords({ kind: event.kind, who, by, role: roleName(event.after) });
    case 'retention_changed':
      return accountEventWords({ kind: event.kind, by, before: daysOf(event.before), after: daysOf(event.after) });
    case 'terms_changed': {
      const { field, before, after } = event;
      return accountEventWords({ kind: event.kind, by, change: { field: field ?? '', before, after } });
    }
    case 'wrong_passwords':
      return accountEventWords({
        kind: event.kind,
        who,
        tries: event.tries ?? 0,
        firstAt: (event.firstAt ?? event.at).toISOString(),
        lastAt: event.at.toISOString(),
        network: event.network,
      });
    default:
      return accountEventWords({ kind: event.kind, by });
  }
}

const daysOf = (stored: string | null): number | null => (stored === null ? null : Number(stored));

/** @param stored one of `ROLES` */
const roleName = (stored: string | null): string =>
  Object.entries(ROLE_NAMES).find(([role]) => role === stored)?.[1] ?? 'no role';

function subjectOf({ personId, personName }: StoredAccountEvent): AccountSubject {
  if (personId === null) return 'organisation';
  return personId === EACH_PERSON ? 'each person' : { name: nameInText(personName) };
}
