import { Notice } from '@/components/ui/feedback/notice';

/** A look-up needs script: each press carries its own key. Reading, searching and signing in work without. */
export function ScriptRequiredNotice() {
  return (
    <noscript>
      <div className="mb-4">
        <Notice tone="warning" title="Looking up needs JavaScript">
          Each press carries a key of its own, so that nothing is charged twice. Switch JavaScript on for this address,
          then reload the page.
        </Notice>
      </div>
    </noscript>
  );
}
