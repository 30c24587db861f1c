/** What can be ordered with a derivative on a day, from the guide. Everything here is free. */
import type { readOptions } from '@/lib/api/endpoints/options';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getColourHoodLinks, getColourTrimLinks, getNvdChangeDates, getRefOptionsBundle } from '@/lib/contract/nvd';
import { britishDay } from '@/lib/domain/time/calendar';
import {
  changeDatesParams,
  changesFrom,
  hoodLinksParams,
  optionBundleParams,
  optionListFrom,
  trimLinksParams,
  unlistedColourNotes,
  type ListSubject,
} from '@/lib/domain/options/option-bundle';
import { noListReason } from '@/lib/domain/options/option-days';
import type { OptionListOffer } from '@/lib/domain/options/option-list';
import { answerOrNull } from '@/lib/features/partial-answer';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';

export interface OptionServices {
  readonly cached: ProviderAnswerCache;
  readonly now: () => Date;
}

export async function runReadOptions(
  { input }: EndpointCall<typeof readOptions>,
  services: OptionServices,
): Promise<OptionListOffer> {
  const { kind, identifier, date } = input;
  return offerOf({ kind, identifier, date: date ?? britishDay(services.now()) }, services);
}

/** The list of a day; without its companion lists if those fail, as a build can be made without them. */
export async function offerOf(subject: ListSubject, { cached }: OptionServices): Promise<OptionListOffer> {
  const [bundle, trims, hoods, dates] = await Promise.all([
    cached.call(getRefOptionsBundle, optionBundleParams(subject)),
    answerOrNull(cached.call(getColourTrimLinks, trimLinksParams(subject))),
    answerOrNull(cached.call(getColourHoodLinks, hoodLinksParams(subject))),
    answerOrNull(cached.call(getNvdChangeDates, changeDatesParams(subject))),
  ]);
  const changes = dates === null ? [] : changesFrom(dates);
  const list = optionListFrom(subject, bundle, { trims, hoods });
  if (list !== null) return { list, because: null, notes: [], changes };
  return { list, because: noListReason(subject.date, changes), notes: unlistedColourNotes({ trims, hoods }), changes };
}
