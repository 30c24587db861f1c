/**
 * What options add to a used car's value, for all months in one answer, so that moving a slider sends no request. Free.
 */
import type { readOptionValues } from '@/lib/api/endpoints/option-values';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { optionValues } from '@/lib/contract/option-values';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { britishDay } from '@/lib/domain/time/calendar';
import { optionValueParams, optionValuesFrom, type OptionValuesInput } from '@/lib/domain/options/option-values';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { carsOnly } from '@/lib/features/vehicles/cars-only';
import { foundOrNull, partialAnswer } from '@/lib/features/partial-answer';
import {
  configuredVehicle,
  vehicleAsRegistered,
  type BuildReference,
  type ConfigurationServices,
  type ConfiguredVehicle,
} from './configured-vehicle';

export const runReadOptionValues = (
  { input }: EndpointCall<typeof readOptionValues>,
  services: ConfigurationServices,
) => optionValuesOf(input, services);

export async function optionValuesOf(
  query: EndpointCall<typeof readOptionValues>['input'],
  services: ConfigurationServices,
) {
  carsOnly(query.kind, 'Option values');
  const vehicle = await vehicleAsRegistered(query, services);
  const { list, build, book, now } = vehicle;
  const today = britishDay(services.now());
  const registered = query.registered ?? (build.date < today ? build.date : today);
  const { mileage } = query;
  const offered = offeredBy(vehicle, query.option);
  const chosen = offered.filter(({ isTicked }) => isTicked);
  const valuesRequest: OptionValuesInput = {
    identifier: query.identifier,
    registered,
    mileage,
    options: chosen.filter(({ isPack }) => !isPack).map(({ code }) => code),
    packs: chosen.filter(({ isPack }) => isPack).map(({ code }) => code),
  };
  const unknown = query.option.filter((code) => !book.indexOf.has(code));
  return {
    build: configuredBuildOf(list, build, now),
    registered,
    mileage,
    offered,
    unknown,
    ofOtherList: await namedOnDate(query, unknown, services),
    values: await partialAnswer(valuesOf(valuesRequest, services), {
      reason: 'No option is chosen yet.',
      next: 'Tick some, or configure a build and come back.',
    }),
  };
}

/** Codes with their names on the list of the requested date, where that list has them. */
async function namedOnDate(query: BuildReference, codes: readonly number[], services: ConfigurationServices) {
  if (codes.length === 0) return [];
  const dated = await foundOrNull(configuredVehicle(query, services));
  return codes.flatMap((code) => {
    const option = dated?.book.options[dated.book.indexOf.get(code) ?? -1];
    return option ? [{ code, name: option.name }] : [];
  });
}

/** The options that can be ticked, with their ticks; without any, those the build wants valued are ticked. */
function offeredBy({ book, now, build }: ConfiguredVehicle, ticked: readonly number[]) {
  const { options, packs } = now.payloads().optionValues;
  const requestedCodes = new Set(
    ticked.length > 0 ? ticked : build.selections.length > 0 ? [...options, ...packs] : [],
  );
  return book.options.flatMap(({ code, name, category, pence, isDefault, isPackOnly, packTexts }, index) =>
    isPackOnly || (isDefault && !requestedCodes.has(code))
      ? []
      : {
          excludes: oneOfWith(book, index),
          code,
          name,
          category,
          pence,
          isTicked: requestedCodes.has(code),
          isPack: (book.contents[index]?.length ?? 0) > 0 || packTexts.length > 0,
        },
  );
}

/** Codes of the options that exclude this one: a car has only one of them. */
function oneOfWith(book: RuleBook, option: number): number[] {
  const members = (book.exclusions[option] ?? []).flatMap(({ type, secondaries }) =>
    type === 'OO' ? secondaries : [],
  );
  return [...new Set(members)].flatMap((member) => (member === option ? [] : (book.options[member]?.code ?? [])));
}

async function valuesOf(valuesRequest: OptionValuesInput, { caller }: ConfigurationServices) {
  if (valuesRequest.options.length + valuesRequest.packs.length === 0) return null;
  const answers = await Promise.all(
    optionValueParams(valuesRequest).map((question) => caller.requestResource(optionValues, question)),
  );
  return optionValuesFrom(
    valuesRequest,
    answers.map(({ value }) => value),
  );
}
