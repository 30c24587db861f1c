import { address } from '@/lib/api/address';

export const saveBuild = address({ method: 'POST', path: '/api/builds' });
export const listBuilds = address({ method: 'GET', path: '/api/builds' });
export const readBuild = address({ method: 'GET', path: '/api/builds/{id}' });
export const readBuildChanges = address({ method: 'GET', path: '/api/builds/{id}/changes' });
export const renameBuild = address({ method: 'POST', path: '/api/builds/{id}/rename' });
export const removeBuild = address({ method: 'DELETE', path: '/api/builds/{id}' });
export const restoreBuild = address({ method: 'POST', path: '/api/builds/{id}/restore' });
