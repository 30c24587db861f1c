'use client';

import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { DownloadPackage } from '@/lib/domain/downloads/data-downloads';
import { formatBytes } from './format-bytes';
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
    cell: ({ bytes }) => (bytes === null ? <EmptyCell /> : formatBytes(bytes)),
  },
  {
    key: 'get',
    header: 'Download',
    unlabelled: true,
    cell: (downloadPackage) => <PackageButton downloadPackage={downloadPackage} />,
  },
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
