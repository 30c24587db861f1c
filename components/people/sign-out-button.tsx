'use client';

import { useState, type FormEvent } from 'react';
import { eraseDevice } from '@/components/layout/device/device-owner';
import { waitingCarsStore, waitingCarsWords } from '@/components/layout/device/waiting-cars';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { signOut } from '@/lib/api/addresses/people/sign-in';

/** Works without script too. Cars that are not valued yet are named first, as signing out erases them. */
export function SignOutButton() {
  const [pending, setPending] = useState(false);
  const [waiting, setWaiting] = useState(0);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { length } = waitingCarsStore.getState().cars;
    if (length > 0 && length !== waiting) return setWaiting(length);
    setPending(true);
    await eraseDevice();
    try {
      const { goTo } = await fetchEndpoint(signOut, {});
      window.location.assign(goTo);
    } catch {
      // The browser posts the form and shows what is wrong.
      form.submit();
    }
  }

  return (
    <form method="post" action="/api/sign-out" onSubmit={(event) => void submit(event)} className="space-y-2">
      {waiting > 0 && (
        <Notice tone="warning" title={waitingCarsWords(waiting)} live>
          Signing out erases {waiting === 1 ? 'it' : 'them'}. To value {waiting === 1 ? 'it' : 'them'} first, go to
          Home.
        </Notice>
      )}
      <Button type="submit" wide pending={pending}>
        {waiting > 0 ? 'Sign out and erase' : 'Sign out'}
      </Button>
    </form>
  );
}
