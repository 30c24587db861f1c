import { LABEL_ON } from '@/components/charts/frame/plot-widths';
import type { BarName } from './bar-names';

/** The name above a bar; in a wide chart more of it may be drawn. */
export function BarLabel({ name: { label, narrow, wide }, y }: { name: BarName; y: number }) {
  const shown =
    narrow === wide
      ? [[LABEL_ON.both, wide]]
      : [
          [LABEL_ON.narrow, narrow],
          [LABEL_ON.wide, wide],
        ];
  return shown.map(([shownAt, text]) => (
    <text key={shownAt} x="0" y={y} className={`fill-ink font-semibold ${shownAt}`}>
      <title>{label}</title>
      {text}
    </text>
  ));
}
