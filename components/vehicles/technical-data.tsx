'use client';

import { DefinitionList } from '@/components/ui/definition-list';
import { readTechnicalData } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/use-answer';
import { formatPlural } from '@/lib/format';
import { figureWords } from './figure-words';
import { questionOn, type VehicleOnDay } from './vehicle-question';
import { VehicleSection } from './vehicle-section';

/** Every technical item of the guide, in its groups. */
export function TechnicalData(of: VehicleOnDay) {
  const answer = useAnswer(readTechnicalData, questionOn(of));
  return (
    <VehicleSection
      title="Technical data"
      id="technical-data"
      answer={answer}
      count={({ groups }) => formatPlural(groups.flatMap(({ items }) => items).length, 'figure')}
      isEmpty={({ groups }) => groups.length === 0}
      empty="The guide has no technical data of this day. Choose another day among the changes below."
    >
      {({ groups }) => (
        <div className="gap-x-10 md:columns-2">
          {groups.map(({ category, items }) => (
            <section key={category} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 text-sm font-semibold">{category}</h3>
              <DefinitionList
                items={items.map((item) => ({
                  term: item.name,
                  detail: figureWords(item) ?? <span className="font-normal text-soft">Not given</span>,
                }))}
              />
            </section>
          ))}
        </div>
      )}
    </VehicleSection>
  );
}
