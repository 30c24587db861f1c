import Link from 'next/link';
import { Card } from '@/components/ui/data/card';
import { Badge } from '@/components/ui/data/badge';
import type { EndpointGroup } from '@/lib/api/endpoint-groups';
import { endpointReferencePath } from './reference-path';

/** Every endpoint under its noun, without its fields: those are on the page of the noun. */
export function EndpointList({ groups }: { groups: readonly EndpointGroup[] }) {
  return groups.map(({ name, endpoints }) => (
    <Card key={name} title={<code className="break-all">/api/{name}</code>}>
      <ul className="space-y-2">
        {endpoints.map((endpoint) => (
          <li key={`${endpoint.method} ${endpoint.path}`} className="text-sm">
            {/* Of a list of hundreds, few are opened. */}
            <Link
              href={endpointReferencePath(endpoint)}
              prefetch={false}
              className="link inline-flex min-h-(--control) items-center break-all md:min-h-0"
            >
              <code>
                {endpoint.method} {endpoint.path}
              </code>
            </Link>{' '}
            {endpoint.billed && <Badge tone="warning">Charged</Badge>}
            <div className="wrap-anywhere text-soft">{endpoint.summary}</div>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
