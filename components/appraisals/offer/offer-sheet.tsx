import type { ReactNode } from 'react';
import { Card } from '@/components/ui/data/card';
import { OfferContact, type OfferContactProps } from './offer-contact';
import { PhotoGrid } from '@/components/appraisals/photos/photo-grid';
import { SignedOffer } from '@/components/appraisals/offer/signature/signed-offer';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { pictureNote } from '@/components/ui/data/vehicle-figure';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { OfferSheet as Sheet, Signed } from '@/lib/domain/appraisals/appraisal';
import { offerBasisWords } from '@/lib/domain/appraisals/customer/sheet-words';
import { signingWords } from '@/lib/domain/appraisals/customer/signing-words';
import { paymentWords, settlementLines } from '@/lib/domain/appraisals/customer/settlement-words';
import { handOverWords, sheetConditionWords } from '@/lib/domain/appraisals/offer-words';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { offerVatWords } from '@/lib/domain/appraisals/vat';
import { IMAGE_VIEW_WORDS } from '@/lib/domain/vehicles/image-view';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { colourWords } from '@/lib/domain/vehicles/register-colour';
import { capitalised, formatDate, formatMiles, formatPounds, unbroken } from '@/lib/format';

export interface OfferSheetProps extends OfferContactProps {
  sheet: Sheet;
  /** Never behind a link. */
  plate: string | null;
  /** The customer has accepted it: only then is its condition agreed. */
  isAccepted: boolean;
  /** It can still be accepted, or is; of any other the sheet says what would have been. */
  isOpen: boolean;
  /** The vehicle was bought. */
  isBought: boolean;
  /** How long it is valid, or the customer's answer. */
  validity: string;
  /** Path of a picture of the derivative, shown while there are no photos of the vehicle itself. */
  picture: string | null;
  /** Path of each photo; null for one that has since been erased. */
  photoSource: (id: string) => string | null;
  /** The customer's signature; null while there is none. */
  signature: Signed | null;
  /** Beside the organisation, such as a button to print. */
  action?: ReactNode;
  /** Under the amount: what the customer can do about it, or what became of the offer. */
  answer?: ReactNode;
  /** Adds lines to sign on paper, in print only, while it is unsigned. */
  isForSigning?: boolean;
}

/** The customer's copy: the vehicle, the condition that the offer is for, the offer. No trade figures. */
export function OfferSheet({
  sheet,
  organisation,
  plate,
  number,
  made,
  contact,
  isAccepted,
  isOpen,
  isBought,
  validity,
  picture,
  photoSource,
  signature,
  action,
  answer,
  isForSigning = false,
}: OfferSheetProps) {
  const { vehicle } = sheet;
  const photos = sheet.photos.flatMap(({ id, words }) => {
    const source = photoSource(id);
    return source === null ? [] : { id, words, source };
  });
  const isPictured = picture !== null && photos.length === 0;
  return (
    <article className="large-type mx-auto max-w-3xl space-y-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold text-soft">
          {organisation} · {number}
        </p>
        {action && <div className="print:hidden">{action}</div>}
      </div>
      <SheetVehicle vehicle={vehicle} plate={plate} picture={isPictured ? picture : null} />
      <OfferAmount sheet={sheet} isOpen={isOpen} validity={validity} />
      {answer}
      <OfferCondition sheet={sheet} isAccepted={isAccepted} />
      <OfferContact organisation={organisation} number={number} made={made} contact={contact} />
      {photos.length > 0 && (
        <Card title="Photos">
          <PhotoGrid photos={photos} />
        </Card>
      )}
      <p className="text-xs text-faint">
        {offerBasisWords({ isOpen, isBought })}
        {isPictured && ` ${pictureNote(null, 'customer')}`}
      </p>
      {signature && <SignedOffer signature={signature} />}
      {isForSigning && signature === null && (
        <LinesToSign words={`${signingWords(sheet, isAccepted)} Offer ${number} of ${organisation}.`} />
      )}
    </article>
  );
}

