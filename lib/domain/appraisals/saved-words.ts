/** What a frozen offer rests on, in words. Without schemas: pages load it. */

/**
 * No service names its edition, and the words of a valuation end with that, in an earlier wording too. An offer names the
 * day alone.
 * @param editionWords of the valuation behind it, "Guide values on 5 Jun 2026. …"; null where it is not known
 */
export function savedOfferWords(editionWords: string | null): string {
  const day = (editionWords ?? '')
    .replace(/ The edition is not given\.$/, '')
    .replace(/; this service does not name its edition\.$/, '.');
  return ['Saved as it was then.', day, 'Later editions do not change it.'].filter(Boolean).join(' ');
}
