'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { replaceAddress } from '@/components/ui/behaviour/router-address';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Badge } from '@/components/ui/data/badge';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Notice } from '@/components/ui/feedback/notice';
import { readDownloads } from '@/lib/api/addresses/downloads';
import type { EndpointOutput as AnswerOf } from '@/lib/api/endpoint';
import type { readDownloads as Endpoint } from '@/lib/api/endpoints/downloads';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatDate, formatMonthLong } from '@/lib/format';
import { formatBytes } from './format-bytes';
import { editionWords } from './edition-words';
import { NewPackages } from './new-packages';
import { PackageButton } from './package-button';
import { ProductPackages } from './product-packages';

type DownloadPageProduct = AnswerOf<typeof Endpoint>['products'][number];
type DownloadDay = AnswerOf<typeof Endpoint>['dates'][number];

const DATE_COLUMNS: readonly Column<DownloadDay>[] = [
  { key: 'edition', header: 'Data of', rowHeader: true, cell: ({ edition }) => formatMonthLong(edition) },
  { key: 'from', header: 'Available from', cell: ({ from }) => formatDate(from) },
];

/** Products with their latest packages, the editions of one of them, new packages, and the release dates. */
export function DownloadsPage({ today }: { today: string }) {
  const answer = useAnswer(readDownloads, {});
  const query = useSearchParams();
  const path = usePathname();
  const open = Number(query.get('product')) || null;
  const openProduct = (product: number | null) =>
    replaceAddress(product === null ? path : `${path}?product=${product}`);

  return (
    <QueryBoundary query={answer} what="the downloads" money={false}>
      {({ products, dates, missing }) => {
        const product = products.find(({ id }) => id === open);
        return (
          <div className="space-y-5">
            {missing.map(({ reason, next }) => (
              <Notice key={reason} tone="warning" title={reason}>
                {next}
              </Notice>
            ))}
            {/* That there are none is not known where the provider did not answer. */}
            {(products.length > 0 || missing.length === 0) && (
              <Products products={products} open={open} onOpen={openProduct} />
            )}
            {product && <ProductPackages key={product.id} product={product.id} name={product.name} />}
            <NewPackages today={today} />
            {dates.length > 0 && (
              <Card title="Release dates" flush>
                <DataTable
                  caption="Release dates of each month’s data"
                  captionHidden
                  columns={DATE_COLUMNS}
                  rows={dates}
                  rowKey={({ edition }) => edition}
                />
              </Card>
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}

interface ProductsProps {
  products: readonly DownloadPageProduct[];
  /** The product whose editions are shown. */
  open: number | null;
  onOpen: (product: number | null) => void;
}

function Products({ products, open, onOpen }: ProductsProps) {
  if (products.length === 0)
    return (
      <EmptyState title="No products">
        No products are listed for this subscription. Ask the provider which products it includes.
      </EmptyState>
    );
  const columns: readonly Column<DownloadPageProduct>[] = [
    ...PRODUCT_COLUMNS,
    {
      key: 'more',
      header: 'Editions',
      unlabelled: true,
      cell: ({ id, name }) => (
        <Button variant="quiet" aria-expanded={open === id} onClick={() => onOpen(open === id ? null : id)}>
          {open === id ? 'Hide' : 'All editions'} <span className="sr-only">of {name}</span>
        </Button>
      ),
    },
  ];
  return (
    <Card title="Products" flush>
      <DataTable
        caption="Products in your subscription"
        captionHidden
        columns={columns}
        rows={products}
        rowKey={({ id }) => String(id)}
      />
    </Card>
  );
}

const PRODUCT_COLUMNS: readonly Column<DownloadPageProduct>[] = [
  {
    key: 'product',
    header: 'Product',
    rowHeader: true,
    cell: ({ name, category, format, taken }) => (
      <>
        {name} {!taken && <Badge>Not in your subscription</Badge>}
        <span className="block font-normal text-soft">{[category, format].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'latest',
    header: 'Latest',
    cell: ({ latest }) =>
      latest ? (
        <>
          {editionWords(latest)} <span className="text-soft">{latest.bytes !== null && formatBytes(latest.bytes)}</span>
        </>
      ) : (
        <EmptyCell />
      ),
  },
  {
    key: 'get',
    header: 'Download',
    unlabelled: true,
    cell: ({ latest }) => (latest ? <PackageButton downloadPackage={latest} /> : <EmptyCell />),
  },
];
