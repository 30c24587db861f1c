import { useRef, type PointerEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { SIGNATURE_BOX, signaturePath, type Stroke } from '@/lib/domain/appraisals/signature';
import { withPoint, withStroke } from './drawn-strokes';
import { SIGNATURE_VIEW_BOX, SignatureDrawing } from './signature-drawing';

export interface SignaturePadProps {
  strokes: readonly Stroke[];
  /** @param drawn from what is drawn by then: several events may come before the next render */
  onDraw: (drawn: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
  /** Id of the sentence about it. */
  describedBy: string | undefined;
}

/** A box to sign in with a finger, a pen or the mouse. Keyboard users sign with their typed name instead. */
export function SignaturePad({ strokes, onDraw, describedBy }: SignaturePadProps) {
  /** The stroke of each pointer that is down: a palm may rest on the screen. */
  const strokeOf = useRef(new Map<number, number>());
  function begin(event: PointerEvent<SVGSVGElement>) {
    const point = pointAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    strokeOf.current.set(event.pointerId, strokes.length);
    onDraw((now) => withStroke(now, point));
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    const index = strokeOf.current.get(event.pointerId);
    if (index === undefined) return;
    const point = pointAt(event);
    onDraw((now) => withPoint(now, index, point));
  }
  const end = ({ pointerId }: PointerEvent) => void strokeOf.current.delete(pointerId);
  function clear() {
    strokeOf.current.clear();
    onDraw(() => []);
  }
  return (
    <div className="space-y-2">
      <svg
        viewBox={SIGNATURE_VIEW_BOX}
        role="img"
        aria-label="Signature box: sign with a finger or the mouse"
        aria-describedby={describedBy}
        className="block aspect-10/3 w-full cursor-crosshair touch-none rounded-md border-2 border-edge bg-surface text-ink"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line
          x1="40"
          x2="960"
          y1="240"
          y2="240"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="8 8"
          opacity="0.4"
        />
        <SignatureDrawing path={signaturePath(strokes)} />
      </svg>
      <Button variant="quiet" disabled={strokes.length === 0} onClick={clear}>
        Clear the box
      </Button>
    </div>
  );
}

/** In units of the box. */
function pointAt({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): readonly [x: number, y: number] {
  const box = currentTarget.getBoundingClientRect();
  return [
    Math.round(((clientX - box.left) / box.width) * SIGNATURE_BOX.width),
    Math.round(((clientY - box.top) / box.height) * SIGNATURE_BOX.height),
  ];
}
