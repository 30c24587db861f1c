/** Answers to offers: by the dealer, or by the customer's link. */
import type { Session } from '@/lib/access';
import type { answerOffer, answerOfferByLink } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { appraisalTermsFrom, frozenOfferSchema, offerSheetSchema } from '@/lib/domain/appraisals/appraisal';
import { tooLateWords } from '@/lib/domain/appraisals/customer/answer-words';
import { appraisalNumberText, mayUndoDecline } from '@/lib/domain/appraisals/appraisal-state';
import { passedMonthWords } from '@/lib/domain/appraisals/offer-words';
import { signaturePath, type Signature } from '@/lib/domain/appraisals/signature';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { countLinkAttempt } from '@/lib/features/people/attempt-limits';
import type { NewSignature } from '@/lib/store/appraisals/appraisal-signatures';
import type { LinkedOffer } from '@/lib/store/appraisals/appraisal-offers';
import type { AppraisalWithRecord } from '@/lib/store/appraisals/appraisals';
import { linkTokenHash } from '@/lib/store/link-token';
import type { PeopleStore } from '@/lib/store/people/people';
import { signedOf } from './appraisal-view';
import type { AppraisalServices } from './appraisals';
import { takeStep, type StepKey } from './take-step';

export async function runAnswerOffer(
  { input, session }: EndpointCall<typeof answerOffer>,
  services: AppraisalServices,
) {
  const { offer, accept } = input;
  if (accept === null) return undoDecline(input, session, services);
  const answer = async (key: StepKey) => {
    if (accept) await refuseAfterHandOver(input, services);
    return services.appraisals.steps.answer({ ...key, offerId: offer, accept });
  };
  return takeStep(services, session, input, answer, 'There is no valid offer to answer.');
}

/** An appraisal, and its offer as shown. */
type AnsweredInput = Pick<EndpointCall<typeof answerOffer>['input'], 'id' | 'offer'>;

async function undoDecline(shown: AnsweredInput, session: Session, services: AppraisalServices) {
  const { offers, steps } = services.appraisals;
  const undo = async (key: StepKey, { state }: AppraisalWithRecord) => {
    const [newest] = await offers.list(shown.id);
    const offer = newest && { ...newest, frozen: frozenOfferSchema.parse(newest.frozen) };
    return (
      mayUndoDecline(state, offer, britishDay(services.now())) && steps.undoDecline({ ...key, offerId: shown.offer })
    );
  };
  return takeStep(services, session, shown, undo, 'There is no valid offer that was entered here as declined.');
}

/** Redrawn here, so that nothing else that was sent is stored. */
export const newSignature = ({ name, strokes }: Signature): NewSignature => ({ name, path: signaturePath(strokes) });

/** @throws Fault conflict: this offer is open, and is of an older version, whose days ran past the month that its price is for */
export async function refuseAfterHandOver(
  { id, offer }: AnsweredInput,
  { appraisals, now }: Pick<AppraisalServices, 'appraisals' | 'now'>,
): Promise<void> {
  const open = (await appraisals.offers.list(id)).find((one) => one.id === offer && one.state === 'made');
  const passed = open && passedMonthWords(frozenOfferSchema.parse(open.frozen).handOver, britishDay(now()));
  if (passed)
    throw new Fault('conflict', { message: passed, fix: 'Revise the offer, and make it again for a later month.' });
}

type LinkServices = Pick<AppraisalServices, 'appraisals' | 'secret'>;

/** Once: a second answer finds no open offer. Attempts are counted by network before the link is looked up. */
export async function runAnswerOfferByLink(
  { input, headers }: EndpointCall<typeof answerOfferByLink>,
  services: LinkServices &
    Pick<AppraisalServices, 'now'> & { readonly people: Pick<PeopleStore, 'countAttempt' | 'forgiveAttempt'> },
) {
  const { accept, signature, reason } = input;
  const signed = accept && signature !== null ? newSignature(signature) : null;
  const answer = { accept, signature: signed, reason: accept ? null : reason };
  const forgive = await countLinkAttempt(headers, services);
  const tokenHash = linkTokenHash(services.secret, 'offer', input.token);
  const found = accept ? await services.appraisals.offers.readLink(tokenHash) : null;
  const passed =
    found?.state === 'made' &&
    passedMonthWords(offerSheetSchema.parse(found.frozen).handOver, britishDay(services.now()));
  if (passed) {
    await forgive();
    throw new Fault('conflict', { message: passed, fix: 'Ask the dealer for a new one.' });
  }
  if (!(await services.appraisals.steps.answerByLink(tokenHash, answer))) {
    const now = await services.appraisals.offers.readLink(tokenHash);
    // Only a link that leads nowhere may be a guess.
    if (now !== null) await forgive();
    throw new Fault(now === null ? 'not_found' : 'conflict', tooLateWords(now && seenAt(now)));
  }
  await forgive();
  return { state: accept ? ('accepted' as const) : ('declined' as const) };
}

/** An acceptance signed on the dealer's screen also counts as the customer's answer. */
const seenAt = (found: LinkedOffer) => ({
  organisation: found.organisation,
  state: found.state,
  isOver: found.isOver,
  isByCustomer: found.isByLink || signedOf(found) !== null,
  answeredAt: found.answeredAt?.toISOString() ?? null,
});

/**
 * What a customer sees behind a link, for its page, with the photos that still exist; null if the link leads nowhere.
 * Of an offer that the dealer has withdrawn, it shows only that, unless the customer had accepted it: they can still
 * see what they agreed to.
 */
export async function offerAtLink(token: string, { appraisals, secret }: LinkServices) {
  const tokenHash = linkTokenHash(secret, 'offer', token);
  const [found, photos] = await Promise.all([
    appraisals.offers.readLink(tokenHash),
    appraisals.photos.idsAtLink(tokenHash),
  ]);
  if (!found) return null;
  const { frozen, validUntil } = found;
  const signature = signedOf(found);
  const { answeredAt, ...seen } = seenAt(found);
  const { telephone, email } = appraisalTermsFrom(found.terms);
  const made = { by: found.madeBy, at: found.madeAt?.toISOString() ?? null };
  const number = appraisalNumberText(found.year, found.number);
  const shown = { ...seen, photos, number, made, contact: { telephone, email } };
  if (seen.state === 'withdrawn' && answeredAt === null)
    return { ...shown, sheet: null, validUntil: null, answeredAt: null, signature: null };
  const sheet = offerSheetSchema.parse(frozen);
  const { boughtPounds, boughtOn } = found;
  return { ...shown, sheet, validUntil, answeredAt, signature, boughtPounds, boughtOn };
}
