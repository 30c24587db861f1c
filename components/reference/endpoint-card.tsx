import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { takesApiKey, type Endpoint } from '@/lib/api/endpoint';
import { jsonSchemaOf } from '@/lib/api/json-schema';
import { bodyWords, operationIdOf, partsOf } from '@/lib/api/openapi';
import { fieldRows, type FieldRow } from '@/lib/api/describe-schema';
import { formatPlural } from '@/lib/format';
import { FIELD_COLUMNS } from './field-columns';

interface RequestField extends FieldRow {
  /** Where it is sent: "path", "query", "body" or "form". */
  readonly place: string;
}

const REQUEST_COLUMNS: readonly Column<RequestField>[] = [
  ...FIELD_COLUMNS.slice(0, 1),
  { key: 'place', header: 'In', cell: ({ place }) => place },
  ...FIELD_COLUMNS.slice(1),
];

/** One endpoint of the product's API: what it is for, what it costs, where its input goes, and its output. */
export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, summary, billed } = endpoint;
  const inputFields = requestFields(endpoint);
  const outputFields = fieldRows(jsonSchemaOf(endpoint.output, 'output'));
  return (
    <Card
      id={operationIdOf(endpoint)}
      title={
        <code className="break-all">
          {method} {path}
        </code>
      }
      aside={billed ? <Badge tone="warning">Charged</Badge> : <Badge>Free</Badge>}
    >
      <div className="space-y-3">
        <p className="wrap-anywhere">{summary}</p>
        {billed && <p className="text-sm wrap-anywhere">Costs {billed}</p>}
        <p className="text-sm wrap-anywhere text-soft">{termsOf(endpoint)}</p>
        {inputFields.length > 0 && (
          <DataTable caption="Request" columns={REQUEST_COLUMNS} rows={inputFields} rowKey={({ name }) => name} />
        )}
        {outputFields.length > 0 && (
          <Disclosure summary="Response" aside={formatPlural(outputFields.length, 'field')}>
            <DataTable
              caption={`What ${method} ${path} answers`}
              captionHidden
              columns={FIELD_COLUMNS}
              rows={outputFields}
              rowKey={({ name }) => name}
            />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function requestFields(endpoint: Endpoint): RequestField[] {
  const { inPath, inQuery } = partsOf(endpoint);
  const placeOf = (name: string): string => {
    if (inPath.includes(name)) return 'path';
    if (inQuery.includes(name)) return 'query';
    return endpoint.upload ? 'form' : 'body';
  };
  const rows = fieldRows(jsonSchemaOf(endpoint.input, 'input'));
  return rows.map((row) => ({ ...row, place: placeOf(row.name.split('.')[0] ?? '') }));
}

/** Who may send it, how, and what success looks like. */
function termsOf(endpoint: Endpoint): string {
  const { permission, billed, status = 200, file } = endpoint;
  const body = bodyWords(endpoint);
  return [
    permission === 'everyone'
      ? 'No sign-in needed.'
      : `Needs the permission ${permission}${takesApiKey(endpoint) ? '' : '; not for API keys'}.`,
    billed && 'Needs the header Idempotency-Key.',
    body && `Body: ${body}`,
    `Success: ${status}, ${file ? `a file (${file.join(' or ')})` : 'JSON'}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
