/** What a frozen offer rests on, in words. Without schemas: pages load it. */
import { withoutEditionNote } from '@/lib/domain/valuations/edition';

/** @param editionWords of the valuation behind it, "Guide values on 5 Jun 2026. …"; null where it is not known */
export function savedOfferWords(editionWords: string | null): string {
  const day = withoutEditionNote(editionWords ?? '');
  return ['Saved as it was then.', day, 'Later editions do not change it.'].filter(Boolean).join(' ');
}
