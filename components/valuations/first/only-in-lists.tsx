import Link from 'next/link';

/** In place of the recent valuations, where all cars were valued in stock lists. */
export const OnlyInLists = () => (
  <p className="px-4 pb-4 text-soft sm:px-5">
    So far all valuations are of stock lists. They are under{' '}
    <Link href="/stock" className="link">
      Stock
    </Link>{' '}
    and in{' '}
    <Link href="/valuations" className="link">
      All valuations
    </Link>
    .
  </p>
);
