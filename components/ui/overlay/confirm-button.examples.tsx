'use client';

import { ConfirmButton } from './confirm-button';

const onConfirm = () => {};

export function RemovePhoto() {
  return (
    <ConfirmButton label="Remove photo 2" title="Remove photo 2 of the vehicle?" action="Remove" onConfirm={onConfirm}>
      It cannot be restored.
    </ConfirmButton>
  );
}
