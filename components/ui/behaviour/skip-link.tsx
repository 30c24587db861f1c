/** First in every page: skips the header, for people who use the keyboard. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only z-50 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 print:hidden"
    >
      Skip to the content
    </a>
  );
}
