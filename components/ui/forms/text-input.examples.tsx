import { TextInput } from './text-input';

export const Plain = () => <TextInput aria-label="Search valuations" placeholder="Make, range or plate" />;

export const WithUnits = () => <TextInput aria-label="Annual mileage" numeric after="mi" defaultValue="10,000" />;

export const Invalid = () => <TextInput aria-label="Term in months" aria-invalid numeric defaultValue="7" />;

export const Large = () => <TextInput aria-label="Mileage" numeric size="lg" after="mi" defaultValue="62,480" />;
