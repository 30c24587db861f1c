import { customerCopy } from '@/lib/domain/valuations/customer-copy';
import { CustomerSheet } from './customer-sheet';
import { WHOLE } from '@/components/valuations/record/sample-whole-record';

export const Whole = () => <CustomerSheet copy={customerCopy(WHOLE)} organisation="Northgate Cars" />;
