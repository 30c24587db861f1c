'use client';

import Link from 'next/link';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { readGenericOptions } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatPlural } from '@/lib/format';
import { vehiclePath } from '@/lib/domain/page-paths';
import { vehicleDayQuery, type VehicleOnDay } from './vehicle-day-query';
import { VehicleSection } from './vehicle-section';
import { SOURCES } from '@/lib/domain/source-names';

/** The kinds of option available, with the same names for every make. */
export function GenericOptions(vehicle: VehicleOnDay) {
  const answer = useAnswer(readGenericOptions, vehicleDayQuery(vehicle));
  return (
    <VehicleSection
      title="Options by kind"
      id="options"
      answer={answer}
      count={(categories) => formatPlural(categories.flatMap(({ items }) => items).length, 'kind')}
      isEmpty={(categories) => categories.length === 0}
      empty={`${SOURCES.guide.atStart} does not classify this vehicle’s options.`}
    >
      {(categories) => (
        <>
          <div className="gap-x-10 md:columns-2">
            {categories.map(({ category, items }) => (
              <section key={category} className="mb-4 break-inside-avoid">
                <h3 className="mb-1 text-sm font-semibold">{category}</h3>
                <DefinitionList
                  items={items.map(({ name, options }) => ({ term: name, detail: options.join('; ') }))}
                />
              </section>
            ))}
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <Link
              href={`${vehiclePath(vehicle)}/configure${vehicle.on === null ? '' : `?date=${vehicle.on}`}`}
              className="link"
            >
              See option prices
            </Link>
            <Link
              href={`${vehiclePath(vehicle)}/equal-options${vehicle.on === null ? '' : `?on=${vehicle.on}`}`}
              className="link"
            >
              Find equal options in another make
            </Link>
          </p>
        </>
      )}
    </VehicleSection>
  );
}
