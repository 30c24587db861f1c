/** What options add to a used car's value, for all months at once: no slider asks again. Free. */
import type { readOptionValues } from '@/lib/api/option-values';
import type { Call } from '@/lib/api/serve';
import { optionValues } from '@/lib/contract/option-values';
import { configuredBuildOf } from '@/lib/domain/configured-build';
import { britishDay } from '@/lib/domain/day';
import { optionValueQuestions, optionValuesFrom, type OptionValuesAsked } from '@/lib/domain/option-values';
import { carsOnly } from './cars-only';
import { onePart } from './one-part';
import { configuredVehicle, type BuildNeeds, type ConfiguredVehicle } from './options-build';

export async function runReadOptionValues({ input }: Call<typeof readOptionValues>, house: BuildNeeds) {
  carsOnly(input.kind, 'Option values');
  const vehicle = await configuredVehicle(input, house);
  const { list, build, book, now } = vehicle;
  const today = britishDay(house.now());
  const registered = input.registered ?? (build.date < today ? build.date : today);
  const { mileage } = input;
  const offered = offeredBy(vehicle, input.option);
  const chosen = offered.filter(({ isAsked }) => isAsked);
  const of: OptionValuesAsked = {
    ...{ identifier: input.identifier, registered, mileage },
    options: chosen.filter(({ isPack }) => !isPack).map(({ code }) => code),
    packs: chosen.filter(({ isPack }) => isPack).map(({ code }) => code),
  };
  return {
    build: configuredBuildOf(list, build, now),
    ...{ registered, mileage, offered },
    unknown: input.option.filter((code) => !book.indexOf.has(code)),
    values: await onePart(valued(of, house), {
      reason: 'No option is chosen yet.',
      next: 'Tick some below, or configure a build and come back.',
    }),
  };
}

/** Ticks stand for themselves; without any, what the build asks to be valued. */
function offeredBy({ book, now, build }: ConfiguredVehicle, ticked: readonly number[]) {
  const { options, packs } = now.payloads().optionValues;
  const asked = new Set(ticked.length > 0 ? ticked : build.wishes.length > 0 ? [...options, ...packs] : []);
  return book.options.flatMap(({ code, name, category, pence, isDefault, isPackOnly, packTexts }, index) =>
    isPackOnly || (isDefault && !asked.has(code))
      ? []
      : {
          ...{ code, name, category, pence, isAsked: asked.has(code) },
          isPack: (book.contents[index]?.length ?? 0) > 0 || packTexts.length > 0,
        },
  );
}

async function valued(of: OptionValuesAsked, { caller }: BuildNeeds) {
  if (of.options.length + of.packs.length === 0) return null;
  const answers = await Promise.all(optionValueQuestions(of).map((question) => caller.ask(optionValues, question)));
  return optionValuesFrom(
    of,
    answers.map(({ value }) => value),
  );
}
