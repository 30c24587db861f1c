/** The services renamed by a wire-name table (wire.md §8): only names on the wire change. */
import type { Rename } from '@/lib/contract/wire-names';
import { resources } from '@/lib/contract/operations';
import { fieldOf } from '@/lib/wire/shape';
import type { Resource } from '@/lib/wire/resource';
import type { ResourceHandler } from '@/lib/sandbox/host/resource-handlers';
import type { MountedService } from '@/lib/sandbox/services/service-list';

export function renameService(service: MountedService, renamed: Rename): MountedService {
  const operations = service.operations.map(renamed);
  const nameOf = (name: string): string =>
    operations[service.operations.findIndex((operation) => operation.name === name)]?.name ?? name;
  return {
    ...service,
    ...operations[0]?.service,
    operations,
    handlers: service.handlers.map((handler) => ({
      ...handler,
      name: nameOf(handler.name),
      perform: (request) => handler.perform({ ...request, renamed }),
    })),
  };
}

export function renameResource(handler: ResourceHandler, renamed: Rename): ResourceHandler {
  const declared = resources.find(({ name }) => name === handler.resource.name);
  if (declared === undefined) return handler;
  const renamedResource = renamed(declared);
  return {
    ...handler,
    resource: { ...handler.resource, path: renamedResource.path },
    perform: (given, format, call) =>
      handler.perform({ ...given, renamed, form: neutralScope(renamedResource, given.form) }, format, call),
  };
}

/** A token server reads its own form; the scope in it is the provider's own name. */
function neutralScope({ params }: Resource, form: URLSearchParams): URLSearchParams {
  const scopes = form.getAll('scope');
  const field = params['scope'] && fieldOf(params['scope']);
  if (field?.shape.kind !== 'value' || scopes.length !== 1) return form;
  const neutral = new URLSearchParams(form);
  neutral.set('scope', String(field.shape.readForm(scopes[0] ?? '')));
  return neutral;
}
