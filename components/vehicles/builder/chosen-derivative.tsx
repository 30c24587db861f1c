import type { Day } from '@/lib/domain/time/calendar';
import type { ListedDerivative } from '@/lib/domain/vehicles/vehicle-description';
import type { BuilderView } from './builder-address';
import { DerivativeDetail } from './derivative-detail';
import { UndescribedKindNotice } from './undescribed-kind-notice';

export interface ChosenDerivativeProps {
  builder: BuilderView;
  /** Undefined while the list is loading. */
  derivatives: readonly ListedDerivative[] | undefined;
  name: string;
  isOfWholeRange: boolean;
  today: Day;
  takesFocus: boolean;
  onFocused: () => void;
}

/** The derivative chosen in the builder, below the columns. */
export function ChosenDerivative(props: ChosenDerivativeProps) {
  const { builder, derivatives, name, isOfWholeRange, today, takesFocus, onFocused } = props;
  const {
    kind,
    path: { derivative: identifier },
  } = builder;
  if (identifier === null) return null;
  if (kind !== 'car' && kind !== 'van')
    return (
      <UndescribedKindNotice
        kind={kind}
        identifier={identifier}
        name={name}
        takesFocus={takesFocus}
        onFocused={onFocused}
      />
    );
  return (
    <DerivativeDetail
      kind={kind}
      identifier={identifier}
      derivative={derivatives?.find((listed) => listed.identifier === identifier) ?? null}
      isOfWholeRange={isOfWholeRange}
      today={today}
      takesFocus={takesFocus}
      onFocused={onFocused}
    />
  );
}
