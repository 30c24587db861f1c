import type { DeclaredAddress } from '@/lib/api/address';

export const readDownloads = { method: 'GET', path: '/api/downloads' } as const satisfies DeclaredAddress;
export const readDownloadPackages = {
  method: 'GET',
  path: '/api/downloads/{product}',
} as const satisfies DeclaredAddress;
export const readNewDownloads = { method: 'GET', path: '/api/downloads/new' } as const satisfies DeclaredAddress;
export const readDownloadFile = { method: 'GET', path: '/api/downloads/file' } as const satisfies DeclaredAddress;
