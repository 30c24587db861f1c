import { Notice } from '@/components/ui/feedback/notice';
import type { ConfiguredEmissions } from '@/lib/domain/emissions/emissions';
import { EQUIPMENT_LEVEL_WORDS, EQUIPMENT_LEVELS } from '@/lib/domain/emissions/equipment-levels';
import { formatList } from '@/lib/format';

export interface EquipmentLevelNoteProps {
  configurations: readonly {
    readonly name: string;
    readonly configured: Pick<ConfiguredEmissions, 'figures' | 'level'>;
  }[];
}

/** Which build the figures are for, if the service did not accept all its codes. */
export function EquipmentLevelNote({ configurations }: EquipmentLevelNoteProps) {
  return EQUIPMENT_LEVELS.flatMap((level) => {
    const names = configurations
      .filter(({ configured }) => configured.figures !== null && configured.level === level)
      .map(({ name }) => name);
    if (level === 'whole' || names.length === 0) return [];
    return [
      <Notice key={level} tone="warning" title={formatList(names)}>
        {EQUIPMENT_LEVEL_WORDS[level]}
      </Notice>,
    ];
  });
}
