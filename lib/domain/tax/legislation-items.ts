/** The items of a legislation answer, in a dealer's words. Without a schema: the browser reads it too. */
import type { Legislation } from './legislation';

export const LEGISLATION_ITEMS = [
  { item: 'p11d', words: 'P11D value', unit: 'pounds' },
  { item: 'co2', words: 'CO2', unit: 'g/km' },
  { item: 'percent', words: 'BIK %', unit: '%' },
  { item: 'tax20', words: 'BIK tax per year (20%)', unit: 'pounds' },
  { item: 'tax40', words: 'BIK tax per year (40%)', unit: 'pounds' },
  { item: 'dutyFirst', words: 'Vehicle tax, first year', unit: 'pounds' },
  { item: 'dutyLater', words: 'Vehicle tax, later years', unit: 'pounds' },
  { item: 'classOneA1Rate', words: 'Class 1A rate, year 1', unit: '%' },
  { item: 'classOneA1Cost', words: 'Class 1A cost, year 1', unit: 'pounds' },
  { item: 'classOneA2Rate', words: 'Class 1A rate, year 2', unit: '%' },
  { item: 'classOneA2Cost', words: 'Class 1A cost, year 2', unit: 'pounds' },
  { item: 'classOneA3Rate', words: 'Class 1A rate, year 3', unit: '%' },
  { item: 'classOneA3Cost', words: 'Class 1A cost, year 3', unit: 'pounds' },
  { item: 'classOneA4Rate', words: 'Class 1A rate, year 4', unit: '%' },
  { item: 'classOneA4Cost', words: 'Class 1A cost, year 4', unit: 'pounds' },
  { item: 'classOneA5Rate', words: 'Class 1A rate, year 5', unit: '%' },
  { item: 'classOneA5Cost', words: 'Class 1A cost, year 5', unit: 'pounds' },
  { item: 'wholeLifeCost', words: 'Whole life cost', unit: 'pounds' },
  { item: 'maintenance', words: 'Service, maintenance and repair', unit: 'pounds' },
  { item: 'depreciation', words: 'Depreciation', unit: 'pounds' },
  { item: 'residual', words: 'Residual value', unit: 'pounds' },
  { item: 'fuel', words: 'Fuel', unit: 'pounds' },
  { item: 'pencePerMile', words: 'Pence per mile', unit: 'p/mi' },
] as const;

export type LegislationItem = (typeof LEGISLATION_ITEMS)[number]['item'];

/** Class 1A of five tax years, from that of the registration: the rate in per cent, the cost in pounds. */
export const classOneAOf = (legislation: Legislation) =>
  [
    [legislation.classOneA1Rate, legislation.classOneA1Cost],
    [legislation.classOneA2Rate, legislation.classOneA2Cost],
    [legislation.classOneA3Rate, legislation.classOneA3Cost],
    [legislation.classOneA4Rate, legislation.classOneA4Cost],
    [legislation.classOneA5Rate, legislation.classOneA5Cost],
  ].map(([percent = null, pounds = null]) => ({ percent, pounds }));
