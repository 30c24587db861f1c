/** Which areas of a saved build have changed, in a word each. Without schemas: notifications use it. */
import type { BuildChanges } from './build-changes';

export const BUILD_AREAS = ['price', 'options', 'rules', 'order', 'equipment'] as const;
export type BuildArea = (typeof BUILD_AREAS)[number];

const BUILD_AREA_WORDS: Readonly<Record<BuildArea, string>> = {
  price: 'price',
  options: 'options',
  rules: 'rules',
  order: 'what can be ordered together',
  equipment: 'standard equipment',
};

/** In the order of `BUILD_AREAS`. Equipment that could not be read does not count as changed. */
export function changedAreas(changes: BuildChanges): BuildArea[] {
  const sentences: Readonly<Record<BuildArea, number>> = {
    price: changes.price.length,
    options: changes.options.length,
    rules: changes.rules.length,
    order: changes.fitted.length + changes.troubles.length,
    equipment: changes.equipment?.length ?? 0,
  };
  return BUILD_AREAS.filter((area) => sentences[area] > 0);
}

/** `price, rules and standard equipment` */
export function areaWords(areas: readonly BuildArea[]): string {
  const words = areas.map((area) => BUILD_AREA_WORDS[area]);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** As stored: `price,rules`. Areas that only a later version knows are left out. */
export const areasText = (areas: readonly BuildArea[]): string => areas.join(',');
export const readAreas = (text: string): BuildArea[] => {
  const names = text.split(',');
  return BUILD_AREAS.filter((area) => names.includes(area));
};
