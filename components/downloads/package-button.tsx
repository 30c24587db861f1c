'use client';

import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import type { DownloadPackage } from '@/lib/domain/downloads/data-downloads';
import { formatBytes } from './format-bytes';
import { editionWords } from './edition-words';
import { usePackageDownload } from './use-package-download';

/** Downloads one package and shows its progress. */
export function PackageButton({ downloadPackage }: { downloadPackage: DownloadPackage }) {
  const { now: status, bring: download, cancel } = usePackageDownload();
  const name = `${downloadPackage.productName}, ${editionWords(downloadPackage)}`;
  if (status.state === 'coming') {
    const total = downloadPackage.bytes === null ? '' : ` of ${formatBytes(downloadPackage.bytes)}`;
    return (
      <div className="flex items-end gap-3">
        <div className="min-w-within-40 flex-1">
          <ProgressBar
            label={`${formatBytes(status.bytes)}${total}`}
            value={status.bytes}
            max={Math.max(downloadPackage.bytes ?? status.bytes * 2, 1)}
          />
        </div>
        <Button onClick={cancel}>
          Stop <span className="sr-only">downloading {name}</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-2">
      <Button icon="down" onClick={() => void download(downloadPackage)}>
        {status.state === 'saved' ? 'Download again' : 'Download'} <span className="sr-only">{name}</span>
      </Button>
      <p role="status" className="text-sm text-soft">
        {status.state === 'saved' && `Saved, ${formatBytes(status.bytes)}.`}
      </p>
      {status.state === 'broken' && <FaultNotice error={status.fault} money={false} />}
    </div>
  );
}
