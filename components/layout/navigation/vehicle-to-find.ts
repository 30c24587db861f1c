/** A plate or VIN whose valuations are to be listed: passed to the form on the list of valuations, never through an address. */
import { createHandOver } from './hand-over';

const vehicles = createHandOver<string>();

export const offerVehicleToFind = (plateOrVin: string): void => vehicles.offer(plateOrVin);

/**
 * Passes each offered plate or VIN on once, including one offered before the form existed.
 * @returns a function that ends this
 */
export const onVehicleToFind = (take: (plateOrVin: string) => void): (() => void) => vehicles.onOffer(take);
