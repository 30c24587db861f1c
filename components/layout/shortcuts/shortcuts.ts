/** Every keyboard shortcut of the product, as the list on screen shows it. */
import type { ShortcutId } from './shortcut-keys';

export interface ShortcutEntry {
  /** The keys, each as it is shown; any one of them does it. */
  readonly shown: readonly string[];
  readonly does: string;
  /** The shortcut that `useShortcut` listens for; without it, a control listens itself. */
  readonly id?: ShortcutId;
}

export const SHORTCUTS: readonly { readonly where: string; readonly entries: readonly ShortcutEntry[] }[] = [
  {
    where: 'Everywhere',
    entries: [
      {
        shown: ['/', 'Ctrl K'],
        does: 'Search for a plate, a VIN, a list, a build, a person, a make or a model',
        id: 'search',
      },
      { shown: ['Enter'], does: 'After a reg without a mileage: reopen its latest valuation, free' },
      { shown: ['N'], does: 'Value the next car', id: 'next-car' },
      { shown: ['?'], does: 'Show the keyboard shortcuts', id: 'shortcuts' },
      { shown: ['Esc'], does: 'Close the open dialog or menu' },
    ],
  },
  {
    where: 'In search results and lists of makes and models',
    entries: [
      { shown: ['↑', '↓'], does: 'Move to the previous or the next entry' },
      { shown: ['Home', 'End'], does: 'Move to the first or the last entry of a list' },
      { shown: ['A–Z'], does: 'Move to the list entry that starts with what you type' },
      { shown: ['Enter'], does: 'Choose the entry' },
    ],
  },
  {
    where: 'In charts',
    entries: [{ shown: ['←', '→'], does: 'Move to the previous or the next point' }],
  },
  {
    where: 'In the configurator',
    entries: [
      { shown: ['↑', '↓'], does: 'Move to the previous or the next option of a category' },
      { shown: ['→'], does: 'Move to why an option is unavailable, what it needs or what a pack contains' },
      { shown: ['Home', 'End'], does: 'Move to the first or the last option of a category' },
      { shown: ['Space'], does: 'Choose the option' },
      {
        shown: ['Ctrl Z'],
        does: 'Undo the last step',
        id: 'undo',
      },
    ],
  },
];
