/** What a company car costs over a term and a mileage, from several services. */
import { z } from 'zod';
import type { getFutureValuation, getPpmValuation } from '@/lib/contract/future-values';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getSmrValuation } from '@/lib/contract/smr';
import type { getTco } from '@/lib/contract/tco';
import { firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { leftOutSchema } from '@/lib/domain/builds/configured-build';
import { legislationSchema } from '@/lib/domain/tax/legislation';
import { penceFrom } from '@/lib/domain/money/pence';
import { serviceResultSchema } from '@/lib/domain/service-result';

const pence = z.number().int();

const costTermSchema = z.object({
  termMonths: z.number().int(),
  /** Over the whole term. */
  miles: z.number().int(),
});
export type CostTerm = z.infer<typeof costTermSchema>;

export const wholeLifeCostsSchema = z.object({
  requested: costTermSchema,
  /** As sent to and returned by the services: the term to the nearest 6 months, the mileage to the nearest 10,000. */
  used: costTermSchema,
  /** First day of the term: that of the first registration. */
  begins: daySchema,
  /** The requested edition of the guides, the first of a month: none of their answers names its own. */
  requestedEdition: z.string(),
  legislation: serviceResultSchema(legislationSchema),
  /** Not in the legislation answer, because the service does not accept them. */
  leftOut: leftOutSchema,
  maintenancePence: serviceResultSchema(pence),
  /** For maintenance only. */
  maintenancePencePerMile: serviceResultSchema(z.number()),
  futureValuePence: serviceResultSchema(pence),
});
export type WholeLifeCosts = z.infer<typeof wholeLifeCostsSchema>;

/** The legislation service's answer for each of its terms, at the same annual mileage. */
export const wholeLifeTermsSchema = z.object({
  /** The term and mileage that set the annual mileage, as the service rounds them. */
  used: costTermSchema,
  /** First day of every term. */
  begins: daySchema,
  terms: z.array(z.object({ used: costTermSchema, legislation: serviceResultSchema(legislationSchema) })),
});
export type WholeLifeTerms = z.infer<typeof wholeLifeTermsSchema>;

/** Without a code, by the identifier only; the edition is named even if it is the current one. */
const guideParams = (identifier: number, day: Day, { termMonths, miles }: CostTerm) => ({
  database: 'CARS',
  refid: identifier,
  refCode: '',
  datasetDate: firstOfMonth(day),
  justCurrent: false,
  monthsToValuation: termMonths,
  mileage: miles,
});
export const maintenanceParams = guideParams;
export const futureValueParams = (identifier: number, day: Day, registered: Day, term: CostTerm) => ({
  ...guideParams(identifier, day, term),
  registrationDate: registered,
});

/** Maintenance over the whole term, in pence; null without a figure. */
export const maintenanceFrom = ({ tables }: OperationAnswer<typeof getSmrValuation>): number | null =>
  penceFrom(tables.Valuation[0]?.valuation);

/** Maintenance in pence per mile; null without a figure. */
export const perMileFrom = ({ tables }: OperationAnswer<typeof getPpmValuation>): number | null => {
  const perMile = tables.Valuation[0]?.valuation;
  return perMile === undefined || perMile === null ? null : Number(perMile);
};

/** The value at the end of the term, in pence; null without a figure. */
export const futureValueFrom = ({ tables }: OperationAnswer<typeof getFutureValuation>): number | null =>
  penceFrom(tables.Valuation[0]?.valuation);

/** A number that a person types; `sentence` states what it has to be. */
const typed = (least: number, most: number, error: string) =>
  z.number({ error }).min(least, { error }).max(most, { error });
const typedWhole = (least: number, most: number, error: string) => typed(least, most, error).int({ error });

/** What a private buyer enters; age and postcode stay out of URLs and logs. */
export const ownershipCostInputSchema = z.object({
  purchasePounds: typedWhole(0, 1_000_000, 'Enter the price in whole pounds, up to 1,000,000.'),
  depositPounds: typedWhole(0, 1_000_000, 'Enter the deposit in whole pounds, or 0 if there is none.'),
  aprPercent: typed(0, 100, 'Enter the rate as a number from 0 to 100.'),
  /** The service counts both mileages in thousands. */
  currentMiles: typedWhole(0, 500_000, 'Enter the current mileage, 0 to 500,000.'),
  milesPerYear: typedWhole(1_000, 200_000, 'Enter the miles per year, 1,000 to 200,000.'),
  years: typedWhole(1, 7, 'Enter whole years, 1 to 7.'),
  insurancePoundsPerYear: typedWhole(0, 50_000, 'Enter the annual premium in whole pounds, up to 50,000.'),
  age: typedWhole(17, 110, 'Enter an age in years, 17 to 110.'),
  postCode: z
    .string({ error: 'Enter the postcode.' })
    .trim()
    .min(2, { error: 'Enter the postcode, or its first part.' })
    .max(10, { error: 'Enter a postcode of at most ten characters.' }),
});
export type OwnershipCostInput = z.infer<typeof ownershipCostInputSchema>;

export const ownershipCostsSchema = z.object({
  totalPence: pence.nullable(),
  depreciationPence: pence.nullable(),
  financePence: pence.nullable(),
  fuelPence: pence.nullable(),
  insurancePence: pence.nullable(),
  taxPence: pence.nullable(),
  maintenancePence: pence.nullable(),
  /** As sent to the service; mileages in miles. */
  yearsUsed: z.number().int(),
  currentMilesUsed: z.number().int(),
  milesPerYearUsed: z.number().int(),
});
export type OwnershipCosts = z.infer<typeof ownershipCostsSchema>;

const inThousands = (miles: number): number => Math.round(miles / 1000);

export const ownershipParams = (identifier: number, registered: Day, input: OwnershipCostInput) => ({
  Database: 'CAR',
  RefId: identifier,
  RegistrationDate: registered.replaceAll('-', '/'),
  PurchaseCost: input.purchasePounds.toFixed(2),
  // To four decimals, and never written as 1e-7.
  FinanceAPR: String(Number(input.aprPercent.toFixed(4))),
  Deposit: input.depositPounds.toFixed(2),
  CurrentMileage: inThousands(input.currentMiles),
  AnnualMileage: inThousands(input.milesPerYear),
  LengthOfOwnership: input.years,
  UserAge: input.age,
  UserPostCode: input.postCode,
  AnnualInsurance: input.insurancePoundsPerYear.toFixed(2),
});

/** @returns null with the provider's text if the service refuses */
export function ownershipFrom(
  wire: OperationAnswer<typeof getTco>,
  input: OwnershipCostInput,
): { ownership: OwnershipCosts | null; words: string } {
  if (!wire.Success) return { ownership: null, words: wire.FailMessage?.trim() ?? '' };
  return {
    ownership: {
      totalPence: penceFrom(wire.TotalCostOfOwnership),
      depreciationPence: penceFrom(wire.TotalDepreciation),
      financePence: penceFrom(wire.TotalFinance),
      fuelPence: penceFrom(wire.TotalFuel),
      insurancePence: penceFrom(wire.TotalInsurance),
      taxPence: penceFrom(wire.TotalTax),
      maintenancePence: penceFrom(wire.TotalSMR),
      yearsUsed: input.years,
      currentMilesUsed: inThousands(input.currentMiles) * 1000,
      milesPerYearUsed: inThousands(input.milesPerYear) * 1000,
    },
    words: '',
  };
}
