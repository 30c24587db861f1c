'use client';

import type { ReadonlyURLSearchParams } from 'next/navigation';
import { unknownParams } from '@/components/layout/navigation/address-params';
import { unreadValues } from '@/components/layout/navigation/address-values';
import { Notice } from '@/components/ui/feedback/notice';
import { formatList } from '@/lib/format';

/** Typed into a form of the page, which says at its field why it cannot be read. */
const STATED_AT_FIELD: Readonly<Record<string, readonly string[]>> = { '/appraisals': ['from', 'to'] };

/** Longer than the form takes, or given twice, it is not shown in its field. */
const isStatedAtField = (path: string, name: string, value: string): boolean =>
  STATED_AT_FIELD[path]?.includes(name) === true && value.length <= 20 && !value.includes(', ');

const SHOWN_MAX = 3;
const LENGTH_MAX = 30;

export interface UnknownParamsNoticeProps {
  path: string;
  params: ReadonlyURLSearchParams;
}

/** Names parameters of the address that the page does not know or cannot read, and therefore ignores. */
export function UnknownParamsNotice({ path, params }: UnknownParamsNoticeProps) {
  const unknown = unknownParams(path, params);
  const unread = unreadValues(path, params)
    .filter(({ name, value }) => !isStatedAtField(path, name, value))
    .map(({ name, value }) => `${name}=${value}`);
  if (unknown.length === 0 && unread.length === 0) return null;
  return (
    <div className="mb-5 space-y-2 print:hidden">
      {unknown.length > 0 && (
        <Notice tone="warning" title={`This page does not recognise ${quoted(unknown)} in its address.`}>
          This was ignored. Check the address if you expected something else.
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="warning" title={`This page cannot read ${quoted(unread)} in its address.`}>
          This was ignored. Correct the address, or choose again on the page.
        </Notice>
      )}
    </div>
  );
}

function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, SHOWN_MAX).map((text) => `“${shortened(text)}”`);
  return formatList([...shown, ...(texts.length > SHOWN_MAX ? ['others'] : [])]);
}

const shortened = (text: string): string => (text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text);
