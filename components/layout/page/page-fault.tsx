'use client';

import { buttonClass } from '@/components/ui/actions/button-class';

export interface PageFaultProps {
  /** An error of the server arrives without its message; `digest` finds it in the log. */
  error: Error & { digest?: string };
  reset: () => void;
}

/**
 * Shown when a page could not be rendered. Pages never cost anything, so nothing was charged. Made of plain elements,
 * since its script is loaded with every page. Its link home is a full request, whatever has failed.
 */
export function PageFault({ error, reset }: PageFaultProps) {
  return (
    <div
      role="alert"
      className="space-y-1 rounded-md border border-danger/35 bg-danger-tint px-3.5 py-3 print:border-ink"
    >
      <h1 className="font-semibold text-danger">This page could not be shown.</h1>
      <div className="text-sm text-ink">
        <p>Nothing was charged. All your valuations are saved in the list.</p>
        {error.digest && (
          <p className="mt-1 text-soft">
            If it happens again, quote this reference to support:{' '}
            <code className="font-semibold select-all">{error.digest}</code>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 pt-1.5">
        <button type="button" onClick={reset} className={buttonClass('secondary')}>
          Try again
        </button>
        <a href="/" className={buttonClass('quiet')}>
          Back to home
        </a>
      </div>
    </div>
  );
}
