/** The title of a look-up that found no vehicle in any source. Without schemas: lists load it. */
export const NO_VEHICLE_FOUND = 'No vehicle found';

/** Whether there is a vehicle to show to a customer, of a record or of its line in a list. */
export const isVehicleFound = ({ title }: { readonly title: string }): boolean => title !== NO_VEHICLE_FOUND;
