/** For tests: a build of a car without options, configured and saved. */
import type { ConfiguredBuild } from './configured-build';
import type { SavedBuild } from './saved-build';

export const CONFIGURED_BUILD: ConfiguredBuild = {
  kind: 'car',
  identifier: 1,
  date: '2026-06-01',
  title: 'Sample',
  derivative: 'Car',
  modelYear: null,
  validFrom: null,
  validTo: null,
  // oxlint-disable-next-line code/plain-words -- a name that saved builds contain
  wishes: [],
  totalPence: null,
  optionsPence: 0,
  onApplication: [],
  ignored: [],
  inPacksOnly: [],
  // oxlint-disable-next-line code/plain-words -- a name that saved builds contain
  troubles: [],
};

export const SAVED_BUILD: SavedBuild = {
  id: '',
  name: 'Mr Hill',
  kind: 'car',
  identifier: 1,
  date: '2026-06-01',
  code: 'AAA',
  title: 'Sample',
  derivative: 'Car',
  totalPence: null,
  optionsPence: 0,
  onApplication: 0,
  missing: null,
  savedAt: '2026-11-28T09:00:00Z',
  savedBy: { id: '', name: 'Jo' },
};
