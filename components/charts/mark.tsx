import type { Look } from './look';
import { across } from './plot';

export interface MarkProps {
  share: number;
  y: number;
  look: Look;
  size?: number;
  /** Reckoned by us between the provider's own values, or of an older answer. */
  hollow?: boolean;
}

/** One value: a shape of its own for each series, so that it is told apart without colour. */
export function Mark({ share, y, look, size = 4, hollow = false }: MarkProps) {
  const paint = hollow
    ? { className: `${look.stroke} fill-surface`, strokeWidth: 1.75 }
    : { className: `${look.fill} stroke-surface`, strokeWidth: 1 };
  if (look.shape === 'circle') return <circle cx={across(share)} cy={y} r={size} {...paint} />;
  return (
    // A drawing of its own is moved by per cent; a transform knows pixels alone.
    <svg x={across(share)} y={y} overflow="visible">
      <path d={SHAPES[look.shape](size)} {...paint} />
    </svg>
  );
}

const SHAPES: Record<Exclude<Look['shape'], 'circle'>, (size: number) => string> = {
  square: (s) => `M${-s} ${-s}H${s}V${s}H${-s}Z`,
  diamond: (s) => `M0 ${-s * 1.35}L${s * 1.35} 0L0 ${s * 1.35}L${-s * 1.35} 0Z`,
  triangle: (s) => `M0 ${-s * 1.2}L${s * 1.2} ${s}H${-s * 1.2}Z`,
  bar: (s) => `M${-s / 2} ${-s * 1.4}H${s / 2}V${s * 1.4}H${-s / 2}Z`,
  cross: (s) => {
    const t = s / 2.5;
    return `M${-s} ${-t}H${-t}V${-s}H${t}V${-t}H${s}V${t}H${t}V${s}H${-t}V${t}H${-s}Z`;
  },
};
