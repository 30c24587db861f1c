import { useShortcut } from '@/components/layout/shortcuts/use-shortcut';
import { dispatch, type ConfiguratorStore } from './configurator-store';

/** Ctrl+Z, or ⌘Z: takes the last step back, unless something is being typed. */
export function useUndoKey(store: ConfiguratorStore): void {
  useShortcut('undo', () => dispatch(store, { do: 'undo' }));
}
