/** What a browser sees at the sandbox's own address: everything an integrator needs to begin. */
import type { Rename } from '@/lib/contract/wire-names';
import { images } from '@/lib/contract/operations';
import { vrmValuation } from '@/lib/contract/vrm';
import { writeRequest, type SubscriberCredentials } from '@/lib/wire/operation';
import { encodeHtml, htmlPage, htmlTable } from '@/lib/sandbox/host/html-page';
import { faultKinds } from '@/lib/sandbox/faults/fault-orders';
import { scenarios } from '@/lib/sandbox/faults/scenarios';
import { renameService } from '@/lib/sandbox/host/renamed-services';
import type { Client, ResourceHandler } from '@/lib/sandbox/host/resource-handlers';
import { services } from '@/lib/sandbox/services/service-list';

const code = (text: string): string => `<code>${encodeHtml(text)}</code>`;
const link = (address: string, words: string): string => `<a href="${encodeHtml(address)}">${encodeHtml(words)}</a>`;

/** The number of operations, and of those that no document shows. */
function countOf(operations: readonly { readonly standing: string }[]): string {
  const inferred = operations.filter(({ standing }) => standing === 'inferred').length;
  if (inferred === 0) return String(operations.length);
  return `${operations.length}, ${inferred === operations.length ? 'all' : inferred} inferred`;
}

export interface IndexPageOptions {
  readonly base: string;
  readonly ownCertificate: boolean;
  readonly namespaceBase: string;
  readonly credentials: SubscriberCredentials;
  /** Credentials of the WLTP API. */
  readonly client: Client;
  readonly renamed: Rename;
  readonly handlers: readonly ResourceHandler[];
}

const exampleParams = { VRM: 'AB21CDE', Mileage: 46_000, StandardEquipmentRequired: true };

export function indexPage(options: IndexPageOptions): Response {
  const { base, namespaceBase, credentials, client, renamed, handlers: answers } = options;
  const { subscriberId, password } = credentials;
  const curl = options.ownCertificate ? 'curl --cacert certificate.pem' : 'curl';
  // Faults are ordered over loopback, whatever name others use for this machine.
  const loopbackBase = base.replace(/^(https?:\/\/)[^/]*?(:\d+)?(?=\/|$)/, '$1localhost$2');
  const { path, body } = writeRequest(renamed(vrmValuation), exampleParams, credentials, { namespaceBase });
  const renamedServices = services.map((service) => renameService(service, renamed));
  const webRows = renamedServices.map(({ title, path, operations, covers }) => [
    link(base + path, title),
    link(`${base}${path}?WSDL`, 'WSDL'),
    code(path),
    countOf(operations),
    covers.join(', '),
  ]);
  const resourceRows = answers.map(({ resource }) => [
    code(`${resource.method} ${resource.path}`),
    { basic: 'Basic: subscriber and password', bearer: 'Bearer token', none: 'in the body' }[resource.authorization],
  ]);
  const imageRows = images
    .map(renamed)
    .map(({ path, standing }) => [code(`GET ${path}`), code(`POST ${path}`), standing]);
  const plateRows = scenarios.map(({ plate, description, mileage }) => [
    encodeHtml(plate),
    String(mileage ?? ''),
    encodeHtml(description),
  ]);
  const faultRows = Object.entries(faultKinds).map(([name, description]) => [code(name), encodeHtml(description)]);
  return htmlPage(
    'Sandbox provider',
    `<p>Sample data: none of these vehicles exists, and nothing here is charged.</p>
<p>Subscriber ${code(String(subscriberId))}, password ${code(password)}. Each service names the two fields its own way: its
page says how.
Client of the WLTP API ${code(client.id)}, secret ${code(client.secret)}.</p>
<h2>In a minute</h2>
<pre>${encodeHtml(`${curl} -d '${body}' \\
  ${base}${path}`)}</pre>
<h2>Web services</h2>
<p>Each operation by form POST, GET, SOAP 1.1 and SOAP 1.2. A service's own page lists its operations.</p>
${htmlTable(['Service', 'Description', 'Path', 'Operations', 'Vehicles'], webRows)}
<h2>Token APIs</h2>
<p>JSON, or XML where the Accept header asks for it and the API offers it. Nothing answers at ${code('/v1/Products')},
which a token's answer names: no document shows the listing.</p>
${htmlTable(['Request', 'Authorization'], resourceRows)}
<h2>Images</h2>
<p>A hash proves the subscriber in an address, the password in the body of a POST.</p>
${htmlTable(['By address', 'By form', 'Standing'], imageRows)}
<h2>Test plates</h2>
<p>Any other plate of a UK shape is a vehicle too.</p>
${htmlTable(['Plate', 'Mileage to try', 'What it shows'], plateRows)}
<h2>Faults</h2>
<p>Ordered from this machine alone, for one operation or for all, for a number of times or until ended.</p>
<pre>${encodeHtml(`${curl} -d fault=slow -d operation=VRMValuation -d seconds=15 -d times=1 ${loopbackBase}/_faults
${curl} ${loopbackBase}/_faults              # what is ordered, and the names of the operations
${curl} -X DELETE ${loopbackBase}/_faults    # well again; ?operation=VRMValuation for one`)}</pre>
${htmlTable(['Fault', 'What a caller sees'], faultRows)}`,
  );
}
