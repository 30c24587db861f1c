import { Card } from '@/components/ui/card';
import { DefinitionList } from '@/components/ui/definition-list';
import type { Definition } from '@/components/ui/definition-list';
import { KIND_WORDS } from '@/lib/domain/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicle-description';
import { formatDate } from '@/lib/format';

/** The names and dates of a derivative, as the guide has them. */
export function VehicleFacts({ vehicle }: { vehicle: DescribedVehicle }) {
  return (
    <Card title="In the guide">
      <DefinitionList layout="above" items={factsOf(vehicle)} />
    </Card>
  );
}

function factsOf(vehicle: DescribedVehicle): Definition[] {
  const { kind, identifier, code, range, shortDerivative, sector, modelYear } = vehicle;
  const facts: [string, string | null][] = [
    ['Kind', KIND_WORDS[kind]],
    ['Identifier', String(identifier)],
    ['Manufacturer', vehicle.manufacturer],
    ['Range', range],
    ['Model', vehicle.model],
    ['Derivative', vehicle.derivative],
    ['Short name', shortDerivative],
    ['Sector', sector],
    ['Model year', modelYear],
    ['Introduced', vehicle.introduced && formatDate(vehicle.introduced)],
    ['Made until', vehicle.discontinued && formatDate(vehicle.discontinued)],
    ['Sold new until', vehicle.runOut && formatDate(vehicle.runOut)],
  ];
  const known = facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
  if (code === null) return known;
  return [...known, { term: 'Code', detail: <code className="whitespace-pre select-all">{code}</code> }];
}
