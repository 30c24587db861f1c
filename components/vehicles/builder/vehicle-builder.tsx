'use client';

import { useCallback, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import type { Day } from '@/lib/domain/time/calendar';
import { BuilderColumns } from './builder-columns';
import { BuilderCrumbs } from './builder-crumbs';
import { BuilderFilters } from './builder-filters';
import { isWholeRange, withChoice, levelsOf, openLevel, unknownKind, type LevelName } from './builder-address';
import { ChosenDerivative } from './chosen-derivative';
import { useBuilder } from './use-builder';
import { useLevelLists } from './use-level-lists';
import { useLevelNames } from './use-level-names';
import { useLevelPrefetch } from './use-level-prefetch';

/** Manufacturer, range, model, derivative: side by side on a wide screen, one at a time on a phone, all in the address. */
export function VehicleBuilder({ today }: { today: Day }) {
  const { builder, navigate, query } = useBuilder();
  const levels = levelsOf(builder);
  const open = openLevel(builder);
  const lists = useLevelLists(builder, today);
  const [focus, setFocus] = useState<LevelName | 'detail' | null>(null);
  const onFocused = useCallback(() => setFocus(null), []);
  const firstChoice = open === null ? undefined : lists[open].choices?.[0]?.id;
  const prefetchNear = useLevelPrefetch({ open, firstChoice, prefetchLevel: lists.prefetchLevel });
  const { levelName, rememberName, crumbs } = useLevelNames(builder, lists);

  function choose(level: LevelName, code: number, by: 'keyboard' | 'pointer') {
    rememberName(level, code);
    // Choosing the same again preserves the levels after it.
    if (code !== builder.path[level]) navigate(withChoice(builder, level, code));
    // A pointer leaves the focus where it is, unless that element is about to disappear.
    if (by === 'keyboard' || isNarrow()) setFocus(levels[levels.indexOf(level) + 1] ?? 'detail');
  }

  return (
    <div>
      <UnknownKindNotice kind={unknownKind(query)} />
      <BuilderFilters builder={builder} onChange={navigate} />
      {crumbs.length > 0 && (
        <BuilderCrumbs
          crumbs={crumbs}
          onGo={(target) => {
            navigate(target);
            setFocus(openLevel(target));
          }}
        />
      )}
      <BuilderColumns
        builder={builder}
        lists={lists}
        figuresError={lists.figuresError}
        levelName={levelName}
        focus={focus}
        onFocused={onFocused}
        onChange={navigate}
        onFill={(level, next) => {
          navigate(next);
          setFocus(level);
        }}
        onChoose={choose}
        onNear={prefetchNear}
        onBack={(level) => !isNarrow() && setFocus(level)}
      />
      <ChosenDerivative
        builder={builder}
        derivatives={lists.derivatives}
        name={levelName('derivative')}
        isOfWholeRange={isWholeRange(builder)}
        today={today}
        takesFocus={focus === 'detail'}
        onFocused={onFocused}
      />
    </div>
  );
}

function UnknownKindNotice({ kind }: { kind: string | null }) {
  if (kind === null) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" title={`“${kind}” is not a vehicle type`}>
        Choose cars, vans, motorcycles or HGVs. Cars are shown.
      </Notice>
    </div>
  );
}

/** Narrow screens show one level at a time; the same width as in the classes above. */
const isNarrow = () => !window.matchMedia('(min-width: 64rem)').matches;
