import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { EqualOptionTable } from '@/components/vehicles/equal/equal-option-table';
import { OtherVehicleForm } from '@/components/vehicles/equal/other-vehicle-form';
import { listSimilarVehicles, readEqualOptions } from '@/lib/api/endpoints/guide/equal-options';
import { inputFromTexts } from '@/lib/api/serve/read-request';
import { Fault } from '@/lib/fault';
import { runListSimilarVehicles, runReadEqualOptions } from '@/lib/features/vehicles/equal-options';
import { requireSession } from '@/lib/server';
import { textQuery } from '../../../../text-query';
import { readVehicle, readVehicleForTitle } from '../read-vehicle';
import { answerOrFault } from '../../../../answer-or-fault';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';

type EqualOptionsPageProps = PageProps<'/vehicles/[kind]/[identifier]/equal-options'>;

export async function generateMetadata({ params }: EqualOptionsPageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicleForTitle(kind, identifier);
  return { title: vehicle ? `Equal options of ${makeAndModel(vehicle)}` : 'Equal options' };
}

export default async function EqualOptionsPage({ params, searchParams }: EqualOptionsPageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier, manufacturer, model } = await readVehicle(named.kind, named.identifier);
  const query = textQuery(await searchParams);
  const [typed, on] = [query.get('other')?.trim() ?? '', query.get('on') ?? ''];
  const head = await headers();
  const texts = { kind, identifier: String(identifier), other: typed, ...(on && { on }) };
  const input = readEqualOptions.input.safeParse(inputFromTexts(readEqualOptions, texts));
  const [similar, found] = await Promise.all([
    answerOrFault(listSimilarVehicles, runListSimilarVehicles, { kind, identifier }, head),
    typed === ''
      ? null
      : input.success
        ? answerOrFault(readEqualOptions, runReadEqualOptions, input.data, head)
        : NO_NUMBER,
  ]);
  const refusal = found instanceof Fault && found.field === 'other' ? `${found.message} ${found.fix}` : undefined;
  return (
    <div className="space-y-4">
      <Card title="Equal options in another make" screenOnly>
        <OtherVehicleForm
          typed={typed}
          on={on}
          error={refusal}
          similar={similar instanceof Fault ? [] : similar.items}
        />
      </Card>
      {found instanceof Fault
        ? refusal === undefined && <FaultNotice error={found} money={false} />
        : found && <EqualOptionTable found={found} ownName={makeAndModel({ manufacturer, model })} />}
    </div>
  );
}

const NO_NUMBER = new Fault('invalid_input', {
  message: 'This is not a guide ID.',
  fix: 'A guide ID is a whole number, such as 50001.',
  field: 'other',
});
