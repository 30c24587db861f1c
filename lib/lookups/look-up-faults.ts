import { Fault, type Charged } from '@/lib/fault';
import type { StoredFault } from './look-up';
import type { ReserveResult } from './reserve';

export function limitReached({ limitOf, monthlyLimit }: Pick<ReserveResult, 'limitOf' | 'monthlyLimit'>): Fault {
  const all = monthlyLimit === null ? 'All' : `All ${monthlyLimit.toLocaleString('en-GB')}`;
  const whose = {
    subscription: 'of the subscription',
    organisation: 'of your organisation',
    person: 'set for you',
  }[limitOf ?? 'organisation'];
  const fix = {
    subscription: 'Ask whoever runs this installation to raise the limit with the provider, or wait for the new month.',
    organisation: 'Ask for more under “Your account”: an administrator can approve it. Or wait for the new month.',
    person: 'Ask for more under “Your account”: a manager can approve it at once. Or wait for the new month.',
  }[limitOf ?? 'organisation'];
  return new Fault('limit_reached', {
    message: `${all} look-ups ${whose} for this month are used. Nothing was looked up.`,
    fix: `${fix} Cars looked up lately still open free of charge.`,
  });
}

export function keyUsedTwice(): Fault {
  return new Fault('conflict', {
    message: 'This request was sent before with other details. Nothing was looked up.',
    fix: 'Reload the page and press the button once more.',
  });
}

export function leaseEnded(): Fault {
  return new Fault('provider_slow', {
    message: 'The look-up waited too long for its turn and was given back unused.',
    fix: 'Try again.',
  });
}

export function replyMissing(): Fault {
  return new Fault('provider_slow', {
    message: 'The look-up was sent, but no reply has arrived. It may have been charged.',
    fix: 'Look under usage in a while, or look the car up again, which counts as a new look-up.',
    charged: 'unknown',
  });
}

export function answerNotStored(cause: unknown): Fault {
  return new Fault('storage_down', {
    message: 'The reply arrived but could not be stored. The look-up was probably charged.',
    fix: 'Wait a moment and open the car again: once the database is back the answer is free.',
    charged: 'unknown',
    cause,
  });
}

export function cachedAnswerUnreadable(cause: unknown): Fault {
  return new Fault('unexpected', {
    message: 'The kept answer cannot be read any more. Nothing was charged.',
    fix: 'Use “Look up afresh”.',
    cause,
  });
}

/** Any throw as a Fault that tells of the charge what the ledger tells. */
export function withCharge(error: unknown, charged: Charged): Fault {
  if (error instanceof Fault) {
    if (error.charged === charged) return error;
    const { code, message, fix, field, detail } = error;
    return new Fault(code, {
      message,
      fix,
      charged,
      cause: error,
      ...(field === undefined ? {} : { field }),
      ...(detail === undefined ? {} : { detail }),
    });
  }
  return new Fault('unexpected', {
    message: 'Something went wrong during the look-up.',
    fix: charged === 'no' ? 'Try again.' : 'It may have been charged. Look under usage before you try again.',
    charged,
    cause: error,
  });
}

export function storableFault({ code, message, fix, field }: Fault): StoredFault {
  return { code, message, fix, ...(field === undefined ? {} : { field }) };
}

export function faultFrom(stored: StoredFault, charged: Charged): Fault {
  const { code, ...parts } = stored;
  return new Fault(code, { ...parts, charged });
}
