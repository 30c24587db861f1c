import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { EmissionsView } from '@/components/emissions/emissions-view';
import { PastedConfigurationsForm } from '@/components/emissions/pasted-configurations-form';
import { UnreadLines } from '@/components/emissions/unread-lines';
import { PageHeader } from '@/components/layout/page/page-header';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { listEmissions } from '@/lib/api/endpoints/emissions';
import { Fault } from '@/lib/fault';
import { runListEmissions } from '@/lib/features/emissions/emissions';
import { britishToday, requireSession } from '@/lib/server';
import { answerOrFault } from '../answer-or-fault';

export const metadata: Metadata = { title: 'Emissions' };

export default async function ManyEmissionsPage({ searchParams }: PageProps<'/emissions'>) {
  await requireSession('vehicles.read');
  const pastedText = [(await searchParams)['of'] ?? []].flat()[0] ?? '';
  const head = await headers();
  const found =
    pastedText.trim() === ''
      ? null
      : // oxlint-disable-next-line code/plain-words -- the public API’s name
        await answerOrFault(listEmissions, runListEmissions, { of: pastedText }, head);
  const today = britishToday();
  return (
    <>
      <PageHeader title="Emissions" lead="WLTP figures for several configurations." />
      <div className="space-y-4">
        <PastedConfigurationsForm
          text={pastedText}
          error={found instanceof Fault ? `${found.message} ${found.fix}` : undefined}
        />
        {found instanceof Fault && found.field === undefined && <FaultNotice error={found} money={false} />}
        {found && !(found instanceof Fault) && (
          <>
            <UnreadLines lines={found.lines} />
            {found.emissions && (
              <EmissionsView
                configurations={found.lines.flatMap(({ at, text }) => {
                  const configured = at === null ? undefined : found.emissions?.configurations[at];
                  return at !== null && configured
                    ? [{ name: text, fuelType: found.fuelTypes[at] ?? null, configured }]
                    : [];
                })}
                problems={found.emissions.problems}
                auditId={found.emissions.auditId}
                date={today}
                today={today}
                isDelta={false}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
