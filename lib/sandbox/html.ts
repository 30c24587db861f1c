const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const encodeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => named[char] ?? char);

/** A small page without any style of its own. `body` is markup. */
export const htmlPage = (title: string, body: string): Response =>
  new Response(
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${encodeHtml(title)}</title></head>\n` +
      `<body>\n<h1>${encodeHtml(title)}</h1>\n${body}\n</body></html>\n`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=0' } },
  );
