import type { Metadata } from 'next';
import { BoughtFor } from '@/components/appraisals/offer/bought-for';
import { OfferAnswer } from '@/components/appraisals/offer/offer-answer';
import { OfferContact } from '@/components/appraisals/offer/offer-contact';
import { OfferSheet } from '@/components/appraisals/offer/offer-sheet';
import { PageShell } from '@/components/layout/page/page-shell';
import { Toaster } from '@/components/ui/feedback/toaster';
import { PrintButton } from '@/components/ui/actions/print-button';
import { Notice } from '@/components/ui/feedback/notice';
import { readOfferPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { readOfferPicture } from '@/lib/api/addresses/vehicle-images';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { offerAtLink } from '@/lib/features/appraisals/offer-answers';
import { isOpenOffer, mayBeSigned } from '@/lib/domain/appraisals/appraisal-state';
import { expiredWords, withdrawnWords } from '@/lib/domain/appraisals/customer/answer-words';
import { validityWords } from '@/lib/domain/appraisals/offer-words';
import { britishToday, services, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'An offer for your vehicle', robots: { index: false, follow: false } };

/** For anyone who has the link: rendered on the server only, so that nothing but the offer sheet leaves it. */
export default async function OfferPage({ params }: PageProps<'/offer/[token]'>) {
  const { token } = await params;
  const offer = await offerAtLink(token, await services());
  const expired = offer?.sheet ? expiredWords({ ...offer, ...offer.sheet }, offer.organisation, britishToday()) : null;
  return (
    <PageShell mode={mode()} toaster={<Toaster />}>
      {offer === null ? (
        <Notice wholePage tone="warning" title="This link no longer works">
          Ask the dealer who sent it for a new one.
        </Notice>
      ) : offer.sheet === null ? (
        <Withdrawn offer={offer} wholePage />
      ) : (
        <OfferSheet
          sheet={offer.sheet}
          organisation={offer.organisation}
          plate={null}
          number={offer.number}
          made={offer.made}
          contact={offer.contact}
          isOpen={isOpenOffer(expired === null ? 'offered' : 'expired', offer.state)}
          isBought={offer.boughtPounds !== null}
          isAccepted={offer.answeredAt !== null && offer.state !== 'declined'}
          validity={validityWords(offer, britishToday())}
          picture={
            offer.sheet.vehicle.derivativeKey && offer.state !== 'withdrawn'
              ? fileAddress(readOfferPicture, { token })
              : null
          }
          photoSource={(photo) => (offer.photos.has(photo) ? fileAddress(readOfferPhoto, { token, photo }) : null)}
          signature={offer.signature}
          isForSigning={mayBeSigned(
            expired === null ? 'offered' : 'expired',
            { state: offer.state, pounds: offer.sheet.pounds },
            offer.boughtPounds,
          )}
          action={<PrintButton />}
          answer={
            offer.state === 'withdrawn' ? (
              <Withdrawn offer={offer} />
            ) : (
              <div className="space-y-4">
                <OfferAnswer
                  token={token}
                  state={offer.state}
                  isByCustomer={offer.isByCustomer}
                  expired={expired}
                  organisation={offer.organisation}
                />
                {offer.state === 'accepted' && (
                  <BoughtFor sheet={offer.sheet} paidPounds={offer.boughtPounds} on={offer.boughtOn} />
                )}
              </div>
            )
          }
        />
      )}
    </PageShell>
  );
}

type OfferAtLink = NonNullable<Awaited<ReturnType<typeof offerAtLink>>>;

function Withdrawn({ offer, wholePage = false }: { offer: OfferAtLink; wholePage?: boolean }) {
  const { title, text } = withdrawnWords(offer);
  return (
    <div className="space-y-4">
      <Notice wholePage={wholePage} tone="warning" title={title}>
        {text}
      </Notice>
      {/* A sheet has it too. */}
      {wholePage && <OfferContact {...offer} />}
    </div>
  );
}
