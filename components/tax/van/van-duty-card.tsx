import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { dutyNotes } from '@/lib/domain/tax/duty-rows';
import { vanDuty, type VehicleDutyVan } from '@/lib/domain/tax/van-duty';
import type { Day } from '@/lib/domain/time/calendar';
import { formatPounds } from '@/lib/format';
import { DutyWorking } from '../duty-working';

/** The vehicle tax of a van, from registration and from today. */
export function VanDutyCard({ van, today }: { van: VehicleDutyVan; today: Day }) {
  const registered = van.firstRegistered;
  const rows = [...new Set([registered, today < registered ? registered : today])].map((day) => ({
    name: day === registered ? 'From registration' : 'Starting today',
    duty: vanDuty(van, day),
  }));
  return (
    <Card
      title="Vehicle tax (VED)"
      aside={rows.some(({ duty }) => 'pounds' in duty) && <Badge>Calculated by us</Badge>}
      flush
    >
      <DataTable
        caption="For 12 months, for a van up to 3,500 kg."
        columns={[
          { key: 'name', header: 'Vehicle tax', rowHeader: true, cell: ({ name }) => name },
          {
            key: 'pounds',
            header: 'Our tables',
            numeric: true,
            cell: ({ duty }) => ('because' in duty ? <EmptyCell words="not known" /> : formatPounds(duty.pounds)),
          },
          {
            key: 'how',
            header: 'How',
            cell: ({ duty }) =>
              'because' in duty ? (
                `${duty.because.reason} ${duty.because.next}`
              ) : (
                <DutyWorking duty={duty} notes={dutyNotes(duty)} />
              ),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}
