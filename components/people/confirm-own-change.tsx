'use client';

import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';

/** A change to one's own account, done only once it is confirmed. */
export interface ChangeToOneself {
  readonly what: string;
  readonly words: string;
  readonly apply: () => void;
}

/** Confirms a change that users cannot undo for themselves. */
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
