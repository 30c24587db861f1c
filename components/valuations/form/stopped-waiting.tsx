import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';

/** After a person stopped waiting: what becomes of the look-up, and of its charge. */
export function StoppedWaiting() {
  return (
    <Notice
      tone="info"
      live
      title="You stopped waiting. The look-up continues."
      actions={<ButtonLink href="/valuations">Open Valuations</ButtonLink>}
    >
      If the provider answers, it is charged. Until then it is listed under Valuations as pending. Valuing the same car
      again joins it and is not charged twice.
    </Notice>
  );
}
