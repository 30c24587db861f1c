import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { dispatch, openDialog, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isUntouched, type BuildState } from '@/components/options/build-state';
import { formatPlural } from '@/lib/format';

/** Before the first action; an emptied build says so in its lines. */
function selectionWords(state: BuildState): string {
  if (isUntouched(state)) return 'No options selected. Tick what the customer wants.';
  const { length } = state.build.selections;
  return length === 0 ? '' : `${formatPlural(length, 'option')} selected.`;
}

/** Whether there is a button: to undo the last action, or to the repairs of a refused one. */
export const hasStepButton = (state: BuildState): boolean =>
  (state.notice?.refused ?? null) !== null || state.past.length > 0;

interface LastStepProps {
  store: ConfiguratorStore;
  isExclusion?: boolean;
  /** Where its button is one of several controls that share a Tab stop. */
  tabIndex?: 0 | -1;
}

/**
 * The foot of a phone covers the list, so it does not grow; the dialog of a refused action has its whole reason. On a
 * low wide screen it is beside the price.
 */
// oxlint-disable-next-line code/no-cut-text -- see above
const LINES = { exclusion: 'line-clamp-2 min-h-[2lh]', step: 'line-clamp-3' } as const;

/** Not there on a low screen, or where the text is so large that a phone has room for few words. */
const UNTOUCHED = 'max-sm:[@media(height<45rem)]:hidden @max-[16rem]:hidden';
const FOOT = 'mt-1.5 min-h-(--control) flex-1 sm:[@media(height<30rem)]:mt-0';

/** What the last action did, with undo; for a refused one the reason, and a button to its repairs. */
export function LastStep({ store, isExclusion = false, tabIndex }: LastStepProps) {
  const state = useStore(store, ({ current }) => current);
  const { notice, past } = state;
  const refused = notice?.refused ?? null;
  return (
    <div
      className={`flex items-center justify-between gap-2 px-4 text-sm print:hidden ${isExclusion ? FOOT : 'min-h-14'} ${isExclusion && isUntouched(state) ? UNTOUCHED : ''}`}
    >
      {/* Announced by the live region; this is for sighted users. */}
      <p className={`min-w-0 text-soft ${isExclusion ? LINES.exclusion : LINES.step}`}>
        {notice?.sentence ?? selectionWords(state)}
      </p>
      {refused !== null ? (
        <Button variant="quiet" tabIndex={tabIndex} onClick={() => openDialog(store, { help: refused })}>
          How to add
        </Button>
      ) : (
        past.length > 0 && (
          <Button variant="quiet" tabIndex={tabIndex} onClick={() => dispatch(store, { do: 'undo' })}>
            Undo
          </Button>
        )
      )}
    </div>
  );
}
