'use client';

import { Button } from '@/components/ui/button';
import { FaultNotice } from '@/components/ui/fault-notice';
import type { Fault } from '@/lib/fault';

export interface WishFaultProps {
  fault: Fault | null;
  /** Names of the form's fields: a fault of one of them is told there. */
  fields?: readonly string[];
  again: () => Promise<void>;
}

/** Why a press brought nothing, whether it was charged, and the same wish again, which cannot be charged twice. */
export function WishFault({ fault, fields = [], again }: WishFaultProps) {
  if (!fault || (fault.field !== undefined && fields.includes(fault.field))) return null;
  const mayRepeat = fault.code !== 'invalid_input' && fault.code !== 'forbidden' && fault.code !== 'conflict';
  return <FaultNotice error={fault} actions={mayRepeat && <Button onClick={() => void again()}>Try again</Button>} />;
}
