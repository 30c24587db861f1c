/** A plate or VIN whose valuations are to be listed: passed to the form on the list of valuations, never through an address. */
import { createHandOver } from './hand-over';

const { offer, onOffer } = createHandOver<string>();

export { offer as offerVehicleToFind, onOffer as onVehicleToFind };
