/** The declared shape of a message: records of named fields, lists, and single values. Types are inferred from it. */
import type { Codec } from './values';

export interface RecordShape<F extends ShapeFields = ShapeFields> {
  readonly kind: 'record';
  readonly fields: F;
}

export interface ListShape<S extends WireShape = WireShape> {
  readonly kind: 'list';
  readonly item: S;
  /** The element of one item inside the list's own element; undefined: items repeat directly in the parent. */
  readonly itemName: string | undefined;
}

// `any`: a shape holds codecs of every value type, and a codec both reads and writes its value.
export type WireShape = Codec<any> | RecordShape | ListShape;

export interface ShapeField<S extends WireShape = WireShape, R extends boolean = boolean> {
  readonly shape: S;
  /** A reply without this field is not an answer. All others may be missing, as the documents say of every row. */
  readonly required: R;
  /** A request parameter that may be left out: the host then uses its default. */
  readonly optional?: true;
  /** A missing value is written null in JSON and as an empty element in XML, instead of being left out. */
  readonly nullable?: true;
  /** The XML name, if it differs from the field's. */
  readonly xmlName?: string;
  /** A provider's own name for it on the wire, from a wire-name table; the value keeps the field's name. */
  readonly wireName?: string;
  /** Another spelling that the reader accepts; never written. */
  readonly alias?: string;
  readonly attribute?: boolean;
  /** Namespace of the field's elements, after the service's own (`/` for the package streams). */
  readonly namespaceSuffix?: string;
}

export type ShapeFields = { readonly [name: string]: WireShape | ShapeField };

type ShapeOf<F extends WireShape | ShapeField> = F extends ShapeField<infer S> ? S : F extends WireShape ? F : never;
type IsRequired<F extends WireShape | ShapeField> = F extends ShapeField<WireShape, true> ? true : false;
type Simplify<T> = { [K in keyof T]: T[K] } & {};

export type ValueOf<S extends WireShape> =
  S extends Codec<infer T>
    ? T
    : S extends RecordShape<infer F>
      ? RecordOf<F>
      : S extends ListShape<infer I>
        ? ValueOf<I>[]
        : never;

export type RecordOf<F extends ShapeFields> = Simplify<
  { [K in keyof F as IsRequired<F[K]> extends true ? K : never]: ValueOf<ShapeOf<F[K]>> } & {
    [K in keyof F as IsRequired<F[K]> extends true ? never : K]?: ValueOf<ShapeOf<F[K]>> | undefined;
  }
>;

type IsOptional<F extends WireShape | ShapeField> = F extends { readonly optional: true } ? true : false;

/** A request's parameters: all are given, except those declared optional. */
export type ParamsOf<F extends ShapeFields> = Simplify<
  { [K in keyof F as IsOptional<F[K]> extends true ? never : K]: ValueOf<ShapeOf<F[K]>> } & {
    [K in keyof F as IsOptional<F[K]> extends true ? K : never]?: ValueOf<ShapeOf<F[K]>> | undefined;
  }
>;

export const record = <F extends ShapeFields>(fields: F): RecordShape<F> => ({ kind: 'record', fields });

/** A list in its own element: `list('SEDataItem', …)` is `<SEData><SEDataItem/>…</SEData>`. */
export const list = <S extends WireShape>(itemName: string, item: S): ListShape<S> => ({
  kind: 'list',
  item,
  itemName,
});

/** A list whose items are direct children of the parent, each under the field's name. */
export const repeated = <S extends WireShape>(item: S): ListShape<S> => ({ kind: 'list', item, itemName: undefined });

export const required = <S extends WireShape>(shape: S): ShapeField<S, true> => ({ shape, required: true });
export const attribute = <S extends WireShape>(shape: S): ShapeField<S, false> => ({
  shape,
  required: false,
  attribute: true,
});
export const named = <S extends WireShape>(xmlName: string, shape: S): ShapeField<S, false> => ({
  shape,
  required: false,
  xmlName,
});

export const alsoSpelled = <S extends WireShape>(alias: string, shape: S): ShapeField<S, false> => ({
  shape,
  required: false,
  alias,
});
export const optional = <S extends WireShape>(shape: S): ShapeField<S, false> & { readonly optional: true } => ({
  shape,
  required: false,
  optional: true,
});
export const nullable = <S extends WireShape>(shape: S): ShapeField<S, false> => ({
  shape,
  required: false,
  nullable: true,
});

export function fieldOf(entry: WireShape | ShapeField): ShapeField {
  return 'shape' in entry ? entry : { shape: entry, required: false };
}

/** The wire name of a parameter in a form, a SOAP body and JSON. */
export const wireNameOf = (fields: ShapeFields, name: string): string => {
  const entry = fields[name];
  return (entry && 'shape' in entry ? entry.wireName : undefined) ?? name;
};

/** The wire name of a field's element or attribute. */
export const elementNameOf = ({ xmlName, wireName }: ShapeField, name: string): string => xmlName ?? wireName ?? name;

/** A reply that does not match its operation's declaration. `detail` holds names and positions only, never values. */
export class Unreadable extends Error {
  constructor(readonly detail: string) {
    super(`The reply cannot be read: ${detail}`);
    this.name = 'Unreadable';
  }
}
