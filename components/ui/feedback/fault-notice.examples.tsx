import { Fault } from '@/lib/fault';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from './fault-notice';

export const Slow = () => (
  <FaultNotice
    error={
      new Fault('provider_slow', {
        message: 'The provider took longer than 12 seconds.',
        fix: 'Wait a minute, then try again, which is free if it has the answer by then.',
        charged: 'unknown',
        reference: '7Q4-KD2',
      })
    }
    actions={<Button icon="refresh">Try again</Button>}
  />
);

export const Refused = () => (
  <FaultNotice
    error={
      new Fault('limit_reached', {
        message: 'This month’s 1,000 look-ups are used.',
        fix: 'An administrator can raise the limit; otherwise wait until 1 May.',
        charged: 'no',
        reference: '7Q4-KD3',
      })
    }
  />
);

export const NotOurs = () => <FaultNotice error={new TypeError('x is not a function')} />;
