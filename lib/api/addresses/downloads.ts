import { address } from '@/lib/api/address';

export const readDownloads = address({ method: 'GET', path: '/api/downloads' });
export const readDownloadPackages = address({ method: 'GET', path: '/api/downloads/{product}' });
export const readNewDownloads = address({ method: 'GET', path: '/api/downloads/new' });
export const readDownloadFile = address({ method: 'GET', path: '/api/downloads/file' });
