import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { dispatch, openDialog, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isUntouched } from '@/components/options/build-state';

/** What the last action did, with undo; for a refused one the reason, and a button to its repairs. */
export function LastStep({ store, isExclusion = false }: { store: ConfiguratorStore; isExclusion?: boolean }) {
  const state = useStore(store, ({ current }) => current);
  const { notice, past } = state;
  const refused = notice?.refused ?? null;
  return (
    <div
      className={`flex items-center justify-between gap-2 px-4 text-sm print:hidden ${isExclusion ? 'mt-1.5 min-h-(--control)' : 'min-h-14'}`}
    >
      {/* The live region says it; here it is for the eye. */}
      <p className={`min-w-0 text-soft ${isExclusion ? 'line-clamp-2 min-h-[2lh]' : 'line-clamp-3'}`}>
        {notice?.sentence ?? (isUntouched(state) ? 'No options selected. Tick what the customer wants.' : '')}
      </p>
      {refused !== null ? (
        <Button variant="quiet" onClick={() => openDialog(store, { help: refused })}>
          How to add
        </Button>
      ) : (
        past.length > 0 && (
          <Button variant="quiet" onClick={() => dispatch(store, { do: 'undo' })}>
            Undo
          </Button>
        )
      )}
    </div>
  );
}
