'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from '@/components/layout/shortcuts/use-shortcut';
import { Icon } from '@/components/ui/data/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { recordIdIn } from '@/components/valuations/record/record-address';

const loadForm = () => import('./plate-form');
const PlateForm = dynamic(() => loadForm().then((loaded) => loaded.PlateForm), { ssr: false });

const LOOK =
  'inline-flex min-h-(--control) items-center gap-1.5 rounded-md px-1.5 font-semibold whitespace-nowrap text-accent sm:px-2 hover:bg-accent-tint';

/** On every page, one tap to the plate of the next car: on a record in place, elsewhere on the home page. */
export function NextCar({ today }: { today: string }) {
  const path = usePathname();
  // The form is there itself.
  if (path === '/') return null;
  return recordIdIn(path) === null ? <NextCarLink /> : <NextCarDialog today={today} />;
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

function NextCarDialog({ today }: { today: string }) {
  const [open, setOpen] = useState(false);
  useShortcut('next-car', () => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="N"
        onPointerEnter={() => void loadForm()}
        onFocus={() => void loadForm()}
        onClick={() => setOpen(true)}
        className={LOOK}
      >
        <NextCarLabel />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Next car">
        {/* Closed before the record is painted: behind an open dialog its heading could not take the focus. */}
        {open && <PlateForm today={today} beforeRecord={() => flushSync(() => setOpen(false))} />}
      </Dialog>
    </>
  );
}

const NextCarLabel = () => (
  <>
    <Icon name="plus" />
    Next car
  </>
);
