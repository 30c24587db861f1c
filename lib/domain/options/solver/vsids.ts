/**
 * VSIDS: how often, and how lately, each variable took part in a conflict. M. Moskewicz et al., "Chaff: Engineering an
 * Efficient SAT Solver", DAC 2001; with growing increments in place of decay, as MiniSat does it.
 */
const DECAY = 0.95;
const LIMIT = 1e100;

export class Vsids {
  activity: Float64Array;
  #increment = 1;

  constructor(variables: number) {
    this.activity = new Float64Array(variables);
  }

  grow(variables: number): void {
    const larger = new Float64Array(variables);
    larger.set(this.activity);
    this.activity = larger;
  }

  bump(variable: number): void {
    const raised = this.activity[variable]! + this.#increment;
    this.activity[variable] = raised;
    if (raised < LIMIT) return;
    for (let index = 0; index < this.activity.length; index += 1) this.activity[index]! /= LIMIT;
    this.#increment /= LIMIT;
  }

  /** After every conflict: earlier ones count for less. */
  decay(): void {
    this.#increment /= DECAY;
  }
}
