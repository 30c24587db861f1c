/** What optional equipment adds to a used car's value, month by month, as our server returns it. */
import { z } from 'zod';
import type { OperationAnswer, OperationParams } from '@/lib/contract/operations';
import type { optionValues } from '@/lib/contract/option-values';
import type { Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { LAST_MONTH, LAST_MONTH_ALL_CONDITIONS } from './option-value-rules';
import { identifierSchema } from '@/lib/domain/vehicles/vehicle';

const pounds = z.number().nullable();

const valuedOptionSchema = z.object({
  code: z.number().int(),
  name: z.string(),
  isPack: z.boolean(),
  costNewPounds: pounds,
  /** By month from 0, in whole pounds. */
  valuePounds: z.array(pounds),
  /** By month: whether the rules let it count. */
  isIncluded: z.array(z.boolean()),
  /** What a pack holds. */
  contents: z.array(z.string()),
});
export type ValuedOption = z.infer<typeof valuedOptionSchema>;

const totalsSchema = z.object({ retail: pounds, clean: pounds, average: pounds, below: pounds });
export type OptionValueCondition = keyof z.infer<typeof totalsSchema>;

export const optionValuesSchema = z.object({
  identifier: identifierSchema,
  registered: daySchema,
  mileage: z.number().int(),
  valuedOn: daySchema,
  /** The largest share of the vehicle's price, and number of options, that count; null if the service gives none. */
  maxShareOfPrice: z.number().nullable(),
  maxOptions: z.number().int().nullable(),
  /** By month from 0: totals by condition, null if the service gives none. */
  totals: z.array(totalsSchema),
  options: z.array(valuedOptionSchema),
});
export type OptionValues = z.infer<typeof optionValuesSchema>;

export interface OptionValuesInput {
  readonly identifier: number;
  readonly registered: Day;
  readonly mileage: number;
  readonly options: readonly number[];
  readonly packs: readonly number[];
}

const months = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Two questions for all months: the first year in every condition, the rest in Clean, which is all there is. */
export function optionValueParams(input: OptionValuesInput): OperationParams<typeof optionValues>[] {
  const { identifier, registered, mileage, options, packs } = input;
  const question = (conditionsRequired: string[], requiredValuationMonths: number[]) => ({
    refId: identifier,
    registrationDate: registered,
    mileage,
    conditionsRequired,
    requiredValuationMonths,
    ...(options.length > 0 ? { listOfOptionsIdsToValue: [...options] } : {}),
    ...(packs.length > 0 ? { listOfPackIdsToValue: [...packs] } : {}),
  });
  return [
    question(['Clean', 'Average', 'Below', 'Retail'], months(0, LAST_MONTH_ALL_CONDITIONS)),
    question(['Clean'], months(LAST_MONTH_ALL_CONDITIONS + 1, LAST_MONTH)),
  ];
}

type OptionValuesWire = OperationAnswer<typeof optionValues>;
type WireMonth = OptionValuesWire['breakdown'][number];

export function optionValuesFrom(input: OptionValuesInput, answers: readonly OptionValuesWire[]): OptionValues {
  const [first] = answers;
  const byMonth = new Map(
    answers
      .flatMap(({ breakdown }) => breakdown)
      .map((monthValues) => [monthValues.valuationMonth ?? 0, monthValues] as const),
  );
  const all = months(0, LAST_MONTH).map((month) => byMonth.get(month));
  return {
    identifier: input.identifier,
    registered: input.registered,
    mileage: input.mileage,
    valuedOn: first?.valuationDate.slice(0, 10) ?? input.registered,
    maxShareOfPrice: first?.rules?.maxPercentOfVehiclePrice ?? null,
    maxOptions: first?.rules?.maxNum ?? null,
    totals: all.map((month) => ({
      retail: month?.retailTotalOptionsValue ?? null,
      clean: month?.cleanTotalOptionsValue ?? null,
      average: month?.averageTotalOptionsValue ?? null,
      below: month?.belowTotalOptionsValue ?? null,
    })),
    options: [...valued(all, 'options'), ...valued(all, 'packs')],
  };
}

/** Each option through all months; the months list the same options, in whatever order. */
function valued(all: readonly (WireMonth | undefined)[], list: 'options' | 'packs'): ValuedOption[] {
  const rows = all.map((month) => new Map((month?.[list] ?? []).map((option) => [option.id, option] as const)));
  const packs = new Map((all[0]?.packs ?? []).map((pack) => [pack.id, pack] as const));
  return [...(rows[0]?.values() ?? [])].flatMap(({ id, name, costNew }) =>
    id === undefined || id === null
      ? []
      : {
          code: id,
          name: name?.trim() || `Option ${id}`,
          isPack: list === 'packs',
          costNewPounds: costNew ?? null,
          valuePounds: rows.map((row) => row.get(id)?.value ?? null),
          isIncluded: rows.map((row) => row.get(id)?.includedInValuation ?? false),
          contents: list === 'packs' ? (packs.get(id)?.options ?? []).map((content) => content.name?.trim() ?? '') : [],
        },
  );
}
