/** Where an appraisal's unsaved entries stay until they are saved. */
import { deviceStoreName } from '@/components/layout/device/unsaved-on-device';
import { createEntriesStore, type EntriesState, type SavedText } from '@/components/layout/entries/entries-store';

export interface EntriesPlace {
  readonly id: string;
  /** The customer's entries are saved at any time, in separate requests, so that a refused sum does not hold them up. */
  readonly part: 'appraisal' | 'customer';
  /** The signed-in person in their organisation, who owns unsaved entries. */
  readonly owner: string;
}

type EntriesPart = EntriesPlace['part'];

/** Personal data is not left on the device: it stays in its tab. The other entries outlive it. */
const AREAS = { appraisal: 'localStorage', customer: 'sessionStorage' } as const;

export const openUnsaved = ({ id, part, owner }: EntriesPlace, saved: readonly SavedText[]) =>
  createEntriesStore(deviceStoreName(`${part} ${id} ${owner}`), AREAS[part], saved);

/** Whether unsaved entries would be lost with the tab, so that the browser asks before it is closed. */
export const isLostWithTab = ({ unsaved }: Pick<EntriesState, 'unsaved'>, part: EntriesPart): boolean =>
  AREAS[part] === 'sessionStorage' && Object.keys(unsaved).length > 0;
