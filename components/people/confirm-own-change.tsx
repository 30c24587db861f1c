'use client';

import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';

/** What was pressed about oneself, and is not done before one is sure. */
export interface ChangeToOneself {
  readonly what: string;
  readonly words: string;
  readonly apply: () => void;
}

/** Asks before somebody takes away what they could not give themselves back. */
export function ConfirmOwnChange({ change, onEnd }: { change: ChangeToOneself | null; onEnd: () => void }) {
  return (
    <Dialog
      open={change !== null}
      onClose={onEnd}
      title={change && `${change.what}?`}
      actions={
        <>
          <Button onClick={onEnd}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              onEnd();
              change?.apply();
            }}
          >
            {change?.what}
          </Button>
        </>
      }
    >
      <p className="text-left whitespace-normal">{change?.words}</p>
    </Dialog>
  );
}
