import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { discardEntries, entryText } from '@/components/layout/entries/entries-store';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { eraseAppraisalCustomer, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { customerDataWords } from '@/lib/domain/appraisals/field-words';
import { CUSTOMER_FIELDS } from '@/lib/domain/appraisals/entries';
import { EntryField } from './entry-field';
import type { AppraisalEntries } from './use-entries';

export interface CustomerCardProps {
  id: string;
  entries: AppraisalEntries;
  /** Photos and signatures are erased with the customer's details. */
  hasPhotos: boolean;
  hasSignature: boolean;
}

/** Optional customer details. Erased here, or after the organisation's retention period. */
export function CustomerCard({ id, entries, hasPhotos, hasSignature }: CustomerCardProps) {
  const client = useQueryClient();
  const { act, isPending, error } = useAction(eraseAppraisalCustomer);
  const hasText = useStore(entries.store, (state) => CUSTOMER_FIELDS.some((field) => entryText(state, field)));
  const erased = customerDataWords({ hasText, hasPhotos, hasSignature });
  async function erase() {
    // Unsaved entries are discarded first, or they would be saved again; a save under way finishes before the erasure.
    discardEntries(entries.store, CUSTOMER_FIELDS);
    await entries.save();
    await act({ id }).then(
      () => showToast(`Erased: ${erased}.`),
      () => null, // reported in `error`
    );
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  return (
    <Card title="Customer" screenOnly>
      <div className="space-y-3">
        <p className="text-sm text-soft">
          Optional. Erased after your organisation’s retention period, or when you erase it. Photos and signatures are
          erased with it.
        </p>
        <div className="grid gap-3 sm:grid-cols-3">
          <EntryField entries={entries} field="customerName" label="Name" />
          <EntryField entries={entries} field="customerTelephone" label="Telephone" type="tel" />
          <EntryField entries={entries} field="customerEmail" label="E-mail" type="email" />
        </div>
        {error && <FaultNotice error={error} money={false} />}
        {erased && (
          <Button variant="quiet" pending={isPending} onClick={() => void erase()}>
            Erase {erased}
          </Button>
        )}
      </div>
    </Card>
  );
}
