'use client';

import { useState } from 'react';
import { DefinitionList, type Definition } from '@/components/ui/data/definition-list';
import { Missing } from '@/components/ui/data/missing';
import { Select } from '@/components/ui/forms/select';
import { readSpecification } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { Specification } from '@/lib/domain/vehicles/technical/technical-data';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { IMAGE_VIEW_WORDS, IMAGE_VIEWS, type ImageView } from '@/lib/domain/vehicles/image-view';
import { formatDate, formatPounds } from '@/lib/format';
import { picturePath } from '@/components/vehicles/picture-path';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
import { vehicleDayQuery, type VehicleOnDay } from './vehicle-day-query';
import { VehicleSection } from './vehicle-section';
import { SOURCES } from '@/lib/domain/source-names';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';

/** Picture, list price and names of a vehicle. */
export function VehicleOverview({ vehicle, on }: { vehicle: DescribedVehicle; on: VehicleOnDay['on'] }) {
  const answer = useAnswer(readSpecification, vehicleDayQuery({ ...vehicle, on }));
  const price = answer.data?.price ?? null;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[2fr_3fr]">
      {price !== null && (
        // On a phone the key facts begin a screen lower, under the picture.
        <p className="-mb-1 md:hidden print:hidden">
          <strong className="text-lg">{formatPounds((price.basicPence + price.vatPence) / 100)}</strong>{' '}
          <span className="text-sm text-soft">list price with VAT, without options</span>
        </p>
      )}
      <VehicleImages vehicle={vehicle} />
      <VehicleSection title="Key facts" id="guide" answer={answer}>
        {(specification) => (
          <div className="grid gap-x-10 lg:grid-cols-2">
            <DefinitionList items={specificationFacts(specification)} />
            <DefinitionList items={descriptionFacts(vehicle)} />
          </div>
        )}
      </VehicleSection>
    </div>
  );
}

function VehicleImages({ vehicle }: { vehicle: DescribedVehicle }) {
  const [view, setView] = useState<ImageView>('front-side');
  const views = IMAGE_VIEWS.filter((imageView) => imageView !== 'interior' || vehicle.kind === 'car');
  return (
    <div className="space-y-2 print:max-w-72">
      <VehiclePicture
        eager
        src={picturePath(vehicle, view, 640)}
        alt={`${makeAndModel(vehicle)}, ${IMAGE_VIEW_WORDS[view]}`}
      />
      <div className="print:hidden">
        <Select
          aria-label="View of the picture"
          value={view}
          onChange={({ target }) => setView(views.find((imageView) => imageView === target.value) ?? 'front-side')}
          options={views.map((imageView) => ({
            value: imageView,
            label: IMAGE_VIEW_WORDS[imageView].replace(/^./, (first) => first.toUpperCase()),
          }))}
        />
      </div>
      <p className="text-sm text-soft">Picture from the image service</p>
    </div>
  );
}

function specificationFacts({ price, bodyStyle, fuel, transmission, doors, day }: Specification): Definition[] {
  const total = price && (price.basicPence + price.vatPence) / 100;
  return [
    {
      term: 'List price (incl. VAT)',
      detail:
        price === null || total === null ? (
          <Missing
            reason={`${SOURCES.guide.atStart} gives no price for ${formatDate(day)}.`}
            next="Choose another date under Changes."
          />
        ) : (
          <>
            {formatPounds(total)}{' '}
            <span className="block font-normal text-soft">
              {formatPounds(price.basicPence / 100)} and {formatPounds(price.vatPence / 100)} VAT, without options
            </span>
          </>
        ),
    },
    { term: 'Specification date', detail: formatDate(day) },
    ...presentFacts([
      ['Body style', bodyStyle],
      ['Fuel', fuel],
      ['Transmission', transmission],
      ['Doors', doors === null ? null : String(doors)],
    ]),
  ];
}

function descriptionFacts(vehicle: DescribedVehicle): Definition[] {
  const { manufacturer, range, model, shortDerivative, sector, modelYear, introduced, discontinued, runOut, code } =
    vehicle;
  return [
    ...guideNames({ Make: manufacturer, Range: range, Model: model }),
    ...presentFacts([
      ['Short name', shortDerivative],
      ['Sector', sector],
      ['Model year', modelYear],
      ['Introduced', introduced && formatDate(introduced)],
      ['End of production', discontinued && formatDate(discontinued)],
      ['End of sale', runOut && formatDate(runOut)],
    ]),
    ...(code === null
      ? []
      : [{ term: 'Guide code', detail: <code className="whitespace-pre-wrap wrap-anywhere select-all">{code}</code> }]),
  ];
}

/** In the guide's own spelling, by which it is found there. */
const guideNames = (names: Readonly<Record<string, string | null>>): Definition[] =>
  Object.entries(names).flatMap(([term, name]) =>
    name ? [{ term, detail: <span data-provider-words>{name}</span> }] : [],
  );

const presentFacts = (facts: readonly (readonly [string, string | null])[]): Definition[] =>
  facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
