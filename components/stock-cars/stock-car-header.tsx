import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Badge } from '@/components/ui/data/badge';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { appraisalPath, filePath, recordPath } from '@/lib/domain/page-paths';
import { preparationWords, totalCost } from '@/lib/domain/stock-cars/gain';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isInStock, SOLD_TO_WORDS, STATUS_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDate, formatMiles, formatPlural, formatPounds, formatPoundsChange, unbroken } from '@/lib/format';
import { priceAction } from './price-action';

interface StockCarHeaderProps {
  car: CarInStock;
  mayChange: boolean;
  mayReadAppraisals: boolean;
}

/** Which car it is, what can be done with it, and the figures that decide. */
export function StockCarHeader({ car, mayChange, mayReadAppraisals }: StockCarHeaderProps) {
  const { plate, vin, title, derivative, status, stockNumber, site, daysInStock, owner, flag, otherFlags } = car;
  const links = [
    ...(car.valuationId ? [{ href: recordPath(car.valuationId), label: 'Valuation' }] : []),
    ...(car.registrationId ? [{ href: filePath(car.registrationId), label: 'Vehicle file' }] : []),
    ...(car.appraisalId && mayReadAppraisals ? [{ href: appraisalPath(car.appraisalId), label: 'Appraisal' }] : []),
  ];
  return (
    <header className="space-y-3">
      <Breadcrumb crumbs={[{ label: 'Cars in stock', href: '/stock/cars' }]} />
      {plate && <NumberPlate registration={plate} size="lg" />}
      <h1 className="text-2xl font-bold tracking-tight">
        <UnbrokenWords>{displayName(title)}</UnbrokenWords>
        {derivative && (
          <span className="block text-lg font-semibold text-soft">
            <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
          </span>
        )}
      </h1>
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge tone="accent">{STATUS_WORDS[status]}</Badge>
        <FlagBadge flag={flag} otherFlags={otherFlags} />
        <UncertainDerivative {...car} />
        {[
          formatPlural(daysInStock, 'day') + ' in stock',
          stockNumber && `stock number ${stockNumber}`,
          site,
          owner.name,
        ]
          .filter(Boolean)
          .join(' · ')}
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="link print:hidden">
            {label}
          </a>
        ))}
      </p>
      {isInStock(status) && mayChange && <CarActions car={car} />}
      {isInStock(status) ? <CarFigures car={car} /> : <SaleFigures car={car} />}
      <DefinitionList
        layout="above"
        items={[
          { term: 'Mileage', detail: car.mileage === null ? <EmptyCell /> : mileageWords(car) },
          { term: 'First registered', detail: car.registered ? formatDate(car.registered) : <EmptyCell /> },
          { term: 'Date in', detail: formatDate(car.inOn) },
          ...(vin ? [{ term: 'VIN', detail: vin, isLong: true }] : []),
          ...(car.notes !== '' ? [{ term: 'Notes', detail: car.notes, isLong: true }] : []),
          ...(car.leftOn ? [{ term: 'Date out', detail: formatDate(car.leftOn) }] : []),
        ]}
      />
    </header>
  );
}

/** Links to the forms below. A car that is not identified is identified first. */
function CarActions({ car: { identifier, advertisedPounds } }: { car: CarInStock }) {
  const price = priceAction(advertisedPounds);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ButtonLink href={price.anchor} variant={identifier === null ? 'secondary' : 'primary'}>
        {price.label}
      </ButtonLink>
      <ButtonLink href="#out">Sold or removed</ButtonLink>
    </div>
  );
}

function CarFigures({ car }: { car: CarInStock }) {
  const { advertisedPounds, gainPounds } = car;
  return (
    <KeyFigures>
      <CostFigure car={car} />
      <KeyFigure
        label="Asking"
        value={advertisedPounds === null ? 'Not entered' : formatPounds(advertisedPounds)}
        compact
      />
      <KeyFigure
        label="Clean less cost"
        value={gainPounds === null ? 'Not known' : formatPoundsChange(gainPounds)}
        compact
      />
    </KeyFigures>
  );
}

/** What a sold car fetched; nothing for one that was removed unsold. */
function SaleFigures({ car }: { car: CarInStock }) {
  const { soldPounds, soldTo } = car;
  if (soldPounds === null) return null;
  return (
    <KeyFigures>
      <KeyFigure label="Sold for" value={formatPounds(soldPounds)} gap={soldTo && SOLD_TO_WORDS[soldTo]} compact />
      <CostFigure car={car} />
    </KeyFigures>
  );
}

function CostFigure({ car }: { car: CarInStock }) {
  const cost = totalCost(car);
  return (
    <KeyFigure
      label="Cost"
      value={cost === null ? 'Not entered' : formatPounds(cost)}
      gap={preparationWords(car)}
      compact
    />
  );
}

const mileageWords = ({ mileage, mileageOn, milesPerMonth }: CarInStock): string =>
  `${unbroken(formatMiles(mileage ?? 0))}${mileageOn ? ` on ${unbroken(formatDate(mileageOn))}` : ''}${milesPerMonth > 0 ? `, ${unbroken(formatMiles(milesPerMonth))} a month` : ''}`;
