/**
 * How much of a build was sent to the WLTP service, which refuses a whole configuration if it does not know one of its
 * codes. It is then requested again with fewer codes, and the figure states which build it is for. Without schemas: a
 * page loads it.
 */
import type { FittedEquipment } from '@/lib/domain/options/configuration';

/** From everything fitted down to the vehicle only. */
export const EQUIPMENT_LEVELS = ['whole', 'withoutStandard', 'withoutPacks', 'bare'] as const;
export type EquipmentLevel = (typeof EQUIPMENT_LEVELS)[number];

export const codesAt = (equipment: FittedEquipment, level: EquipmentLevel): readonly number[] =>
  level === 'bare' ? [] : equipment[level];

/**
 * The fullest level with exactly these codes: a build without packs is the same with and without them, and one without
 * options is the same without its standard equipment and bare.
 */
export function levelOf(equipment: FittedEquipment, codes: readonly number[]): EquipmentLevel {
  if (codes.length === equipment.whole.length) return 'whole';
  if (equipment.withoutStandard.length === 0) return 'withoutStandard';
  if (codes.length === 0) return 'bare';
  return codes.length === equipment.withoutStandard.length ? 'withoutStandard' : 'withoutPacks';
}

/** Whether all options and packs of a build are in its figures, so that these say what its options change. */
export const hasAllOptions = (level: EquipmentLevel): boolean => level === 'whole' || level === 'withoutStandard';

/** The build that the figures are for, if it is not the whole one. */
export const EQUIPMENT_LEVEL_WORDS: Readonly<Record<Exclude<EquipmentLevel, 'whole'>, string>> = {
  withoutStandard:
    'The service did not accept the codes of the standard equipment. These figures are of the selected options and packs.',
  withoutPacks:
    'The service did not accept the codes of the standard equipment and the packs. These figures are of the options selected singly.',
  bare: 'The service did not accept the option codes. These figures are of the vehicle without any.',
};
