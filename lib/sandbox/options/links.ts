/** Which trims and hoods go with which colours. */
import { draw } from '@/lib/sandbox/chance';
import type { Derivative } from '@/lib/sandbox/catalogue/model';
import type { ColourLinks, Option } from '@/lib/sandbox/options/model';

/** What is standard goes with everything; another colour may be bound to some of the others and always to the standard one. */
function linked(words: string, colours: readonly Option[], others: readonly Option[], share: number): ColourLinks {
  const bound = colours.filter(({ code, isDefault }) => !isDefault && draw(`${words} ${code}`) < share);
  const pairs = bound.flatMap((colour) =>
    others
      .filter(({ code, isDefault }) => isDefault || draw(`${words} ${colour.code} ${code}`) < 0.6)
      .map((other) => [colour.code, other.code] as const),
  );
  return { colours, others, pairs };
}

const none: ColourLinks = { colours: [], others: [], pairs: [] };

/** Links of the options as listed; none where there is nothing to choose from, or the maker allows everything. */
export function linksOf(
  { model, line }: Derivative,
  options: readonly Option[],
): { colourTrims: ColourLinks; colourHoods: ColourLinks } {
  const of = (kind: Option['kind']): Option[] => options.filter((option) => option.kind === kind);
  const [colours, trims, hoods] = [of('colour'), of('trim'), of('hood')];
  const words = `${model.code} ${line.body}`;
  const hasTrims = trims.length > 1 && draw(`${words} colour and trim`) < 0.6;
  return {
    colourTrims: hasTrims ? linked(`${words} trim`, colours, trims, 0.5) : none,
    colourHoods: hoods.length > 1 ? linked(`${words} hood`, colours, hoods, 0.6) : none,
  };
}
