import { SIGNATURE_BOX } from '@/lib/domain/appraisals/signature';

/** The strokes of a signature, inside an SVG of the box's size. */
export function SignatureDrawing({ path }: { path: string | null }) {
  if (path === null) return null;
  return (
    <path d={path} fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
  );
}

export const SIGNATURE_VIEW_BOX = `0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`;
