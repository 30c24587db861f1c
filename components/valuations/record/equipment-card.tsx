import { Card } from '@/components/ui/data/card';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatPlural } from '@/lib/format';

export interface EquipmentProps extends Pick<ValuationRecord, 'equipment'> {
  /** Open from the start, for print. */
  open?: boolean;
}

/** Standard equipment, on demand, by category. */
export function Equipment({ equipment, open = false }: EquipmentProps) {
  if (equipment.value === null) {
    return (
      <Card title="Standard equipment">
        <p className="text-sm text-soft">
          {equipment.because.reason} {equipment.because.next}
        </p>
      </Card>
    );
  }
  const { items, dateMatch, dateMatchWords } = equipment.value;
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <Card title="Standard equipment">
      <p className={`text-sm ${dateMatch ? 'text-soft' : 'font-semibold text-warning'}`}>{dateMatchWords}</p>
      <Disclosure open={open} summary="Show the list" aside={formatPlural(items.length, 'item')}>
        <div className="columns-[15rem] gap-x-6 text-sm print:columns-3 print:gap-x-4 print:text-xs">
          {categories.map((category) => (
            <div data-provider-words key={category ?? ''} className="break-inside-avoid pb-3 print:pb-1.5">
              {category && <h3 className="font-semibold">{category}</h3>}
              <ul>
                {items
                  .filter((item) => item.category === category)
                  .map(({ code, description }) => (
                    <li key={code} className="py-0.5 print:py-0">
                      {description}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}
