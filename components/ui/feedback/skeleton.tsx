const HEIGHTS = {
  text: 'h-[1em] my-[0.25em]',
  title: 'h-6',
  figure: 'h-9',
  control: 'h-(--control)',
  block: 'h-32',
} as const;

export interface SkeletonProps {
  /** As high as the content it stands for, so that nothing moves when that comes. */
  height?: keyof typeof HEIGHTS;
  /** A share of its column. */
  width?: 'full' | 'wide' | 'half' | 'short';
}

const WIDTHS = { full: 'w-full', wide: 'w-4/5', half: 'w-1/2', short: 'w-20' } as const;

export function Skeleton({ height = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`block max-w-full animate-pulse rounded-sm bg-sunken ${HEIGHTS[height]} ${WIDTHS[width]}`}
    />
  );
}
