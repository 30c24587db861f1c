/** The endpoints by the noun that their path starts with: a page of the reference and a tag of the OpenAPI document. */
import { ENDPOINTS } from './all-endpoints';
import type { Endpoint } from './endpoint';

export interface EndpointGroup {
  /** "stock-cars" of `/api/stock-cars/{id}`. */
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
}

/** Without an extension: "openapi" of `/api/openapi.json`. */
export const groupNameOf = ({ path }: Pick<Endpoint, 'path'>): string => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? '';

/** In the order of the reference. */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [...new Set(ENDPOINTS.map(groupNameOf))].map((name) => ({
  name,
  endpoints: ENDPOINTS.filter((endpoint) => groupNameOf(endpoint) === name),
}));

export const findEndpointGroup = (name: string): EndpointGroup | undefined =>
  ENDPOINT_GROUPS.find((group) => group.name === name);
