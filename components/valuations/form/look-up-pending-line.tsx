/** For the look-ups that take long; the usual one is there before this fades in. */
export function LookUpPendingLine() {
  return (
    <p role="status" className="animate-late text-sm text-soft">
      Asking the register and the guide. What they answer is kept in the list, even if you close this page.
    </p>
  );
}
