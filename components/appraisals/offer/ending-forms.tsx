import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { buyAppraisal, loseAppraisal, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { purchaseProblem, type AcceptedOffer, type ValuerTerms } from '@/lib/domain/appraisals/authority';
import { LOSS_REASONS, LOSS_WORDS } from '@/lib/domain/appraisals/appraisal-state';
import { readWholePounds } from '@/lib/domain/appraisals/entries';
import { includedVatWords, pricePaidLabel, vatOnPurchasePence, type VatScheme } from '@/lib/domain/appraisals/vat';
import type { Day } from '@/lib/domain/time/calendar';
import type { Fault } from '@/lib/fault';
import type { Offer } from './offer-view';

export interface BuyFormProps {
  id: string;
  /** Id of the accepted offer. */
  offer: string;
  accepted: AcceptedOffer;
  /** Of the accepted offer. */
  scheme: VatScheme;
  terms: ValuerTerms;
  today: Day;
  /** Shows that the offer has changed: this form may be gone by then. */
  onConflict: (fault: Fault) => void;
}

/** What was paid, and when. A price that needs a manager's approval is refused while it is typed. */
export function BuyForm({ id, offer, accepted, scheme, terms, today, onConflict }: BuyFormProps) {
  const client = useQueryClient();
  const { act, isPending, error } = useAction(buyAppraisal);
  const [typed, setTyped] = useState<{ offer: string; text: string } | null>(null);
  // What was typed for another offer is not the price of this one.
  const price = typed?.offer === offer ? typed.text : String(accepted.pounds);
  const [on, setOn] = useState<Day>(today);
  const [hasTried, setTried] = useState(false);
  const mayApprove = useHasPermission('approvals.decide');
  const paid = readWholePounds(price);
  const beyond = paid.value === null ? null : purchaseProblem(accepted, paid.value, { mayApprove, terms });
  // The limit may have changed since the page was loaded.
  const refused = beyond ?? (error?.field === 'pounds' ? error : null);
  async function submit() {
    setTried(true);
    if (paid.value === null || beyond !== null || on === '') return;
    // Any other fault is reported in `error`.
    await act({ id, offer, pounds: paid.value, on }).catch(
      (fault: Fault) => fault.code === 'conflict' && onConflict(fault),
    );
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
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
                onChange={(event) => setTyped({ offer, text: event.target.value })}
              />
            )}
          </Field>
        </div>
        <DateField
          label="Bought on"
          name="on"
          value={on}
          onChange={setOn}
          max={today}
          error={hasTried && on === '' && 'Enter the day as dd/mm/yyyy.'}
        />
        <Button variant="primary" pending={isPending} onClick={() => void submit()}>
          Save as bought
        </Button>
      </div>
    </div>
  );
}

const REASONS = LOSS_REASONS.map((value) => ({ value, label: LOSS_WORDS[value] }));

export interface LoseFormProps {
  id: string;
  /** The newest offer, which ends with it; null while there is none. */
  offer: Pick<Offer, 'id' | 'state'> | null;
}

/** Why it was not bought. */
export function LoseForm({ id, offer }: LoseFormProps) {
  const client = useQueryClient();
  const { act, isPending, error } = useAction(loseAppraisal);
  const [reason, setReason] = useState<(typeof LOSS_REASONS)[number]>('price');
  const [note, setNote] = useState('');
  async function submit() {
    const shown = { offer: offer?.id ?? null, offerState: offer?.state ?? null };
    await act({ id, ...shown, reason, note }).catch(() => null); // reported in `error`
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  return (
    <div className="space-y-2">
      {error && <FaultNotice error={error} money={false} />}
      <div className="grid items-end gap-2 sm:grid-cols-3">
        <Field label="Reason" name="reason">
          {(control) => (
            <Select
              {...control}
              options={REASONS}
              value={reason}
              onChange={({ target }) => setReason(LOSS_REASONS.find((known) => known === target.value) ?? 'other')}
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
