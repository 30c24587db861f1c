import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { EntryField } from '@/components/appraisals/entry/entry-field';
import { hasEqualProps } from '@/components/appraisals/entry/has-equal-props';
import { useEntryText, type AppraisalEntries } from '@/components/appraisals/entry/use-entries';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { makeOffer, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { authorityOf } from '@/lib/domain/appraisals/authority';
import { readValidDays } from '@/lib/domain/appraisals/entries';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { formatPounds } from '@/lib/format';

export interface OfferCardProps {
  id: string;
  entries: AppraisalEntries;
  sums: AppraisalSums;
  valuerLimitPounds: number;
}

/** The offer, what it leaves, what the customer gets, and making it. */
export const OfferCard = memo(function OfferCard({ id, entries, sums, valuerLimitPounds }: OfferCardProps) {
  const { offer, settlement, suggestedPounds, problems } = sums;
  const validDays = readValidDays(useEntryText(entries, 'validDays'));
  return (
    <Card title="Offer">
      <div className="space-y-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="space-y-2">
            <EntryField
              entries={entries}
              field="offer"
              label="Offer to the customer"
              problem={problems['offer']}
              before="£"
              numeric
            />
            {suggestedPounds !== null && (
              <Button onClick={() => entries.enter('offer', String(suggestedPounds))}>
                Use {formatPounds(suggestedPounds)}
              </Button>
            )}
          </div>
          <EntryField
            entries={entries}
            field="validDays"
            label="Valid for (days)"
            problem={validDays.problem ?? undefined}
            numeric
          />
          <EntryField
            entries={entries}
            field="finance"
            label="Finance still owed"
            problem={problems['finance']}
            before="£"
            numeric
          />
          <EntryField
            entries={entries}
            field="deposit"
            label="Used as a deposit"
            problem={problems['deposit']}
            before="£"
            numeric
          />
        </div>
        {offer && offer.profitPence !== null && (
          <p className="text-sm">
            {offer.profitPence < 0 ? 'Loss' : 'Left'} at the asking price: {moneyText(Math.abs(offer.profitPence))},
            after {moneyText(offer.vatPence)} VAT and all costs above.
          </p>
        )}
        {settlement && <p className="text-sm">{settlement.words}</p>}
        <MakeOffer
          id={id}
          entries={entries}
          sums={sums}
          valuerLimitPounds={valuerLimitPounds}
          hasDays={validDays.value !== null}
        />
      </div>
    </Card>
  );
}, hasEqualProps);

interface MakeOfferProps extends OfferCardProps {
  /** Whether the days that it is valid can be read. */
  hasDays: boolean;
}

function MakeOffer({ id, entries, sums, valuerLimitPounds, hasDays }: MakeOfferProps) {
  const client = useQueryClient();
  const isManager = useHasPermission('approvals.decide');
  const { act, isPending, error } = useAction(makeOffer);
  const [isSaving, setSaving] = useState(false);
  const { offer, trade, problems } = sums;
  const { isWithin, reasons } = authorityOf(sums, valuerLimitPounds);
  const isReady = offer !== null && Object.keys(problems).length === 0 && trade.missing !== 'loading' && hasDays;

  async function submit() {
    if (!isReady || offer === null) return;
    setSaving(true);
    const isSaved = await entries.save();
    setSaving(false);
    if (!isSaved) return;
    await act({ id, pounds: offer.offerPence / 100, tradePence: trade.totalPence }).catch(() => null); // stands in `error`
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  const amount = offer ? ` of ${moneyText(offer.offerPence)}` : '';
  return (
    <>
      {!isWithin && (
        <Notice tone="warning" title={isManager ? 'Beyond a valuer’s limit' : 'A manager has to approve this offer'}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {error && <FaultNotice error={error} money={false} />}
      {!isReady && offer !== null && Object.keys(problems).length > 0 && (
        <p className="text-sm text-soft">An entry above cannot be read yet.</p>
      )}
      <Button variant="primary" wide pending={isPending || isSaving} disabled={!isReady} onClick={() => void submit()}>
        {isWithin || isManager ? `Make the offer${amount}` : `Request approval${amount}`}
      </Button>
    </>
  );
}
