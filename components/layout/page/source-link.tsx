/** A link to the source of a figure of law; print shows its name. */
export function SourceLink({ name, address }: { name: string; address: string }) {
  return (
    <a href={address} className="link" rel="noreferrer" target="_blank">
      {name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
