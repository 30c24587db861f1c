/** The services in the words of a wire-name table (wire.md §8): only what is on the wire is called otherwise. */
import type { Rename } from '@/lib/contract/names';
import { resources } from '@/lib/contract/operations';
import { fieldOf } from '@/lib/wire/shape';
import type { Resource } from '@/lib/wire/resource';
import type { ResourceAnswer } from '@/lib/sandbox/resources';
import type { Service } from '@/lib/sandbox/services';

export function serviceInWords(service: Service, renamed: Rename): Service {
  const operations = service.operations.map(renamed);
  const nameOf = (name: string): string =>
    operations[service.operations.findIndex((each) => each.name === name)]?.name ?? name;
  return {
    ...service,
    ...operations[0]?.service,
    operations,
    answers: service.answers.map((answer) => ({
      ...answer,
      name: nameOf(answer.name),
      perform: (asked) => answer.perform({ ...asked, renamed }),
    })),
  };
}

export function resourceInWords(answer: ResourceAnswer, renamed: Rename): ResourceAnswer {
  const declared = resources.find(({ name }) => name === answer.resource.name);
  if (declared === undefined) return answer;
  const said = renamed(declared);
  return {
    ...answer,
    resource: { ...answer.resource, path: said.path },
    perform: (given, format, call) =>
      answer.perform({ ...given, renamed, form: neutralScope(said, given.form) }, format, call),
  };
}

/** A token server reads its form by itself; the scope in it is the provider's own word. */
function neutralScope({ params }: Resource, form: URLSearchParams): URLSearchParams {
  const said = form.getAll('scope');
  const field = params['scope'] && fieldOf(params['scope']);
  if (field?.shape.kind !== 'value' || said.length !== 1) return form;
  const neutral = new URLSearchParams(form);
  neutral.set('scope', String(field.shape.readForm(said[0] ?? '')));
  return neutral;
}
