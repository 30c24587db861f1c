'use client';

import { useEffect, useRef } from 'react';
import { Card } from '@/components/ui/data/card';
import { LISTED_KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import type { ListedKind } from '@/lib/domain/vehicles/levels';

export interface UndescribedKindNoticeProps {
  kind: ListedKind;
  name: string;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A derivative of a kind that only the guide's lists know: where its way ends, and why. */
export function UndescribedKindNotice({ kind, name, takesFocus, onFocused }: UndescribedKindNoticeProps) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);

  return (
    <section ref={section} tabIndex={-1} aria-label={name} className="mt-3 outline-none">
      <Card title={name}>
        <p>
          Of {LISTED_KIND_WORDS[kind]} the guide has names and dates alone: the provider’s services for options,
          figures, forecasts and values stop at cars and vans.
        </p>
      </Card>
    </section>
  );
}
