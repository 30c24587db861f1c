'use client';

import { DataTable, type Column } from '@/components/ui/data-table';
import { Nothing } from '@/components/ui/nothing';
import type { DownloadPackage } from '@/lib/domain/download';
import { formatBytes } from './bytes';
import { editionWords } from './edition-words';
import { PackageButton } from './package-button';

const COLUMNS: readonly Column<DownloadPackage>[] = [
  { key: 'edition', header: 'Data of', rowHeader: true, cell: editionWords },
  { key: 'product', header: 'Product', cell: ({ productName }) => productName },
  { key: 'file', header: 'File', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
  {
    key: 'size',
    header: 'Size',
    numeric: true,
    cell: ({ bytes }) => (bytes === null ? <Nothing /> : formatBytes(bytes)),
  },
  { key: 'get', header: 'Download', cell: (of) => <PackageButton of={of} /> },
];

/** Packages, the newest first. */
export function PackageTable({ packages, caption }: { packages: readonly DownloadPackage[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={packages}
      rowKey={({ productId, date }) => `${productId} ${date}`}
    />
  );
}
