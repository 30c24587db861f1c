/** Account events in words. Without schemas: pages load it. */
import { termChangeWords, type StoredTermChange } from '@/lib/domain/appraisals/changed-terms/term-changes';
import { capitalised, formatCount, formatDateTime, formatMonthLong, formatPlural } from '@/lib/format';

/** Whom an event is about. */
export type AccountSubject = 'organisation' | 'each person' | { readonly name: string };

export type AccountEvent =
  | {
      readonly kind: 'budget_used';
      readonly who: AccountSubject;
      /** One of `LIMIT_LEVELS`; 50 was one until 2026-11-28. */
      readonly percent: number;
      /** Credits. */
      readonly most: number;
      /** Any day of it. */
      readonly month: string;
    }
  | {
      readonly kind: 'limit_set';
      readonly who: AccountSubject;
      /** Null: the product itself. */
      readonly by: string | null;
      readonly span: 'month' | 'minute';
      /** Credits; null: no limit. */
      readonly most: number | null;
      /** The limit until then; null: none was set, or it is not known. */
      readonly before: number | null;
    }
  | ({ readonly kind: 'deactivated' | 'reactivated' | 'password_link_made' } & ActionOnPerson)
  | ({ readonly kind: 'role_changed'; readonly before: string; readonly after: string } & ActionOnPerson)
  | ({ readonly kind: 'joined'; readonly role: string } & ActionOnPerson)
  /** Without the person: until they join, only their e-mail address is known, which no event has. */
  | {
      readonly kind: 'invited' | 'invited_again' | 'invitation_cancelled';
      readonly role: string;
      /** Null: no longer known. */
      readonly by: string | null;
    }
  | ({
      readonly kind: 'credits_approved';
      readonly credits: number;
      /** Any day of it. */
      readonly month: string;
    } & ActionOnPerson)
  /** `who` is the user as whom the key works. */
  | ({ readonly kind: 'api_key_created' | 'api_key_revoked'; readonly role: string } & ActionOnPerson)
  | { readonly kind: ConnectionAct; readonly by: string | null }
  | {
      readonly kind: 'retention_changed';
      readonly by: string | null;
      /** Days; null: without an end. */
      readonly before: number | null;
      readonly after: number | null;
    }
  | {
      readonly kind: 'terms_changed';
      readonly by: string | null;
      readonly change: StoredTermChange;
    }
  | ({ readonly kind: 'wrong_passwords'; readonly who: AccountSubject } & WrongPasswords);

/** What was done to a connection with another system. Without its name, which is free text. */
export const CONNECTION_ACTS = {
  webhook_created: 'A webhook was created',
  webhook_changed: 'A webhook was changed',
  webhook_paused: 'A webhook was paused',
  webhook_resumed: 'A webhook was resumed',
  webhook_secret_replaced: 'The signing secret of a webhook was replaced',
  webhook_removed: 'A webhook was removed',
  feed_created: 'A feed was created',
  feed_revoked: 'A feed was revoked',
  incoming_feed_added: 'An incoming feed was added',
  incoming_feed_removed: 'An incoming feed was removed',
} as const;
export type ConnectionAct = keyof typeof CONNECTION_ACTS;

/** What one person did for another, or for themselves. */
interface ActionOnPerson {
  readonly who: AccountSubject;
  /** Null: the product itself. */
  readonly by: string | null;
}

/** Wrong passwords for one person from one network. */
export interface WrongPasswords {
  readonly tries: number;
  /** Instants. */
  readonly firstAt: string;
  readonly lastAt: string;
  /** The first part of the address, such as `203.0.113.*`; null if unknown. */
  readonly network: string | null;
}

const SPAN_WORDS = { month: 'monthly budget', minute: 'per-minute limit' } as const;

