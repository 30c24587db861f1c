/** Why a file is not shown, for a person who opened its link in a new tab: every other reader gets JSON. */
import type { Endpoint } from '@/lib/api/endpoint';
import type { Fault } from '@/lib/fault';

/** Only a browser that opens an address as a page asks for HTML; pictures, downloads and programs do not. */
export const isOpenedAsPage = ({ file }: Endpoint, request: Request): boolean =>
  file !== undefined && (request.headers.get('accept') ?? '').includes('text/html');

/**
 * Without a style: the policy beside pages allows none.
 * @param params of the address, which the way back may need
 */
export function faultPage(
  { openedFrom }: Pick<Endpoint, 'openedFrom'>,
  { code, message, fix }: Fault,
  reference: string,
  params: Readonly<Record<string, string | string[] | undefined>>,
): string {
  const back = openedFrom ?? { words: 'Back to home', path: '/' };
  const path = back.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(message)}</title></head>`,
    `<body><main><h1>${escaped(message)}</h1><p>${escaped(fix)}</p>`,
    ...(code === 'unexpected' ? [`<p>Reference: ${escaped(reference)}</p>`] : []),
    `<p><a href="${escaped(path)}">${escaped(back.words)}</a></p></main></body></html>`,
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
