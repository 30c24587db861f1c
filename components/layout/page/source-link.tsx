/** Where a figure of law stands, to be read there; print names it. */
export function SourceLink({ name, address }: { name: string; address: string }) {
  return (
    <a href={address} className="link" rel="noreferrer" target="_blank">
      {name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
