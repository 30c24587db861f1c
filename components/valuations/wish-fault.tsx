'use client';

import { ButtonLink } from '@/components/layout/button-link';
import { Button } from '@/components/ui/button';
import { FaultNotice } from '@/components/ui/fault-notice';
import type { Fault, FaultCode } from '@/lib/fault';

/** The same wish again would end the same. */
const FINAL: readonly FaultCode[] = ['invalid_input', 'forbidden', 'conflict', 'limit_reached', 'not_found'];

export interface WishFaultProps {
  fault: Fault | null;
  /** Names of the form's fields: a fault of one of them is told there. */
  fields?: readonly string[];
  /** The form holds another wish by now, so that “again” would pay for one nobody sees. */
  changed?: boolean;
  again: () => Promise<void>;
}

/** Whether what a form holds is what was last pressed for; asking afresh makes no other wish. */
export function isChanged(pressed: object | undefined, now: object): boolean {
  const bare = (wish: object) => JSON.stringify({ ...wish, fresh: undefined });
  return pressed !== undefined && bare(pressed) !== bare(now);
}

/** Why a press brought nothing, whether it was charged, and the same wish again, which cannot be charged twice. */
export function WishFault({ fault, fields = [], changed = false, again }: WishFaultProps) {
  if (!fault || (fault.field !== undefined && fields.includes(fault.field))) return null;
  const mayRepeat = !FINAL.includes(fault.code);
  const askForMore = <ButtonLink href="/account#budget">Ask for more look-ups</ButtonLink>;
  return (
    <FaultNotice
      error={fault}
      actions={
        fault.code === 'limit_reached' ? (
          askForMore
        ) : mayRepeat ? (
          <>
            {!changed && (
              <Button icon="refresh" onClick={() => void again()}>
                {fault.charged === 'no' ? 'Try again' : 'See whether the answer has come'}
              </Button>
            )}
          </>
        ) : null
      }
    />
  );
}
