/** Finds derivatives on sale by words in their names, make first. Free: from the guide's own lists. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { findDerivatives } from '@/lib/api/endpoints/vehicles';
import { getRefDerIncludeOnRunout, getRefManIncludeOnRunout, getRefModIncludeOnRunout } from '@/lib/contract/vehicles';
import { findWords, matchedWords, wordsAfterMake } from '@/lib/domain/vehicles/find-words';
import { manufacturersFrom, modelsFrom } from '@/lib/domain/vehicles/levels-from-reference';
import { databaseOf, derivativesFrom } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { VehicleServices } from './vehicles';

/** Each means reading one list from the guide. */
const MAKES_MAX = 2;
const MODELS_MAX = 6;
const RESULTS_MAX = 20;

/** Empty if no make begins with the first word; then `isMakeKnown` is false. */
export async function runFindDerivatives(
  { input: { kind, text } }: EndpointCall<typeof findDerivatives>,
  { cached }: VehicleServices,
) {
  const typed = findWords(text);
  const database = databaseOf(kind);
  const all = { database, bodyStyleFilter: '' };
  const makes = manufacturersFrom(
    await cached.call(getRefManIncludeOnRunout, { ...all, justCurrentManufacturers: true }),
  ).flatMap(({ code, name }) => {
    const words = wordsAfterMake(typed, name);
    return words === null ? [] : [{ code, manufacturer: name, words }];
  });
  const models = await Promise.all(
    makes.slice(0, MAKES_MAX).map(async ({ code, manufacturer, words }) => {
      const within = { manRanCode: code, manRanCodeIsMan: true };
      const list = modelsFrom(
        await cached.call(getRefModIncludeOnRunout, { ...all, ...within, justCurrentModels: true }),
      );
      return list.map((model) => ({ ...model, manufacturer, words, matched: matchedWords(words, model.name) }));
    }),
  );
  const nearest = models
    .flat()
    .filter(({ words, matched }) => matched > 0 || words.length === 0)
    .sort((a, b) => b.matched - a.matched)
    .slice(0, MODELS_MAX);
  const found = await Promise.all(
    nearest.map(async ({ code, name, manufacturer, words }) => {
      const question = { database, modCode: code, justCurrentDerivatives: true, showSector: false };
      const derivatives = derivativesFrom(await cached.call(getRefDerIncludeOnRunout, question));
      return derivatives
        .filter((derivative) => matchedWords(words, `${name} ${derivative.name}`) === words.length)
        .map((derivative) => ({
          kind,
          identifier: derivative.identifier,
          manufacturer,
          model: name,
          derivative: derivative.name,
        }));
    }),
  );
  const results = found.flat();
  return { isMakeKnown: makes.length > 0, results: results.slice(0, RESULTS_MAX), count: results.length };
}
