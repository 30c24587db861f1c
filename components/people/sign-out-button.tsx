'use client';

import { useState, type FormEvent } from 'react';
import { eraseDevice } from '@/components/layout/device/device-owner';
import { Button } from '@/components/ui/actions/button';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { signOut } from '@/lib/api/addresses/people/sign-in';

/** Works without script too. */
export function SignOutButton() {
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
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
    <form method="post" action="/api/sign-out" onSubmit={(event) => void submit(event)}>
      <Button type="submit" wide pending={pending}>
        Sign out
      </Button>
    </form>
  );
}
