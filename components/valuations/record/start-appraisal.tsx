'use client';

import { useRouter } from 'next/navigation';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { listAppraisals, startAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { openAppraisalWords } from '@/lib/domain/appraisals/open/open-appraisal';
import { appraisalPath } from '@/lib/domain/page-paths';

const OPEN_SHOWN = 3;

/**
 * Leads to the open appraisals of this record’s vehicle, or starts one from the record and opens it. Free.
 * @param quiet among others in a menu
 */
export function StartAppraisal({ id, quiet = false }: { id: string; quiet?: boolean }) {
  const router = useRouter();
  const { data } = useAnswer(listAppraisals, { openOf: id, limit: OPEN_SHOWN }, { staleAfterMs: 0 });
  const { act, isPending, isSuccess, error } = useAction(startAppraisal);
  const open = data?.items ?? [];
  const start = () =>
    void act({ id }).then(
      (appraisal) => router.push(appraisalPath(appraisal.id)),
      () => null, // reported in `error`
    );
  return (
    <>
      {open.map((appraisal, index) => (
        <ButtonLink
          key={appraisal.id}
          href={appraisalPath(appraisal.id)}
          variant={quiet ? 'quiet' : index === 0 ? 'primary' : 'secondary'}
        >
          {openAppraisalWords(appraisal)}
        </ButtonLink>
      ))}
      <Button
        variant={quiet ? 'quiet' : open.length > 0 ? 'secondary' : 'primary'}
        pending={isPending || isSuccess}
        onClick={start}
      >
        {open.length > 0 ? 'New appraisal' : 'Appraise'}
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </>
  );
}
