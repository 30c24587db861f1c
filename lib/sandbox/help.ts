/** What a browser sees at a service's bare address: the operations, and for `?op=` one of them with its parameters. */
import type { Operation } from '@/lib/wire/operation';
import { fieldOf, wireNameOf } from '@/lib/wire/shape';
import type { HostSettings } from '@/lib/sandbox/host';
import { encodeHtml, htmlPage } from '@/lib/sandbox/html';
import type { Service } from '@/lib/sandbox/services';

/** What no document shows says so wherever it is described. */
export const summaryOf = ({ summary, standing }: Pick<Operation, 'summary' | 'standing'>): string =>
  standing === 'inferred' ? `${summary} (Inferred.)` : summary;

export function helpPage(service: Service, url: URL, { base }: HostSettings): Response {
  const address = `${base}${service.path}`;
  const wanted = [...url.searchParams].find(([name]) => name.toLowerCase() === 'op')?.[1];
  const operation = service.operations.find((each) => each.name === wanted);
  if (operation) {
    const parameters = [
      ...service.credentials,
      ...Object.entries(operation.params).map(([name, entry]) => {
        const { shape } = fieldOf(entry);
        return `${wireNameOf(operation.params, name)} (${shape.kind === 'value' ? shape.dotnet.replace('System.', '') : shape.kind})`;
      }),
    ];
    return htmlPage(
      operation.name,
      `<p>${encodeHtml(summaryOf(operation))}</p>\n<p>POST ${encodeHtml(`${address}/${operation.name}`)}</p>\n` +
        `<ul>\n${parameters.map((each) => `<li>${encodeHtml(each)}</li>`).join('\n')}\n</ul>`,
    );
  }
  const items = service.operations.map(
    (each) =>
      `<li><a href="${encodeHtml(`${address}?op=${each.name}`)}">${each.name}</a>: ${encodeHtml(summaryOf(each))}</li>`,
  );
  return htmlPage(
    service.title,
    `<p>Sample data: none of these vehicles exists.</p>\n<ul>\n${items.join('\n')}\n</ul>\n` +
      `<p><a href="${encodeHtml(`${address}?WSDL`)}">Service description</a></p>`,
  );
}
