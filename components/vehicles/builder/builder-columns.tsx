import type { Fault } from '@/lib/fault';
import {
  effectiveStyles,
  isWholeRange,
  levelsOf,
  openLevel,
  type BuilderView,
  type LevelName,
} from './builder-address';
import { hasMaximum } from '@/lib/domain/tax/company-car/figures-filter';
import { BuilderColumn } from './builder-column';
import { BuilderEmpty } from './builder-empty';
import { DerivativeFiguresBar } from './derivative-figures-bar';
import type { BuilderLevelList } from './use-level-lists';

const TITLES = {
  manufacturer: 'Manufacturers',
  range: 'Ranges',
  model: 'Models',
  derivative: 'Derivatives',
} as const;

export interface BuilderColumnsProps {
  builder: BuilderView;
  lists: Readonly<Record<LevelName, BuilderLevelList>>;
  /** Why there are no tax figures beside the derivatives; null where there are. */
  figuresError: Fault | null;
  levelName: (level: LevelName) => string;
  /** What takes the focus next. */
  focus: LevelName | 'detail' | null;
  onFocused: () => void;
  onChange: (next: BuilderView) => void;
  /** A filter that left the level empty is removed; its button goes with the reason. */
  onFill: (level: LevelName, next: BuilderView) => void;
  onChoose: (level: LevelName, code: number, by: 'keyboard' | 'pointer') => void;
  onNear: (level: LevelName, code: number, isPressed: boolean) => void;
  onBack: (level: LevelName) => void;
}

/** One column for each level. */
export function BuilderColumns({
  builder,
  lists,
  figuresError,
  levelName,
  focus,
  onFocused,
  ...handlers
}: BuilderColumnsProps) {
  const levels = levelsOf(builder);
  const open = openLevel(builder);
  const ignoresStyles = isWholeRange(builder) && effectiveStyles(builder).length > 0;
  return (
    <div
      className={`grid gap-3 ${levels.length === 4 ? 'lg:grid-cols-[1fr_1fr_1.25fr_1.75fr]' : 'lg:grid-cols-[1fr_1.5fr_2fr]'}`}
    >
      {levels.map((level, index) => {
        const { choices, count, error, retry, key } = lists[level];
        const previous = levels[index - 1];
        const isReached = previous === undefined || builder.path[previous] !== null;
        return (
          <BuilderColumn
            key={key}
            title={TITLES[level]}
            parentName={previous && isReached ? levelName(previous) : null}
            promptText={isReached ? null : `Choose a ${previous} first.`}
            choices={choices}
            {...(count !== undefined && { count })}
            toolbar={
              level === 'derivative' &&
              builder.kind === 'car' &&
              (choices?.length !== 0 || hasMaximum(builder.figures)) && (
                <DerivativeFiguresBar
                  key={key}
                  filter={builder.figures}
                  error={figuresError}
                  onChange={(figures) => handlers.onChange({ ...builder, figures })}
                />
              )
            }
            note={level === 'derivative' && ignoresStyles ? STYLES_IGNORED : null}
            fault={error}
            retry={retry}
            empty={<BuilderEmpty builder={builder} onChange={(next) => handlers.onFill(level, next)} />}
            chosen={builder.path[level]}
            isOpen={open === level}
            takesFocus={focus === level}
            onFocused={onFocused}
            onChoose={(code, by) => handlers.onChoose(level, code, by)}
            onNear={(code, isPressed) => handlers.onNear(level, code, isPressed)}
            onBack={() => previous && handlers.onBack(previous)}
          />
        );
      })}
    </div>
  );
}

/** The guide lists the derivatives of a whole range with every body style. */
const STYLES_IGNORED = 'The body style filter does not apply to a whole range.';
