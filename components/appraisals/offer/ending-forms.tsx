import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { buyAppraisal, loseAppraisal, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { LOSS_REASONS, LOSS_WORDS, type LossReason } from '@/lib/domain/appraisals/appraisal-state';
import type { Fault } from '@/lib/fault';
import type { Offer } from './offer-view';
import { PurchaseFields, type ConfirmedPurchase, type PurchaseFieldsProps } from './purchase-fields';

export interface BuyFormProps extends Pick<PurchaseFieldsProps, 'accepted' | 'dealt' | 'scheme' | 'terms' | 'today'> {
  id: string;
  /** Id of the accepted offer. */
  offer: string;
  /** Shows that the offer has changed: this form may be gone by then. */
  onConflict: (fault: Fault) => void;
}

/** What was paid, and when. */
export function BuyForm({ id, offer, today, onConflict, ...fields }: BuyFormProps) {
  const client = useQueryClient();
  const entry = useAction(buyAppraisal);
  async function save(entered: ConfirmedPurchase) {
    // Any other fault is reported in `error`.
    await entry.act({ id, offer, ...entered }).catch((fault: Fault) => fault.code === 'conflict' && onConflict(fault));
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  return (
    <PurchaseFields
      {...fields}
      state="accepted"
      subject={offer}
      price={fields.accepted.pounds}
      on={today}
      today={today}
      action="Save as bought"
      entry={entry}
      onSave={(entered) => void save(entered)}
    />
  );
}

/** None is chosen beforehand, unless the customer gave it: it would be counted in the report unread. */
const REASONS = [{ value: '', label: 'Choose' }, ...LOSS_REASONS.map((value) => ({ value, label: LOSS_WORDS[value] }))];

export interface LoseFormProps {
  id: string;
  /** The newest offer, which ends with it; null while there is none. */
  offer: Pick<Offer, 'id' | 'state' | 'customerReason'> | null;
}

/** Why it was not bought. */
export function LoseForm({ id, offer }: LoseFormProps) {
  const client = useQueryClient();
  const given = offer?.customerReason ?? null;
  const { act, isPending, error } = useAction(loseAppraisal);
  const [reason, setReason] = useState<LossReason | null>(given);
  const [hasTried, setTried] = useState(false);
  const [note, setNote] = useState('');
  async function submit() {
    setTried(true);
    if (reason === null) return;
    const shown = { offer: offer?.id ?? null, offerState: offer?.state ?? null };
    await act({ id, ...shown, reason, note }).catch(() => null); // reported in `error`
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  return (
    <div className="space-y-2">
      {error && <FaultNotice error={error} money={false} />}
      <div className="grid items-end gap-2 sm:grid-cols-3">
        <Field
          label="Reason"
          name="reason"
          hint={given && `The customer gave: ${LOSS_WORDS[given]}`}
          error={hasTried && reason === null && 'Choose the reason.'}
        >
          {(control) => (
            <Select
              {...control}
              options={REASONS}
              value={reason ?? ''}
              onChange={({ target }) => setReason(LOSS_REASONS.find((known) => known === target.value) ?? null)}
            />
          )}
        </Field>
        <Field label="Note" name="note">
          {(control) => (
            <TextInput {...control} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <Button variant="primary" pending={isPending} onClick={() => void submit()}>
          Save as lost
        </Button>
      </div>
    </div>
  );
}
