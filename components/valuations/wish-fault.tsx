'use client';

import { Button } from '@/components/ui/button';
import { FaultNotice } from '@/components/ui/fault-notice';
import type { Fault, FaultCode } from '@/lib/fault';

/** The same wish again would end the same. */
const FINAL: readonly FaultCode[] = ['invalid_input', 'forbidden', 'conflict', 'limit_reached', 'not_found'];

export interface WishFaultProps {
  fault: Fault | null;
  /** Names of the form's fields: a fault of one of them is told there. */
  fields?: readonly string[];
  again: () => Promise<void>;
}

/** Why a press brought nothing, whether it was charged, and the same wish again, which cannot be charged twice. */
export function WishFault({ fault, fields = [], again }: WishFaultProps) {
  if (!fault || (fault.field !== undefined && fields.includes(fault.field))) return null;
  return (
    <FaultNotice
      error={fault}
      actions={
        !FINAL.includes(fault.code) && (
          <Button icon="refresh" onClick={() => void again()}>
            {fault.charged === 'no' ? 'Try again' : 'See whether the answer has come'}
          </Button>
        )
      }
    />
  );
}
