'use client';

import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { isAboutReason } from '@/components/layout/entries/decline-form';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AppraisalSummary, FrozenOffer } from '@/lib/domain/appraisals/appraisal';
import type { ValuerTerms } from '@/lib/domain/appraisals/authority';
import { passedMonthWords, type CustomerLink } from '@/lib/domain/appraisals/offer-words';
import { schemeOf } from '@/lib/domain/appraisals/vat';
import { mayTake } from '@/lib/domain/appraisals/appraisal-state';
import { offerSheetPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import type { Appraisal } from '../appraisal-header';
import type { Offer } from './offer-view';
import { BoughtCard, type BoughtCardProps } from './bought-card';
import { BuyForm, LoseForm } from './ending-forms';
import { OfferFigures, type OfferFiguresProps } from './offer-figures';
import { OfferedSteps } from './steps/offered-steps';
import { ReopenStep } from './steps/reopen-step';
import { RequestSteps } from './steps/request-steps';
import { ReviseStep } from './steps/revise-step';
import { useSteps } from './steps/use-steps';

export interface StepsCardProps {
  summary: AppraisalSummary;
  /** The newest offer, which every step is for; null while there is none. */
  offer: Pick<Offer, 'id' | 'state' | 'validUntil' | 'requestedBy' | 'customerReason'> | null;
  /** The offer that the customer accepted; null while there is none. */
  accepted: Pick<Offer, 'frozen' | 'madeAt' | 'answeredAt'> | null;
  /** The offer that waits for approval; null while none does. */
  requested: (OfferFiguresProps & Pick<FrozenOffer, 'handOver'>) | null;
  /** Of the open offer; null while there is none. */
  customerLink: CustomerLink | null;
  /** Of a lost one, the state that it comes back to; null before, and if it is not known. */
  lostFrom: string | null;
  /** The car that came into stock from it; null while there is none. */
  stockCar: Appraisal['stockCar'];
  /** The day it was bought or lost; null before. */
  endedOn: Day | null;
  /** A dealer entered that the customer declined, which can be undone. */
  mayUndo: boolean;
  terms: ValuerTerms;
  today: Day;
}

/** What a dealer may do next, by the state of the appraisal. */
export function StepsCard({ summary, offer, stockCar, terms, today, ...shown }: StepsCardProps) {
  const { id, state, isRequested } = summary;
  const { accepted, requested, customerLink, mayUndo } = shown;
  const [ending, setEnding] = useState<'buy' | 'lose' | null>(null);
  const isManager = useHasPermission('approvals.decide');
  const steps = useSteps(id);
  const { fault, isWorking } = steps;
  const passed = requested && passedMonthWords(requested.handOver, today, 'request');
  const may = (step: Parameters<typeof mayTake>[1]) => mayTake(state, step);
  // A form whose step can no longer be taken closes, and stays closed if that step can be taken again.
  if (ending !== null && !may(ending)) setEnding(null);
  if (may('reopen'))
    return <ReopenStep id={id} offer={offer} hasLink={customerLink !== null} lostFrom={shown.lostFrom} steps={steps} />;
  if (may('correct'))
    return <BoughtCard id={id} stockCar={stockCar} purchase={purchaseOf(summary, { ...shown, terms })} today={today} />;
  return (
    <Card title={stepsTitle(summary, isManager)} screenOnly>
      <div className="space-y-3">
        {isRequested && <p className="text-sm">The offer waits for a manager’s approval.</p>}
        {requested && <OfferFigures {...requested} />}
        {fault !== null && !isAboutReason(fault) && <FaultNotice error={fault} money={false} />}
        <div className="flex flex-wrap gap-2">
          {offer && isRequested && (
            <RequestSteps key={offer.id} id={id} offer={offer} isManager={isManager} passed={passed} steps={steps} />
          )}
          {offer && may('accept') && (
            <OfferedSteps id={id} offer={offer.id} customerLink={customerLink} steps={steps} />
          )}
          {may('buy') && <AcceptedSteps id={id} onBuy={() => setEnding('buy')} />}
          {offer && may('revise') && !isRequested && (
            // Once the offer has changed, a dialog that was opened before is about something else, and closes.
            <ReviseStep
              key={`${offer.id} ${offer.state}`}
              id={id}
              offer={offer}
              hasLink={customerLink !== null}
              isPrimary={!may('accept') && !may('buy')}
              today={today}
              steps={steps}
            />
          )}
          {offer && mayUndo && (
            <Button pending={isWorking} onClick={() => steps.undoDecline(offer.id)}>
              Undo “Customer declined”
            </Button>
          )}
          {may('lose') && <Button onClick={() => setEnding('lose')}>Enter as lost</Button>}
        </div>
        {steps.link !== null && (
          <CopyLink path={steps.link} label="Link for the customer">
            Copy it now: it is shown once. It shows no trade figures, and the customer can accept or decline.
          </CopyLink>
        )}
        {ending === 'buy' && may('buy') && accepted && offer && (
          <BuyForm
            id={id}
            offer={offer.id}
            {...dealOf(accepted)}
            terms={terms}
            today={today}
            onConflict={steps.report}
          />
        )}
        {ending === 'lose' && <LoseForm id={id} offer={offer} />}
      </div>
    </Card>
  );
}

/** What was entered of a purchase; null where one of its parts is not known. */
const purchaseOf = (
  { boughtPounds }: AppraisalSummary,
  { accepted, endedOn, terms }: Pick<StepsCardProps, 'accepted' | 'endedOn' | 'terms'>,
): BoughtCardProps['purchase'] =>
  accepted === null || boughtPounds === null || endedOn === null
    ? null
    : { ...dealOf(accepted), terms, price: boughtPounds, on: endedOn };

/** What a purchase is compared with. */
const dealOf = (accepted: NonNullable<StepsCardProps['accepted']>) => ({
  accepted: accepted.frozen,
  dealt: accepted,
  scheme: schemeOf(accepted.frozen),
});

const AcceptedSteps = ({ id, onBuy }: { id: string; onBuy: () => void }) => (
  <>
    <Button variant="primary" onClick={onBuy}>
      Enter as bought
    </Button>
    <ButtonLink href={offerSheetPath(id)}>Offer sheet</ButtonLink>
  </>
);

/** The offer of a draft is made on its own card, so that here nothing but its loss is left. */
function stepsTitle({ state, isRequested }: Pick<AppraisalSummary, 'state' | 'isRequested'>, isManager: boolean) {
  if (state !== 'draft') return 'Next step';
  if (!isRequested) return 'Not bought?';
  return isManager ? 'Next step' : 'Waiting for approval';
}
