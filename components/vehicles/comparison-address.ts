import { COMPARED_MAX, nameProblem, vehicleNamed, type VehicleName } from '@/lib/domain/compared';

/** The vehicles an address names, each once and no more than fit, and a sentence for each that cannot be compared. */
export function namesIn(asked: readonly string[]): { names: VehicleName[]; problems: string[] } {
  const distinct = [...new Set(asked)];
  const good = distinct.filter((name): name is VehicleName => vehicleNamed(name) !== null);
  const over = good.slice(COMPARED_MAX);
  return {
    names: good.slice(0, COMPARED_MAX),
    problems: [
      ...distinct.filter((name) => vehicleNamed(name) === null).map(nameProblem),
      ...(over.length === 0
        ? []
        : [
            `${COMPARED_MAX} vehicles fit side by side; ${over.join(' and ')} ${over.length === 1 ? 'is' : 'are'} left out.`,
          ]),
    ],
  };
}
