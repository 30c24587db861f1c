/**
 * Every kind of notification as data: its sentence, its link, who gets it and how by default. The only typed text in a
 * sentence is names of users, so none contains a plate and all may be mailed; the page of notifications puts the name of a
 * stock list before its sentence. Without schemas: pages load it.
 */
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { areaWords } from '@/lib/domain/builds/build-check';
import {
  appraisalPath,
  buildEmissionsPath,
  filePath,
  listPath,
  recordPath,
  savedBuildPath,
  stockCarPath,
} from '@/lib/domain/page-paths';
import { SOURCES } from '@/lib/domain/source-names';
import { firstAfterMonths } from '@/lib/domain/time/calendar';
import { LIMIT_LEVELS_TEXT } from '@/lib/domain/usage/limit-level';
import { limitPassedWords } from '@/lib/domain/usage/limit-notice';
import type { NotificationFacts, OfferFact } from './notification-facts';
import { formatCount, formatDate, formatDateTime, formatPlural, formatPounds } from '@/lib/format';
import { SYSTEM_KINDS } from './system-kinds';

/** Only in the product, in a separate mail, or in the morning mail. */
export const DELIVERIES = ['app', 'mail', 'digest'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** As named in `lib/access.ts`. */
type NotificationPermission =
  | 'account.change'
  | 'valuations.create'
  | 'builds.save'
  | 'shares.create'
  | 'approvals.ask'
  | 'approvals.decide'
  | 'appraisals.work'
  | 'usage.read'
  | 'downloads.read'
  | 'schedules.manage'
  | 'keys.manage'
  | 'webhooks.manage';

/** Fewer per day are taken for a person’s own mistakes. */
export const WRONG_PASSWORDS_NOTIFIED = 5;

export type NotificationEvent = keyof NotificationFacts;

export interface NotificationKind<Fact> {
  /** In the list of choices and as the subject of its mail. */
  readonly label: string;
  /** Everyone with this permission gets it, or only the person it is about, with this permission. */
  readonly to: 'everyone' | 'person';
  readonly permission: NotificationPermission;
  readonly delivery: Delivery;
  readonly words: (fact: Fact) => string;
  readonly path: (fact: Fact) => string;
}

const offerOf = ({ pounds, number }: OfferFact) => `offer of ${formatPounds(pounds)} for appraisal ${number}`;
const offerOfYours = ({ pounds, number }: OfferFact) => `offer of ${formatPounds(pounds)} for your appraisal ${number}`;
const offerPath = ({ appraisalId }: OfferFact) => appraisalPath(appraisalId);

export const NOTIFICATION_KINDS: { readonly [E in NotificationEvent]: NotificationKind<NotificationFacts[E]> } = {
  own_budget: {
    label: `Your credits reach ${LIMIT_LEVELS_TEXT}`,
    to: 'person',
    permission: 'valuations.create',
    delivery: 'app',
    words: (fact) => limitPassedWords({ ...fact, scope: 'person' }),
    path: () => '/account',
  },
  organisation_budget: {
    label: `The organisation’s credits reach ${LIMIT_LEVELS_TEXT}`,
    to: 'everyone',
    permission: 'usage.read',
    delivery: 'mail',
    words: (fact) => limitPassedWords({ ...fact, scope: 'organisation' }),
    path: () => '/usage',
  },
  credits_requested: {
    label: 'Extra credits requested',
    to: 'everyone',
    permission: 'approvals.decide',
    delivery: 'mail',
    words: ({ by, credits }) => `${nameAtStart(by)} requests ${formatPlural(credits, 'extra credit')}.`,
    path: () => '/people/approvals',
  },
  credits_decided: {
    label: 'Your request for extra credits decided',
    to: 'person',
    permission: 'approvals.ask',
    delivery: 'mail',
    words: ({ by, granted, hasReason }) =>
      granted === null
        ? `${nameAtStart(by)} declined your request for extra credits.${hasReason ? ' Your account page shows the reason.' : ''}`
        : `${nameAtStart(by)} approved ${formatPlural(granted, 'extra credit')} for you.`,
    path: () => '/account',
  },
  offer_requested: {
    label: 'Approval of an offer requested',
    to: 'everyone',
    permission: 'approvals.decide',
    delivery: 'mail',
    words: (fact) => `${nameAtStart(fact.by)} requests approval of an ${offerOf(fact)}.`,
    path: offerPath,
  },
  offer_decided: {
    label: 'Approval of your offer decided',
    to: 'person',
    permission: 'appraisals.work',
    delivery: 'mail',
    words: (fact) =>
      fact.isApproved
        ? `${nameAtStart(fact.by)} approved your ${offerOf(fact)}.`
        : `${nameAtStart(fact.by)} declined to approve your ${offerOf(fact)}.${fact.hasReason ? ' The appraisal shows the reason.' : ''}`,
    path: offerPath,
  },
  offer_answered: {
    label: 'Offer accepted or declined',
    to: 'person',
    permission: 'appraisals.work',
    delivery: 'mail',
    words: (fact) =>
      `The customer ${fact.isAccepted ? 'accepted' : 'declined'} the ${offerOfYours(fact)}${fact.by ? `, as entered by ${fact.by}` : ''}.`,
    path: offerPath,
  },
  offer_expiring: {
    label: 'Offer expires tomorrow',
    to: 'person',
    permission: 'appraisals.work',
    delivery: 'digest',
    words: (fact) => `The ${offerOfYours(fact)} can be accepted until the end of ${formatDate(fact.validUntil)}.`,
    path: offerPath,
  },
  offer_expired: {
    label: 'Offer expired',
    to: 'person',
    permission: 'appraisals.work',
    delivery: 'digest',
    words: (fact) => `The ${offerOfYours(fact)} expired unanswered at the end of ${formatDate(fact.validUntil)}.`,
    path: offerPath,
  },
  stock_run_ended: {
    label: 'Your stock list valued',
    to: 'person',
    permission: 'valuations.create',
    delivery: 'app',
    words: ({ state, listedAt, cars, valued }) =>
      state === 'done'
        ? `The valuation of your stock list created ${formatDateTime(listedAt)} has finished: ${formatCount(valued)} of ${formatPlural(cars, 'car')} valued.`
        : `The valuation of your stock list created ${formatDateTime(listedAt)} has stopped: ${formatCount(valued)} of ${formatPlural(cars, 'car')} valued so far. The list says why.`,
    path: ({ listId }) => listPath(listId),
  },
  share_viewed: {
    label: 'A link you shared is opened',
    to: 'person',
    permission: 'shares.create',
    delivery: 'digest',
    words: ({ kind, sharedOn }) =>
      `The link to a ${kind === 'valuation' ? 'valuation' : 'vehicle file'} that you created on ${formatDate(sharedOn)} has been opened.`,
    path: ({ kind, recordId }) => (kind === 'valuation' ? recordPath(recordId) : filePath(recordId)),
  },
  new_edition: {
    label: `New edition of ${SOURCES.guide.inText}`,
    to: 'everyone',
    permission: 'valuations.create',
    delivery: 'digest',
    words: ({ edition }) => `${SOURCES.guide.atStart} has published its edition of ${formatDate(edition)}.`,
    path: () => '/valuations',
  },
  wrong_passwords: {
    label: `Wrong passwords for your account: ${WRONG_PASSWORDS_NOTIFIED} or more in a day`,
    to: 'person',
    permission: 'account.change',
    delivery: 'mail',
    words: ({ on }) =>
      `${WRONG_PASSWORDS_NOTIFIED} or more wrong passwords were tried for your account on ${formatDate(on)}. Your account page lists where they came from. If it was not you, choose a password that you use nowhere else.`,
    path: () => '/account',
  },
  new_package: {
    label: 'New data package',
    to: 'everyone',
    permission: 'downloads.read',
    delivery: 'digest',
    words: ({ product, edition }) =>
      `A new package of ${product} can be downloaded: edition of ${formatDate(edition)}.`,
    path: () => '/downloads',
  },
  value_moved: {
    label: 'Values of cars in stock moved',
    to: 'person',
    permission: 'valuations.create',
    delivery: 'digest',
    words: ({ cars, edition, pounds, percent }) =>
      `Clean of ${formatPlural(cars, 'car')} in stock moved by more than ${formatPounds(pounds)} or ${percent}% in the edition of ${formatDate(edition)}.`,
    path: () => '/stock/cars',
  },
  profit_ending: {
    label: 'Clean of your car expected to fall below cost',
    to: 'person',
    permission: 'valuations.create',
    delivery: 'digest',
    words: ({ edition }) =>
      `Clean of a car of yours in stock is expected to fall below its cost with preparation by ${formatDate(firstAfterMonths(edition, 1))}.`,
    path: ({ carId }) => stockCarPath(carId),
  },
  ...SYSTEM_KINDS,
  build_changed: {
    label: 'A build you saved has changed',
    to: 'person',
    permission: 'builds.save',
    delivery: 'digest',
    words: ({ savedOn, areas }) =>
      `A build that you saved on ${formatDate(savedOn)} is different today: ${areaWords(areas)}. The saved prices stay as they were.`,
    path: savedBuildPath,
  },
  figures_ending: {
    label: 'CO2 figures (WLTP) of a build you saved about to expire',
    to: 'person',
    permission: 'builds.save',
    delivery: 'digest',
    words: ({ savedOn, figuresUntil }) =>
      `The CO2 figures (WLTP) of a build that you saved on ${formatDate(savedOn)} are valid until the end of ${formatDate(figuresUntil)}. Get them again before you use them in a quote.`,
    path: buildEmissionsPath,
  },
};

const keys = Object.keys(NOTIFICATION_KINDS);
const isEvent = (key: string): key is NotificationEvent => keys.includes(key);
export const NOTIFICATION_EVENTS: readonly NotificationEvent[] = keys.filter(isEvent);
