import { address } from '@/lib/api/client/address';
import type * as links from '@/lib/api/endpoints/people/password-links';

export const makePasswordLink = address<typeof links.makePasswordLink>({
  method: 'POST',
  path: '/api/people/{id}/password-link',
  billed: false,
});

export const listPasswordLinks = address<typeof links.listPasswordLinks>({
  method: 'GET',
  path: '/api/people/password-links',
  billed: false,
});

export const revokePasswordLink = address<typeof links.revokePasswordLink>({
  method: 'DELETE',
  path: '/api/people/password-links/{id}',
  billed: false,
});

export const usePasswordLink = address<typeof links.usePasswordLink>({
  method: 'POST',
  path: '/api/password-links/use',
  billed: false,
});
