import { Card } from '@/components/ui/data/card';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { entriesByField } from '@/lib/domain/appraisals/entries';
import { changeWords } from '@/lib/domain/appraisals/change-words';
import { fieldWords, lineNames } from '@/lib/domain/appraisals/field-words';
import { formatDateTime, formatPlural } from '@/lib/format';

/** Every change: who, when, before and after. The newest first. */
export function ChangesCard({ changes, entries }: Pick<EndpointAnswer<typeof readAppraisal>, 'changes' | 'entries'>) {
  const lines = lineNames(entriesByField(entries));
  return (
    <Card title="History" screenOnly>
      <Disclosure summary="All changes" aside={formatPlural(changes.length, 'change')}>
        <ul className="divide-y divide-line text-sm">
          {changes.map(({ at, by, field, before, after }, index) => (
            // Two changes may be alike in all that is shown.
            <li key={`${index} ${at}`} className="py-1.5">
              <strong className="font-semibold">{fieldWords(field, lines)}</strong>
              {before === null && after === null ? '' : `: ${changeWords(field, before, after)}`}
              <span className="block text-soft">
                {formatDateTime(at)}, {by}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
