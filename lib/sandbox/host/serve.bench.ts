/**
 * Requests per second of the sandbox over a real socket, against a bare node:http server that answers the same bytes
 * without any work, in one run: server and load share this process, so only the ratio means anything.
 */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { listen } from './listen';
import { createSandbox, demoSubscriber } from './serve';

const CONCURRENCY = 16;
const ROUNDS = 9;
const REQUESTS = 300;
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

async function post(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { agent, method: 'POST', headers });
  sent.end(body);
  // The only event of that name, with one value.
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += chunk;
  return text;
}

async function perSecond(sendOne: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const worker = async (): Promise<void> => {
    while (next < REQUESTS) await sendOne(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return (REQUESTS / (performance.now() - began)) * 1000;
}

const sandbox = await listen(createSandbox(), 0);
const credentials = { SubscriberID: String(demoSubscriber.subscriberId), Password: demoSubscriber.password };
const form = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ ...credentials, ...fields }).toString();

/** A different plate each time, from 2017 to 2022, so that nothing is answered from memory. */
const letters = 'ACDEFHJKLMNPRTUVWXY';
const plate = (number: number): string => {
  const letter = (digit: number): string =>
    letters[Math.floor(number / letters.length ** digit) % letters.length] ?? '';
  return `K${letter(3)}${17 + (number % 6)}${letter(2)}${letter(1)}${letter(0)}`;
};
let plates = 0;

const manufacturers = form({ database: 'CARS', justCurrentManufacturers: 'TRUE', bodyStyleFilter: '' });
const subjects = [
  { name: 'GetRefMan', path: '/vehicles/refvehicles.asmx/GetRefMan', body: () => manufacturers },
  {
    name: 'VRMValuation',
    path: '/vrm/refvrm.asmx/VRMValuation',
    body: () => form({ VRM: plate(plates++), Mileage: '40000', StandardEquipmentRequired: 'false' }),
  },
];

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

console.log(
  `requests a second, ${CONCURRENCY} at the same time, medians of ${ROUNDS} interleaved rounds of ${REQUESTS}`,
);
for (const { name, path, body } of subjects) {
  const same = await post(sandbox.address + path, body());
  if (!/<[Ss]uccess>true</.test(same)) throw new Error(`${name} failed: ${same.slice(0, 300)}`);
  const bytes = Buffer.from(same);
  const bare = createServer((incoming, outgoing) => {
    incoming.resume().once('end', () => {
      outgoing.writeHead(200, { 'content-type': 'text/xml; charset=utf-8', 'content-length': bytes.byteLength });
      outgoing.end(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const address = bare.address();
  const bareUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}${path}`;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const sandboxes = await perSecond(() => post(sandbox.address + path, body()));
    const bares = await perSecond(() => post(bareUrl, body()));
    if (round < 0) continue; // warming up
    ours.push(sandboxes);
    theirs.push(bares);
  }
  const [own, other] = [median(ours), median(theirs)];
  console.log(
    `  ${name.padEnd(13)} ${own.toFixed(0).padStart(6)}   bare node:http ${other.toFixed(0).padStart(6)}   ` +
      `ratio ${(own / other).toFixed(2)}   (${(bytes.byteLength / 1000).toFixed(1)} KB)`,
  );
  bare.close();
  bare.closeAllConnections();
}
agent.destroy();
await sandbox.close();
