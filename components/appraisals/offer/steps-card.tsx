'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { Card } from '@/components/ui/data/card';
import { announce, showUndo } from '@/components/ui/feedback/toast-store';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import {
  answerOffer,
  createOfferLink,
  decideOffer,
  readAppraisal,
  reviseAppraisal,
} from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import type { AppraisalSummary, FrozenOffer } from '@/lib/domain/appraisals/appraisal';
import type { ValuerTerms } from '@/lib/domain/appraisals/authority';
import { customerLinkWords, type CustomerLink } from '@/lib/domain/appraisals/offer-words';
import { schemeOf } from '@/lib/domain/appraisals/vat';
import { mayTake } from '@/lib/domain/appraisals/appraisal-state';
import { offerSheetPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import type { Appraisal } from '../appraisal-header';
import { BoughtCard } from './bought-card';
import { BuyForm, LoseForm } from './ending-forms';
import { OfferFigures, type OfferFiguresProps } from './offer-figures';

export interface StepsCardProps {
  summary: AppraisalSummary;
  /** The offer that the customer accepted; null while there is none. */
  accepted: FrozenOffer | null;
  /** The offer that waits for approval; null while none does. */
  requested: OfferFiguresProps | null;
  /** Of the open offer; null while there is none. */
  customerLink: CustomerLink | null;
  /** The car that came into stock from it; null while there is none. */
  stockCar: Appraisal['stockCar'];
  /** A dealer entered that the customer declined, which can be undone. */
  mayUndo: boolean;
  terms: ValuerTerms;
  today: Day;
}

/** The button's label, and the message once it is done. */
const CREATE_WORDS = ['Create customer link', 'The customer link is created.'] as const;
const REPLACE_WORDS = ['Replace customer link', 'The customer link is replaced.'] as const;

/** What a dealer may do next, by the state of the appraisal. */
export function StepsCard({ summary, stockCar, terms, today, ...offer }: StepsCardProps) {
  const { id, state, isRequested } = summary;
  const { accepted, requested, customerLink, mayUndo } = offer;
  const [ending, setEnding] = useState<'buy' | 'lose' | null>(null);
  const isManager = useHasPermission('approvals.decide');
  const { link, answer, decision, revision, withdrawal, fault, isWorking, run } = useSteps(id);
  const undoDecline = () => void run(answer.act({ id, accept: null }), 'The offer is open again.');
  const may = (step: Parameters<typeof mayTake>[1]) => mayTake(state, step);
  if (state === 'lost') return null;
  if (state === 'bought') return <BoughtCard id={id} stockCar={stockCar} today={today} />;
  return (
    <Card title={stepsTitle(summary, isManager)} screenOnly>
      <div className="space-y-3">
        {isRequested && <p className="text-sm">The offer waits for a manager’s approval.</p>}
        {requested && <OfferFigures {...requested} />}
        {fault && <FaultNotice error={fault} money={false} />}
        <div className="flex flex-wrap gap-2">
          {isRequested && isManager && <RequestSteps id={id} decision={decision} isWorking={isWorking} run={run} />}
          {may('accept') && (
            <OfferedSteps
              id={id}
              customerLink={customerLink}
              link={link}
              answer={answer}
              undoDecline={undoDecline}
              isWorking={isWorking}
              run={run}
            />
          )}
          {may('buy') && <AcceptedSteps id={id} onBuy={() => setEnding('buy')} />}
          {isRequested && (
            <Button pending={isWorking} onClick={() => void run(withdrawal.act({ id }), 'The request is withdrawn.')}>
              Withdraw the request
            </Button>
          )}
          {may('revise') && !isRequested && (
            <ReviseStep
              id={id}
              isPrimary={!may('accept') && !may('buy')}
              revision={revision}
              isWorking={isWorking}
              run={run}
            />
          )}
          {mayUndo && (
            <Button pending={isWorking} onClick={undoDecline}>
              Undo “Customer declined”
            </Button>
          )}
          {may('lose') && <Button onClick={() => setEnding('lose')}>Enter as lost</Button>}
        </div>
        {link.data && may('accept') && (
          <CopyLink path={link.data.path} label="Link for the customer">
            Copy it now: it is shown once. It shows no trade figures, and the customer can accept or decline.
          </CopyLink>
        )}
        {ending === 'buy' && may('buy') && accepted && (
          <BuyForm id={id} accepted={accepted} scheme={schemeOf(accepted)} terms={terms} today={today} />
        )}
        {ending === 'lose' && <LoseForm id={id} />}
      </div>
    </Card>
  );
}

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

/** The steps of an offer, one at a time; the page then shows the result. */
function useSteps(id: string) {
  const client = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const link = useAction(createOfferLink);
  const answer = useAction(answerOffer);
  const decision = useAction(decideOffer);
  const revision = useAction(reviseAppraisal);
  const withdrawal = useAction(reviseAppraisal);
  const fault = link.error ?? answer.error ?? decision.error ?? revision.error ?? withdrawal.error;
  async function run(step: Promise<unknown>, done: string, undo?: () => void) {
    setWorking(true);
    await step.then(
      () => (undo ? showUndo(done, undo) : announce(done)),
      () => null, // reported in `fault`
    );
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
    setWorking(false);
  }
  return { link, answer, decision, revision, withdrawal, fault, isWorking, run };
}

interface StepProps {
  id: string;
  isWorking: boolean;
  /** Takes the step, then shows the result. @param done announced to screen readers; shown where it can be undone */
  run: (step: Promise<unknown>, done: string, undo?: () => void) => Promise<void>;
}

/** A manager's decision on an offer beyond a valuer's limit. */
function RequestSteps({
  id,
  decision,
  isWorking,
  run,
}: StepProps & { decision: ReturnType<typeof useAction<typeof decideOffer>> }) {
  return (
    <>
      <Button
        variant="primary"
        pending={isWorking}
        onClick={() => void run(decision.act({ id, approve: true }), 'The offer is approved.')}
      >
        Approve
      </Button>
      <Button
        pending={isWorking}
        onClick={() => void run(decision.act({ id, approve: false }), 'The request is declined.')}
      >
        Decline the request
      </Button>
    </>
  );
}

/** Takes an offer back into a draft. */
function ReviseStep({
  id,
  isPrimary,
  revision,
  isWorking,
  run,
}: StepProps & { isPrimary: boolean; revision: ReturnType<typeof useAction<typeof reviseAppraisal>> }) {
  return (
    <ConfirmButton
      variant={isPrimary ? 'primary' : 'secondary'}
      label="Revise the offer"
      pending={isWorking}
      title="Revise the offer?"
      action="Revise"
      onConfirm={() => void run(revision.act({ id }), 'The offer is a draft again.')}
    >
      It cannot be restored. Its link no longer works, and the next offer has another one.
    </ConfirmButton>
  );
}

interface OfferedStepsProps extends StepProps, Pick<StepsCardProps, 'customerLink'> {
  link: ReturnType<typeof useAction<typeof createOfferLink>>;
  answer: ReturnType<typeof useAction<typeof answerOffer>>;
  /** Undoes that the customer declined. */
  undoDecline: () => void;
}

/** An open offer: shared, printed, or answered in the showroom. */
function OfferedSteps({ id, customerLink, link, answer, undoDecline, isWorking, run }: OfferedStepsProps) {
  const [create, created] = customerLink === null ? CREATE_WORDS : REPLACE_WORDS;
  return (
    <>
      {customerLink && <p className="w-full text-sm">{customerLinkWords(customerLink)}</p>}
      <Button
        variant={customerLink === null ? 'primary' : 'secondary'}
        pending={isWorking}
        onClick={() => void run(link.act({ id }), created)}
      >
        {create}
      </Button>
      <ButtonLink href={offerSheetPath(id)}>Offer sheet</ButtonLink>
      <Button
        variant={customerLink === null ? 'secondary' : 'primary'}
        pending={isWorking}
        onClick={() => void run(answer.act({ id, accept: true }), 'The offer is accepted.')}
      >
        Customer accepted
      </Button>
      <Button
        pending={isWorking}
        onClick={() => void run(answer.act({ id, accept: false }), 'The offer is declined.', undoDecline)}
      >
        Customer declined
      </Button>
    </>
  );
}
