import {
  COMPARED_MAX,
  nameProblem,
  parseVehicleName,
  type VehicleName,
} from '@/lib/domain/vehicles/comparison/vehicle-names';

/** The vehicles an address names, each once and up to the limit, and a sentence for each that cannot be compared. */
export function comparedNames(requestedNames: readonly string[]): { names: VehicleName[]; problems: string[] } {
  const distinct = [...new Set(requestedNames)];
  const known = distinct.filter((name): name is VehicleName => parseVehicleName(name) !== null);
  const surplus = known.slice(COMPARED_MAX);
  return {
    names: known.slice(0, COMPARED_MAX),
    problems: [
      ...distinct.filter((name) => parseVehicleName(name) === null).map(nameProblem),
      ...(surplus.length === 0
        ? []
        : [
            `Up to ${COMPARED_MAX} vehicles can be compared; ${surplus.join(' and ')} ${surplus.length === 1 ? 'is' : 'are'} not included.`,
          ]),
    ],
  };
}
