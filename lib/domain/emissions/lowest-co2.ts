/** The completion of a build with the lowest CO2, as our server returns it. */
import { z } from 'zod';
import { becauseSchema } from '@/lib/domain/provenance';
import type { CompleteBuild, CompleteBuilds } from '@/lib/domain/options/repairs/complete-builds';
import { taxedCo2 } from './emission-facts';
import { equipmentLevelSchema, type ConfiguredEmissions, type Emissions } from './emissions';
import { problemWords } from './emissions-problem';
import { EQUIPMENT_LEVELS, EQUIPMENT_LEVEL_WORDS, type EquipmentLevel } from './equipment-levels';

const completionSchema = z.object({
  /** Codes of the options to add. */
  adds: z.array(z.number().int()),
  /** Of all options, at list price. Prices on application count as 0. */
  optionsPence: z.number().int(),
  /** Codes of the options whose price is on application. */
  onApplication: z.array(z.number().int()),
  /** Whole g/km; null where the service gives none. */
  co2GramsPerKm: z.number().int().nullable(),
});
export type ComparedCompletion = z.infer<typeof completionSchema>;

export const lowestCo2Schema = z.object({
  /** The cheapest of those with the lowest CO2; null if no figure is known, and `because` says why. */
  lowest: completionSchema.nullable(),
  cheapest: completionSchema.nullable(),
  because: becauseSchema.nullable(),
  /** Completions with a figure, and the highest of these figures. */
  compared: z.number().int(),
  highestGramsPerKm: z.number().int().nullable(),
  /** Whether all minimal completions were compared. */
  isWhole: z.boolean(),
  /** The part of the builds that the figures are for: the smallest. */
  level: equipmentLevelSchema,
  auditId: z.string().nullable(),
});
export type LowestCo2 = z.infer<typeof lowestCo2Schema>;

const NO_FIGURE = 'The emissions service gives no CO2 for any way to complete this build.';
const BY_PRICE = 'Complete the build by price.';

/** @param emissions of `builds`, in their order; null if there was no build to request figures for */
export function lowestCo2From(
  { builds, cheapest, isWhole }: Pick<CompleteBuilds, 'builds' | 'cheapest' | 'isWhole'>,
  emissions: Emissions | null,
): LowestCo2 {
  const configured = emissions?.configurations ?? [];
  const completions = builds.map((build, at) => comparedCompletion(build, configured[at] ?? null));
  const known = completions.filter((completion) => completion.co2GramsPerKm !== null);
  const grams = known.map(({ co2GramsPerKm }) => co2GramsPerKm ?? 0);
  const least = Math.min(...grams);
  const level = smallestLevel(configured.map((configuration) => configuration.level));
  const message = configured.flatMap(({ problems }) => problems.flatMap((problem) => problemWords(problem) ?? []))[0];
  // Without any option code all figures are for the bare vehicle: there is nothing to compare.
  const isComparable = known.length > 0 && (level !== 'bare' || known.length === 1);
  return {
    lowest: isComparable ? (known.find(({ co2GramsPerKm }) => co2GramsPerKm === least) ?? null) : null,
    cheapest: completions[builds.findIndex((build) => build === cheapest)] ?? null,
    because: isComparable ? null : incomparableBecause(builds.length, known.length, message ?? null),
    compared: known.length,
    highestGramsPerKm: known.length === 0 ? null : Math.max(...grams),
    isWhole: isWhole && known.length === builds.length,
    level,
    auditId: emissions?.auditId ?? null,
  };
}

const comparedCompletion = (
  { adds, total }: CompleteBuild,
  configured: ConfiguredEmissions | null,
): ComparedCompletion => {
  const figure = configured?.figures ? taxedCo2(configured.figures) : null;
  return {
    adds: [...adds],
    optionsPence: total.pence,
    onApplication: [...total.onApplication],
    co2GramsPerKm: figure === null ? null : Math.floor(figure),
  };
};

function incomparableBecause(builds: number, known: number, message: string | null) {
  if (builds === 0)
    return { reason: 'No way to complete this build was found in time.', next: 'Choose one of the required options.' };
  if (known === 0) return { reason: message ?? NO_FIGURE, next: BY_PRICE };
  return { reason: `${EQUIPMENT_LEVEL_WORDS.bare} So the ways to complete it cannot be compared.`, next: BY_PRICE };
}

const smallestLevel = (levels: readonly EquipmentLevel[]): EquipmentLevel =>
  EQUIPMENT_LEVELS.findLast((level) => levels.includes(level)) ?? 'whole';
