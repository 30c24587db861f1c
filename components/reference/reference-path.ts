import type { Endpoint } from '@/lib/api/endpoint';
import { groupNameOf } from '@/lib/api/endpoint-groups';
import { operationIdOf } from '@/lib/api/openapi';

/** An endpoint’s place on the page of its group. */
export const endpointReferencePath = (endpoint: Endpoint): string =>
  `/api-reference/${groupNameOf(endpoint)}#${operationIdOf(endpoint)}`;
