/** The product's name, said once. */
export const PRODUCT_NAME = 'Vehicle Valuations';
