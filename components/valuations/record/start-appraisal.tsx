'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { startAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import { appraisalPath } from '@/lib/domain/page-paths';

/** Starts an appraisal from this record and opens it. Free. @param quiet among others in a menu */
export function StartAppraisal({ id, quiet = false }: { id: string; quiet?: boolean }) {
  const router = useRouter();
  const { act, isPending, isSuccess, error } = useAction(startAppraisal);
  const start = () =>
    void act({ id }).then(
      (appraisal) => router.push(appraisalPath(appraisal.id)),
      () => null, // reported in `error`
    );
  return (
    <>
      <Button variant={quiet ? 'quiet' : 'primary'} pending={isPending || isSuccess} onClick={start}>
        Appraise
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </>
  );
}
