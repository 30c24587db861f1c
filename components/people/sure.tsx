'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** What was pressed about oneself, and is not done before one is sure. */
export interface OwnChange {
  readonly what: string;
  readonly words: string;
  readonly doIt: () => void;
}

/** Asks before somebody takes away what they could not give themselves back. */
export function Sure({ of, onEnd }: { of: OwnChange | null; onEnd: () => void }) {
  return (
    <Dialog
      open={of !== null}
      onClose={onEnd}
      title={of && `${of.what}?`}
      actions={
        <>
          <Button onClick={onEnd}>Leave it as it is</Button>
          <Button
            variant="danger"
            onClick={() => {
              onEnd();
              of?.doIt();
            }}
          >
            {of?.what}
          </Button>
        </>
      }
    >
      <p className="text-left whitespace-normal">{of?.words}</p>
    </Dialog>
  );
}
