'use client';

import { Card } from '@/components/ui/data/card';
import { LISTED_KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import type { ListedKind } from '@/lib/domain/vehicles/levels';
import { useTakenFocus } from './use-taken-focus';
import { SOURCES } from '@/lib/domain/source-names';

export interface UndescribedKindNoticeProps {
  kind: ListedKind;
  name: string;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A derivative of a kind that only the guide's lists cover, with a sentence that says so. */
export function UndescribedKindNotice({ kind, name, takesFocus, onFocused }: UndescribedKindNoticeProps) {
  const section = useTakenFocus(takesFocus, onFocused);
  return (
    <section ref={section} tabIndex={-1} aria-label={name} className="mt-3 outline-none">
      <Card title={name}>
        <p>
          For {LISTED_KIND_WORDS[kind]} {SOURCES.guide.inText} has names and dates only. Options, technical data,
          forecasts and values cover cars and vans.
        </p>
      </Card>
    </section>
  );
}
