/** Which trims and hoods are offered with which colours. */
import { draw } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import type { ColourLinks, Option } from '@/lib/sandbox/options/option-book';

/**
 * The standard one goes with everything; another colour may be bound to some of the others and always to the standard
 * one.
 */
function colourLinks(
  words: string,
  colours: readonly Option[],
  linkedOptions: readonly Option[],
  share: number,
): ColourLinks {
  const bound = colours.filter(({ code, isDefault }) => !isDefault && draw(`${words} ${code}`) < share);
  const pairs = bound.flatMap((colour) =>
    linkedOptions
      .filter(({ code, isDefault }) => isDefault || draw(`${words} ${colour.code} ${code}`) < 0.6)
      .map((other) => [colour.code, other.code] as const),
  );
  return { colours, linkedOptions, pairs };
}

const none: ColourLinks = { colours: [], linkedOptions: [], pairs: [] };

/** Links of the options in a list; none where there is nothing to choose from, or where the maker allows everything. */
export function linksOf(
  { model, line }: CatalogueDerivative,
  options: readonly Option[],
): { colourTrims: ColourLinks; colourHoods: ColourLinks } {
  const optionsOfKind = (kind: Option['kind']): Option[] => options.filter((option) => option.kind === kind);
  const [colours, trims, hoods] = [optionsOfKind('colour'), optionsOfKind('trim'), optionsOfKind('hood')];
  const words = `${model.code} ${line.body}`;
  const hasTrims = trims.length > 1 && draw(`${words} colour and trim`) < 0.6;
  return {
    colourTrims: hasTrims ? colourLinks(`${words} trim`, colours, trims, 0.5) : none,
    colourHoods: hoods.length > 1 ? colourLinks(`${words} hood`, colours, hoods, 0.6) : none,
  };
}
