export interface RawTextProps {
  /** What it is, for screen readers: on the screen its heading says so. */
  label: string;
  text: string;
}

/** Text exactly as it is: bytes on a wire, a document. Long lines break, long texts scroll. */
export function RawText({ label, text }: RawTextProps) {
  return (
    <pre
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
      className="relative max-h-96 overflow-auto rounded-md border border-line bg-sunken px-3 py-2 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap print:max-h-none"
    >
      {text}
    </pre>
  );
}
