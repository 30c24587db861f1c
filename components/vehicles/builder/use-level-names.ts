'use client';

import { useState } from 'react';
import { LISTED_KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import { isWholeRange, levelsOf, openLevel, withChoice, type BuilderView, type LevelName } from './builder-address';
import type { BuilderCrumb } from './builder-crumbs';
import type { BuilderLevelList } from './use-level-lists';

type LevelLists = Readonly<Record<LevelName, BuilderLevelList>>;

/** The names of the choices made, from their lists. A choice that a filter removes from its list keeps its name. */
export function useLevelNames(builder: BuilderView, lists: LevelLists) {
  const [chosenNames] = useState(() => new Map<string, string>());
  const listedName = (level: LevelName, code: number | null) =>
    lists[level].choices?.find(({ id }) => id === code)?.text;

  const levelName = (level: LevelName): string => {
    const code = builder.path[level];
    if (level === 'model' && isWholeRange(builder)) return `all models of ${levelName('range')}`;
    const levelKey = `${level} ${code}`;
    return listedName(level, code) ?? chosenNames.get(levelKey) ?? levelKey;
  };
  const rememberName = (level: LevelName, code: number) => {
    const name = listedName(level, code);
    if (name !== undefined) chosenNames.set(`${level} ${code}`, name);
  };
  const chosen = levelsOf(builder).filter((level) => builder.path[level] !== null);
  const crumbs: BuilderCrumb[] = [
    { label: `All ${LISTED_KIND_WORDS[builder.kind]}`, builder: withChoice(builder, 'manufacturer', null) },
    ...chosen.slice(0, openLevel(builder) === null ? -1 : undefined).map((level) => ({
      label: levelName(level),
      builder: withChoice(builder, level, builder.path[level]),
    })),
  ];
  return { levelName, rememberName, crumbs: chosen.length === 0 ? [] : crumbs };
}
