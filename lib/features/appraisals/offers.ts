/** Offers: recomputed here from the saved entries, frozen and approved where needed, and what became of the vehicle. */
import { maySession } from '@/lib/access';
import type {
  buyAppraisal,
  createOfferLink,
  decideOffer,
  listOfferRequests,
  loseAppraisal,
  makeOffer,
  reviseAppraisal,
} from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { reasonOfApproval } from '@/lib/domain/accounts/approval-faults';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { frozenOfferSchema } from '@/lib/domain/appraisals/appraisal';
import { appraisalNumberText, LOSS_WORDS } from '@/lib/domain/appraisals/appraisal-state';
import { authorityOf } from '@/lib/domain/appraisals/authority';
import { offerDoubt, purchaseDoubts } from '@/lib/domain/appraisals/bought/doubts';
import { entryRefusal } from '@/lib/domain/appraisals/unread/entry-refusal';
import { handOverDaysLeft, PASSED_REQUEST_FIX, passedMonthWords } from '@/lib/domain/appraisals/offer-words';
import { entriesByField, isCustomerField, prefilledAmounts, readValidDays } from '@/lib/domain/appraisals/entries';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import type { ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { storedAppraisal } from '@/lib/features/stored';
import type { AppraisalWithRecord, StoredEntry } from '@/lib/store/appraisals/appraisals';
import { newLinkToken } from '@/lib/store/link-token';
import type { AppraisalServices } from './appraisals';
import { termsOf } from './appraisal-terms';
import { frozenOffer, recordOf, sumsNow, sumsToFreeze } from './offer-sums';
import { refusePurchaseDay, refusePurchasePrice, refuseUnconfirmed } from './purchase-checks';
import { stepRefused, takeStep, type StepKey } from './take-step';

/** A valuer beyond the limit requests approval; a manager needs none. */
export async function runMakeOffer(
  { input, session }: EndpointCall<typeof makeOffer>,
  services: AppraisalServices & ConfigurationServices,
) {
  const { id } = input;
  const { organisationId, personId } = session;
  const record = recordOf(await storedAppraisal(services, session, id));
  const [entered, terms, photos] = await Promise.all([
    services.appraisals.entries(id),
    termsOf(organisationId, services),
    services.appraisals.photos.list(id),
  ]);
  const entries = entriesByField(entered);
  const sums = await sumsNow(record, { entries, prefilled: prefilledAmounts(entered) }, services);
  const today = britishDay(services.now());
  const refusal = entryRefusal(entries, sums, today);
  if (refusal) {
    const { field, reason: message, next: fix } = refusal;
    throw new Fault('invalid_input', { message, fix, field: `entries.${field}` });
  }
  const saved = entered.filter(({ field }) => !isCustomerField(field));
  const { settlement } = sums;
  if (settlement === null || !showsWhatIsSaved(input, sums, saved)) throw figuresChanged();
  const validDays = readValidDays(entries['validDays']);
  if (validDays.value === null)
    throw new Fault('invalid_input', {
      message: 'The days cannot be read.',
      fix: validDays.problem,
      field: 'entries.validDays',
    });
  refuseUnconfirmed([offerDoubt(sums)], input);
  const { isWithin, reasons } = authorityOf(sums, terms);
  const isRequest = !isWithin && !maySession(session, 'approvals.decide');
  const days = { validDays: validDays.value, daysLeft: handOverDaysLeft(entries['handOver'], today) };
  const offer = { organisationId, id, personId, pounds: input.pounds, ...days, isRequest };
  const frozen = frozenOffer(record, { entries, sums, settlement, reasons, photos });
  const outcome = await services.appraisals.offers.offer({ ...offer, frozen, entries: saved, photos });
  if (outcome === 'changed') throw figuresChanged();
  if (outcome === 'no_draft')
    throw stepRefused('The appraisal is no longer a draft, or an offer already waits for approval.');
  return { state: isRequest ? ('requested' as const) : ('made' as const), reasons: [...reasons] };
}

const figuresChanged = (): Fault =>
  new Fault('conflict', {
    message: 'The figures have changed since they were shown.',
    fix: 'Reload the page, check them, then make the offer again.',
  });

type EntryVersion = Pick<StoredEntry, 'field' | 'version'>;

/** Whether the figures and entries that a person saw when they made the offer are the saved ones. */
function showsWhatIsSaved(
  { pounds, tradePence, mostPounds, settlement, entries }: EndpointCall<typeof makeOffer>['input'],
  sums: AppraisalSums,
  saved: readonly EntryVersion[],
): boolean {
  if (sums.offer?.offerPence !== pounds * 100 || sums.trade.totalPence !== tradePence) return false;
  if (mostPounds !== undefined && sums.retail.mostPounds !== mostPounds) return false;
  if (entries && !areSameVersions(entries, saved)) return false;
  return (
    settlement === undefined ||
    (settlement.inHandPence === sums.settlement?.inHandPence && settlement.vatPence === sums.settlement.vatPence)
  );
}

function areSameVersions(shown: readonly EntryVersion[], saved: readonly EntryVersion[]): boolean {
  const versions = new Map(
    shown.filter(({ field }) => !isCustomerField(field)).map(({ field, version }) => [field, version]),
  );
  return versions.size === saved.length && saved.every(({ field, version }) => versions.get(field) === version);
}

/** The first to decide decides. An offer is made by it, so a hand-over month that is over by now is refused here too. */
export async function runDecideOffer(
  { input, session }: EndpointCall<typeof decideOffer>,
  services: AppraisalServices,
) {
  const { id, offer, approve, reason } = input;
  if (approve && reason) throw reasonOfApproval();
  const { entries, steps } = services.appraisals;
  const decide = async (key: StepKey) => {
    const today = britishDay(services.now());
    const handOver = (await entries(id)).find(({ field }) => field === 'handOver')?.value;
    const passed = passedMonthWords(handOver || null, today, 'request');
    if (approve && passed)
      throw new Fault('conflict', {
        message: passed,
        fix: PASSED_REQUEST_FIX,
      });
    const decision = { approve, reason: reason || null, daysLeft: handOverDaysLeft(handOver, today) };
    return steps.decide({ ...key, offerId: offer, ...decision });
  };
  return takeStep(services, session, input, decide, 'This request is already decided, or was withdrawn.');
}

export async function runCreateOfferLink(
  { input, session }: EndpointCall<typeof createOfferLink>,
  services: AppraisalServices,
) {
  const { token, tokenHash } = newLinkToken(services.secret, 'offer');
  let createdAt = '';
  const link = async (key: StepKey) => {
    const at = await services.appraisals.steps.link({ ...key, offerId: input.offer, tokenHash });
    createdAt = at?.toISOString() ?? '';
    return at !== null;
  };
  await takeStep(services, session, input, link, 'There is no valid offer to share.');
  return { path: `/offer/${token}`, createdAt };
}

export async function runReviseAppraisal(
  { input, session }: EndpointCall<typeof reviseAppraisal>,
  services: AppraisalServices,
) {
  const shown = { id: input.offer, state: input.offerState };
  const revise = (key: StepKey) => services.appraisals.steps.revise({ ...key, shown });
  return takeStep(services, session, input, revise, 'There is no offer to revise.');
}

/** A price above the accepted offer needs the same authority as an offer: beyond a valuer's limit it is refused. */
export async function runBuyAppraisal(
  { input, session }: EndpointCall<typeof buyAppraisal>,
  services: AppraisalServices,
) {
  const { id, offer, pounds, on } = input;
  const { offers, steps } = services.appraisals;
  const buy = async (key: StepKey, appraisal: AppraisalWithRecord) => {
    refusePurchaseDay(on, appraisal, services.now());
    const accepted = (await offers.list(id)).find((one) => one.id === offer && one.state === 'accepted');
    if (!accepted) return false;
    await refusePurchasePrice(pounds, appraisal.state, accepted, session, services);
    refuseUnconfirmed(purchaseDoubts(input, accepted, null), input);
    return steps.buy({ ...key, offerId: accepted.id, pounds, on });
  };
  return takeStep(services, session, input, buy, 'Only the vehicle of an accepted offer can be entered as bought.');
}

/** Of a draft without an offer the sums are frozen, as those of an offer are. */
export async function runLoseAppraisal(
  { input, session }: EndpointCall<typeof loseAppraisal>,
  services: AppraisalServices & ConfigurationServices,
) {
  const { reason, note, offer, offerState } = input;
  const shown = offer === null || offerState === null ? null : { id: offer, state: offerState };
  const lose = async (key: StepKey, appraisal: AppraisalWithRecord) => {
    for (;;) {
      const frozen = await sumsToFreeze(appraisal, services);
      const outcome = await services.appraisals.steps.lose({ ...key, reason: LOSS_WORDS[reason], note, shown, frozen });
      if (outcome !== 'changed') return outcome === 'lost';
    }
  };
  return takeStep(services, session, input, lose, 'This appraisal has ended already.');
}

export async function runListOfferRequests(
  { session }: EndpointCall<typeof listOfferRequests>,
  { appraisals }: AppraisalServices,
) {
  const items = await appraisals.offers.requests(session.organisationId);
  return {
    items: items.map(({ year, number, requestedBy, requestedAt, frozen: stored, ...request }) => {
      const { handOver, profitPence, reasons, retail } = frozenOfferSchema.parse(stored);
      return {
        ...request,
        handOver,
        profitPence,
        reasons,
        mostPounds: retail.mostPounds,
        number: appraisalNumberText(year, number),
        requestedBy: nameAtStart(requestedBy),
        requestedAt: requestedAt.toISOString(),
      };
    }),
  };
}
