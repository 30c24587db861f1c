import { BANDS } from '@/components/ui/data/band';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
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
    {BANDS.map(({ band, label }) => (
      <KeyFigure
        key={band}
        band={band}
        label={label}
        value={<Skeleton height="figure" width="wide" />}
        gap={<Skeleton width="half" />}
      />
    ))}
  </KeyFigures>
);
