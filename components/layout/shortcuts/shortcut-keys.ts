/** The keys of each shortcut that `useShortcut` listens for. Their descriptions are in `shortcuts.ts`. */

interface Keys {
  /** As an event names it, in small letters. */
  readonly key: string;
  /** With Control, or ⌘ on a Mac. */
  readonly control?: true;
}

interface KeyBinding {
  /** Any one of them does it. */
  readonly keys: readonly Keys[];
  readonly evenInDialogs?: true;
}

export type ShortcutId = 'search' | 'next-car' | 'shortcuts' | 'undo';

export const SHORTCUT_KEYS: Readonly<Record<ShortcutId, KeyBinding>> = {
  search: { keys: [{ key: '/' }, { key: 'k', control: true }] },
  'next-car': { keys: [{ key: 'n' }] },
  shortcuts: { keys: [{ key: '?' }] },
  undo: { keys: [{ key: 'z', control: true }], evenInDialogs: true },
};

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
  /** On a page for the customer, where the header is hidden: a dialog in it would open unseen, with the page inert. */
  readonly isForCustomer: boolean;
  /** Whether the person has switched off single-key shortcuts, which speech input triggers by accident. */
  readonly singleKeysOff: boolean;
}

/** Whether these keys are this shortcut. */
export function isShortcut(id: ShortcutId, pressed: KeyInput, context: KeyContext): boolean {
  const binding = SHORTCUT_KEYS[id];
  const hasControl = pressed.ctrlKey || pressed.metaKey;
  const isPressed = binding.keys.some(({ key, control = false }) => {
    if (pressed.key.toLowerCase() !== key || pressed.altKey || hasControl !== control) return false;
    // Ctrl-K works in a field too: it types nothing there. Ctrl-Z is the field's own.
    if (control) return !pressed.shiftKey && (id === 'search' || !context.isTyping);
    return !context.isTyping && !context.singleKeysOff;
  });
  return isPressed && !context.isForCustomer && (binding.evenInDialogs === true || !context.isDialogOpen);
}
