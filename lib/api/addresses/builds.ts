import type { DeclaredAddress } from '@/lib/api/address';

export const saveBuild = { method: 'POST', path: '/api/builds' } as const satisfies DeclaredAddress;
export const listBuilds = { method: 'GET', path: '/api/builds' } as const satisfies DeclaredAddress;
export const readBuild = { method: 'GET', path: '/api/builds/{id}' } as const satisfies DeclaredAddress;
export const readBuildChanges = { method: 'GET', path: '/api/builds/{id}/changes' } as const satisfies DeclaredAddress;
export const renameBuild = { method: 'POST', path: '/api/builds/{id}/rename' } as const satisfies DeclaredAddress;
export const removeBuild = { method: 'DELETE', path: '/api/builds/{id}' } as const satisfies DeclaredAddress;
export const restoreBuild = { method: 'POST', path: '/api/builds/{id}/restore' } as const satisfies DeclaredAddress;
