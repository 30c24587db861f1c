/** Longer words, such as a make of two names, may need their hyphen to fit a phone. */
const MOST_LETTERS = 9;
const SHORT_WITH_HYPHEN = new RegExp(String.raw`(?<!\S)(?=\S{1,${MOST_LETTERS}}(?!\S))(\S*-\S*)(?!\S)`);

/** A vehicle's name whose years and codes stay on one line: `(16-24)`, `DiG-T`. A browser breaks lines at hyphens. */
export function UnbrokenWords({ children }: { children: string }) {
  const parts = children.split(SHORT_WITH_HYPHEN);
  if (parts.length === 1) return children;
  return (
    // One element, as its parent may be a flex box, which drops the spaces between elements.
    <span>
      {parts.map((text, index) =>
        index % 2 === 0 ? (
          text
        ) : (
          <span key={index} className="whitespace-nowrap">
            {text}
          </span>
        ),
      )}
    </span>
  );
}
