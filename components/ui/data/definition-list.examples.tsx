import { DefinitionList } from './definition-list';

const facts = [
  { term: 'Make', detail: 'Volkswagen' },
  { term: 'Derivative', detail: '1.5 TSI Style 5dr' },
  { term: 'First registered', detail: '14 Oct 2021' },
  { term: 'Fuel', detail: 'Petrol' },
  { term: 'CO2', detail: '131 g/km' },
  { term: 'Keepers', detail: '2' },
];

export const Beside = () => <DefinitionList items={facts} />;

export const Above = () => <DefinitionList items={facts} layout="above" />;
