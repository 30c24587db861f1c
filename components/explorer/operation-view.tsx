import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { DefinitionList } from '@/components/ui/data/definition-list';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Notice } from '@/components/ui/feedback/notice';
import { RawText } from '@/components/ui/data/raw-text';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { readOperation } from '@/lib/api/endpoints/explorer';
import { formatPlural } from '@/lib/format';
import { Refusals } from './refusals';
import { StandingBadge } from './standing-badge';
import { OperationTrialForm } from './operation-trial-form';

type OperationDetails = EndpointOutput<typeof readOperation>;

const PARAMS: readonly Column<OperationDetails['params'][number]>[] = [
  { key: 'name', header: 'Parameter', rowHeader: true, cell: ({ name }) => <code className="break-all">{name}</code> },
  { key: 'type', header: 'Type', cell: ({ type }) => type },
  { key: 'needed', header: 'Required', cell: ({ needed }) => (needed ? 'Yes' : 'No') },
  {
    key: 'rule',
    header: 'Rule',
    cell: ({ rule, personal }) => [rule, ...(personal ? ['personal data'] : [])].filter(Boolean).join('; ') || 'None',
  },
  {
    key: 'example',
    header: 'Example',
    cell: ({ example }) => (example === '' ? 'Empty' : <code className="wrap-anywhere">{example}</code>),
  },
];

type OperationField = OperationDetails['fields'][number] & { key: string };

/** By how deep a field stands in its record. */
const INDENTS = ['ps-0', 'ps-5', 'ps-10', 'ps-15', 'ps-20', 'ps-25'] as const;

const FIELDS: readonly Column<OperationField>[] = [
  {
    key: 'name',
    header: 'Field',
    rowHeader: true,
    cell: ({ name, depth }) => (
      <code className={`break-all ${INDENTS[Math.min(depth, INDENTS.length - 1)]}`}>{name}</code>
    ),
  },
  { key: 'type', header: 'Type', cell: ({ type }) => type },
  { key: 'note', header: 'Note', cell: ({ note }) => (note === '' ? <EmptyCell /> : note) },
];

/** One operation by its declaration, a recorded exchange, and a form to try it. */
export function OperationView({ operation }: { operation: OperationDetails }) {
  const { name, standing, billed, params, fields, sample } = operation;
  const rows = fields.map((field, index) => ({ ...field, key: String(index) }));
  return (
    <div className="space-y-5">
      {standing === 'inferred' && (
        <Notice tone="warning" title="The provider’s documents name this operation without describing it.">
          <p>Parameters and result are assumed from similar operations, until confirmed.</p>
        </Notice>
      )}
      <OperationFacts operation={operation} />
      {/* Paper has what was answered, not the form. */}
      <div className="print:not-has-[[data-trial]]:hidden">
        <Card title="Try it" id="try">
          <OperationTrialForm operation={name} billed={billed} params={params} />
        </Card>
      </div>
      <Card title="Parameters" flush>
        {params.length > 0 ? (
          <DataTable
            caption={`Parameters of ${name}, except the credentials`}
            columns={PARAMS}
            rows={params}
            rowKey={({ name: key }) => key}
          />
        ) : (
          <p className="px-4 pb-3 sm:px-5">None except the credentials.</p>
        )}
      </Card>
      {rows.length > 0 && (
        <Card title="Result" aside={<span className="text-sm text-soft">{operation.result}</span>}>
          <Disclosure summary="Fields" aside={formatPlural(rows.length, 'field')} open={rows.length <= 40}>
            <DataTable
              caption={`Fields of the result of ${name}`}
              captionHidden
              columns={FIELDS}
              rows={rows}
              rowKey={({ key }) => key}
            />
          </Disclosure>
        </Card>
      )}
      <Refusals {...operation} />
      {sample && <RecordedExchange {...sample} />}
    </div>
  );
}

function OperationFacts({ operation }: { operation: OperationDetails }) {
  const { service, standing, source, billed, cachedMinutes, covers } = operation;
  return (
    <Card
      title="About"
      aside={
        <span className="flex gap-2">
          <StandingBadge standing={standing} />
          {billed ? <Badge tone="warning">Billed</Badge> : <Badge>Included in the subscription</Badge>}
        </span>
      }
    >
      <DefinitionList
        items={[
          { term: 'Service', detail: service },
          { term: 'Request', detail: <code>{operation.address}</code> },
          { term: 'Request formats', detail: operation.bindings },
          { term: 'Source', detail: `Document ${source}` },
          ...(covers.length > 0 ? [{ term: 'Vehicles', detail: covers.join(', ') }] : []),
          ...(cachedMinutes === null
            ? []
            : [{ term: 'Cached by the provider', detail: formatPlural(cachedMinutes, 'minute') }]),
          { term: 'Recorded exchanges', detail: `${operation.goldenExchanges} from other clients` },
        ]}
      />
    </Card>
  );
}

function RecordedExchange({ name, request, response }: NonNullable<OperationDetails['sample']>) {
  return (
    <Card title="Recorded exchange">
      <p className="mb-2 text-sm text-soft">
        <code className="wrap-anywhere">{name}</code>: tested against these messages.
      </p>
      <Disclosure summary="Request" open>
        <RawText label={`Request of ${name}`} text={request} />
      </Disclosure>
      <Disclosure summary="Response">
        <RawText label={`Response of ${name}`} text={response} />
      </Disclosure>
    </Card>
  );
}
