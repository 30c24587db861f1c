'use client';

import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Card } from '@/components/ui/data/card';
import { LISTED_KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import type { ListedKind } from '@/lib/domain/vehicles/levels';
import { useTakenFocus } from './use-taken-focus';
import { SOURCES } from '@/lib/domain/source-names';

export interface UndescribedKindNoticeProps {
  kind: ListedKind;
  identifier: number;
  name: string;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A derivative of a kind that only the guide's lists cover, with a sentence that says so. */
export function UndescribedKindNotice({ kind, identifier, name, takesFocus, onFocused }: UndescribedKindNoticeProps) {
  const section = useTakenFocus(takesFocus, onFocused);
  return (
    <section ref={section} tabIndex={-1} aria-label={name} className="mt-3 outline-none">
      <Card title={name}>
        <p>
          For {LISTED_KIND_WORDS[kind]} {SOURCES.guide.inText} has{' '}
          {kind === 'bike' ? 'names, dates and used values' : 'names and dates only'}. Options, technical data and
          forecasts cover cars and vans.
        </p>
        {kind === 'bike' && (
          <p className="mt-3">
            <ButtonLink href={`/vehicles/bike/${identifier}/guide`} variant="primary">
              {GUIDE_PAGE}
            </ButtonLink>
          </p>
        )}
      </Card>
    </section>
  );
}
