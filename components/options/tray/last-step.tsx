import { Button } from '@/components/ui/button';
import type { Desk } from '../desk';
import { useDesk } from '../use-desk';

/** What the last press did, with the way back; of a press that did nothing, why, and the way to have it. */
export function LastStep({ desk, isBar = false }: { desk: Desk; isBar?: boolean }) {
  const { said, past, build } = useDesk(desk, ({ work }) => work);
  const refused = said?.refused ?? null;
  return (
    <div
      className={`flex items-center justify-between gap-2 px-4 text-sm print:hidden ${isBar ? 'mt-1.5 min-h-(--control)' : 'min-h-14'}`}
    >
      {/* The live region says it; here it is for the eye. */}
      <p className={`min-w-0 text-soft ${isBar ? 'line-clamp-2 min-h-[2lh]' : 'line-clamp-3'}`}>
        {said?.sentence ?? (past.length + build.wishes.length === 0 ? 'Nothing chosen yet.' : '')}
      </p>
      {refused !== null ? (
        <Button variant="quiet" onClick={() => desk.ask({ help: refused })}>
          How to
        </Button>
      ) : (
        past.length > 0 && (
          <Button variant="quiet" onClick={() => desk.press({ do: 'undo' })}>
            Undo
          </Button>
        )
      )}
    </div>
  );
}
