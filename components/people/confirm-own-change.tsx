'use client';

import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';

/** A change to one's own account, done only once it is confirmed. */
export interface ChangeToOneself {
  readonly what: string;
  readonly words: string;
  readonly apply: () => void;
}

/** Confirms a change that users cannot undo for themselves. */
export function ConfirmOwnChange({ change, onEnd }: { change: ChangeToOneself | null; onEnd: () => void }) {
  return (
    <ConfirmDialog
      open={change !== null}
      onClose={onEnd}
      title={change && `${change.what}?`}
      action={change?.what}
      onConfirm={() => {
        onEnd();
        change?.apply();
      }}
    >
      <p className="text-left whitespace-normal">{change?.words}</p>
    </ConfirmDialog>
  );
}
