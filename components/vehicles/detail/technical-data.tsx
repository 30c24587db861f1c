'use client';

import { DefinitionList } from '@/components/ui/data/definition-list';
import { readTechnicalData } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatPlural } from '@/lib/format';
import { formatTechnicalFigure } from '@/components/vehicles/technical-figure';
import { vehicleDayQuery, type VehicleOnDay } from './vehicle-day-query';
import { VehicleSection } from './vehicle-section';
import { SOURCES } from '@/lib/domain/source-names';

/** Every technical item of the guide, in its groups. */
export function TechnicalData(vehicle: VehicleOnDay) {
  const answer = useAnswer(readTechnicalData, vehicleDayQuery(vehicle));
  return (
    <VehicleSection
      title="Technical data"
      id="technical-data"
      answer={answer}
      count={({ groups }) => formatPlural(groups.flatMap(({ items }) => items).length, 'figure')}
      isEmpty={({ groups }) => groups.length === 0}
      empty={`${SOURCES.guide.atStart} has no technical data for this date. Choose another date under Changes.`}
    >
      {({ groups }) => (
        <div className="gap-x-10 md:columns-2">
          {groups.map(({ category, items }) => (
            <section data-provider-words key={category} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 text-sm font-semibold">{category}</h3>
              <DefinitionList
                items={items.map((item) => ({
                  term: item.name,
                  detail: formatTechnicalFigure(item) ?? <span className="font-normal text-soft">Not given</span>,
                }))}
              />
            </section>
          ))}
        </div>
      )}
    </VehicleSection>
  );
}
