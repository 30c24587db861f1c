/** For tests: a provider with a monthly limit of registration checks, which it refuses beyond it. */
import { readFileSync } from 'node:fs';
import type { IncomingReply, Transport } from '@/lib/provider/transport';

const recordedBody = (name: string) =>
  readFileSync(`lib/contract/golden/reg/${name}.post.http`, 'utf8').replace(/^[^]*\r?\n\r?\n(?=<\?xml)/, '');
const STATUS = recordedBody('ViewLookup_GetCurrentStatus');
const REFUSED = recordedBody('REGLookupVRM.limit');

/** @param limit the checks of the month, none of which is used */
export function withCheckLimit(transport: Transport, limit: number) {
  const counts = { checks: 0, refused: 0, valuations: 0 };
  const limited: Transport = async (request) => {
    const operation = request.url.split('/').at(-1) ?? '';
    if (operation === 'ViewLookup_GetCurrentStatus') {
      const used = STATUS.replace(/(?<=<MONTHLYLIMIT>)\d+/, String(limit));
      return xml(used.replace(/(?<=<LOOKUPSUSED>)\d+/, String(counts.checks)));
    }
    if (operation === 'REGLookupVRM') {
      if (counts.checks >= limit) {
        counts.refused++;
        return xml(REFUSED);
      }
      counts.checks++;
    }
    if (operation === 'VRMValuation') counts.valuations++;
    return transport(request);
  };
  return { limited, counts };
}

const xml = (body: string): IncomingReply => ({
  status: 200,
  headers: new Map([['content-type', 'text/xml; charset=utf-8']]),
  body: (async function* () {
    yield Buffer.from(body);
  })(),
});
