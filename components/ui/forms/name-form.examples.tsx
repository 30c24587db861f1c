'use client';

import { NameForm } from './name-form';

export const Empty = () => (
  <NameForm hint="Such as the customer: Mr Hill." action="Save" pending={false} fault={null} onName={() => {}} />
);

export const Named = () => <NameForm start="Mr Hill" action="Rename" pending={false} fault={null} onName={() => {}} />;
