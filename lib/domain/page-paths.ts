/** The paths of pages that links and search results lead to. Without schemas: pages load it. */
import type { Day } from './time/calendar';
import type { VehicleKind } from './vehicles/vehicle';

export const recordPath = (id: string): string => `/valuations/${id}`;

/** A vehicle file: a look-up without a value. */
export const filePath = (id: string): string => `/vehicles/file/${id}`;

/** A derivative: `/vehicles/car/50031`. @param on the day whose specification is shown; the latest without one */
export const vehiclePath = (
  { kind, identifier }: { kind: VehicleKind; identifier: number },
  on: Day | null = null,
): string => `/vehicles/${kind}/${identifier}${on === null ? '' : `?on=${on}`}`;

export const listPath = (id: string): string => `/stock/${id}`;

export interface SavedBuildAddress {
  readonly id: string;
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly date: Day;
  /** Its share code. */
  readonly code: string;
}

/** Opens a saved build with the prices of its day. */
export const savedBuildPath = ({ kind, identifier, date, code, id }: SavedBuildAddress): string =>
  `${vehiclePath({ kind, identifier })}/configure?date=${date}&build=${code}&saved=${id}`;

/** The CO2 figures of a saved build. */
export const buildEmissionsPath = ({ kind, identifier, date, code }: Omit<SavedBuildAddress, 'id'>): string =>
  `${vehiclePath({ kind, identifier })}/emissions?date=${date}&build=${code}`;

export const appraisalPath = (id: string): string => `/appraisals/${id}`;

/** The customer's view of an offer. */
export const offerSheetPath = (id: string): string => `${appraisalPath(id)}/sheet`;

/** @param path of a page; null if unknown */
export const isOfferSheetPath = (path: string | null): boolean => /^\/appraisals\/[^/]+\/sheet$/.test(path ?? '');

export const stockCarPath = (id: string): string => `/stock/cars/${id}`;

/** A saved search by facts: the search's own path, with its id. */
export const factSearchPath = ({ id, fields }: { id: string; fields: Readonly<Record<string, string>> }): string =>
  `/vehicles/find?${new URLSearchParams({ ...fields, saved: id })}`;
