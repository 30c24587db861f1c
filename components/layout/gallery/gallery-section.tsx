import type { ExampleSection } from './example-sections';

/** Every example of one part, in both themes. */
export function GallerySection({ title, anchor, examples }: ExampleSection) {
  return (
    <section id={anchor} className="mt-10 scroll-mt-4">
      <h2 className="border-b border-line pb-1 text-xl font-semibold">{title}</h2>
      {examples.map(({ title: exampleTitle, anchor: exampleAnchor, Example }) => (
        <div key={exampleAnchor} id={exampleAnchor} className="mt-4">
          <h3 className="mb-1.5 text-sm text-soft">{exampleTitle}</h3>
          <div className="grid gap-3 lg:grid-cols-2">
            {['light', 'dark'].map((theme) => (
              <div
                key={theme}
                data-theme={theme}
                // Parts of a whole page's width are wider than half of it.
                className="relative min-w-0 overflow-x-auto rounded-lg border border-line bg-page p-4"
              >
                <Example theme={theme} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
