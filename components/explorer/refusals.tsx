import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { RawText } from '@/components/ui/data/raw-text';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { readOperation } from '@/lib/api/endpoints/explorer';
import { formatPlural } from '@/lib/format';

type ExplorerOperation = EndpointOutput<typeof readOperation>;

const COLUMNS: readonly Column<ExplorerOperation['refusals'][number]>[] = [
  { key: 'when', header: 'When', rowHeader: true, cell: ({ when }) => when },
  { key: 'status', header: 'Status', numeric: true, cell: ({ status }) => status },
  {
    key: 'bodies',
    header: 'Answer',
    span: 3,
    cell: ({ bodies }) => (
      <ul className="space-y-1 text-left">
        {bodies.map(({ form, text }) => (
          <li key={form}>
            <span className="text-xs text-soft">{form}</span>{' '}
            <code className="block text-xs wrap-anywhere whitespace-pre-wrap">{text}</code>
          </li>
        ))}
      </ul>
    ),
  },
];

/** The errors of an operation: by its declaration, and in recorded exchanges. */
export function Refusals({
  name,
  refusals,
  refusalSamples,
}: Pick<ExplorerOperation, 'name' | 'refusals' | 'refusalSamples'>) {
  if (refusals.length === 0 && refusalSamples.length === 0) return null;
  return (
    <Card title="Errors" flush>
      {refusals.length > 0 && (
        <DataTable
          caption={`Errors of ${name}`}
          captionHidden
          columns={COLUMNS}
          rows={refusals}
          rowKey={({ when }) => when}
        />
      )}
      {refusalSamples.length > 0 && (
        <div className="px-4 py-3 sm:px-5">
          <p className="mb-2 text-sm text-soft">
            {formatPlural(refusalSamples.length, 'refusal')} from other clients, used as tests.
          </p>
          {refusalSamples.map((sample) => (
            <Disclosure key={sample.name} summary={<code className="wrap-anywhere">{sample.name}</code>}>
              <div className="space-y-2">
                <RawText label={`Request of ${sample.name}`} text={sample.request} />
                <RawText label={`Response of ${sample.name}`} text={sample.response} />
              </div>
            </Disclosure>
          ))}
        </div>
      )}
    </Card>
  );
}
