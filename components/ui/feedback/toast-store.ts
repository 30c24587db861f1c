import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly message: string;
  /** A link. A toast with one stays until it is followed or dismissed. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Undoes what the message is about. A toast with it stays longer. */
  readonly undo?: () => void;
  /** For screen readers only: sighted users see the same elsewhere on the page. */
  readonly screenReaderOnly: boolean;
}

interface ToastState {
  /** A new message replaces the last: two at the same time would be read over each other. */
  readonly toast: Toast | null;
}

export const toastStore = createStore<ToastState>(() => ({ toast: null }));

let lastId = 0;

function publish(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  toastStore.setState({ toast: { id: lastId, ...toast } });
}

/** Shows one sentence at the foot of the screen, and screen readers read it. */
export function showToast(message: string, link: Toast['link'] = null): void {
  publish({ message, link, screenReaderOnly: false });
}

/** Says what was done, with an undo button. */
export function showUndo(message: string, undo: () => void): void {
  publish({ message, link: null, undo, screenReaderOnly: false });
}

/** Has screen readers read a sentence that the screen shows anyway. */
export function announce(message: string): void {
  publish({ message, link: null, screenReaderOnly: true });
}

/** Ends a message about an earlier action, before a new one is sent; one that can still be undone or followed stays. */
export function endMessage(): void {
  toastStore.setState(({ toast }) => (toast && toast.undo === undefined && toast.link === null ? { toast: null } : {}));
}

export function dismiss(id: number): void {
  toastStore.setState(({ toast }) => (toast?.id === id ? { toast: null } : {}));
}
