import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly message: string;
  /** A link. A toast with one stays until it is followed or dismissed. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Undoes what the message is about. A toast with it stays longer. */
  readonly undo?: () => void;
}

/** For screen readers only: sighted users see the same elsewhere on the page. */
export type Announcement = Pick<Toast, 'id' | 'message'>;

interface ToastState {
  /** The newest is last. */
  readonly toasts: readonly Toast[];
  /** A new one replaces the last: two at the same time would be read over each other. */
  readonly announcement: Announcement | null;
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [], announcement: null }));

/** Earlier toasts beside a new one: more would cover a phone. */
const EARLIER_MAX = 2;

let lastId = 0;

const nextId = (): number => (lastId += 1);

const isStillOfUse = ({ link, undo }: Toast): boolean => link !== null || undo !== undefined;

/** Earlier ones that can still be followed or undone stay, except another undo, and another link to the same page. */
function publish(toast: Omit<Toast, 'id'>): void {
  const added = { id: nextId(), ...toast };
  const isReplaced = ({ link, undo }: Toast) =>
    (undo && toast.undo) || (link !== null && link.href === toast.link?.href);
  const staysBeside = (earlier: Toast) => isStillOfUse(earlier) && !isReplaced(earlier);
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter(staysBeside).slice(-EARLIER_MAX), added] }));
}

/** Shows one sentence at the foot of the screen, and screen readers read it. */
export function showToast(message: string, link: Toast['link'] = null): void {
  publish({ message, link });
}

/** Says what was done, with an undo button. */
export function showUndo(message: string, undo: () => void): void {
  publish({ message, link: null, undo });
}

/** Has screen readers read a sentence that the screen shows anyway. */
export function announce(message: string): void {
  toastStore.setState({ announcement: { id: nextId(), message } });
}

/** Ends messages about an earlier action, before a new one is sent; those that can still be undone or followed stay. */
export function endMessage(): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter(isStillOfUse), announcement: null }));
}

export function dismiss(id: number): void {
  toastStore.setState(({ toasts, announcement }) => ({
    toasts: toasts.filter((toast) => toast.id !== id),
    announcement: announcement?.id === id ? null : announcement,
  }));
}
