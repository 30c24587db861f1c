'use client';

import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { ButtonLink } from '@/components/layout/navigation/button-link';

export interface PageFaultProps {
  /** An error of the server arrives without its message; `digest` finds it in the log. */
  error: Error & { digest?: string };
  reset: () => void;
}

/** A page that could not be rendered. A page never costs anything, so nothing was charged. */
export function PageFault({ error, reset }: PageFaultProps) {
  return (
    <Notice
      wholePage
      tone="danger"
      live
      title="This page could not be shown."
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          <ButtonLink href="/" variant="quiet">
            Back to home
          </ButtonLink>
        </>
      }
    >
      <p>Nothing was charged. All your valuations are saved in the list.</p>
      {error.digest && (
        <p className="mt-1 text-soft">
          If it happens again, quote this reference to support:{' '}
          <code className="font-semibold select-all">{error.digest}</code>
        </p>
      )}
    </Notice>
  );
}
