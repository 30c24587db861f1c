import { RedFlagStrip } from '@/components/ui/red-flag-strip';
import type { Flag } from '@/lib/domain/flags';
import type { ValuationRecord } from '@/lib/domain/valuation';

const GRAVITY = { stop: 'serious', warn: 'caution', note: 'note' } as const satisfies Record<Flag['severity'], string>;

/** The red flags of a record, before its money. */
export function RecordFlags({ flags, register }: Pick<ValuationRecord, 'flags' | 'register'>) {
  return (
    <RedFlagStrip
      checked={
        register &&
        `Checked with the register: scrapped, exported, imported, plate transfer${
          register.previousKeepers === null ? '. Its keepers are not known.' : ', keepers.'
        }`
      }
      flags={flags.map(({ severity, title, text }) => ({ gravity: GRAVITY[severity], title, detail: text }))}
    />
  );
}
