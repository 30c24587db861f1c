import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import type { Endpoint } from '@/lib/api/endpoint';
import { jsonSchemaOf } from '@/lib/api/openapi';
import { fieldRows, type FieldRow } from '@/lib/api/describe-schema';
import { formatPlural } from '@/lib/format';

const COLUMNS: readonly Column<FieldRow>[] = [
  { key: 'name', header: 'Field', rowHeader: true, cell: ({ name }) => <code className="break-all">{name}</code> },
  {
    key: 'words',
    header: 'About',
    cell: ({ words, required }) => `${words}${required ? '' : ' (optional)'}`,
  },
  { key: 'note', header: 'Meaning', cell: ({ note }) => note },
];

/** One endpoint of the product's API: what it is for, what it costs, its input and its output. */
export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, summary, billed, permission } = endpoint;
  const inputFields = fieldRows(jsonSchemaOf(endpoint.input, 'input'));
  const outputFields = fieldRows(jsonSchemaOf(endpoint.output, 'output'));
  return (
    <Card
      title={
        <code className="break-all">
          {method} {path}
        </code>
      }
      aside={billed ? <Badge tone="warning">Charged</Badge> : <Badge>Free</Badge>}
    >
      <div className="space-y-3">
        <p>{summary}</p>
        {billed && <p className="text-sm">Costs {billed}</p>}
        <p className="text-sm text-soft">
          {permission === 'everyone' ? 'No sign-in needed.' : `Needs the permission ${permission}.`}
        </p>
        {inputFields.length > 0 && (
          <DataTable caption="Request" columns={COLUMNS} rows={inputFields} rowKey={({ name }) => name} />
        )}
        {outputFields.length > 0 && (
          <Disclosure summary="Response" aside={formatPlural(outputFields.length, 'field')}>
            <DataTable
              caption={`What ${method} ${path} answers`}
              captionHidden
              columns={COLUMNS}
              rows={outputFields}
              rowKey={({ name }) => name}
            />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}
