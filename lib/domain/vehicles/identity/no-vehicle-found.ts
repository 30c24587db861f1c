/** The title of a look-up that found no vehicle in any source. Without schemas: lists load it. */
export const NO_VEHICLE_FOUND = 'No vehicle found';

/** Whether a record, or its row in a list, has a vehicle to show to a customer. */
export const isVehicleFound = ({ title }: { readonly title: string }): boolean => title !== NO_VEHICLE_FOUND;
