import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import type { AppraisalState } from '@/lib/domain/appraisals/appraisal-state';
import { purchaseProblem, type AcceptedOffer, type ValuerTerms } from '@/lib/domain/appraisals/authority';
import { purchaseDoubts, type DealMoments, type PriceAndDay } from '@/lib/domain/appraisals/bought/doubts';
import { readWholePounds } from '@/lib/domain/appraisals/entries';
import { includedVatWords, pricePaidLabel, vatOnPurchasePence, type VatScheme } from '@/lib/domain/appraisals/vat';
import type { Day } from '@/lib/domain/time/calendar';
import type { Fault } from '@/lib/fault';
import { DoubtButton } from './doubt-button';

export interface PurchaseFieldsProps {
  /** Of the appraisal. */
  state: AppraisalState;
  accepted: AcceptedOffer;
  /** When it was made and accepted. */
  dealt: DealMoments;
  /** Of the accepted offer. */
  scheme: VatScheme;
  terms: ValuerTerms;
  /** What is bought, and as what it is entered: what was typed for another is not of this one. */
  subject: string;
  /** Before anything is typed, and of a purchase as it is saved: whole pounds, and the day. */
  price: number;
  on: Day;
  today: Day;
  /** The name of the step, on its button. */
  action: string;
  /** The step under way, and why it was refused. */
  entry: { readonly isPending: boolean; readonly error: Fault | null };
  onSave: (purchase: ConfirmedPurchase) => void;
}

/** What was paid, in whole pounds, and when; and whether what may be a mistake in it is confirmed. */
export interface ConfirmedPurchase extends PriceAndDay {
  readonly isConfirmed: boolean;
}

/**
 * What was paid, and when. A price that needs a manager's approval is refused while it is typed; one far from the
 * accepted offer, or a day before it, is confirmed.
 */
export function PurchaseFields({
  accepted,
  dealt,
  scheme,
  terms,
  subject,
  today,
  action,
  entry: { isPending, error },
  onSave,
  ...saved
}: PurchaseFieldsProps) {
  const [typed, setTyped] = useState<{ subject: string; price: string; on: Day } | null>(null);
  const { price, on } = typed?.subject === subject ? typed : { price: String(saved.price), on: saved.on };
  const change = (part: Partial<Record<'price' | 'on', string>>) => setTyped({ subject, price, on, ...part });
  const [hasTried, setTried] = useState(false);
  const purchaser = { mayApprove: useHasPermission('approvals.decide'), state: saved.state, terms };
  const paid = readWholePounds(price);
  const beyond = paid.value === null ? null : purchaseProblem(accepted, paid.value, purchaser);
  // The limit may have changed since the page was loaded.
  const refused = beyond ?? (error?.field === 'pounds' ? error : null);
  const problem = useIsSettled(price) ? (paid.problem ?? (refused && `${refused.message} ${refused.fix}`)) : undefined;
  const isEntered = paid.value !== null && beyond === null && on !== '';
  const purchase = paid.value !== null && isEntered ? { pounds: paid.value, on } : null;
  const before = { pounds: saved.price, on: saved.on };
  const doubts = purchase ? purchaseDoubts(purchase, { ...dealt, pounds: accepted.pounds }, before) : [];
  function submit(isConfirmed: boolean) {
    setTried(true);
    if (purchase) onSave({ ...purchase, isConfirmed });
  }
  return (
    <div className="space-y-2">
      {error && error.field !== 'pounds' && error.code !== 'conflict' && <FaultNotice error={error} money={false} />}
      <div className="grid items-end gap-2 sm:grid-cols-3">
        <div className={problem && refused ? 'sm:col-span-3' : undefined}>
          <Field
            label={pricePaidLabel(scheme)}
            name="pounds"
            hint={paid.value !== null && includedVatWords(vatOnPurchasePence(paid.value * 100, scheme))}
            error={problem}
          >
            {(control) => (
              <TextInput
                {...control}
                before="£"
                numeric
                value={price}
                onChange={(event) => change({ price: event.target.value })}
              />
            )}
          </Field>
        </div>
        <DateField
          label="Bought on"
          name="on"
          value={on}
          onChange={(day) => change({ on: day })}
          max={today}
          error={hasTried && on === '' && 'Enter the day as dd/mm/yyyy.'}
        />
        <DoubtButton
          action={action}
          title="Is this purchase right?"
          doubt={doubts.length === 0 ? null : doubts.join(' ')}
          pending={isPending}
          onStep={submit}
        />
      </div>
    </div>
  );
}
