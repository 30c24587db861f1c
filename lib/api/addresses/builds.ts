import { address } from '@/lib/api/client/address';
import type * as builds from '@/lib/api/endpoints/builds';

export const saveBuild = address<typeof builds.saveBuild>({
  method: 'POST',
  path: '/api/builds',
  billed: false,
});

export const listBuilds = address<typeof builds.listBuilds>({
  method: 'GET',
  path: '/api/builds',
  billed: false,
});

export const readBuild = address<typeof builds.readBuild>({
  method: 'GET',
  path: '/api/builds/{id}',
  billed: false,
});

export const readBuildChanges = address<typeof builds.readBuildChanges>({
  method: 'GET',
  path: '/api/builds/{id}/changes',
  billed: false,
});

export const renameBuild = address<typeof builds.renameBuild>({
  method: 'POST',
  path: '/api/builds/{id}/rename',
  billed: false,
});

export const removeBuild = address<typeof builds.removeBuild>({
  method: 'DELETE',
  path: '/api/builds/{id}',
  billed: false,
});
