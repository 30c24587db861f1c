'use client';

import { Button } from '@/components/ui/button';
import { FaultNotice } from '@/components/ui/fault-notice';

/** A page that could not be drawn. What was thrown stays on the server; its digest finds it in the log. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="mx-auto max-w-2xl p-6">
      <FaultNotice
        error={error}
        money={false}
        actions={
          <Button icon="refresh" onClick={reset}>
            Try again
          </Button>
        }
      />
      {error.digest && (
        <p className="mt-2 text-sm text-soft">
          Reference <code className="select-all">{error.digest}</code>
        </p>
      )}
    </main>
  );
}
