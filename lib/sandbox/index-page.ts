/** What a browser sees at the sandbox's own address: everything somebody integrating needs to begin. */
import type { Credentials } from '@/lib/wire/operation';
import { encodeHtml, htmlPage } from '@/lib/sandbox/html';
import { scenarios } from '@/lib/sandbox/scenarios';
import { resourceAnswers, services } from '@/lib/sandbox/services';

export function indexPage({ base, credentials }: { base: string; credentials: Credentials }): Response {
  const webRows = services.map(({ title, path }) => {
    const address = encodeHtml(base + path);
    return `<li>${encodeHtml(title)}: <a href="${address}">${address}</a> (<a href="${address}?WSDL">WSDL</a>)</li>`;
  });
  const resourceRows = resourceAnswers.map(
    ({ resource }) => `<li>${resource.method} ${encodeHtml(base + resource.path)}</li>`,
  );
  const plateRows = scenarios.map(
    ({ plate, says, mileage }) =>
      `<tr><td>${encodeHtml(plate)}</td><td>${mileage ?? ''}</td><td>${encodeHtml(says)}</td></tr>`,
  );
  return htmlPage(
    'Sandbox provider',
    `<p>Sample data: none of these vehicles exists, and nothing here is charged.</p>
<p>Subscriber <code>${credentials.subscriberId}</code>, password <code>${encodeHtml(credentials.password)}</code></p>
<h2>Web services</h2>
<ul>
${webRows.join('\n')}
</ul>
<h2>Token APIs</h2>
<ul>
${resourceRows.join('\n')}
</ul>
<h2>Test plates</h2>
<p>Any other plate of a UK shape is a vehicle too.</p>
<table>
<tr><th>Plate</th><th>Mileage to try</th><th>What it shows</th></tr>
${plateRows.join('\n')}
</table>`,
  );
}
