import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page/page-shell';
import { Toaster } from '@/components/ui/feedback/toaster';
import { Notice } from '@/components/ui/feedback/notice';
import { PrintButton } from '@/components/ui/actions/print-button';
import { ShareViewCounter } from '@/components/valuations/shares/share-view-counter';
import { CustomerSheet } from '@/components/valuations/shares/customer-sheet';
import { SharedFile } from '@/components/vehicles/file/shared-file';
import { readSharedPicture } from '@/lib/api/addresses/vehicle-images';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { sharedCopyAt } from '@/lib/features/shares/shares';
import { formatDate } from '@/lib/format';
import { services, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'A vehicle for you', robots: { index: false, follow: false } };

/** For anyone who has the link: rendered on the server only, so that nothing but the copy leaves it. */
export default async function SharedPage({ params }: PageProps<'/shared/[token]'>) {
  const { token } = await params;
  const shared = await sharedCopyAt(token, await services());
  const picture = fileAddress(readSharedPicture, { token });
  return (
    <PageShell mode={mode()} toaster={<Toaster />}>
      {shared === null ? (
        <Notice wholePage tone="warning" title="This link no longer works">
          Ask the dealer who sent it for a new one.
        </Notice>
      ) : (
        <>
          <ShareViewCounter token={token} />
          <div className="mx-auto mb-5 flex max-w-3xl flex-wrap items-center justify-between gap-3 print:hidden">
            <p className="text-sm text-soft">
              Shared by {shared.organisation}, until {formatDate(shared.expiresAt)}.
            </p>
            <PrintButton />
          </div>
          {shared.kind === 'valuation' ? (
            <CustomerSheet
              copy={shared.copy}
              organisation={shared.organisation}
              picture={shared.copy.identity.vehicle && picture}
            />
          ) : (
            <SharedFile
              file={shared.file}
              organisation={shared.organisation}
              picture={shared.file.hasPicture ? picture : null}
            />
          )}
        </>
      )}
    </PageShell>
  );
}
