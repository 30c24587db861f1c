import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { SOURCES } from '@/lib/domain/source-names';
import { AGE_BASES, type AgeBasis } from '@/lib/domain/valuations/age-bases';
import type { RegistrationValues } from '@/lib/domain/valuations/registration-values';
import { formatMiles, formatPounds } from '@/lib/format';

export interface MileageTableProps {
  values: RegistrationValues;
  words: Readonly<Record<AgeBasis, string>>;
}

interface CleanAtMileage {
  readonly mileage: number;
  /** By the key of the column. */
  readonly clean: ReadonlyMap<string, number>;
}

/** Clean at every mileage that a source lists, basis by basis. Nothing if no source lists any. */
export function MileageTable({ values: { guideByMileage, liveByMileage }, words }: MileageTableProps) {
  const lists = AGE_BASES.flatMap((basis) => [
    { key: `guide ${basis}`, header: `${SOURCES.guide.title}, ${words[basis]}`, list: guideByMileage[basis].value },
    { key: `live ${basis}`, header: `Live, ${words[basis]}`, list: liveByMileage[basis].value },
  ]).flatMap(({ list, ...column }) => (list === null ? [] : [{ ...column, list }]));
  if (lists.length === 0) return null;
  const byMileage = new Map<number, Map<string, number>>();
  for (const { key, list } of lists) {
    for (const { mileage, pounds } of list) {
      const row = byMileage.get(mileage) ?? new Map<string, number>();
      byMileage.set(mileage, row);
      if (pounds.clean !== null) row.set(key, pounds.clean);
    }
  }
  const rows = [...byMileage].map(([mileage, clean]) => ({ mileage, clean })).toSorted((a, b) => a.mileage - b.mileage);
  const columns: Column<CleanAtMileage>[] = [
    { key: 'mileage', header: 'Mileage', rowHeader: true, cell: ({ mileage }) => formatMiles(mileage) },
    ...lists.map(({ key, header }): Column<CleanAtMileage> => ({
      key,
      header,
      numeric: true,
      cell: ({ clean }) => {
        const pounds = clean.get(key);
        return pounds === undefined ? <EmptyCell words="no value" /> : formatPounds(pounds);
      },
    })),
  ];
  return (
    <Card title="Clean at every mileage" flush>
      <DataTable
        caption="Clean at every mileage"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ mileage }) => String(mileage)}
        onPhone="scroll"
      />
    </Card>
  );
}
