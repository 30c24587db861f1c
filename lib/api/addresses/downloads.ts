import { address } from '@/lib/api/client/address';
import type * as downloads from '@/lib/api/endpoints/downloads';

export const readDownloads = address<typeof downloads.readDownloads>({
  method: 'GET',
  path: '/api/downloads',
  billed: false,
});

export const readDownloadPackages = address<typeof downloads.readDownloadPackages>({
  method: 'GET',
  path: '/api/downloads/{product}',
  billed: false,
});

export const readNewDownloads = address<typeof downloads.readNewDownloads>({
  method: 'GET',
  path: '/api/downloads/new',
  billed: false,
});

export const readDownloadFile = address<typeof downloads.readDownloadFile>({
  method: 'GET',
  path: '/api/downloads/file',
  billed: false,
});
