import { useState, type PointerEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { POINTS_MAX, SIGNATURE_BOX, signaturePath, STROKES_MAX, type Stroke } from '@/lib/domain/appraisals/signature';
import { SIGNATURE_VIEW_BOX, SignatureDrawing } from './signature-drawing';

export interface SignaturePadProps {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  /** Id of the sentence about it. */
  describedBy: string | undefined;
}

/** A box to sign in with a finger, a pen or the mouse. Keyboard users sign with their typed name instead. */
export function SignaturePad({ strokes, onStrokes, describedBy }: SignaturePadProps) {
  const [isDrawing, setDrawing] = useState(false);
  const points = strokes.reduce((sum, { length }) => sum + length / 2, 0);
  const at = (event: PointerEvent<SVGSVGElement>): Stroke => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      Math.round(((event.clientX - box.left) / box.width) * SIGNATURE_BOX.width),
      Math.round(((event.clientY - box.top) / box.height) * SIGNATURE_BOX.height),
    ];
  };
  const isFull = points >= POINTS_MAX;
  return (
    <div className="space-y-2">
      <svg
        viewBox={SIGNATURE_VIEW_BOX}
        role="img"
        aria-label="Signature box: sign with a finger or the mouse"
        aria-describedby={describedBy}
        className="block aspect-10/3 w-full cursor-crosshair touch-none rounded-md border-2 border-edge bg-surface text-ink"
        onPointerDown={(event) => {
          if (isFull || strokes.length >= STROKES_MAX) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawing(true);
          onStrokes([...strokes, at(event)]);
        }}
        onPointerMove={(event) => {
          const last = strokes.at(-1);
          if (!isDrawing || isFull || last === undefined) return;
          onStrokes([...strokes.slice(0, -1), [...last, ...at(event)]]);
        }}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
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
      <Button variant="quiet" disabled={strokes.length === 0} onClick={() => onStrokes([])}>
        Clear the box
      </Button>
    </div>
  );
}
