import { Badge } from '@/components/ui/data/badge';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { Notice } from '@/components/ui/feedback/notice';
import { RawText } from '@/components/ui/data/raw-text';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { tryOperation } from '@/lib/api/endpoints/explorer';
import { formatCount, formatPlural } from '@/lib/format';

type OperationTrial = EndpointOutput<typeof tryOperation>;

const CHARGED = {
  yes: 'Charged: 1 look-up',
  no: 'Nothing charged',
  unknown: 'Charge not confirmed yet',
} as const;

const head = (start: string, headers: Record<string, string>): string =>
  [start, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\n');

/** What went over the wire and what was read in it. Credentials and tokens are dots. */
export function OperationTrialView({ trial, billed }: { trial: OperationTrial; billed: boolean }) {
  const { request, response, value, image, problems, fault, milliseconds, charged } = trial;
  return (
    <section aria-label="Result" className="space-y-3">
      <p role="status" className="flex flex-wrap items-center gap-2">
        {response ? (
          <Badge tone={response.status < 300 && !fault ? 'success' : 'danger'}>HTTP {response.status}</Badge>
        ) : (
          <Badge tone="danger">No complete response</Badge>
        )}
        {milliseconds !== null && <span>{formatCount(Math.round(milliseconds))} ms</span>}
        <span className="text-soft">{billed ? CHARGED[charged] : 'Not billed'}</span>
      </p>
      {fault && (
        <Notice tone="danger" title={fault.message}>
          <p>{fault.fix}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title={`${formatPlural(problems.length, 'field')} could not be read.`}>
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {image !== null && (
        <figure className="w-fit max-w-full overflow-hidden rounded border border-line">
          {/* A data address of any size: nothing for the framework to fetch or to shrink. */}
          <img src={image} alt="Image received" className="block h-auto max-w-full" />
        </figure>
      )}
      <Disclosure summary="Sent" aside={`${formatCount(request.body.length)} characters`} open>
        <RawText
          label="Request as sent"
          text={head(`${request.method} ${request.url}`, request.headers) + request.body}
        />
      </Disclosure>
      {response && (
        <Disclosure
          summary="Received"
          aside={`${formatCount(response.body.length + response.left)} characters`}
          open={response.body.length < 4_000}
        >
          <RawText
            label="Response as received"
            text={head(`HTTP ${response.status}`, response.headers) + response.body}
          />
          {response.left > 0 && (
            <p className="mt-1 text-sm text-soft">{formatCount(response.left)} more characters are not shown.</p>
          )}
        </Disclosure>
      )}
      {!fault && (
        <Disclosure summary="Decoded" open>
          {value === null || value === undefined ? (
            <p className="text-sm text-soft">The value is too large to show here.</p>
          ) : (
            <RawText label="The decoded value" text={JSON.stringify(value, null, 2)} />
          )}
        </Disclosure>
      )}
    </section>
  );
}
