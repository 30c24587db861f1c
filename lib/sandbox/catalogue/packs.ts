import type { DerivativeDraft } from '@/lib/sandbox/catalogue/expand';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';

/** Factory packs that the guide lists as separate derivatives, in square brackets, and their price in pence ex VAT. */
const packs: readonly (readonly [name: string, pence: number])[] = [
  ['Nav', 60000],
  ['Tech Pack', 110000],
  ['Convenience Pack', 45000],
  ['Winter Pack', 35000],
  ['Leather', 120000],
  ['Pan Roof', 95000],
  ['18in Wheels', 52500],
  ['Driver Pack', 75000],
  ['Comfort Pack', 85000],
  ['Parking Pack', 42500],
  ['Audio', 40000],
  ['7 Day', 30000],
  ['Tow Pack', 65000],
  ['19in Wheels', 105000],
  ['Nav/Leather', 180000],
  ['Tech/Leather', 230000],
];

/** Drafts that extend a book to at least `size` derivatives, round by round; none when it has that many already. */
export function* withPacks(authored: readonly CatalogueDerivative[], size: number): Generator<DerivativeDraft> {
  let left = size - authored.length;
  const base = authored.slice();
  for (const [name, pence] of packs) {
    for (const draft of base) {
      if (left <= 0) return;
      left -= 1;
      yield {
        ...draft,
        name: `${draft.name} [${name}]`,
        basicPriceNewPence: draft.basicPriceNewPence + pence,
        popularity: draft.popularity / 10,
      };
    }
  }
}
