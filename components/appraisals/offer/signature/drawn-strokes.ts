import { POINTS_MAX, STROKES_MAX, type Stroke } from '@/lib/domain/appraisals/signature';

type Strokes = readonly Stroke[];
type Point = readonly [x: number, y: number];

const isFull = (strokes: Strokes): boolean => strokes.reduce((sum, { length }) => sum + length / 2, 0) >= POINTS_MAX;

/** With one more stroke, which begins here; the same strokes where there is no room. */
export const withStroke = (strokes: Strokes, point: Point): Strokes =>
  strokes.length >= STROKES_MAX || isFull(strokes) ? strokes : [...strokes, point];

/** With one more point of a stroke; the same strokes where there is no room, and where that stroke was cleared. */
export function withPoint(strokes: Strokes, index: number, point: Point): Strokes {
  const stroke = strokes[index];
  return stroke === undefined || isFull(strokes) ? strokes : strokes.with(index, [...stroke, ...point]);
}
