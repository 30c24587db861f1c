import type { Metadata } from 'next';
import { BoughtFor } from '@/components/appraisals/offer/bought-for';
import { OfferSheet } from '@/components/appraisals/offer/offer-sheet';
import type { Offer } from '@/components/appraisals/offer/offer-view';
import { SignOffer } from '@/components/appraisals/offer/signature/sign-offer';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { RefreshOnReturn } from '@/components/layout/page/refresh-on-return';
import { PrintButton } from '@/components/ui/actions/print-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { offerSheetSchema } from '@/lib/domain/appraisals/appraisal';
import { readAppraisalPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { frontPicture } from '@/lib/api/client/front-picture';
import { isOpenOffer, mayBeSigned } from '@/lib/domain/appraisals/appraisal-state';
import { appraisalPath } from '@/lib/domain/page-paths';
import { validityWords } from '@/lib/domain/appraisals/offer-words';
import { britishToday, requireSession } from '@/lib/server';
import { readStoredAppraisal } from '../read-stored-appraisal';

export const metadata: Metadata = { title: 'Offer sheet' };

type SheetOffer = Offer & { state: 'made' | 'accepted' };
const isOnSheet = (offer: Offer): offer is SheetOffer => offer.state === 'made' || offer.state === 'accepted';

/** Rendered on the server only: no trade figure reaches this page, not even its source. */
export default async function OfferSheetPage({ params }: PageProps<'/appraisals/[id]/sheet'>) {
  const session = await requireSession('appraisals.work');
  const { id } = await params;
  const { summary, offers, photos, endedOn, terms } = await readStoredAppraisal(id);
  const offer = offers.find(isOnSheet);
  if (!offer)
    return (
      <EmptyState
        wholePage
        title="No offer to show"
        actions={<ButtonLink href={appraisalPath(id)}>Back to the appraisal</ButtonLink>}
      >
        The sheet is for an offer that was made or accepted. One that was declined or withdrawn, or waits for approval,
        has none.
      </EmptyState>
    );
  const sheet = offerSheetSchema.parse(offer.frozen);
  const { derivativeKey } = sheet.vehicle;
  const isForSigning = mayBeSigned(summary.state, offer, summary.boughtPounds);
  return (
    <>
      <RefreshOnReturn />
      <div
        data-for-customer
        className="mx-auto mb-5 flex max-w-3xl flex-wrap items-center justify-between gap-3 print:hidden"
      >
        <ButtonLink href={appraisalPath(id)} variant="quiet">
          Back to the appraisal
        </ButtonLink>
        <PrintButton />
      </div>
      <OfferSheet
        sheet={sheet}
        organisation={session.organisationName}
        plate={summary.plate}
        number={summary.number}
        made={{ by: offer.requestedBy, at: offer.madeAt }}
        contact={terms}
        isOpen={isOpenOffer(summary.state, offer.state)}
        isBought={summary.boughtPounds !== null}
        isAccepted={offer.state === 'accepted'}
        validity={validityWords(offer, britishToday())}
        picture={derivativeKey && frontPicture(derivativeKey, 640)}
        photoSource={(photo) =>
          photos.some((stored) => stored.id === photo) ? fileAddress(readAppraisalPhoto, { id, photo }) : null
        }
        signature={offer.signature}
        answer={<BoughtFor sheet={sheet} paidPounds={summary.boughtPounds} on={endedOn} />}
        isForSigning={isForSigning}
      />
      {offer.signature === null && isForSigning && (
        <div className="large-type mx-auto mt-5 max-w-3xl print:hidden">
          <SignOffer id={id} offer={{ id: offer.id, pounds: offer.pounds, state: offer.state }} />
        </div>
      )}
    </>
  );
}
