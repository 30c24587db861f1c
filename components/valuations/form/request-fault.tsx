'use client';

import type { CostPreview } from '@/components/layout/billing/use-cost-preview';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import type { Fault } from '@/lib/fault';

/** A submission, as far as its charge is concerned. */
export interface PricedSubmission {
  /** A new check, not one that may use recent results. */
  readonly fresh?: boolean | undefined;
  /** The price that was on its button; absent where it costs nothing. */
  readonly mostCredits?: number | undefined;
}

export interface RequestFaultProps {
  fault: Fault | null;
  /** The last submission. */
  submittedInput: PricedSubmission | undefined;
  /** What the same would cost now. */
  costPreview: Pick<CostPreview, 'cost'> | undefined;
  /** Names of the form's fields: a fault of one of them is shown there. */
  fields?: readonly string[];
  /** The form has changed since, so “again” would pay for a request that is no longer on screen. */
  changed?: boolean;
  /** @param freeOnly only if the server has the answer, so that nothing can be charged */
  retry: (freeOnly: boolean) => Promise<void>;
  /** Runs before the page changes to where more credits come from. */
  beforeLink?: () => void;
}

/** Whether a form has changed since its last submission. A new check of the same vehicle, or another price, is not a change. */
export function isChanged(submittedInput: object | undefined, currentInput: object): boolean {
  const comparable = (request: object) => JSON.stringify({ ...request, fresh: undefined, mostCredits: undefined });
  return submittedInput !== undefined && comparable(submittedInput) !== comparable(currentInput);
}

export type SentInput = Readonly<Record<string, unknown>>;

/** Whether the answer to a submission under way answers this one too. A look-up with recent results is no new check. */
export function isAnsweredBy(underWayInput: SentInput | undefined, input: SentInput): boolean {
  if (underWayInput === undefined || isChanged(underWayInput, input)) return false;
  return underWayInput['fresh'] === true || input['fresh'] !== true;
}

/**
 * Whether lists may have a record of a submission that failed. One that was refused, to someone signed out or beside
 * another person's session for example, has none: reading the list again would be refused too, in the same words.
 */
export const mayBeListed = ({ charged }: Pick<Fault, 'charged'>): boolean => charged !== 'no';

/** Loaded before anything is submitted. */
const importNotice = async () => (await import('./request-fault-notice')).RequestFaultNotice;

/** Why a submission failed, whether it was charged, and a retry; nothing for a fault that its field shows. */
export function RequestFault({ fault, fields = [], ...rest }: RequestFaultProps) {
  const { Part: RequestFaultNotice } = useLatePart(importNotice, 'The reason');
  if (!fault || (fault.field !== undefined && fields.includes(fault.field))) return null;
  return RequestFaultNotice && <RequestFaultNotice fault={fault} {...rest} />;
}
