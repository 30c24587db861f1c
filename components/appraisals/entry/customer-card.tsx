import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { discardEntries, entryText } from '@/components/layout/entries/entries-store';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { eraseAppraisalCustomer, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import {
  customerDataItems,
  customerDataWords,
  customerRetentionWords,
  type CustomerData,
} from '@/lib/domain/appraisals/field-words';
import { CUSTOMER_FIELDS } from '@/lib/domain/appraisals/entries';
import { emailProblem, telephoneProblem } from '@/lib/domain/appraisals/terms';
import type { Day } from '@/lib/domain/time/calendar';
import { EntryField, type EntryFieldProps } from './entry-field';
import type { AppraisalAnswer, AppraisalEntries } from './use-entries';

export interface CustomerCardProps {
  id: string;
  entries: AppraisalEntries;
  /** Its photos, signatures and the history of its details are erased with the details. */
  appraisal: Pick<AppraisalAnswer, 'erasedOn' | 'changes' | 'photos' | 'offers'>;
  today: Day;
}

/** Optional customer details. Erased here, or after the organisation's retention period. */
export function CustomerCard({ id, entries, appraisal, today }: CustomerCardProps) {
  const client = useQueryClient();
  const { act, isPending, error } = useAction(eraseAppraisalCustomer);
  const [isConfirming, setConfirming] = useState(false);
  const data = useCustomerData(entries, appraisal);
  const words = customerDataWords(data);
  async function erase() {
    setConfirming(false);
    // Unsaved entries are discarded first, or they would be saved again; a save under way finishes before the erasure.
    discardEntries(entries.store, CUSTOMER_FIELDS);
    await entries.save();
    await act({ id }).then(
      () => showToast(`Erased: ${words}.`),
      () => null, // reported in `error`
    );
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  return (
    <Card title="Customer" screenOnly>
      <div className="space-y-3">
        <p className="text-sm text-soft">Optional. {customerRetentionWords(appraisal.erasedOn, today)}</p>
        <div className="grid gap-3 sm:grid-cols-3">
          <EntryField entries={entries} field="customerName" label="Name" />
          <ContactField
            entries={entries}
            field="customerTelephone"
            label="Telephone"
            type="tel"
            problemOf={telephoneProblem}
          />
          <ContactField entries={entries} field="customerEmail" label="E-mail" type="email" problemOf={emailProblem} />
        </div>
        {error && <FaultNotice error={error} money={false} />}
        {words && (
          <Button variant="quiet" pending={isPending} onClick={() => setConfirming(true)}>
            Erase {words}
          </Button>
        )}
        <EraseCustomerDialog
          data={data}
          open={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={() => void erase()}
        />
      </div>
    </Card>
  );
}

type ContactFieldProps = Omit<EntryFieldProps, 'problem'> & { problemOf: (typed: string) => string | null };

/** Says why the customer cannot be reached by what is entered. It is saved all the same. */
function ContactField({ problemOf, ...entry }: ContactFieldProps) {
  const problem = useStore(entry.entries.store, (state) => problemOf(entryText(state, entry.field) ?? ''));
  return <EntryField {...entry} problem={problem ?? undefined} />;
}

function useCustomerData(
  { store }: AppraisalEntries,
  { changes, photos, offers }: CustomerCardProps['appraisal'],
): CustomerData {
  const details = useStore(
    store,
    useShallow((state) =>
      CUSTOMER_FIELDS.filter(
        (field) =>
          entryText(state, field) ||
          changes.some((change) => change.field === field && (change.before || change.after)),
      ),
    ),
  );
  const signatures = offers.flatMap(({ signature }) => signature ?? []);
  return { details, photoCount: photos.length, signatures };
}

interface EraseCustomerDialogProps {
  data: CustomerData;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function EraseCustomerDialog({ data, open, onClose, onConfirm }: EraseCustomerDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Erase ${customerDataWords(data)}?`}
      action="Erase"
      onConfirm={onConfirm}
    >
      <ul className="list-disc pl-5">
        {customerDataItems(data).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-2">
        Permanently erased.
        {data.signatures.length > 0 && ' An accepted offer stays accepted, and can be signed anew.'}
      </p>
    </ConfirmDialog>
  );
}
