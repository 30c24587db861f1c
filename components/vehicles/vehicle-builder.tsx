'use client';

import { useCallback, useEffect, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { Notice } from '@/components/ui/notice';
import type { Day } from '@/lib/domain/calendar';
import { LISTED_KIND_WORDS } from '@/lib/domain/kind-words';
import { BuilderColumn } from './builder-column';
import { BuilderCrumbs } from './builder-crumbs';
import { BuilderEmpty } from './builder-empty';
import { BuilderFilters } from './builder-filters';
import { ALL_MODELS, chosenAt, levelsOf, openLevel, stylesOf, unknownKind, type LevelName } from './builder-address';
import { DerivativeDetail } from './derivative-detail';
import { ListedOnly } from './listed-only';
import { useBuilder, useTelling } from './use-builder';
import { useLevels } from './use-levels';

const TITLES = {
  manufacturer: 'Manufacturers',
  range: 'Ranges',
  model: 'Models',
  derivative: 'Derivatives',
} as const;

/** How long the pointer or the focus rests on a choice before what it leads to is fetched. */
const NEAR_MS = 60;

const STYLES_STOP = 'Of a whole range the guide lists every body style.';

/** Manufacturer, range, model, derivative: side by side at a desk, one after the other on a phone. All of it is in the address. */
export function VehicleBuilder({ today }: { today: Day }) {
  const { builder, go, query, tell } = useBuilder();
  const levels = levelsOf(builder);
  const open = openLevel(builder);
  const lists = useLevels(builder, today);
  useTelling({ builder, tell }, open === null || lists[open].choices !== undefined || lists[open].error !== null);
  const [focus, setFocus] = useState<LevelName | 'detail' | null>(null);
  const onFocused = useCallback(() => setFocus(null), []);
  const near = useNear(lists.fetchAhead);
  const unknown = unknownKind(query);
  // What was chosen keeps its name when a filter takes it from its list.
  const [namesChosen] = useState(() => new Map<string, string>());

  // The arrows come to the first choice first, and often it is the only one.
  const likely = open === null ? undefined : lists[open].choices?.[0]?.id;
  const { fetchAhead } = lists;
  useEffect(() => {
    if (open !== null && likely !== undefined) afterPaint(() => fetchAhead(open, likely));
    // Another list has another first choice, or leads to the same as before.
  }, [open, likely]);

  function choose(level: LevelName, code: number, by: 'keyboard' | 'pointer') {
    const name = lists[level].choices?.find(({ id }) => id === code)?.text;
    if (name !== undefined) namesChosen.set(`${level} ${code}`, name);
    // What is chosen already keeps what was chosen after it.
    if (code !== builder.path[level]) go(chosenAt(builder, level, code));
    // A press of the pointer leaves the focus where it is, unless that is about to go from the screen.
    if (by === 'keyboard' || isNarrow()) setFocus(levels[levels.indexOf(level) + 1] ?? 'detail');
  }

  const isWholeRange = builder.ranged && builder.path.model === ALL_MODELS;
  const isStyled = stylesOf(builder).length > 0;
  const nameOf = (level: LevelName): string => {
    if (level === 'model' && isWholeRange) return `all models of ${nameOf('range')}`;
    const code = builder.path[level];
    const where = `${level} ${code}`;
    return lists[level].choices?.find(({ id }) => id === code)?.text ?? namesChosen.get(where) ?? where;
  };
  const chosen = levels.filter((level) => builder.path[level] !== null);
  const crumbs = [
    { label: `All ${LISTED_KIND_WORDS[builder.kind]}`, to: chosenAt(builder, 'manufacturer', null) },
    ...chosen.slice(0, open === null ? -1 : undefined).map((level) => ({
      label: nameOf(level),
      to: chosenAt(builder, level, builder.path[level]),
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
          onGo={(to) => {
            go(to);
            setFocus(openLevel(to));
          }}
        />
      )}
      <div
        className={`grid gap-3 ${levels.length === 4 ? 'lg:grid-cols-[1fr_1fr_1.25fr_1.75fr]' : 'lg:grid-cols-[1fr_1.5fr_2fr]'}`}
      >
        {levels.map((level, index) => {
          const { choices, count, error, again, key } = lists[level];
          const previous = levels[index - 1];
          return (
            <BuilderColumn
              key={key}
              title={TITLES[level]}
              of={previous && builder.path[previous] !== null ? nameOf(previous) : null}
              before={previous && builder.path[previous] === null ? `Choose a ${previous} first.` : null}
              choices={choices}
              {...(count !== undefined && { count })}
              note={level === 'derivative' && isWholeRange && isStyled ? STYLES_STOP : null}
              fault={error}
              again={again}
              empty={<BuilderEmpty builder={builder} onChange={go} />}
              chosen={builder.path[level]}
              isOpen={open === level}
              takesFocus={focus === level}
              onFocused={onFocused}
              onChoose={(code, by) => choose(level, code, by)}
              onNear={(code, isPressed) => near(level, code, isPressed)}
              onBack={() => previous && !isNarrow() && setFocus(previous)}
            />
          );
        })}
      </div>
      {builder.path.derivative !== null && !(builder.kind === 'car' || builder.kind === 'van') && (
        <ListedOnly
          kind={builder.kind}
          name={nameOf('derivative')}
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
function useNear(fetchAhead: (level: LevelName, code: number) => void) {
  const [timer] = useState<{ id?: ReturnType<typeof setTimeout> }>({});
  useEffect(() => () => clearTimeout(timer.id), [timer]);
  return (level: LevelName, code: number, isPressed: boolean) => {
    clearTimeout(timer.id);
    if (isPressed) fetchAhead(level, code);
    else timer.id = setTimeout(() => fetchAhead(level, code), NEAR_MS);
  };
}
