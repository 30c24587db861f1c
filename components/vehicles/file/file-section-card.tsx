import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { SOURCES } from '@/lib/domain/source-names';
import type { FileFact, FileSection, FileSource } from '@/lib/domain/vehicles/file/file-section';

const SOURCE_COLUMNS: readonly (readonly [FileSource, string])[] = [
  ['register', SOURCES.register.title],
  ['trade', SOURCES.tradeBody.title],
  ['book', SOURCES.guide.title],
];

/** A group of facts, with a column for each source that has any. */
export function FileSectionCard({ title, facts }: FileSection) {
  const sources = SOURCE_COLUMNS.filter(([source]) => facts.some(({ texts }) => texts[source] !== null));
  const columns: Column<FileFact>[] = [
    {
      key: 'label',
      header: 'Detail',
      rowHeader: true,
      cell: ({ label, differ }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {label}
          {differ && (
            <Badge tone="warning" icon="warning">
              Different
            </Badge>
          )}
        </span>
      ),
    },
    ...sources.map(([source, header]): Column<FileFact> => ({
      key: source,
      header,
      cell: (fact) => <FactCell fact={fact} source={source} />,
    })),
  ];
  return (
    <Card title={title} flush>
      <DataTable caption={title} captionHidden columns={columns} rows={facts} rowKey={({ label }) => label} />
    </Card>
  );
}

function FactCell({ fact, source }: { fact: FileFact; source: FileSource }) {
  const text = fact.texts[source];
  if (text === null) return <EmptyCell words="not given" />;
  return (
    <span className="wrap-anywhere">
      <span
        data-provider-words
        className={`whitespace-pre-wrap ${fact.differ ? 'rounded-sm bg-warning-tint px-1 text-warning' : ''}`}
      >
        {text}
      </span>
      {fact.copy && (
        <span className="ml-2 print:hidden">
          <CopyButton text={fact.copy}>
            Copy<span className="sr-only"> {fact.label}</span>
          </CopyButton>
        </span>
      )}
      {fact.note && <span className="block text-sm text-soft">{fact.note}</span>}
    </span>
  );
}
