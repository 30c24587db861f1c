/** Every keyboard shortcut of the product. The listeners and the list on screen both read this table. */

interface Keys {
  /** As an event names it, in small letters. */
  readonly key: string;
  /** With Control, or ⌘ on a Mac. */
  readonly control?: true;
}

export interface ShortcutEntry {
  /** The keys, each as it is shown; any one of them does it. */
  readonly shown: readonly string[];
  readonly does: string;
  /** What `useShortcut` listens for; without it, a control listens itself. */
  readonly binding?: { readonly id: string; readonly keys: readonly Keys[]; readonly evenInDialogs?: true };
}

export const SHORTCUTS = [
  {
    where: 'Everywhere',
    entries: [
      {
        shown: ['/', 'Ctrl K'],
        does: 'Search for a plate, a VIN, a list, a build, a person, a make or a model',
        binding: { id: 'search', keys: [{ key: '/' }, { key: 'k', control: true }] },
      },
      { shown: ['Enter'], does: 'After a reg without a mileage: reopen its latest valuation, free' },
      { shown: ['N'], does: 'Value the next car', binding: { id: 'next-car', keys: [{ key: 'n' }] } },
      { shown: ['?'], does: 'Show the keyboard shortcuts', binding: { id: 'shortcuts', keys: [{ key: '?' }] } },
      { shown: ['Esc'], does: 'Close what is open above the page' },
    ],
  },
  {
    where: 'In search results and lists of makes and models',
    entries: [
      { shown: ['↑', '↓'], does: 'Move to the previous or the next entry' },
      { shown: ['Home', 'End'], does: 'Move to the first or the last entry of a list' },
      { shown: ['A–Z'], does: 'Move to the entry of a list that starts with what is typed' },
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
      {
        shown: ['Ctrl Z'],
        does: 'Undo the last step',
        binding: { id: 'undo', keys: [{ key: 'z', control: true }], evenInDialogs: true },
      },
    ],
  },
] as const satisfies readonly { readonly where: string; readonly entries: readonly ShortcutEntry[] }[];

type Entry = (typeof SHORTCUTS)[number]['entries'][number];
export type ShortcutId = Extract<Entry, { binding: object }>['binding']['id'];

const ENTRIES: readonly ShortcutEntry[] = SHORTCUTS.flatMap(({ entries }): readonly ShortcutEntry[] => entries);

interface KeyInput {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Where the keys were pressed. */
export interface KeyContext {
  /** In a control that takes what is typed: there no shortcut works. */
  readonly isTyping: boolean;
  readonly isDialogOpen: boolean;
  /** Whether the person has switched off shortcuts of one key, which speech input presses by accident. */
  readonly singleKeysOff: boolean;
}

/** Whether these keys are this shortcut. */
export function isShortcut(id: ShortcutId, pressed: KeyInput, context: KeyContext): boolean {
  const binding = ENTRIES.find((entry) => entry.binding?.id === id)?.binding;
  if (binding === undefined || (context.isDialogOpen && !binding.evenInDialogs)) return false;
  const hasControl = pressed.ctrlKey || pressed.metaKey;
  return binding.keys.some(({ key, control = false }) => {
    if (pressed.key.toLowerCase() !== key || pressed.altKey || hasControl !== control) return false;
    // Ctrl-K works in a field too: it types nothing there. Ctrl-Z is the field's own.
    if (control) return !pressed.shiftKey && (id === 'search' || !context.isTyping);
    return !context.isTyping && !context.singleKeysOff;
  });
}
