import { listApprovals } from '@/lib/api/addresses/approvals';
import { listAccountEvents } from '@/lib/api/addresses/people/account-events';
import { listApiKeys } from '@/lib/api/addresses/people/api-keys';
import { readPeople } from '@/lib/api/addresses/people/members';
import { listPasswordLinks } from '@/lib/api/addresses/people/password-links';
import { readRetention } from '@/lib/api/addresses/privacy';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { listWebhooks } from '@/lib/api/addresses/notifications/webhooks';

/**
 * The queries that a change of users or settings may affect. Loaded after a change, since every page has the request
 * notice.
 */
export const CHANGED_ANSWERS = [
  readPeople,
  listAccountEvents,
  listPasswordLinks,
  listApiKeys,
  listWebhooks,
  listApprovals,
  readRetention,
  readMonthUsage,
];