/** With a picture of the derivative, if there is one. */
function SheetVehicle({
  vehicle,
  plate,
  picture,
}: Pick<OfferSheetProps, 'plate' | 'picture'> & Pick<Sheet, 'vehicle'>) {
  const facts = [
    colourWords(vehicle.colour),
    vehicle.registered && `registered ${unbroken(formatDate(vehicle.registered))}`,
    vehicle.mileage !== null && unbroken(formatMiles(vehicle.mileage)),
  ].filter(Boolean);
  return (
    <header className="flex items-start gap-3 max-[22rem]:flex-col sm:gap-4">
      <div className="min-w-0 flex-1">
        {plate && <NumberPlate registration={plate} size="lg" />}
        <h1 className="mt-2 text-2xl font-bold tracking-tight wrap-anywhere">
          <UnbrokenWords>{displayName(vehicle.title)}</UnbrokenWords>
        </h1>
        {vehicle.derivative && (
          <p className="text-lg text-soft">
            <UnbrokenWords>{derivativeAfter(vehicle.title, vehicle.derivative)}</UnbrokenWords>
          </p>
        )}
        <p className="mt-1 text-sm text-soft">{capitalised(facts.join(' · '))}</p>
      </div>
      {picture !== null && (
        <div className="w-28 shrink-0 sm:w-40">
          <VehiclePicture
            small
            eager
            alt={`${displayName(vehicle.title)}, ${IMAGE_VIEW_WORDS['front-side']}`}
            src={picture}
          />
        </div>
      )}
    </header>
  );
}

/** On paper; on screen the customer signs in a box. */
const LinesToSign = ({ words }: { words: string }) => (
  <div className="hidden break-inside-avoid grid-cols-2 gap-8 pt-4 text-sm print:grid">
    <p className="col-span-2 pb-8">{words}</p>
    <p className="border-t border-ink pt-1">Signed by the customer</p>
    <p className="border-t border-ink pt-1">Date</p>
  </div>
);

function OfferAmount({ sheet, isOpen, validity }: Pick<OfferSheetProps, 'sheet' | 'isOpen' | 'validity'>) {
  const vatWords = offerVatWords(sheet.vatPence, isOpen);
  const monthWords = handOverWords(sheet.handOver);
  return (
    <Card title="Our offer">
      <p className="text-5xl font-bold tracking-tight">{formatPounds(sheet.pounds)}</p>
      {vatWords && <p className="mt-2 text-lg">{vatWords}</p>}
      {monthWords && <p className="mt-2 text-lg">{monthWords}</p>}
      {validity && <p className="mt-2 text-lg">{validity}</p>}
      <Settlement sheet={sheet} isOpen={isOpen} />
    </Card>
  );
}

function OfferCondition({ sheet, isAccepted }: Pick<OfferSheetProps, 'sheet' | 'isAccepted'>) {
  const words = sheetConditionWords(sheet);
  if (words === null) return null;
  return (
    <Card title={isAccepted ? 'Condition agreed' : 'Condition this offer is for'}>
      <p>{words}</p>
      {sheet.deductions.length > 0 && (
        <ul className="list-disc pl-5">
          {sheet.deductions.map((point, index) => (
            // Two points may have the same words.
            <li key={`${index} ${point}`}>{point}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Settlement({ sheet: { pounds, settlement }, isOpen }: Pick<OfferSheetProps, 'sheet' | 'isOpen'>) {
  const settled = { ...settlement, offerPence: pounds * 100 };
  const lines = settlementLines(settled, isOpen);
  const payment = paymentWords(settled, isOpen);
  if (lines.length === 0) return null;
  return (
    <>
      <dl className="mt-3 max-w-md text-base">
        {lines.map(([name, pence]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt>{name}</dt>
            <dd className="tabular-nums">{moneyText(pence)}</dd>
          </div>
        ))}
      </dl>
      {payment && <p className="mt-2 text-base">{payment}</p>}
    </>
  );
}
