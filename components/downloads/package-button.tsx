'use client';

import { Button } from '@/components/ui/button';
import { FaultNotice } from '@/components/ui/fault-notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { DownloadPackage } from '@/lib/domain/download';
import { formatBytes } from './bytes';
import { editionWords } from './edition-words';
import { usePackage } from './use-package';

/** Downloads one package and says how far it is. */
export function PackageButton({ of }: { of: DownloadPackage }) {
  const { now, bring, cancel } = usePackage();
  const name = `${of.productName}, ${editionWords(of)}`;
  if (now.state === 'coming') {
    const total = of.bytes === null ? '' : ` of ${formatBytes(of.bytes)}`;
    return (
      <div className="flex items-end gap-3">
        <div className="min-w-40 flex-1">
          <ProgressBar
            label={`${formatBytes(now.bytes)}${total}`}
            value={now.bytes}
            max={Math.max(of.bytes ?? now.bytes * 2, 1)}
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
      <Button icon="down" onClick={() => void bring(of)}>
        {now.state === 'saved' ? 'Download again' : 'Download'} <span className="sr-only">{name}</span>
      </Button>
      <p role="status" className="text-sm text-soft">
        {now.state === 'saved' && `Saved, ${formatBytes(now.bytes)}.`}
      </p>
      {now.state === 'broken' && <FaultNotice error={now.fault} money={false} />}
    </div>
  );
}
