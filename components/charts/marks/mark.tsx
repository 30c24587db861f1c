import type { Look } from './look';
import { percentOfWidth } from '@/components/charts/frame/plot';

export interface MarkProps {
  share: number;
  y: number;
  look: Look;
  size?: number;
  /** Drawn hollow: interpolated between the provider's values, or from an older answer. */
  hollow?: boolean;
}

/** One value. Each series has its own shape, so that they differ without colour. */
export function Mark({ share, y, look, size = 4, hollow = false }: MarkProps) {
  return (
    // A nested svg is placed by per cent; a transform takes pixels only.
    <svg x={percentOfWidth(share)} y={y} overflow="visible">
      <path d={`M0 0${shapeOf(look, size)}`} {...paintOf(look, hollow)} />
    </svg>
  );
}

/** The path of a mark around the current point; several in a row are one path. */
export function shapeOf(look: Look, size: number): string {
  return SHAPES[look.shape](size);
}

/** What its path is painted with. */
export function paintOf(look: Look, hollow: boolean) {
  return {
    className: hollow ? `${look.stroke} fill-surface` : `${look.fill} stroke-surface`,
    strokeWidth: hollow ? 1.75 : 1,
  };
}

const SHAPES: Record<Look['shape'], (size: number) => string> = {
  circle: (s) => `m${-s} 0a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0z`,
  square: (s) => `m${-s} ${-s}h${2 * s}v${2 * s}h${-2 * s}z`,
  diamond: (s) => `m0 ${-s * 1.35}l${s * 1.35} ${s * 1.35}l${-s * 1.35} ${s * 1.35}l${-s * 1.35} ${-s * 1.35}z`,
  triangle: (s) => `m0 ${-s * 1.2}l${s} ${s * 2.2}h${-2 * s}z`,
  bar: (s) => `m${-s / 2} ${-s * 1.4}h${s}v${s * 2.8}h${-s}z`,
  cross: (s) => {
    const [t, u] = [(2 * s) / 2.5, s - s / 2.5];
    return `m${-s} ${-s / 2.5}h${u}v${-u}h${t}v${u}h${u}v${t}h${-u}v${u}h${-t}v${-u}h${-u}z`;
  },
};
