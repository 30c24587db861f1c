import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/actions/button';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';

export interface DoubtButtonProps extends Pick<ButtonProps, 'pending' | 'disabled' | 'wide'> {
  /** The name of the step, on its button. */
  action: ReactNode;
  /** The question before the step. */
  title: string;
  /** Why what was entered may be a mistake; null if it is not, and the step is taken without a question. */
  doubt: ReactNode;
  onStep: (isConfirmed: boolean) => void;
}

/** A step that is confirmed where what was entered for it may be a mistake. */
export const DoubtButton = ({ action, title, doubt, onStep, ...button }: DoubtButtonProps) =>
  doubt === null ? (
    <Button {...button} variant="primary" onClick={() => onStep(false)}>
      {action}
    </Button>
  ) : (
    <ConfirmButton
      {...button}
      variant="primary"
      label={action}
      title={title}
      action={action}
      onConfirm={() => onStep(true)}
    >
      {doubt}
    </ConfirmButton>
  );
