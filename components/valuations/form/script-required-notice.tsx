import { Notice } from '@/components/ui/feedback/notice';

/** A look-up needs script, since each submission has its own key. Reading, searching and signing in work without. */
export function ScriptRequiredNotice() {
  return (
    <noscript>
      <div className="mb-4">
        <Notice tone="warning" title="Look-ups need JavaScript">
          It makes sure that nothing is charged twice. Switch JavaScript on for this site, then reload the page.
        </Notice>
      </div>
    </noscript>
  );
}
