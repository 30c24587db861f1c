import type { SavedBuild } from '@/lib/domain/builds/saved-build';

/** Opens a saved build with the prices of its day. */
export const savedBuildPath = ({ kind, identifier, date, code, id }: SavedBuild): string =>
  `/vehicles/${kind}/${identifier}/configure?date=${date}&build=${code}&saved=${id}`;
