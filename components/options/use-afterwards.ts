import { useEffect } from 'react';
import { announce } from '@/components/ui/toast-store';
import { afterPaint } from '@/components/ui/after-paint';
import { writeAddress } from './build-address';
import type { Desk } from './desk';

/** What a press leads to beside the page: one live sentence, and the address. No press waits for them. */
export function useAfterwards(desk: Desk): void {
  useEffect(() => {
    let { said, build } = desk.work;
    if (said) announce(said.sentence);
    const follow = () => {
      if (desk.work.said !== said) {
        said = desk.work.said;
        if (said) announce(said.sentence);
      }
      if (desk.work.build !== build) {
        build = desk.work.build;
        enter(desk);
      }
    };
    enter(desk, true);
    // Back from a place on this page brings the address of an earlier build; the build under way stays.
    const { pathname } = location;
    const back = () => {
      if (location.pathname === pathname) enter(desk);
    };
    addEventListener('popstate', back);
    const leave = desk.subscribe(() => {
      if (desk.work.said !== said || desk.work.build !== build) afterPaint(follow);
    });
    return () => {
      removeEventListener('popstate', back);
      leave();
    };
  }, [desk]);
}

function enter({ work: { build, list } }: Desk, isAsOpened = false): void {
  const address = writeAddress(location.search, build, list.kind, isAsOpened);
  if (address !== location.search) history.replaceState(null, '', address + location.hash);
}
