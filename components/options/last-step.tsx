import { Button } from '@/components/ui/button';
import type { Actions } from './actions';
import type { Work } from './work';

/** What the last press did, with the way back; of a press that did nothing, why, and the way to have it. */
export function LastStep({ work, actions, isBar = false }: { work: Work; actions: Actions; isBar?: boolean }) {
  const { said, past } = work;
  const refused = said?.refused ?? null;
  return (
    <div
      className={`flex items-center justify-between gap-2 px-4 text-sm print:hidden ${isBar ? 'pt-1.5' : 'min-h-14'}`}
    >
      {/* The live region says it; here it is for the eye. */}
      <p className={`min-w-0 text-soft ${isBar ? 'line-clamp-2' : 'line-clamp-3'}`}>
        {said?.sentence ?? (past.length === 0 ? 'Nothing chosen yet on this visit.' : '')}
      </p>
      {refused !== null ? (
        <Button variant="quiet" onClick={() => actions.help(refused)}>
          How to
        </Button>
      ) : (
        past.length > 0 && (
          <Button variant="quiet" onClick={() => actions.press({ do: 'undo' })}>
            Undo
          </Button>
        )
      )}
    </div>
  );
}
