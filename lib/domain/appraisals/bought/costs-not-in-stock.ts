/** Costs of an appraisal that a car in stock has no field for, by their entries. */
export const COSTS_NOT_IN_STOCK = ['warranty', 'fees'] as const;
