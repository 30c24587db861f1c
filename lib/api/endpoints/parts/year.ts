import { z } from 'zod';

const YEAR_MAX = 2100;

/** @param first the earliest that the service may know */
const yearFrom = (first: number) => {
  const problem = `Give a year from ${first} to ${YEAR_MAX}.`;
  return z.number().int().min(first, problem).max(YEAR_MAX, problem);
};

export const registrationYear = yearFrom(1900).meta({ description: 'Year of registration.', example: 2021 });

export const taxYearEnding = yearFrom(2000).meta({
  description: 'The year in which the first of the three tax years ends.',
  example: 2027,
});
