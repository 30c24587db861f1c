import { pickWeighted } from '@/lib/sandbox/seeded-random';

/** Shares of new car colours in the UK, rounded (SMMT's yearly colour news); vans are mostly white. */
const colours: readonly (readonly [name: string, cars: number, vans: number])[] = [
  ['GREY', 26, 14],
  ['BLACK', 21, 9],
  ['WHITE', 17, 50],
  ['BLUE', 16, 11],
  ['RED', 9, 4],
  ['SILVER', 6, 9],
  ['GREEN', 3, 1],
  ['ORANGE', 1, 1],
  ['YELLOW', 0.5, 0.5],
  ['BROWN', 0.3, 0.2],
  ['BEIGE', 0.4, 0.2],
  ['BRONZE', 0.3, 0.1],
  ['PURPLE', 0.2, 0.1],
];

export function colourOf(vrm: string, van: boolean): string {
  return pickWeighted(`${vrm} colour`, colours, ([, cars, vans]) => (van ? vans : cars))?.[0] ?? 'GREY';
}
