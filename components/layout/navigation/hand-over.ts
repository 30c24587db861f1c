/** Passes one value from a page to a form that may not exist yet, and never through an address. */
import { createStore } from 'zustand/vanilla';

/** Holds one value until a form takes it; a newer value replaces it. */
export function createHandOver<T>() {
  const store = createStore<{ readonly offered: T | null }>(() => ({ offered: null }));
  return {
    offer: (offered: T): void => store.setState({ offered }),
    /**
     * Passes each offered value on once, including one offered before.
     * @returns a function that ends this
     */
    onOffer(take: (offered: T) => void): () => void {
      const pass = () => {
        const { offered } = store.getState();
        if (offered === null) return;
        store.setState({ offered: null });
        take(offered);
      };
      const end = store.subscribe(pass);
      pass();
      return end;
    },
  };
}
