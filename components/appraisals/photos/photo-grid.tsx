export interface ShownPhoto {
  readonly id: string;
  /** What it shows, under it and for screen readers. */
  readonly words: string;
  readonly source: string;
}

/** Photos with what each shows. */
export function PhotoGrid({ photos }: { photos: readonly ShownPhoto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map(({ id, words, source }, index) => (
        <li key={id} className="break-inside-avoid text-sm">
          <a href={source} target="_blank" rel="noreferrer">
            {/* From this product’s server, as large as it is needed. */}
            <img
              src={source}
              alt={`Photo ${index + 1} of ${photos.length}: ${words}`}
              loading="lazy"
              className="aspect-4/3 w-full rounded-md border border-line bg-sunken object-cover"
            />
          </a>
          <span className="mt-1 block text-soft">{words}</span>
        </li>
      ))}
    </ul>
  );
}
