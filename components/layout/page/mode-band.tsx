/** On every page, in print too: which provider answers. No one may take a sample figure for a real one. */
export function ModeBand({ mode }: { mode: 'sandbox' | 'live' }) {
  return mode === 'sandbox' ? (
    <p
      data-sample
      className="bg-warning-tint px-4 py-1 text-center text-sm font-semibold text-warning print:border print:border-ink"
    >
      Sandbox: sample data, no charges
    </p>
  ) : (
    <p className="bg-success-tint px-4 py-1 text-center text-sm font-semibold text-success print:hidden">Live</p>
  );
}
