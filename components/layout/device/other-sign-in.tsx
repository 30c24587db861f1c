'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { namedAddress } from '@/lib/api/client/named-address';
import { isDeviceOthers } from './page-owner';

const TITLE = 'Another person is signed in in this browser now.';

/**
 * Shows when another person has signed in, in another tab: the server refuses what this page sends. Before the page
 * would show that person's data within this one's frame, it is loaded again.
 * @param owner whom the server rendered the layout for (`subjectOf`)
 */
export function OtherSignIn({ owner }: { owner: string }) {
  const [isOthers, setOthers] = useState(isDeviceOthers);
  useEffect(() => {
    const update = () => setOthers(isDeviceOthers());
    const controller = new AbortController();
    const { signal } = controller;
    for (const event of ['storage', 'focus', 'pageshow']) addEventListener(event, update, { signal });
    // Before the browser follows a link, by whichever button or key.
    for (const event of ['pointerdown', 'click'])
      document.addEventListener(event, nameInFileLink, { signal, capture: true });
    return () => controller.abort();
  }, []);
  useReloadForOther(owner);
  if (!isOthers) return null;
  return (
    <div className="mb-5 print:hidden">
      <Notice tone="warning" title={TITLE} actions={<Button onClick={() => location.reload()}>Reload</Button>} live>
        What this page sends is refused. Reload it to continue as that person; what you typed stays here until then.
      </Notice>
    </div>
  );
}

/**
 * A link sends no header, so its address names the page's subject; where another person is known to be signed in, it is not
 * followed.
 */
function nameInFileLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[download][href^="/api/"]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  link.href = namedAddress(link.href);
  if (event.type !== 'click' || !isDeviceOthers()) return;
  event.preventDefault();
  showToast(`${TITLE} Reload the page to continue as that person.`);
}

/**
 * The server renders each further page for the current session, and the router would show it within this layout. It is
 * hidden before it is painted, and loaded again as a whole.
 */
function useReloadForOther(owner: string): void {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const shown = useRef({ owner, address });
  useLayoutEffect(() => {
    const { current } = shown;
    const isMoved = current.address !== address;
    if (isMoved) shown.current = { ...current, address };
    if (current.owner === owner && !(isMoved && isDeviceOthers())) return;
    document.documentElement.hidden = true;
    location.reload();
  }, [owner, address]);
}
