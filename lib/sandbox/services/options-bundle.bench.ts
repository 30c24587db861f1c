/**
 * Decoding the bundle of a real car (options, rules, packs, technical data) as our caller does, against the SOAP client
 * npm `soap` with the service's own description and against fast-xml-parser, in one run, medians of interleaved rounds.
 * Only ours checks the values' types. Aim: at least 5 times faster than either.
 */
import { XMLParser } from 'fast-xml-parser';
import { createClientAsync } from 'soap';
import { getRefOptionsBundle } from '@/lib/contract/nvd';
import { readAnswer } from '@/lib/wire/operation';
import { listen } from '@/lib/sandbox/host/listen';
import { createSandbox, demoSubscriber, type Sandbox } from '@/lib/sandbox/host/serve';

let sandbox: Sandbox | undefined;
const listening = await listen({ serve: (request) => sandbox!.serve(request) }, 0);
sandbox = createSandbox({ clock: () => new Date('2026-06-05T13:07:09Z'), base: listening.address });
const client = await createClientAsync(`${listening.address}${getRefOptionsBundle.service.path}?WSDL`);
const [idField, passwordField] = getRefOptionsBundle.service.credentials;
const callBundle: unknown = client['GetRefOptionsBundleAsync'];
// The client creates its methods at run time, from the description; each answers with the raw body second.
const [, body] = await (callBundle as (given: object) => Promise<[unknown, string]>)({
  [idField]: demoSubscriber.subscriberId,
  [passwordField]: demoSubscriber.password,
  ...getRefOptionsBundle.example,
});
await listening.close();

interface BenchmarkedBundle {
  NVDBundle: { Options: unknown[] };
}
const { wsdl } = client as unknown as { wsdl: { xmlToObject(xml: string): unknown } }; // public, but not in its types
const rows = readAnswer(getRefOptionsBundle, body).value.tables.Options.length;
const contenders: Readonly<Record<string, () => number>> = {
  'our caller': () => readAnswer(getRefOptionsBundle, body).value.tables.Options.length,
  'npm soap': () => {
    const parsed = wsdl.xmlToObject(body) as {
      Body: {
        GetRefOptionsBundleResponse: {
          GetRefOptionsBundleResult: { Returned_DataSet: { diffgram: BenchmarkedBundle } };
        };
      };
    };
    const { diffgram } = parsed.Body.GetRefOptionsBundleResponse.GetRefOptionsBundleResult.Returned_DataSet;
    return diffgram.NVDBundle.Options.length;
  },
  'fast-xml-parser': () => {
    const parser = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true });
    const parsed = parser.parse(body) as {
      Envelope: {
        Body: {
          GetRefOptionsBundleResponse: {
            GetRefOptionsBundleResult: { Returned_DataSet: { diffgram: BenchmarkedBundle } };
          };
        };
      };
    };
    const { diffgram } = parsed.Envelope.Body.GetRefOptionsBundleResponse.GetRefOptionsBundleResult.Returned_DataSet;
    return diffgram.NVDBundle.Options.length;
  },
};

const ROUNDS = 90;
const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
const rotation = Object.entries(contenders);
for (let round = -10; round < ROUNDS; round++) {
  rotation.push(rotation.shift()!); // the order rotates, so that each pays for another's garbage in turn
  for (const [name, run] of rotation) {
    const start = performance.now();
    if (run() !== rows) throw new Error(`${name} lost options`);
    if (round >= 0) times.get(name)!.push(performance.now() - start);
  }
}
const median = (name: string): number => times.get(name)!.sort((a, b) => a - b)[ROUNDS / 2] ?? NaN;
const ours = median('our caller');
console.log(
  `decoding a bundle of ${(Buffer.byteLength(body) / 1000).toFixed(0)} KB, ${rows} options, medians of ${ROUNDS} rounds`,
);
for (const name of Object.keys(contenders)) {
  const against = name === 'our caller' ? '' : `   ${(median(name) / ours).toFixed(1)} times ours (aim ≥ 5)`;
  console.log(`  ${name.padEnd(16)} ${median(name).toFixed(2).padStart(6)} ms${against}`);
}
