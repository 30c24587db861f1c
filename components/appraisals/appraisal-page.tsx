'use client';

import type { ReactNode } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Notice } from '@/components/ui/feedback/notice';
import { readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { useAnswer } from '@/lib/api/client/use-answer';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { mayUndoDecline, shownSums } from '@/lib/domain/appraisals/appraisal-state';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { lostFrom } from '@/lib/domain/appraisals/lost/reopen-words';
import { recordPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import type { Fault } from '@/lib/fault';
import { formatPounds } from '@/lib/format';
import { AppraisalHeader, type Appraisal } from './appraisal-header';
import { ChangesCard } from './changes-card';
import { CustomerCard } from './entry/customer-card';
import { DraftMoney } from './entry/draft-money';
import { HoldCard } from './entry/hold-card';
import { LinesCard } from './entry/lines-card';
import { OptionsCard } from './entry/options-card';
import { RetailCard } from './entry/retail-card';
import { SaveState } from './entry/save-state';
import { TradeCard } from './entry/trade-card';
import { SavedPhotos } from './photos/saved-photos';
import { PhotosCard } from './photos/photos-card';
import { useEntries, type AppraisalEntries } from './entry/use-entries';
import { useForecastRecord, useKnown } from './entry/use-known';
import { useSums } from './entry/use-sums';
import { BoughtOutcome } from './offer/bought-outcome';
import { OfferCard } from './offer/offer-card';
import { OfferView } from './offer/offer-view';
import { UnmadeOffer } from './offer/unmade-offer';
import { StepsCard } from './offer/steps-card';

/** What others change, and what a customer answers, is seen after so long. */
const POLL_MS = 10_000;

export interface AppraisalPageProps {
  id: string;
  /** The signed-in person in their organisation. */
  owner: string;
  today: Day;
  /** The alerts of the valuation behind it. */
  alerts: ReactNode;
  /** The free sources and own sales beside the trade side of a draft. */
  comparison: ReactNode;
}

/** An appraisal: a draft to fill in, or an offer and its outcome. */
export function AppraisalPage({ id, ...page }: AppraisalPageProps) {
  const answer = useAnswer(readAppraisal, { id }, { pollMs: POLL_MS });
  return (
    <QueryBoundary query={answer} what="the appraisal" money={false}>
      {(appraisal) => <AppraisalView id={id} {...page} appraisal={appraisal} readFault={answer.error} />}
    </QueryBoundary>
  );
}

function AppraisalView({
  id,
  owner,
  appraisal,
  today,
  alerts,
  comparison,
  readFault,
}: AppraisalPageProps & { appraisal: Appraisal; readFault: Fault | null }) {
  const { summary, vehicle, offers, changes } = appraisal;
  const entries = useEntries({ id, part: 'appraisal', owner }, appraisal);
  const customer = useEntries({ id, part: 'customer', owner }, appraisal);
  const [offer] = offers;
  const accepted = offers.find(({ state }) => state === 'accepted') ?? null;
  const shown = shownSums(summary, offer !== undefined);
  const isDraft = shown === 'fields';
  // A step removes its own button, so the focus moves to the heading.
  return (
    <article data-focus="h1" className="@container/page mx-auto max-w-3xl space-y-4">
      <AppraisalHeader appraisal={appraisal} />
      {alerts}
      <SaveState entries={entries} customer={customer} stage={summary} readFault={readFault} />
      {isDraft && vehicle === null && (
        <Notice tone="warning" title="The valuation behind this appraisal was erased">
          Value the vehicle again and start a new appraisal.
        </Notice>
      )}
      {isDraft && offer?.state === 'refused' && (
        <Notice tone="warning" title={`The offer of ${formatPounds(offer.pounds)} was not approved`}>
          {nameAtStart(offer.decidedBy)} declined the request. Change the offer and try again.
          {offer.declineReason !== null && (
            <span className="block wrap-anywhere">Reason for declining: “{offer.declineReason}”</span>
          )}
        </Notice>
      )}
      {isDraft && vehicle !== null && (
        <DraftCards
          id={id}
          appraisal={appraisal}
          vehicle={vehicle}
          entries={entries}
          today={today}
          comparison={comparison}
        />
      )}
      <StepsCard
        summary={summary}
        offer={offer ?? null}
        accepted={accepted}
        requested={
          summary.isRequested && offer ? { ...offer.frozen, mostPounds: offer.frozen.retail.mostPounds } : null
        }
        customerLink={offer?.link ?? null}
        lostFrom={lostFrom(changes, offer, today)}
        stockCar={appraisal.stockCar}
        endedOn={appraisal.endedOn}
        mayUndo={mayUndoDecline(summary.state, offer, today)}
        terms={appraisal.terms}
        today={today}
      />
      {shown === 'offer' && offer && <OfferView offer={offer} today={today} />}
      <BoughtOutcome accepted={accepted?.frozen ?? null} paidPounds={summary.boughtPounds} />
      {shown === 'entries' && <UnmadeOffer appraisal={appraisal} />}
      {!isDraft && <SavedPhotos id={id} photos={appraisal.photos} entries={entries} />}
      <CustomerCard id={id} entries={customer} appraisal={appraisal} today={today} />
      <ChangesCard changes={changes} entries={appraisal.entries} />
    </article>
  );
}

interface DraftCardsProps {
  id: string;
  appraisal: Appraisal;
  vehicle: AppraisedVehicle;
  entries: AppraisalEntries;
  today: Day;
  comparison: ReactNode;
}

/**
 * The column from the guide to the offer. A keystroke renders none of the cards: `useSums` computes the column, and each
 * figure on a card subscribes to its own value.
 */
function DraftCards({
  id,
  appraisal: { valuation, terms, photos },
  vehicle,
  entries,
  today,
  comparison,
}: DraftCardsProps) {
  const known = useKnown(valuation, vehicle, entries);
  const forecastRecord = useForecastRecord(vehicle, entries, known.forecast);
  const sums = useSums(entries, known);
  return (
    <div className="space-y-4 *:[contain-intrinsic-height:auto_20rem] *:[content-visibility:auto] print:*:[content-visibility:visible]">
      <DraftMoney sums={sums} />
      <TradeCard
        entries={entries}
        sums={sums}
        today={today}
        recordHref={valuation === null ? undefined : recordPath(valuation)}
        forecastRecord={forecastRecord}
      />
      {comparison}
      {vehicle.derivativeKey?.kind === 'car' && <OptionsCard entries={entries} vehicle={vehicle.derivativeKey} />}
      <LinesCard id={id} entries={entries} sums={sums} terms={terms} photos={photos} />
      <PhotosCard id={id} photos={photos} sums={sums} />
      <RetailCard entries={entries} sums={sums} vehicle={vehicle} forecast={known.forecast} />
      {valuation !== null && (
        <HoldCard valuation={valuation} vehicle={vehicle} entries={entries} sums={sums} terms={terms} today={today} />
      )}
      <OfferCard id={id} entries={entries} sums={sums} stopAlerts={vehicle.stopAlerts} terms={terms} today={today} />
    </div>
  );
}
