/** What can be ordered with a derivative on a day, from the guide. Everything here is free. */
import type { readOptions } from '@/lib/api/options';
import type { Call } from '@/lib/api/serve';
import { getColourHoodLinks, getColourTrimLinks, getNvdChangeDates, getRefOptionsBundle } from '@/lib/contract/nvd';
import { britishDay } from '@/lib/domain/day';
import {
  changeDatesQuestion,
  changesFrom,
  hoodLinksQuestion,
  optionBundleQuestion,
  optionListFrom,
  trimLinksQuestion,
  type ListSubject,
} from '@/lib/domain/option-bundle';
import { nothingOn } from '@/lib/domain/option-days';
import type { Offer } from '@/lib/domain/option-list';
import { Fault } from '@/lib/fault';
import type { KeptAnswers } from '@/lib/provider/kept-answers';

export interface OptionNeeds {
  readonly kept: KeptAnswers;
  readonly now: () => Date;
}

export async function runReadOptions({ input }: Call<typeof readOptions>, house: OptionNeeds): Promise<Offer> {
  const { kind, identifier, date } = input;
  return offerOf({ kind, identifier, date: date ?? britishDay(house.now()) }, house);
}

/** The list of a day; without its companions where those fail, for a build can be made without them. */
export async function offerOf(subject: ListSubject, { kept }: OptionNeeds): Promise<Offer> {
  const [bundle, trims, hoods, dates] = await Promise.all([
    kept.call(getRefOptionsBundle, optionBundleQuestion(subject)),
    spared(kept.call(getColourTrimLinks, trimLinksQuestion(subject))),
    spared(kept.call(getColourHoodLinks, hoodLinksQuestion(subject))),
    spared(kept.call(getNvdChangeDates, changeDatesQuestion(subject))),
  ]);
  const changes = dates === null ? [] : changesFrom(dates);
  const list = optionListFrom(subject, bundle, { trims, hoods });
  return { list, changes, because: list === null ? nothingOn(subject.date, changes) : null };
}

async function spared<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}
