import { useEffect } from 'react';
import { dispatch, type ConfiguratorStore } from './configurator-store';

/** Ctrl+Z, or ⌘Z: takes the last step back, unless something is being typed. */
export function useUndoKey(store: ConfiguratorStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input[type="text"], textarea, [type="search"]');
      if (event.key !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      dispatch(store, { do: 'undo' });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [store]);
}
