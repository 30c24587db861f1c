'use client';

import type { ReadonlyURLSearchParams } from 'next/navigation';
import { unknownParams } from '@/components/layout/navigation/address-params';
import { Notice } from '@/components/ui/feedback/notice';
import { formatList } from '@/lib/format';

const SHOWN_MAX = 3;
const LENGTH_MAX = 30;

export interface UnknownParamsNoticeProps {
  path: string;
  params: ReadonlyURLSearchParams;
}

/** Names what the address asks for and its page does not know: above the page, which is shown without it. */
export function UnknownParamsNotice({ path, params }: UnknownParamsNoticeProps) {
  const names = unknownParams(path, params);
  if (names.length === 0) return null;
  const shown = names.slice(0, SHOWN_MAX).map((name) => `“${name.slice(0, LENGTH_MAX)}”`);
  const more = names.length > SHOWN_MAX ? ['others'] : [];
  return (
    <div className="mb-5 print:hidden">
      <Notice tone="warning" title={`This page does not know ${formatList([...shown, ...more])} in its address.`}>
        It is shown without that. Check the address if you expected something else.
      </Notice>
    </div>
  );
}
