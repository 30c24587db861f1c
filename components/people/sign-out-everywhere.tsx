'use client';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { signOutEverywhere } from '@/lib/api/addresses/members';
import { useAction } from '@/lib/api/use-answer';

/** Ends every session of the person, this one too. */
export function SignOutEverywhere() {
  const { isPending, error, act } = useAction(signOutEverywhere);

  async function press() {
    const done = await act({}).catch(() => null); // stands in `error`
    if (done) window.location.assign(done.goTo);
  }

  return (
    <Card title="Sessions">
      <div className="space-y-3">
        {error && <FaultNotice error={error} money={false} />}
        <p className="text-sm text-soft">
          Left a device behind? Every session ends, here too; on other devices within ten seconds.
        </p>
        <Button onClick={() => void press()} pending={isPending}>
          Sign out everywhere
        </Button>
      </div>
    </Card>
  );
}
