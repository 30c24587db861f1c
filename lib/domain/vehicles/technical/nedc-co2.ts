import type { TechnicalData } from './technical-data';

/**
 * The CO2 of a derivative by the NEDC test, g/km, from the guide's technical data; null unless the guide says that its
 * CO2 is of that test. Its items have no published codes for this: their names identify them.
 */
export function nedcCo2From({ groups }: TechnicalData): number | null {
  const items = groups.flatMap((group) => group.items);
  const valueOf = (name: RegExp) => items.find((item) => name.test(item.name))?.value ?? null;
  if (!/^NEDC$/i.test(valueOf(/^test cycle$/i)?.trim() ?? '')) return null;
  const co2 = valueOf(/^CO2$/i);
  return co2 !== null && /^\d+(\.\d+)?$/.test(co2) ? Number(co2) : null;
}
