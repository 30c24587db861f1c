import { KeyFigure, KeyFigures } from './key-figure';
import { Skeleton } from './skeleton';

export const Lines = () => (
  <>
    <Skeleton height="title" width="half" />
    <Skeleton />
    <Skeleton width="wide" />
  </>
);

export const Figures = () => (
  <KeyFigures>
    {(['retail', 'clean', 'average', 'below'] as const).map((band) => (
      <KeyFigure
        key={band}
        band={band}
        label={band}
        value={<Skeleton height="figure" width="wide" />}
        gap={<Skeleton width="half" />}
      />
    ))}
  </KeyFigures>
);
