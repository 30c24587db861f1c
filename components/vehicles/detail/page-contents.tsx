const PARTS = [
  ['technical-data', 'Technical data'],
  ['standard-equipment', 'Standard equipment'],
  ['changes', 'Changes'],
  ['options', 'Options by kind'],
  ['model-years', 'Model years'],
] as const;

/** Links to the parts of a long page. */
export function PageContents() {
  return (
    <nav aria-label="On this page" className="text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {PARTS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-(--control) items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
