import { DayForm } from '@/components/layout/builds/day-form';
import { OptionValuesForm, type OptionValuesFormProps } from '@/components/options/values/option-values-form';
import type { readValuesAddress } from '@/components/options/values/values-address';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { readOptionValues } from '@/lib/api/endpoints/option-values';
import type { Fault } from '@/lib/fault';

type ValuesAddress = ReturnType<typeof readValuesAddress>;

interface OptionValuesFaultProps {
  fault: Fault;
  /**
   * The field that the fault concerns, and the page's answer without what was entered; null if there is no such field.
   */
  wrongField: NonNullable<OptionValuesFormProps['error']>['field'] | null;
  withoutTyped: EndpointOutput<typeof readOptionValues> | null;
  address: Pick<ValuesAddress, 'request' | 'typed'>;
  today: string;
}

/** The form as filled in, with the fault at its field; or only the fault, if there is no list of options. */
export function OptionValuesFault({ fault, wrongField, withoutTyped, address, today }: OptionValuesFaultProps) {
  const { request, typed } = address;
  if (wrongField && withoutTyped) {
    return (
      <OptionValuesForm
        date={withoutTyped.build.date}
        registered={typed.registered ?? withoutTyped.registered}
        mileage={typed.mileage ?? ''}
        offered={withoutTyped.offered}
        today={today}
        error={{ field: wrongField, words: `${fault.message} ${fault.fix}` }}
      />
    );
  }
  const preserved = [...Object.entries(typed), ...request.option.map((code) => ['option', code] as const)];
  return (
    <div className="space-y-4">
      <Card>
        <DayForm date={request.date ?? ''} build={request.build} preserved={preserved} />
      </Card>
      <FaultNotice error={fault} money={false} />
    </div>
  );
}
