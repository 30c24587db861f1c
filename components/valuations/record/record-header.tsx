import Link from 'next/link';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { frontPicture } from '@/lib/api/client/front-picture';
import { recordPath, vehiclePath } from '@/lib/domain/page-paths';
import { BANDS } from '@/lib/domain/valuations/bands';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { colourWords } from '@/lib/domain/vehicles/register-colour';
import { formatDate, formatDateTime, unbroken } from '@/lib/format';
import { RecordHeading } from './record-heading';

const PICTURE_PIXELS = 240;

/** Picture, plate, name and one line of facts: as compact as possible, so that the money is on the first screen. */
export function RecordHeader({ record }: { record: ValuationRecord }) {
  const { identity } = record;
  const { vehicle } = identity;
  return (
    <header className="flex items-start gap-3 sm:gap-4">
      {vehicle && (
        <div className="order-last w-16 shrink-0 few-letters:hidden sm:order-first sm:w-28 print:hidden">
          <VehiclePicture small alt="" src={frontPicture(vehicle, PICTURE_PIXELS)} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        {identity.plate && (
          <div className="mb-1 *:max-w-full [&_svg]:max-w-full few-letters:[&_svg]:h-6">
            <NumberPlate registration={identity.plate} />
          </div>
        )}
        <RecordHeading id={record.id}>
          {/* One text node: some screen readers leave a separate space out of the heading's name. */}
          <UnbrokenWords>{`${displayName(identity.title)} `}</UnbrokenWords>
          {identity.derivative && (
            <span className="font-semibold text-soft">
              <UnbrokenWords>{derivativeAfter(identity.title, identity.derivative)}</UnbrokenWords>
            </span>
          )}
        </RecordHeading>
        <p className="text-sm text-soft few-letters:text-xs">{factsLine(record)}</p>
      </div>
    </header>
  );
}

/** "21 plate (Mar–Aug 21) · Blue · registered 15 Mar 2021". */
function factsLine({ identity: { plateWords, colour, registered }, asked: request }: ValuationRecord): string {
  return [
    plateWords,
    colourWords(colour),
    registered && `registered ${unbroken(formatDate(registered))}`,
    request.identifier !== null && `${request.kind === 'van' ? 'Van' : 'Car'} ${request.identifier}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Under the values: when and by whom, the VIN, and where to go from here. */
export function RecordOrigin({ record }: { record: ValuationRecord }) {
  const { identity, basedOn, valuedAt, valuedBy, values } = record;
  return (
    <p className="text-sm text-soft">
      {BANDS.some((band) => values[band].value !== null) ? 'Valued' : 'Looked up'} {formatDateTime(valuedAt)} by{' '}
      {valuedBy.name}
      {identity.vin && ` · VIN ${identity.vin}`}
      {basedOn && <OriginLink href={recordPath(basedOn)}>From an earlier valuation</OriginLink>}
      {identity.vehicle && (
        <OriginLink isLarge href={vehiclePath(identity.vehicle, identity.registered)}>
          Vehicle details
        </OriginLink>
      )}
    </p>
  );
}

/** The last one is enlarged for a finger; another, which may be on the line above it, lies over that. */
function OriginLink({ href, isLarge = false, children }: { href: string; isLarge?: boolean; children: string }) {
  return (
    <span className="print:hidden">
      {' '}
      ·{' '}
      <Link href={href} prefetch={false} className={`link ${isLarge ? 'touch-area inline-block' : 'relative z-1'}`}>
        {children}
      </Link>
    </span>
  );
}
