/** The id of the field of a car's asking price. */
export const PRICE_FIELD = 'asking-price';

/** The link to the field of the asking price, in words for what it does. */
export const priceAction = (advertisedPounds: number | null) => ({
  label: advertisedPounds === null ? 'Set price' : 'Change price',
  anchor: `#${PRICE_FIELD}`,
});
