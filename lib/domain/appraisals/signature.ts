/** A customer's on-screen signature: strokes in a box of 1,000 by 300, or the typed name instead. Without schemas. */

export const SIGNATURE_BOX = { width: 1_000, height: 300 } as const;
export const STROKES_MAX = 200;
/** Of all strokes together; a signature has a few hundred. */
export const POINTS_MAX = 3_000;
export const SIGNED_NAME_LETTERS_MAX = 80;

/** Alternating x and y, of one movement of the finger. */
export type Stroke = readonly number[];

export interface Signature {
  readonly name: string;
  /** Empty: the typed name is the signature. */
  readonly strokes: readonly Stroke[];
}

const within = (value: number, limit: number): number => Math.min(limit, Math.max(0, Math.round(value)));

/** The points of a stroke within the box, as whole numbers, without consecutive duplicates. */
function pointsOf(stroke: Stroke): (readonly [x: number, y: number])[] {
  const points: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2) {
    const [x, y] = [within(stroke[at] ?? 0, SIGNATURE_BOX.width), within(stroke[at + 1] ?? 0, SIGNATURE_BOX.height)];
    const last = points.at(-1);
    if (last === undefined || last[0] !== x || last[1] !== y) points.push([x, y]);
  }
  return points;
}

/**
 * Rebuilds the drawing as an SVG path of `M`, `L` and whole numbers, with none of the sent text. A stroke of one point
 * is a dot.
 * @returns null if nothing is drawn
 */
export function signaturePath(strokes: readonly Stroke[]): string | null {
  const parts = strokes.map(pointsOf).filter((points) => points.length > 0);
  if (parts.length === 0) return null;
  return parts
    .map(([first = [0, 0], ...others]) => {
      const rest = others.length === 0 ? [first] : others;
      return `M${first[0]} ${first[1]}${rest.map(([x, y]) => `L${x} ${y}`).join('')}`;
    })
    .join('');
}

/** A drawing must cover more of the box than a slip of the finger: its width plus height, of 1,300. */
const EXTENT_MIN = 60;

/** What is missing from a signature, in a sentence at its field; null: nothing. */
export function signatureProblem(
  { name, strokes }: Signature,
  isTyped: boolean,
): { name?: string; drawing?: string } | null {
  const missingName = name.trim().length < 2 ? { name: 'Enter your name.' } : {};
  const points = strokes.flatMap(pointsOf);
  const extent = (axis: 0 | 1) => {
    const along = points.map((point) => point[axis]);
    return along.length === 0 ? 0 : Math.max(...along) - Math.min(...along);
  };
  const isDrawn = extent(0) + extent(1) >= EXTENT_MIN;
  const missingDrawing =
    isTyped || isDrawn ? {} : { drawing: 'Sign in the box, or tick that your typed name is your signature.' };
  const problem = { ...missingName, ...missingDrawing };
  return Object.keys(problem).length === 0 ? null : problem;
}
