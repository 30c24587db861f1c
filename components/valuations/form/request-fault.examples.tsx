'use client';

import { Fault } from '@/lib/fault';
import { RequestFault } from './request-fault';

const noop = async () => {};

export const NotCharged = () => (
  <RequestFault
    retry={noop}
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
    fault={
      new Fault('limit_reached', {
        message: 'All 1,000 credits of your organisation for this month are used.',
        fix: 'An administrator can raise the limit; otherwise wait for next month.',
      })
    }
  />
);
