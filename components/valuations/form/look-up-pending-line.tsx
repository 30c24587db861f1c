/** For the look-ups that take long; the usual one is there before this fades in. */
export function LookUpPendingLine() {
  return (
    <p role="status" className="animate-late text-sm text-soft">
      Checking the register and the guide. The result goes to Valuations, even if you close this page.
    </p>
  );
}
