import { PLATE_GAP, PLATE_GLYPHS, PLATE_HEIGHT, PLATE_SPACE, PLATE_STROKE } from './plate-glyphs';

/** The plate's margins and the width of its blue band, in the same millimetres as the glyphs. */
const MARGIN = 17;
const EDGE = 15;
const BAND = 46;

/** Small ones are for tables and keep their size; large ones shrink on a narrow screen. */
const SIZES = { sm: 'h-6 max-w-none', md: 'h-8 max-w-none', lg: 'h-12 max-w-full', xl: 'h-16 max-w-full' } as const;

export interface NumberPlateProps {
  /** As it is written on the car, with its space: `AB12 CDE`. */
  registration: string;
  size?: keyof typeof SIZES;
  /** The yellow plate hangs at the rear, the white one at the front. */
  side?: 'rear' | 'front';
}

function layOutGlyphs(registration: string) {
  let x = 0;
  const glyphs = [];
  for (const character of registration.toUpperCase()) {
    const glyph = PLATE_GLYPHS[character];
    if (glyph) {
      glyphs.push({ ...glyph, x });
      x += glyph.width + PLATE_GAP;
    } else {
      x += PLATE_SPACE - PLATE_GAP;
    }
  }
  return { glyphs, width: Math.max(0, x - PLATE_GAP) };
}

/** `AB12 CDE` → `A B 1 2, C D E`: letter by letter, with a pause at the gap. */
export const spellOut = (registration: string): string =>
  registration
    .split(' ')
    .map((part) => part.split('').join(' '))
    .join(', ');

/** A registration as a British number plate. Read aloud letter by letter, once, and copied as its text. */
export function NumberPlate({ registration, size = 'md', side = 'rear' }: NumberPlateProps) {
  const { glyphs, width } = layOutGlyphs(registration);
  const [fullWidth, fullHeight] = [BAND + MARGIN + width + MARGIN, PLATE_HEIGHT + 2 * EDGE];
  return (
    <span role="img" aria-label={spellOut(registration)} className="relative inline-block shrink-0 align-middle">
      <span className="absolute inset-0 overflow-hidden text-transparent select-all">{registration}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${fullWidth} ${fullHeight}`}
        className={`pointer-events-none relative block w-auto ${SIZES[size]}`}
      >
        <rect
          x="1.5"
          y="1.5"
          width={fullWidth - 3}
          height={fullHeight - 3}
          rx="12"
          className={`stroke-plate-ink/70 ${side === 'rear' ? 'fill-plate-rear' : 'fill-plate-front'}`}
          strokeWidth="3"
        />
        <path
          d={`M${BAND - 8} 3H15A12 12 0 0 0 3 15V${fullHeight - 15}A12 12 0 0 0 15 ${fullHeight - 3}H${BAND - 8}Z`}
          className="fill-plate-band"
        />
        <g
          transform={`translate(8.5 ${fullHeight / 2 - 9.5}) scale(0.24)`}
          className="fill-none stroke-plate-front"
          strokeWidth={PLATE_STROKE}
        >
          <path d="M7 0V54A18 18 0 0 0 43 54V0" />
          <path d="M65 0V79M105 -4L67 49M78 33L104 84" />
        </g>
        <g className="fill-none stroke-plate-ink" strokeWidth={PLATE_STROKE} strokeMiterlimit="3">
          {glyphs.map(({ path, width: glyphWidth, x }) => (
            // A nested svg clips: diagonals overrun their box and are cut flat at its edges.
            <svg key={x} x={BAND + MARGIN + x} y={EDGE} width={glyphWidth} height={PLATE_HEIGHT} overflow="hidden">
              <path d={path} />
            </svg>
          ))}
        </g>
      </svg>
    </span>
  );
}
