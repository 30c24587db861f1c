/** The sentences of a comparison of completions by CO2. Without schemas: a page loads it. */
import { formatCo2 } from '@/lib/format';
import { EQUIPMENT_LEVEL_WORDS } from './equipment-levels';
import type { LowestCo2 } from './lowest-co2';

/** Sentences in order; none if there is no figure, and `because` says why. */
export function lowestCo2Text(found: LowestCo2): readonly string[] {
  const { lowest, isWhole, level } = found;
  if (lowest === null || lowest.co2GramsPerKm === null) return [];
  return [
    comparison(found, lowest.co2GramsPerKm),
    ...(isWhole ? [] : ['Not every way was compared: another one may have less.']),
    ...(level === 'whole' ? [] : [EQUIPMENT_LEVEL_WORDS[level]]),
  ];
}

/** Whether the cheapest completion is the one with the lowest CO2. */
export const isCheapestLowest = ({ lowest, cheapest }: LowestCo2): boolean =>
  lowest !== null && cheapest !== null && cheapest.adds.join() === lowest.adds.join();

function comparison(found: LowestCo2, grams: number): string {
  const { cheapest, compared, highestGramsPerKm, isWhole } = found;
  const figure = formatCo2(grams);
  if (compared === 1) return isWhole ? `The only way to complete the build has ${figure}.` : `This way has ${figure}.`;
  if (highestGramsPerKm === grams) return `All ${compared} ways compared have ${figure}.`;
  if (isCheapestLowest(found)) return `The cheapest way has the lowest CO2 of the ${compared} compared: ${figure}.`;
  const answer = `The lowest CO2 of the ${compared} ways compared is ${figure}.`;
  if (cheapest === null) return answer;
  return cheapest.co2GramsPerKm === null
    ? `${answer} The service gives no CO2 for the cheapest way.`
    : `${answer} The cheapest way has ${formatCo2(cheapest.co2GramsPerKm)}.`;
}
