/** A figure with its calculation, so that a sum can be followed line by line. */
export interface CalculationStep {
  readonly name: string;
  readonly value: number | string;
  /** `GBP`, `%`, `g/km`, `miles`, … */
  readonly unit: string;
  /** Law, publication or this sandbox's own model. */
  readonly source: string;
}

export interface Calculation<T = number> {
  readonly value: T;
  readonly steps: readonly CalculationStep[];
}
