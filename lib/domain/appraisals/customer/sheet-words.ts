/** What a customer reads at the foot of an offer. Without schemas: pages load it. */

/** What it is for. Only an offer that can be accepted, or is, and whose vehicle is not bought yet, can still change. */
export const offerBasisWords = ({
  isOpen,
  isBought,
}: {
  readonly isOpen: boolean;
  readonly isBought: boolean;
}): string =>
  isOpen && !isBought
    ? 'For the vehicle as described above. If its condition or mileage is different, the offer may change.'
    : 'For the vehicle as described above.';