/** One event in a sentence. */
export function accountEventWords(event: AccountEvent): string {
  switch (event.kind) {
    case 'budget_used': {
      const budget = `${formatPlural(event.most, 'credit')} for ${formatMonthLong(event.month)}`;
      return `${capitalised(subjectWords(event.who))} reached ${event.percent}% of ${budget}.`;
    }
    case 'limit_set':
      return `The ${SPAN_WORDS[event.span]} for ${subjectWords(event.who)} ${limitChange(event)}${byWords(event.by)}.`;
    case 'role_changed': {
      const roles = `from ${event.before} to ${event.after}`;
      return `The role of ${subjectWords(event.who)} was changed ${roles}${byWords(event.by)}.`;
    }
    case 'deactivated':
    case 'reactivated':
      return `${capitalised(subjectWords(event.who))} was ${event.kind}${byWords(event.by)}.`;
    case 'joined': {
      const invited = event.by === null ? '' : `, invited by ${event.by}`;
      return `${capitalised(subjectWords(event.who))} joined as ${event.role}${invited}.`;
    }
    case 'invited':
      return `An invitation as ${event.role} was created${byWords(event.by)}.`;
    case 'invited_again':
      return `A new invitation as ${event.role} was created${byWords(event.by)}: the first link ended.`;
    case 'invitation_cancelled':
      return `An invitation as ${event.role} was cancelled${byWords(event.by)}.`;
    case 'password_link_made':
      return `A password reset link for ${subjectWords(event.who)} was created${byWords(event.by)}.`;
    case 'credits_approved': {
      const credits = formatPlural(event.credits, 'extra credit');
      const what = `${credits} for ${subjectWords(event.who)} in ${formatMonthLong(event.month)}`;
      return `${what} ${event.credits === 1 ? 'was' : 'were'} approved${byWords(event.by)}.`;
    }
    case 'api_key_created':
    case 'api_key_revoked': {
      const what = event.kind === 'api_key_created' ? 'created' : 'revoked';
      return `An API key of ${subjectWords(event.who)} as ${event.role} was ${what}${byWords(event.by)}.`;
    }
    case 'retention_changed':
      return `The retention period was changed from ${daysWords(event.before)} to ${daysWords(event.after)}${byWords(event.by)}.`;
    case 'terms_changed':
      return `Appraisal terms: ${termChangeWords(event.change)}${byWords(event.by)}.`;
    case 'wrong_passwords': {
      const first = event.tries === 1 ? '' : `, the first on ${formatDateTime(event.firstAt)}`;
      const tries = formatPlural(event.tries, 'wrong password');
      return `${tries} tried for ${subjectWords(event.who)}, from ${networkWords(event.network)}${first}.`;
    }
    default:
      return `${CONNECTION_ACTS[event.kind]}${byWords(event.by)}.`;
  }
}

const daysWords = (days: number | null): string => (days === null ? 'no end' : formatPlural(days, 'day'));

const byWords = (by: string | null): string => (by === null ? '' : ` by ${by}`);

function limitChange({ most, before }: { most: number | null; before: number | null }): string {
  // Until 2026-11-28 an event was written for each save, whether or not it changed anything, without what was before.
  if (most === null)
    return before === null ? 'was set to no limit' : `was changed from ${formatPlural(before, 'credit')} to no limit`;
  if (before === null || before === most) return `was set to ${formatPlural(most, 'credit')}`;
  return `was changed from ${formatCount(before)} to ${formatPlural(most, 'credit')}`;
}

/** What the owner of an account reads after signing in. */
export interface SignInNotice {
  readonly title: string;
  readonly words: string;
  readonly fix: string;
}

/** The most networks that are named individually. */
const NAMED_MAX = 3;

/**
 * The notice of wrong passwords tried before a sign-in and not shown at an earlier one.
 * @returns null where there were none
 */
export function wrongPasswordNotice(all: readonly WrongPasswords[]): SignInNotice | null {
  if (all.length === 0) return null;
  const tries = all.reduce((sum, { tries: here }) => sum + here, 0);
  const byNetwork = new Map<string, { tries: number; lastAt: string }>();
  for (const { network, tries: here, lastAt } of all) {
    const known = byNetwork.get(networkWords(network));
    byNetwork.set(networkWords(network), {
      tries: here + (known?.tries ?? 0),
      lastAt: known && known.lastAt > lastAt ? known.lastAt : lastAt,
    });
  }
  const networks = [...byNetwork].sort(([, a], [, b]) => (a.lastAt < b.lastAt ? 1 : -1));
  const named = networks
    .slice(0, NAMED_MAX)
    .map(([words, { tries: here, lastAt }]) => `${here} from ${words}, the last on ${formatDateTime(lastAt)}`);
  const others = networks.slice(NAMED_MAX);
  if (others.length > 0) {
    const rest = others.reduce((sum, [, { tries: here }]) => sum + here, 0);
    named.push(`${rest} from ${formatPlural(others.length, 'other network')}`);
  }
  const were = tries === 1 ? 'was' : 'were';
  return {
    title: `${formatPlural(tries, 'wrong password')} ${were} tried for your account before you signed in`,
    words: `${named.join('; ')}.`,
    fix: 'If that was you, there is nothing to do. If it was not, choose a password that you use nowhere else, under “Your account”.',
  };
}

function subjectWords(who: AccountSubject): string {
  if (who === 'organisation') return 'the organisation';
  return who === 'each person' ? 'each user without their own' : who.name;
}

const networkWords = (network: string | null): string =>
  network === null ? 'an unknown address' : `an address ${network}`;
