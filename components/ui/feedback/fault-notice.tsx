import type { ReactNode } from 'react';
import { CHARGE_SENTENCES } from '@/lib/domain/usage/charge-sentences';
import { Fault } from '@/lib/fault';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Notice } from './notice';

export interface FaultNoticeProps {
  /** Anything thrown. Details of an error other than a Fault are not shown: they are not for a dealer. */
  error: unknown;
  /** Say whether it cost anything; leave off where nothing can be charged. */
  money?: boolean;
  actions?: ReactNode;
}

/** What happened, what to do, whether it cost anything, and the number to quote to support. */
export function FaultNotice({ error, money = true, actions }: FaultNoticeProps) {
  const fault =
    error instanceof Fault
      ? error
      : new Fault('unexpected', {
          message: 'Something went wrong on our side.',
          fix: 'Reload the page; if it happens again, contact support and say what you were doing.',
          charged: 'unknown',
        });
  const signIn = fault.code === 'signed_out' && (
    // In a new tab, so that what was typed here stays.
    <a href="/sign-in" target="_blank" className={buttonClass('primary')}>
      Sign in <span className="sr-only">in a new tab</span>
    </a>
  );
  return (
    <Notice
      tone="danger"
      title={fault.message}
      actions={
        (signIn || actions) && (
          <>
            {signIn}
            {actions}
          </>
        )
      }
      live
    >
      <p>{fault.fix}</p>
      {(money || fault.reference) && (
        <p className="mt-1 text-soft">
          {money && CHARGE_SENTENCES[fault.charged]}{' '}
          {fault.reference && (
            <>
              Reference <code className="font-semibold select-all">{fault.reference}</code>
            </>
          )}
        </p>
      )}
    </Notice>
  );
}
