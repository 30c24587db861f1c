import { Equipment } from '@/components/valuations/record/equipment-card';
import { Card } from '@/components/ui/data/card';
import { Missing } from '@/components/ui/data/missing';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { pictureNote } from '@/components/ui/data/vehicle-figure';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { CustomerCopy } from '@/lib/domain/valuations/customer-copy';
import { colourWords } from '@/lib/domain/vehicles/register-colour';
import { formatDate, formatDateTime, formatPounds, unbroken } from '@/lib/format';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { addedVatWords, poundsWithVat } from '@/lib/domain/money/value-with-vat';
import { SOURCES } from '@/lib/domain/source-names';
import { withoutEditionNote } from '@/lib/domain/valuations/edition';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';

export interface CustomerSheetProps {
  copy: CustomerCopy;
  /** The organisation named at the top. */
  organisation: string;
  /** The address of the vehicle's picture; null where the guide has no derivative. */
  picture?: string | null;
}

/** The customer's copy: the vehicle and its retail price, no trade figures. */
export function CustomerSheet({ copy, organisation, picture = null }: CustomerSheetProps) {
  const { identity, retail, internetRetail, mileageWords, valuedAt, editionWords, checkWords } = copy;
  const registerWords = [...copy.flags.map(({ text }) => text), ...(checkWords === null ? [] : [checkWords])];
  const kind = identity.vehicle?.kind ?? null;
  const vatWords = retail.value === null ? null : addedVatWords(retail.value, kind);
  const facts = [
    identity.plateWords,
    colourWords(identity.colour),
    identity.registered && `registered ${unbroken(formatDate(identity.registered))}`,
  ].filter(Boolean);
  return (
    <article className="mx-auto max-w-3xl space-y-4">
      <p className="text-sm font-semibold text-soft">{organisation}</p>
      <header className="flex items-start gap-3 max-[22rem]:flex-col sm:gap-4">
        <div className="min-w-0 flex-1">
          {identity.plate && <NumberPlate registration={identity.plate} size="lg" />}
          <h1 className="mt-2 text-2xl font-bold tracking-tight wrap-anywhere">
            <UnbrokenWords>{displayName(identity.title)}</UnbrokenWords>
          </h1>
          {identity.derivative && (
            <p className="text-lg text-soft">
              <UnbrokenWords>{derivativeAfter(identity.title, identity.derivative)}</UnbrokenWords>
            </p>
          )}
          <p className="mt-1 text-sm text-soft">{facts.join(' · ')}</p>
        </div>
        {picture !== null && (
          <div className="w-28 shrink-0 sm:w-64 print:w-32">
            <VehiclePicture small eager src={picture} alt={`${displayName(identity.title)}, from the front and side`} />
          </div>
        )}
      </header>
      {registerWords.length > 0 && (
        <Card title={`${SOURCES.register.title} record`}>
          <ul className="space-y-1 text-sm">
            {registerWords.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Retail value">
        <p className="text-4xl font-bold tracking-tight">
          {retail.value === null ? (
            <Missing reason={retail.because.reason} next={retail.because.next} />
          ) : (
            formatPounds(poundsWithVat(retail.value, kind))
          )}
        </p>
        {vatWords && <p className="mt-1 text-lg">{vatWords}</p>}
        {mileageWords && <p className="mt-2 text-sm">{mileageWords}</p>}
        {internetRetail && (
          <p className="mt-1 text-sm">
            Online asking prices: {formatPounds(poundsWithVat(internetRetail.lowPounds, kind))} to{' '}
            {formatPounds(poundsWithVat(internetRetail.highPounds, kind))}
            {isValueWithoutVat(kind) && ', with VAT'}.
          </p>
        )}
      </Card>
      <Equipment equipment={copy.equipment} open />
      {picture !== null && <p className="text-xs text-faint">{pictureNote(identity.colour, 'customer')}</p>}
      <p className="text-xs text-faint">
        {retail.value === null ? 'Looked up' : 'Valued'} {formatDateTime(valuedAt)}.{' '}
        {withoutEditionNote(editionWords ?? '')}
        {retail.value !== null && ' A guide, not an offer.'}
      </p>
    </article>
  );
}
