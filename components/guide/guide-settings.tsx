import { RadioGroup } from '@/components/ui/forms/radio-group';
import { GUIDE_MEASURES } from '@/lib/domain/guide/guide-cells';
import { BANDS, BAND_WORDS } from '@/lib/domain/valuations/bands';
import type { GuideView } from './guide-address';

export interface GuideSettingsProps extends Pick<GuideView, 'band' | 'measure'> {
  /** Those that the editions shown have figures for. */
  measures: readonly { readonly value: GuideView['measure']; readonly label: string; readonly disabled: boolean }[];
  onChange: (part: Partial<GuideView>) => void;
}

/** Which condition the table is of, and in what. Another one sends no request. */
export function GuideSettings({ band, measure, measures, onChange }: GuideSettingsProps) {
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <RadioGroup
        inline
        legend="Condition"
        value={band}
        onChange={(value) => onChange({ band: BANDS.find((other) => other === value) ?? 'clean' })}
        options={BANDS.map((value) => ({ value, label: BAND_WORDS[value].label }))}
      />
      <RadioGroup
        inline
        legend="Values in"
        value={measure}
        onChange={(value) => onChange({ measure: GUIDE_MEASURES.find((other) => other === value) ?? 'pounds' })}
        options={measures}
      />
    </div>
  );
}
