/** What a browser sees at a service's bare address: the operations, and for `?op=` one of them with its parameters. */
import type { Operation } from '@/lib/wire/operation';
import { fieldOf, wireNameOf } from '@/lib/wire/shape';
import type { HostSettings } from '@/lib/sandbox/host/dotnet-host';
import { encodeHtml, htmlPage } from '@/lib/sandbox/host/html-page';
import type { MountedService } from '@/lib/sandbox/services/service-list';

/** Marks everything that no document shows, wherever it is described. */
export const summaryOf = ({ summary, standing }: Pick<Operation, 'summary' | 'standing'>): string =>
  standing === 'inferred' ? `${summary} (Inferred.)` : summary;

export function helpPage(service: MountedService, url: URL, { base }: HostSettings): Response {
  const address = `${base}${service.path}`;
  const operationName = [...url.searchParams].find(([name]) => name.toLowerCase() === 'op')?.[1];
  const operation = service.operations.find((candidate) => candidate.name === operationName);
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
        `<ul>\n${parameters.map((parameter) => `<li>${encodeHtml(parameter)}</li>`).join('\n')}\n</ul>`,
    );
  }
  const items = service.operations.map(
    (listed) =>
      `<li><a href="${encodeHtml(`${address}?op=${listed.name}`)}">${listed.name}</a>: ${encodeHtml(summaryOf(listed))}</li>`,
  );
  return htmlPage(
    service.title,
    `<p>Sample data: none of these vehicles exists.</p>\n<ul>\n${items.join('\n')}\n</ul>\n` +
      `<p><a href="${encodeHtml(`${address}?WSDL`)}">Service description</a></p>`,
  );
}
