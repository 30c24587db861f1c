/** A mail as plain text and as simple HTML. It contains no plate: neither its sentences nor its links have one. */

/** How mails are sent. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with a user and password where the server needs them. */
  readonly url: string;
  readonly from: string;
  /** The public address of the product, for links. */
  readonly origin: string;
}

export interface MailLine {
  readonly text: string;
  /** The page it leads to. */
  readonly path: string;
}

interface MailContent {
  readonly lines: readonly MailLine[];
  /** The public address of the product, without a trailing slash. */
  readonly origin: string;
  /** Whether the person chose to receive it, and may change that. */
  readonly isChosen: boolean;
}

/** Where a person chooses what they are notified of. */
const SETTINGS_PATH = '/account#notifications';
const SETTINGS = 'Choose what you are notified of, and how:';

export function mailText({ lines, origin, isChosen }: MailContent): { readonly text: string; readonly html: string } {
  const settings = `${origin}${SETTINGS_PATH}`;
  const text = [
    ...lines.flatMap((line) => [line.text, `${origin}${line.path}`, '']),
    ...(isChosen ? ['-- ', SETTINGS, settings, ''] : []),
  ].join('\n');
  const items = lines.map(
    (line) => `<p>${escaped(line.text)}<br><a href="${escaped(`${origin}${line.path}`)}">Open</a></p>`,
  );
  const foot = isChosen ? `<hr><p><small>${SETTINGS} <a href="${escaped(settings)}">your account</a></small></p>` : '';
  return { text, html: `<!doctype html><html lang="en-GB"><body>${items.join('')}${foot}</body></html>` };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
