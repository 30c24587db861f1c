export interface Toast {
  id: number;
  message: string;
  /** Where it leads. A toast with a link stays until it is followed or dismissed. */
  link?: { label: string; href: string };
  /** For screen readers alone: the eye sees it elsewhere on the page. */
  screenReaderOnly?: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says one live sentence to everybody: at the foot of the screen and to screen readers. */
export function showToast(message: string, link?: Toast['link']): void {
  lastId += 1;
  // The newest sentence replaces the last: two at once would be read over each other.
  setToasts([{ id: lastId, message, ...(link && { link }) }]);
}

/** Says what the eye sees anyway: one sentence for screen readers. */
export function announce(message: string): void {
  lastId += 1;
  setToasts([{ id: lastId, message, screenReaderOnly: true }]);
}

export function dismiss(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
  readOnServer: (): readonly Toast[] => NONE,
};

const NONE: readonly Toast[] = [];
