import { customerCopy } from '@/lib/domain/customer-copy';
import { CustomerSheet } from './customer-sheet';
import { WHOLE } from './sample-records';

export const Whole = () => <CustomerSheet copy={customerCopy(WHOLE)} organisation="Northgate Cars" />;
