'use client';

import { readEquipment } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatPlural } from '@/lib/format';
import { vehicleDayQuery, type VehicleOnDay } from './vehicle-day-query';
import { VehicleSection } from './vehicle-section';
import { SOURCES } from '@/lib/domain/source-names';

/** Standard equipment by category. */
export function StandardEquipment(vehicle: VehicleOnDay) {
  const answer = useAnswer(readEquipment, vehicleDayQuery(vehicle));
  return (
    <VehicleSection
      title="Standard equipment"
      id="standard-equipment"
      answer={answer}
      count={({ groups }) => formatPlural(groups.flatMap(({ items }) => items).length, 'item')}
      isEmpty={({ groups }) => groups.length === 0}
      empty={`${SOURCES.guide.atStart} lists no standard equipment for this date. Choose another date under Changes.`}
    >
      {({ groups }) => (
        <div className="gap-x-10 sm:columns-2 lg:columns-3">
          {groups.map(({ category, items }) => (
            <section key={category} className="mb-4 break-inside-avoid">
              <h3 className="mb-1 text-sm font-semibold">{category}</h3>
              <ul className="space-y-0.5 text-sm">
                {items.map(({ code, name }) => (
                  <li data-provider-words key={`${code} ${name}`}>
                    {name}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </VehicleSection>
  );
}
