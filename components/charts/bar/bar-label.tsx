import { LABEL_ON, leastPlotWidths } from '@/components/charts/frame/plot-widths';
import { fitted, textWidth } from '@/components/charts/marks/text-width';

const GAP = 8;
/** How much wider bold letters are. */
const BOLD = 1.08;

interface BarLabelProps {
  label: string;
  y: number;
  /** At the end of the same line. */
  figure: string;
}

/** As much of the name as fits beside the figure; in a wide chart that is more. */
export function BarLabel({ label, y, figure }: BarLabelProps) {
  const { narrow: narrowWidth, wide: wideWidth } = leastPlotWidths({ left: 0, right: textWidth(figure) + GAP });
  const [narrow, wide] = [fitted(label, narrowWidth / BOLD), fitted(label, wideWidth / BOLD)];
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
