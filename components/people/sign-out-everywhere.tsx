'use client';

import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { signOutEverywhere } from '@/lib/api/addresses/people/members';
import { useAction } from '@/lib/api/client/use-answer';

/** Ends every session of the person, this one too. */
export function SignOutEverywhere() {
  const { isPending, error, act } = useAction(signOutEverywhere);

  async function signOut() {
    const done = await act({}).catch(() => null); // reported in `error`
    if (done) window.location.assign(done.goTo);
  }

  return (
    <Card title="Sessions" screenOnly>
      <div className="space-y-3">
        {error && <FaultNotice error={error} money={false} />}
        <p className="text-sm text-soft">
          Signs you out of all devices, including this one. Other devices follow within ten seconds.
        </p>
        <Button onClick={() => void signOut()} pending={isPending}>
          Sign out of all devices
        </Button>
      </div>
    </Card>
  );
}
