const LOOKS = {
  sandbox: 'bg-warning-tint text-warning print:border print:border-ink',
  live: 'bg-success-tint text-success print:hidden',
} as const;

/** On every page, in print too: which provider answers. No one may take a sample figure for a real one. */
export function ModeBand({ mode }: { mode: 'sandbox' | 'live' }) {
  return (
    <p
      {...(mode === 'sandbox' && { 'data-sample': true })}
      className={`px-4 py-0.5 text-center text-xs font-semibold ${LOOKS[mode]}`}
    >
      {mode === 'live' ? 'Live' : 'Sandbox: sample data, no charges'}
    </p>
  );
}
