'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useShortcut } from '@/components/layout/shortcuts/use-shortcut';
import { Icon } from '@/components/ui/data/icon';
import { useLateDialog } from '@/components/ui/overlay/use-late-dialog';
import { recordIdIn } from '@/components/valuations/record/record-address';

/** Loaded in idle time, so that it opens without a connection. */
const importDialog = async () => (await import('./next-car-dialog')).NextCarDialog;

const LOOK =
  'inline-flex min-h-(--control) min-w-[44px] items-center justify-center gap-1.5 rounded-md px-1.5 few-letters:px-0.5 font-semibold whitespace-nowrap text-accent sm:px-2 hover:bg-accent-tint';

/** On every page, one tap to the plate of the next car: on a record in place, elsewhere on the home page. */
export function NextCar({ today }: { today: string }) {
  const path = usePathname();
  // That page has the form itself.
  if (path === '/') return null;
  return recordIdIn(path) === null ? <NextCarLink /> : <NextCarButton today={today} />;
}

function NextCarLink() {
  const router = useRouter();
  useShortcut('next-car', () => router.push('/'));
  return (
    <Link href="/" aria-keyshortcuts="N" className={LOOK}>
      <NextCarLabel />
    </Link>
  );
}

function NextCarButton({ today }: { today: string }) {
  const { Dialog, state, show, button } = useLateDialog(importDialog);
  useShortcut('next-car', show);
  return (
    <>
      <button type="button" aria-keyshortcuts="N" {...button} className={LOOK}>
        <NextCarLabel />
      </button>
      {Dialog && <Dialog today={today} {...state} />}
    </>
  );
}

const NextCarLabel = () => (
  <>
    <Icon name="plus" />
    <span className="few-letters:sr-only">Next car</span>
  </>
);
