import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useStore } from 'zustand';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { EntryField } from '@/components/appraisals/entry/entry-field';
import { SumField } from '@/components/appraisals/entry/sum-field';
import type { AppraisalEntries } from '@/components/appraisals/entry/use-entries';
import type { SumsStore } from '@/components/appraisals/entry/use-sums';
import { entryText } from '@/components/layout/entries/entries-store';
import { saveStateOf } from '@/components/layout/entries/save-entries';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Missing } from '@/components/ui/data/missing';
import { LiveText } from '@/components/ui/data/live-text';
import { announce } from '@/components/ui/feedback/toast-store';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { makeOffer, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { areSidesLoading, type AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { authorityOf, type ValuerTerms } from '@/lib/domain/appraisals/authority';
import { readValidDays } from '@/lib/domain/appraisals/entries';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { longerMonth, shortenedWords } from '@/lib/domain/appraisals/offer-words';
import { outcomeWords } from '@/lib/domain/appraisals/outcome-words';
import type { Day } from '@/lib/domain/time/calendar';
import { formatCount, formatList, formatMonthLong, formatPounds } from '@/lib/format';
import { MakeOfferButton } from './make-offer-button';
import { StillToEnter, useHasProblem } from './still-to-enter';

export interface OfferCardProps {
  id: string;
  entries: AppraisalEntries;
  sums: SumsStore;
  /** Alerts that may stop the deal: an offer despite them is confirmed. */
  stopAlerts: readonly string[];
  terms: ValuerTerms;
  today: Day;
}

/** The offer, its margin, what the customer gets, and the button that makes it. In print: the entries, not yet an offer. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { entries, sums, today } = props;
  const isEntered = useStore(sums, ({ offer }) => offer !== null);
  return (
    <Card id="offer" title="Offer" screenOnly={!isEntered}>
      <div className="space-y-3">
        <p className="hidden text-sm print:block">
          <LiveText store={sums} textOf={draftOfferWords} />
        </p>
        <div className="grid gap-3 sm:grid-cols-2 print:hidden">
          <div className="space-y-2">
            <SumField entries={entries} sums={sums} field="offer" label="Offer to the customer" before="£" numeric />
            <SuggestedOffer entries={entries} sums={sums} />
          </div>
          <ValidDays entries={entries} today={today} />
          <SumField entries={entries} sums={sums} field="finance" label="Finance still owed" before="£" numeric />
          <SumField entries={entries} sums={sums} field="deposit" label="Used as a deposit" before="£" numeric />
        </div>
        <OfferOutcome sums={sums} />
        <div className="space-y-3 print:hidden">
          <MakeOffer {...props} />
        </div>
      </div>
    </Card>
  );
});

const draftOfferWords = ({ offer }: AppraisalSums): string =>
  offer === null ? '' : `Offer to the customer: ${moneyText(offer.offerPence)}, not made yet.`;

function SuggestedOffer({ entries, sums }: Pick<OfferCardProps, 'entries' | 'sums'>) {
  const isKnown = useStore(sums, ({ suggestedPounds }) => (suggestedPounds ?? 0) > 0);
  const isLoading = useStore(sums, areSidesLoading);
  if (!isKnown && !isLoading) return null;
  return (
    <Button disabled={!isKnown} onClick={() => entries.enter('offer', suggestedText(sums.getState()))}>
      <LiveText store={sums} textOf={suggestionWords} />
    </Button>
  );
}

const suggestionWords = ({ suggestedPounds }: AppraisalSums): string =>
  suggestedPounds === null ? 'Loading…' : `Use ${formatPounds(suggestedPounds)}`;

const suggestedText = ({ suggestedPounds }: AppraisalSums): string =>
  suggestedPounds === null ? '' : formatCount(suggestedPounds);

function ValidDays({ entries, today }: Pick<OfferCardProps, 'entries' | 'today'>) {
  const problem = useStore(entries.store, (state) => readValidDays(entryText(state, 'validDays')).problem);
  const shortened = useStore(entries.store, (state) => {
    const { value } = readValidDays(entryText(state, 'validDays'));
    return value === null ? null : shortenedWords(value, entryText(state, 'handOver'), today);
  });
  const later = useStore(entries.store, (state) => {
    const { value } = readValidDays(entryText(state, 'validDays'));
    return value === null ? null : longerMonth(value, entryText(state, 'handOver'), today);
  });
  return (
    <div className="space-y-2">
      <EntryField
        entries={entries}
        field="validDays"
        label="Valid for (days)"
        hint={shortened}
        problem={problem ?? undefined}
        numeric
      />
      {later !== null && (
        <Button onClick={() => entries.enter('handOver', later)}>Hand over in {formatMonthLong(later)}</Button>
      )}
    </div>
  );
}

/** What the offer leaves the dealer at the asking price, and the customer in hand. */
function OfferOutcome({ sums }: Pick<OfferCardProps, 'sums'>) {
  const hasProfit = useStore(sums, ({ offer }) => offer !== null && offer.profitPence !== null);
  const isSettled = useStore(sums, ({ settlement }) => settlement !== null);
  const unread = useStore(sums, ({ offer, unread: { settlement } }) => (offer === null ? null : settlement));
  return (
    <>
      {hasProfit && (
        <p className="text-sm">
          <LiveText store={sums} textOf={profitWords} />
        </p>
      )}
      {isSettled && (
        <p className="text-sm">
          <LiveText store={sums} textOf={({ settlement }) => settlement?.words ?? ''} />
        </p>
      )}
      {unread && (
        <Missing reason={`What the customer gets in hand is not known. ${unread.reason}`} next={unread.next} />
      )}
    </>
  );
}

const profitWords = ({ offer }: AppraisalSums): string => (offer === null ? '' : outcomeWords(offer));

/** Whether there is all that an offer is made of. */
const isWhole = (sums: AppraisalSums): boolean =>
  sums.offer !== null && !sums.isConditionMissing && !areSidesLoading(sums);

function MakeOffer({ id, entries, sums, stopAlerts, terms, today }: OfferCardProps) {
  const client = useQueryClient();
  const isManager = useHasPermission('approvals.decide');
  const { act, isPending, error } = useAction(makeOffer);
  const [isSaving, setSaving] = useState(false);
  const [isDespiteAlerts, setDespiteAlerts] = useState(stopAlerts.length === 0);
  /** The last submission found an entry that could not be saved. */
  const [isUnsaved, setUnsaved] = useState(false);
  const isWaiting = useStore(entries.store, (state) => saveStateOf(state) === 'waiting');
  const isUndecided = useStore(entries.store, (state) => saveStateOf(state) === 'undecided');
  const hasProblem = useHasProblem({ entries, sums, today });
  const isReady = useStore(sums, isWhole) && !hasProblem;
  const isWithin = useStore(sums, (state) => {
    const authority = authorityOf(state, terms);
    return authority.isWithin || authority.isUndecided;
  });
  const step = isWithin || isManager ? 'Make the offer' : 'Request approval';

  async function submit(isConfirmed: boolean) {
    const shown = shownOffer(sums.getState());
    if (!isReady || shown === null) return;
    setSaving(true);
    const isSaved = await entries.save();
    setSaving(false);
    setUnsaved(!isSaved);
    if (!isSaved) return;
    const made = await act({ id, ...shown, entries: shownVersions(entries), isConfirmed }).catch(() => null); // reported in `error`
    if (made)
      announce(`${made.state === 'made' ? 'Offer made' : 'Approval requested'}: ${formatPounds(shown.pounds)}.`);
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  }
  return (
    <>
      {!isWithin && (
        <Notice tone="warning" title={isManager ? 'Beyond a valuer’s limit' : 'A manager has to approve this offer'}>
          <Reasons sums={sums} terms={terms} />
        </Notice>
      )}
      {error && <FaultNotice error={error} money={false} />}
      <StillToEnter entries={entries} sums={sums} today={today} />
      {isUnsaved && isWaiting && (
        <p role="alert" className="text-sm">
          The offer was not made: an entry above is not saved yet.
        </p>
      )}
      {stopAlerts.length > 0 && (
        <Checkbox
          label={`Offer despite the alert: ${formatList(stopAlerts)}`}
          checked={isDespiteAlerts}
          onChange={({ target }) => setDespiteAlerts(target.checked)}
        />
      )}
      <MakeOfferButton
        sums={sums}
        step={step}
        pending={isPending || isSaving}
        disabled={!isReady || isUndecided || !isDespiteAlerts}
        onStep={(isConfirmed) => void submit(isConfirmed)}
      />
    </>
  );
}

/** What the person sees as they make the offer: the server compares it with what is saved. */
function shownOffer({ trade, retail: { mostPounds }, settlement }: AppraisalSums) {
  if (settlement === null) return null;
  const { offerPence, inHandPence, vatPence } = settlement;
  return { pounds: offerPence / 100, tradePence: trade.totalPence, mostPounds, settlement: { inHandPence, vatPence } };
}

/** The version of each entry on the page, once everything typed is saved. */
const shownVersions = ({ store }: AppraisalEntries) =>
  Object.entries(store.getState().saved).map(([field, { version }]) => ({ field, version }));

/** Why the offer is beyond a valuer's limit. */
function Reasons({ sums, terms }: Pick<OfferCardProps, 'sums' | 'terms'>) {
  const reasonsOf = (state: AppraisalSums) => authorityOf(state, terms).reasons;
  const count = useStore(sums, (state) => reasonsOf(state).length);
  return Array.from({ length: count }, (_, index) => (
    <p key={index}>
      <LiveText store={sums} textOf={(state) => reasonsOf(state)[index] ?? ''} />
    </p>
  ));
}
