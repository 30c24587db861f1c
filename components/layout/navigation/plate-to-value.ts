/** A plate to value, from the search or the sample: passed to the form on the home page, never through an address. */
import { createHandOver } from './hand-over';

const plates = createHandOver<{ readonly plate: string; readonly mileage: string }>();

/** Fills the form on the home page, now or once it exists. @param mileage as typed; empty: to be entered */
export const offerPlateToValue = (plate: string, mileage = ''): void => plates.offer({ plate, mileage });

/**
 * Passes each offered plate to the form once, including one offered before it existed.
 * @returns a function that ends this
 */
export const onPlateToValue = (take: (plate: string, mileage: string) => void): (() => void) =>
  plates.onOffer(({ plate, mileage }) => take(plate, mileage));

let textsSetAside: { readonly plate: string; readonly mileage: string } | null = null;

/** What was typed when a person left the form to request more credits, or closed it: in this page's memory only. */
export function setTextsAside(texts: { readonly plate: string; readonly mileage: string }): void {
  textsSetAside = texts;
}

/** The texts that were set aside, once. */
export function takeTextsSetAside() {
  const texts = textsSetAside;
  textsSetAside = null;
  return texts;
}
