'use client';

import { Fault } from '@/lib/fault';
import { RequestFault } from './request-fault';

const noop = async () => {};

export const NotCharged = () => (
  <RequestFault
    retry={noop}
    submittedInput={{ mostCredits: 2 }}
    costPreview={undefined}
    fault={
      new Fault('provider_unreachable', {
        message: 'The provider cannot be reached.',
        fix: 'Try again in a few minutes.',
        reference: '7KQ2M-9XADR',
      })
    }
  />
);

export const PerhapsCharged = () => (
  <RequestFault
    retry={noop}
    submittedInput={{ mostCredits: 2 }}
    costPreview={undefined}
    fault={
      new Fault('provider_slow', {
        message: 'The provider did not answer in time.',
        fix: 'The answer may still come.',
        charged: 'unknown',
        reference: '7KQ2M-9XADS',
      })
    }
  />
);

export const LimitReached = () => (
  <RequestFault
    retry={noop}
    submittedInput={{ mostCredits: 2 }}
    costPreview={undefined}
    fault={
      new Fault('limit_reached', {
        message: 'All 1,000 credits of your organisation for this month are used.',
        fix: 'Raise the organisation’s budget under “Users”, or wait until 1 December 2026.',
        subcode: 'limit_organisation',
      })
    }
  />
);

const part = (source: 'registration' | 'valuation') => ({
  source,
  label: source,
  cached: { at: '2026-04-06T13:05:00.000Z', byName: null },
  running: false,
  billed: false,
});
const FREE = { parts: [part('registration'), part('valuation')], free: true, words: 'free', freshWords: '2 credits' };

export const ArrivedLate = () => (
  <RequestFault
    retry={noop}
    submittedInput={{ mostCredits: 2 }}
    costPreview={{ cost: FREE }}
    fault={
      new Fault('provider_slow', {
        message: 'The provider did not answer in time.',
        fix: 'The answer may still come.',
        charged: 'unknown',
        reference: '7KQ2M-9XADS',
      })
    }
  />
);
