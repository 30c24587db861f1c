import type { Signed } from '@/lib/domain/appraisals/appraisal';
import { formatDateTime } from '@/lib/format';
import { SIGNATURE_VIEW_BOX, SignatureDrawing } from './signature-drawing';

/** A signature as it was made, with who and when. */
export function SignedOffer({ signature: { name, path, signedAt } }: { signature: Signed }) {
  return (
    <figure className="max-w-sm text-sm">
      {path === null ? (
        <p className="border-b border-ink pt-4 pb-1 text-xl italic">{name}</p>
      ) : (
        <svg
          viewBox={SIGNATURE_VIEW_BOX}
          role="img"
          aria-label={`Signature of ${name}`}
          className="block w-full border-b border-ink"
        >
          <SignatureDrawing path={path} />
        </svg>
      )}
      <figcaption className="pt-1">
        {`Signed by ${name}, ${formatDateTime(signedAt)}`}
        {path === null && ', with a typed name'}
      </figcaption>
    </figure>
  );
}
