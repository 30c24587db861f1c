import { SOURCES } from '@/lib/domain/source-names';
import type { TechnicalData } from './technical-data';

/**
 * The CO2 of a derivative by the NEDC test, g/km, from the guide's technical data; null unless the guide says that its
 * CO2 is of that test. Its items have no published codes for this: their names identify them.
 */
export function nedcCo2From(data: TechnicalData): number | null {
  const { cycle, co2 } = itemsOf(data);
  if (!isNedc(cycle)) return null;
  return co2 !== null && /^\d+(\.\d+)?$/.test(co2) ? Number(co2) : null;
}

/** Why there is none: the end of a sentence, without a full stop. Only where `nedcCo2From` gives null. */
export function noNedcCo2Words(data: TechnicalData): string {
  const { cycle } = itemsOf(data);
  if (isNedc(cycle)) return `${SOURCES.guide.inText} names the NEDC test and gives no CO2 by it`;
  return cycle === ''
    ? `${SOURCES.guide.inText} does not name the test of its CO2`
    : `${SOURCES.guide.inText}’s CO2 is by the ${cycle} test`;
}

function itemsOf({ groups }: TechnicalData) {
  const items = groups.flatMap((group) => group.items);
  const valueOf = (name: RegExp) => items.find((item) => name.test(item.name))?.value ?? null;
  return { cycle: valueOf(/^test cycle$/i)?.trim() ?? '', co2: valueOf(/^CO2$/i) };
}

const isNedc = (cycle: string): boolean => /^NEDC$/i.test(cycle);
