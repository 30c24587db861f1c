/** For the look-ups that take long; the usual one is there before this fades in. */
import { SOURCES } from '@/lib/domain/source-names';

export function LookUpPendingLine() {
  return (
    <p role="status" className="animate-late text-sm text-soft">
      Checking {SOURCES.register.inText} and {SOURCES.guide.inText}. The result goes to Valuations, even if you close
      this page.
    </p>
  );
}
