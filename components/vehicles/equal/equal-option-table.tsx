import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { SOURCES } from '@/lib/domain/source-names';
import type { EqualOption, EqualOptions } from '@/lib/domain/options/equal-options';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatPounds } from '@/lib/format';

type KindRow = EqualOptions['kinds'][number]['items'][number];

/** Each kind of option of the vehicle, with the other vehicle's options of that kind. */
export function EqualOptionTable({ found, ownName }: { found: EqualOptions; ownName: string }) {
  const { title, derivative, sector, kinds } = found;
  if (kinds.length === 0) {
    return (
      <Card title={displayName(title)}>
        <p className="text-sm text-soft">{SOURCES.guide.atStart} does not classify this vehicle’s options.</p>
      </Card>
    );
  }
  const columns: readonly Column<KindRow>[] = [
    { key: 'name', header: 'Kind of option', rowHeader: true, width: 'sm:w-[28%]', cell: ({ name }) => name },
    {
      key: 'own',
      header: ownName,
      width: 'sm:w-[36%]',
      cell: ({ own }) => <OptionLines options={own} missing="none" />,
    },
    {
      key: 'others',
      header: displayName(title),
      cell: ({ others }) => <OptionLines options={others} missing="nothing of this kind" />,
    },
  ];
  return (
    <Card title={`${displayName(title)} ${derivative}`} flush>
      <p className="px-4 pb-2 text-sm text-soft sm:px-5">
        {sector && `Sector: ${sector}. `}List prices with VAT. Kinds are the same for every make.
      </p>
      {kinds.map(({ category, items }) => (
        <DataTable
          key={category}
          caption={<span className="mt-3 block text-base font-semibold text-ink">{category}</span>}
          columns={columns}
          rows={items}
          rowKey={({ name }) => name}
          onPhone="stack"
        />
      ))}
    </Card>
  );
}

function OptionLines({ options, missing }: { options: readonly EqualOption[]; missing: string }) {
  if (options.length === 0) return <EmptyCell words={missing} />;
  return (
    <ul className="space-y-0.5">
      {options.map((option) => (
        <li key={option.code}>
          {option.name} <span className="whitespace-nowrap text-soft">{priceWords(option)}</span>
        </li>
      ))}
    </ul>
  );
}

const priceWords = ({ pence, isStandard }: EqualOption): string =>
  isStandard ? 'standard' : pence === null ? 'price on application' : formatPounds(pence / 100);
