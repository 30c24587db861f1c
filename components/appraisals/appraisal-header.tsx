import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { Badge } from '@/components/ui/data/badge';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { frontPicture } from '@/lib/api/client/front-picture';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { appraisalStateWords } from '@/lib/domain/appraisals/appraisal-state';
import { appraisedMileageWords, lossWords } from '@/lib/domain/appraisals/offer-words';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { GUIDE_WITHOUT_VAT, schemeOf } from '@/lib/domain/appraisals/vat';
import { IMAGE_VIEW_WORDS } from '@/lib/domain/vehicles/image-view';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { colourWords } from '@/lib/domain/vehicles/register-colour';
import { formatDate, formatPounds, unbroken } from '@/lib/format';

export type Appraisal = EndpointAnswer<typeof readAppraisal>;
type DerivativeKey = NonNullable<AppraisedVehicle['derivativeKey']>;

/** What is shown of an appraisal above its cards. */
export interface AppraisalHeaderProps {
  appraisal: Pick<Appraisal, 'summary' | 'vehicle' | 'loss' | 'endedOn' | 'offers'>;
}

/** The vehicle, the state of its appraisal, and what was offered. */
export function AppraisalHeader({ appraisal: { summary, vehicle, loss, endedOn, offers } }: AppraisalHeaderProps) {
  const { number, state, plate, title, derivative, mileage, owner, boughtPounds } = summary;
  return (
    <header className="flex items-start gap-3 sm:gap-4">
      <div className="min-w-0 flex-1">
        {plate && <NumberPlate registration={plate} size="lg" />}
        <h1 tabIndex={-1} className="mt-2 text-2xl font-bold tracking-tight outline-none">
          <UnbrokenWords>{displayName(title)}</UnbrokenWords>{' '}
          {derivative && (
            <span className="block text-lg font-semibold text-soft">
              <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
            </span>
          )}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-soft">
          {number} <Badge tone="accent">{appraisalStateWords(summary)}</Badge> <UncertainDerivative {...summary} />
          {[appraisedMileageWords(mileage, vehicle?.mileage ?? null), colourWords(vehicle?.colour ?? null), owner.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <OfferLine summary={summary} offers={offers} />
        {isAppraisedWithoutVat(vehicle, offers) && <p className="text-sm">{GUIDE_WITHOUT_VAT}</p>}
        {state === 'bought' && boughtPounds !== null && endedOn && (
          <p className="text-sm">
            Bought for {formatPounds(boughtPounds)}
            {offers.some(({ state: last, frozen }) => last === 'accepted' && schemeOf(frozen) === 'qualifying') &&
              ' with VAT'}{' '}
            on {formatDate(endedOn)}.
          </p>
        )}
        {loss && endedOn && <p className="text-sm">{lossWords(endedOn, loss)}</p>}
      </div>
      {vehicle?.derivativeKey && <AppraisedPicture vehicle={vehicle.derivativeKey} title={title} />}
    </header>
  );
}

/** Whether the values on the page exclude VAT, also after the valuation behind them was erased. */
const isAppraisedWithoutVat = (vehicle: AppraisedVehicle | null, [offer]: Appraisal['offers']): boolean =>
  vehicle?.isWithoutVat ?? isValueWithoutVat(offer?.frozen.vehicle.derivativeKey?.kind ?? null);

/** What was offered, and until when: only for an appraisal that is no longer a draft. */
function OfferLine({
  summary: { state, offerPounds, validUntil },
  offers: [offer],
}: Pick<Appraisal, 'summary' | 'offers'>) {
  if (offerPounds === null || state === 'draft' || state === 'bought' || state === 'lost') return null;
  return (
    <p className="text-lg font-semibold">
      Offer {formatPounds(offerPounds)}
      {offer && schemeOf(offer.frozen) === 'qualifying' && ' with VAT'}
      {state === 'offered' && validUntil && `, valid until ${unbroken(formatDate(validUntil))}`}
    </p>
  );
}

const PICTURE_PIXELS = 320;

/** A picture of the derivative; the registered colour is among the facts. */
const AppraisedPicture = ({ vehicle, title }: { vehicle: DerivativeKey; title: string }) => (
  <div className="w-24 shrink-0 few-letters:hidden sm:w-40">
    <VehiclePicture
      small
      alt={`${displayName(title)}, ${IMAGE_VIEW_WORDS['front-side']}`}
      src={frontPicture(vehicle, PICTURE_PIXELS)}
    />
  </div>
);
