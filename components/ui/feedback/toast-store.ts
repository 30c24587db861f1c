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

/** A new one replaces the last of its kind. An announcement never takes a toast away: its link or undo may be needed. */
interface ToastState {
  readonly toast: Toast | null;
  readonly announcement: Announcement | null;
}

export const toastStore = createStore<ToastState>(() => ({ toast: null, announcement: null }));

let lastId = 0;

const nextId = (): number => (lastId += 1);

/** Shows one sentence at the foot of the screen, and screen readers read it. */
export function showToast(message: string, link: Toast['link'] = null): void {
  toastStore.setState({ toast: { id: nextId(), message, link } });
}

/** Says what was done, with an undo button. */
export function showUndo(message: string, undo: () => void): void {
  toastStore.setState({ toast: { id: nextId(), message, link: null, undo } });
}

/** Has screen readers read a sentence that the screen shows anyway. */
export function announce(message: string): void {
  toastStore.setState({ announcement: { id: nextId(), message } });
}

/** Ends messages about an earlier action, before a new one is sent; one that can still be undone or followed stays. */
export function endMessage(): void {
  toastStore.setState(({ toast }) => ({ toast: toast?.undo || toast?.link ? toast : null, announcement: null }));
}

export function dismiss(id: number): void {
  toastStore.setState(({ toast, announcement }) => ({
    toast: toast?.id === id ? null : toast,
    announcement: announcement?.id === id ? null : announcement,
  }));
}
