'use client';

import { useCallback, useEffect, useState } from 'react';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { Notice } from '@/components/ui/feedback/notice';
import type { Day } from '@/lib/domain/time/calendar';
import { LISTED_KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import { BuilderColumn } from './builder-column';
import { BuilderCrumbs } from './builder-crumbs';
import { BuilderEmpty } from './builder-empty';
import { BuilderFilters } from './builder-filters';
import {
  ALL_MODELS,
  withChoice,
  levelsOf,
  openLevel,
  effectiveStyles,
  unknownKind,
  type LevelName,
} from './builder-address';
import { DerivativeDetail } from './derivative-detail';
import { UndescribedKindNotice } from './undescribed-kind-notice';
import { useBuilder, useRouterSync } from './use-builder';
import { useLevelLists } from './use-level-lists';

const TITLES = {
  manufacturer: 'Manufacturers',
  range: 'Ranges',
  model: 'Models',
  derivative: 'Derivatives',
} as const;

/** How long the pointer or the focus rests on a choice before what it leads to is fetched. */
const HOVER_DELAY_MS = 60;

const STYLES_IGNORED_WORDS = 'Of a whole range the guide lists every body style.';

/** Manufacturer, range, model, derivative: side by side at a desk, one after the other on a phone. All of it is in the address. */
export function VehicleBuilder({ today }: { today: Day }) {
  const { builder, navigate: go, query, syncRouter: tell } = useBuilder();
  const levels = levelsOf(builder);
  const open = openLevel(builder);
  const lists = useLevelLists(builder, today);
  useRouterSync(
    { builder, syncRouter: tell },
    open === null || lists[open].choices !== undefined || lists[open].error !== null,
  );
  const [focus, setFocus] = useState<LevelName | 'detail' | null>(null);
  const onFocused = useCallback(() => setFocus(null), []);
  const prefetchNear = useHoverPrefetch(lists.prefetchLevel);
  const unknown = unknownKind(query);
  // What was chosen keeps its name when a filter takes it from its list.
  const [chosenNames] = useState(() => new Map<string, string>());

  // The arrows come to the first choice first, and often it is the only one.
  const likely = open === null ? undefined : lists[open].choices?.[0]?.id;
  const { prefetchLevel: fetchAhead } = lists;
  useEffect(() => {
    if (open !== null && likely !== undefined) afterPaint(() => fetchAhead(open, likely));
    // Another list has another first choice, or leads to the same as before.
  }, [open, likely]);

  function choose(level: LevelName, code: number, by: 'keyboard' | 'pointer') {
    const name = lists[level].choices?.find(({ id }) => id === code)?.text;
    if (name !== undefined) chosenNames.set(`${level} ${code}`, name);
    // What is chosen already keeps what was chosen after it.
    if (code !== builder.path[level]) go(withChoice(builder, level, code));
    // A press of the pointer leaves the focus where it is, unless that is about to go from the screen.
    if (by === 'keyboard' || isNarrow()) setFocus(levels[levels.indexOf(level) + 1] ?? 'detail');
  }

  const isWholeRange = builder.ranged && builder.path.model === ALL_MODELS;
  const isStyled = effectiveStyles(builder).length > 0;
  const levelName = (level: LevelName): string => {
    if (level === 'model' && isWholeRange) return `all models of ${levelName('range')}`;
    const code = builder.path[level];
    const levelKey = `${level} ${code}`;
    return lists[level].choices?.find(({ id }) => id === code)?.text ?? chosenNames.get(levelKey) ?? levelKey;
  };
  const chosen = levels.filter((level) => builder.path[level] !== null);
  const crumbs = [
    { label: `All ${LISTED_KIND_WORDS[builder.kind]}`, builder: withChoice(builder, 'manufacturer', null) },
    ...chosen.slice(0, open === null ? -1 : undefined).map((level) => ({
      label: levelName(level),
      builder: withChoice(builder, level, builder.path[level]),
    })),
  ];

  return (
    <div>
      {unknown !== null && (
        <div className="mb-4">
          <Notice tone="warning" title={`There is no kind of vehicle called “${unknown}” here`}>
            There are cars, vans, motorcycles and heavy goods vehicles. These are the cars.
          </Notice>
        </div>
      )}
      <BuilderFilters builder={builder} onChange={go} />
      {chosen.length > 0 && (
        <BuilderCrumbs
          crumbs={crumbs}
          onGo={(target) => {
            go(target);
            setFocus(openLevel(target));
          }}
        />
      )}
      <div
        className={`grid gap-3 ${levels.length === 4 ? 'lg:grid-cols-[1fr_1fr_1.25fr_1.75fr]' : 'lg:grid-cols-[1fr_1.5fr_2fr]'}`}
      >
        {levels.map((level, index) => {
          const { choices, count, error, retry: again, key } = lists[level];
          const previous = levels[index - 1];
          return (
            <BuilderColumn
              key={key}
              title={TITLES[level]}
              parentName={previous && builder.path[previous] !== null ? levelName(previous) : null}
              promptText={previous && builder.path[previous] === null ? `Choose a ${previous} first.` : null}
              choices={choices}
              {...(count !== undefined && { count })}
              note={level === 'derivative' && isWholeRange && isStyled ? STYLES_IGNORED_WORDS : null}
              fault={error}
              retry={again}
              empty={<BuilderEmpty builder={builder} onChange={go} />}
              chosen={builder.path[level]}
              isOpen={open === level}
              takesFocus={focus === level}
              onFocused={onFocused}
              onChoose={(code, by) => choose(level, code, by)}
              onNear={(code, isPressed) => prefetchNear(level, code, isPressed)}
              onBack={() => previous && !isNarrow() && setFocus(previous)}
            />
          );
        })}
      </div>
      {builder.path.derivative !== null && !(builder.kind === 'car' || builder.kind === 'van') && (
        <UndescribedKindNotice
          kind={builder.kind}
          name={levelName('derivative')}
          takesFocus={focus === 'detail'}
          onFocused={onFocused}
        />
      )}
      {builder.path.derivative !== null && (builder.kind === 'car' || builder.kind === 'van') && (
        <DerivativeDetail
          kind={builder.kind}
          identifier={builder.path.derivative}
          derivative={lists.derivatives?.find(({ identifier }) => identifier === builder.path.derivative) ?? null}
          isOfWholeRange={isWholeRange}
          today={today}
          takesFocus={focus === 'detail'}
          onFocused={onFocused}
        />
      )}
    </div>
  );
}

/** One level is shown at a time; as in the classes above. */
const isNarrow = () => !window.matchMedia('(min-width: 64rem)').matches;

/** Fetches ahead what a choice leads to, once one rests on it or presses it: running down a list asks for nothing. */
function useHoverPrefetch(prefetchLevel: (level: LevelName, code: number) => void) {
  const [timer] = useState<{ id?: ReturnType<typeof setTimeout> }>({});
  useEffect(() => () => clearTimeout(timer.id), [timer]);
  return (level: LevelName, code: number, isPressed: boolean) => {
    clearTimeout(timer.id);
    if (isPressed) prefetchLevel(level, code);
    else timer.id = setTimeout(() => prefetchLevel(level, code), HOVER_DELAY_MS);
  };
}
