/** What a person does about a limit of credits that is reached. Without schemas: pages load it. */
import { formatPlural } from '@/lib/format';
import type { LimitScope } from './limit-scope';

/** What the person may do about limits. */
export interface LimitPowers {
  readonly maySetLimits: boolean;
  /** Decides about others' requests for extra credits. */
  readonly mayDecide: boolean;
}

/** @param next the day on which the month's count begins again, in words */
export function monthLimitFix(scope: LimitScope, { maySetLimits, mayDecide }: LimitPowers, next: string): string {
  if (scope === 'subscription')
    return maySetLimits
      ? `Ask the provider for a higher limit, or wait until ${next}.`
      : `An administrator can have the provider raise the limit; otherwise wait until ${next}.`;
  if (maySetLimits)
    return `Raise ${scope === 'person' ? 'your own' : 'the organisation’s'} budget under “Users”, or wait until ${next}.`;
  return `Request extra credits under “Your account” for ${deciders(scope, mayDecide)} to approve, or wait until ${next}.`;
}

/** Only an administrator goes beyond the organisation's budget, and no manager decides their own request. */
function deciders(scope: 'organisation' | 'person', isManager: boolean): string {
  if (scope === 'organisation') return 'an administrator';
  return isManager ? 'another manager or an administrator' : 'a manager or an administrator';
}

/** For a limit of the minute that the next minute does not satisfy either. */
export const neverInMinuteFix = ({ maySetLimits }: Pick<LimitPowers, 'maySetLimits'>): string =>
  maySetLimits
    ? 'Raise the limit of credits per minute under “Users”, as waiting does not help.'
    : 'Ask an administrator to raise the limit of credits per minute under “Users”, as waiting does not help.';

export const nextMinuteFix = ({ maySetLimits }: Pick<LimitPowers, 'maySetLimits'>): string =>
  `Wait until the next minute, then try again; ${maySetLimits ? 'you' : 'an administrator'} can change the limit under “Users”.`;

/** "This takes 2 credits and your limit is 1 credit in one minute." @param whose "your limit" */
export const overMinuteWords = (together: number, most: number, whose: string): string =>
  `This takes ${formatPlural(together, 'credit')} and ${whose} is ${formatPlural(most, 'credit')} in one minute.`;

export interface RequestReach {
  /** Extra credits that are requested. */
  readonly credits: number;
  /** What is left of the organisation's budget; null: no limit. */
  readonly left: number | null;
  /** It stops the person, so that what is left of it is no extra. */
  readonly isStoppedByOrganisation: boolean;
}

/** Who decides a request for extra credits, which was sent. No manager decides their own. */
export function requestSentWords(
  { credits, left, isStoppedByOrganisation }: RequestReach,
  { isChange, isManager }: { isChange: boolean; isManager: boolean },
): string {
  const sent = isChange ? `Your request is changed to ${formatPlural(credits, 'credit')}` : 'Request sent';
  if (left !== null && left <= 0) return `${sent}: an administrator decides, as the organisation’s budget is used.`;
  if (isStoppedByOrganisation) return `${sent}: an administrator decides, as the organisation’s budget limits you.`;
  if (left === null || credits <= left) return `${sent}: ${deciders('person', isManager)} decides.`;
  const manager = isManager ? 'another manager' : 'a manager';
  return `${sent}: ${manager} can approve ${formatPlural(left, 'credit')} of it, an administrator all of it.`;
}
