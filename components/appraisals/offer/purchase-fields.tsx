import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import {
  purchaseDoubt,
  purchaseProblem,
  type AcceptedOffer,
  type ValuerTerms,
} from '@/lib/domain/appraisals/authority';
import { readWholePounds } from '@/lib/domain/appraisals/entries';
import { includedVatWords, pricePaidLabel, vatOnPurchasePence, type VatScheme } from '@/lib/domain/appraisals/vat';
import type { Day } from '@/lib/domain/time/calendar';
import type { Fault } from '@/lib/fault';

export interface PurchaseFieldsProps {
  accepted: AcceptedOffer;
  /** Of the accepted offer. */
  scheme: VatScheme;
  terms: ValuerTerms;
  /** What is bought, and as what it is entered: what was typed for another is not of this one. */
  subject: string;
  /** Before anything is typed: whole pounds, and the day. */
  price: number;
  on: Day;
  today: Day;
  /** The name of the step, on its button. */
  action: string;
  /** The step under way, and why it was refused. */
  entry: { readonly isPending: boolean; readonly error: Fault | null };
  onSave: (pounds: number, on: Day) => void;
}

/**
 * What was paid, and when. A price that needs a manager's approval is refused while it is typed; one far from the
 * accepted offer is confirmed.
 */
export function PurchaseFields({
  accepted,
  scheme,
  terms,
  subject,
  today,
  action,
  entry,
  onSave,
  ...saved
}: PurchaseFieldsProps) {
  const [typed, setTyped] = useState<{ subject: string; price: string; on: Day } | null>(null);
  const { price, on } = typed?.subject === subject ? typed : { price: String(saved.price), on: saved.on };
  const change = (part: Partial<Record<'price' | 'on', string>>) => setTyped({ subject, price, on, ...part });
  const [hasTried, setTried] = useState(false);
  const mayApprove = useHasPermission('approvals.decide');
  const { isPending, error } = entry;
  const paid = readWholePounds(price);
  const beyond = paid.value === null ? null : purchaseProblem(accepted, paid.value, { mayApprove, terms });
  // The limit may have changed since the page was loaded.
  const refused = beyond ?? (error?.field === 'pounds' ? error : null);
  const isEntered = paid.value !== null && beyond === null && on !== '';
  const doubt = paid.value !== null && isEntered ? purchaseDoubt(accepted, paid.value) : null;
  function submit() {
    setTried(true);
    if (paid.value !== null && isEntered) onSave(paid.value, on);
  }
  return (
    <div className="space-y-2">
      {error && error.field !== 'pounds' && error.code !== 'conflict' && <FaultNotice error={error} money={false} />}
      <div className="grid items-end gap-2 sm:grid-cols-3">
        <div className={refused ? 'sm:col-span-3' : undefined}>
          <Field
            label={pricePaidLabel(scheme)}
            name="pounds"
            hint={paid.value !== null && includedVatWords(vatOnPurchasePence(paid.value * 100, scheme))}
            error={paid.problem ?? (refused && `${refused.message} ${refused.fix}`)}
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
        <SaveButton action={action} doubt={doubt} isPending={isPending} onSave={submit} />
      </div>
    </div>
  );
}

interface SaveButtonProps extends Pick<PurchaseFieldsProps, 'action'> {
  /** Why the price may be a mistake, which is confirmed first; null if it is not. */
  doubt: string | null;
  isPending: boolean;
  onSave: () => void;
}

const SaveButton = ({ action, doubt, isPending, onSave }: SaveButtonProps) =>
  doubt === null ? (
    <Button variant="primary" pending={isPending} onClick={onSave}>
      {action}
    </Button>
  ) : (
    <ConfirmButton
      variant="primary"
      pending={isPending}
      label={action}
      title="Is this price right?"
      action={action}
      onConfirm={onSave}
    >
      {doubt}
    </ConfirmButton>
  );
