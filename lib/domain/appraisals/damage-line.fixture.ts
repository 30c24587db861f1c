import type { Entries } from './entries';

/** One line of the condition, as entered. @param id one digit @param cost as typed */
export const damageLine = (id: string, cost: string, vat: 'with' | 'without', treatment: string): Entries => ({
  [`line.0000000${id}.part`]: `Part ${id}`,
  [`line.0000000${id}.cost`]: cost,
  [`line.0000000${id}.vat`]: vat,
  [`line.0000000${id}.treatment`]: treatment,
});
