const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const encodeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => htmlEntities[char] ?? char);

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 2rem }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
pre { padding: 0.75rem 1rem; border: 1px solid #8888; border-radius: 0.4rem; white-space: pre-wrap }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid #8884; text-align: left; vertical-align: top }
th { white-space: nowrap }
`;

/** A small page of plain HTML. `body` is markup. */
export const htmlPage = (title: string, body: string): Response =>
  new Response(
    `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${encodeHtml(title)}</title><style>${STYLE}</style></head>\n` +
      `<body><main>\n<h1>${encodeHtml(title)}</h1>\n${body}\n</main></body></html>\n`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=0' } },
  );

/** A table; its cells are markup. */
export const htmlTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table>\n<thead><tr>${head.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>\n<tbody>\n` +
  `${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}\n</tbody>\n</table>`;
