import * as z from 'zod/mini'

/**
 * What a generated reader tolerates beyond its schema. Backends differ in small ways, and one unexpected field must not
 * break a screen. `npm run readers` generates the readers from the schemas and these notes.
 */
export interface Reading {
  /** The function of `read.ts` that reads the value. */
  by?: (value: unknown) => unknown
  /** Replaces a value outside the enumeration. */
  fallback?: string
  /** Other names of the field, in the order in which they are tried after its own name. */
  aliases?: readonly string[]
  /** `answer`: read the complete response. `field or value`: if the value is not an object, read the value itself. */
  from?: 'answer' | 'field or value'
  /** The object may be inside the field `data`. */
  isWrapped?: true
  /** Replaces a value that is not an object with an empty object. */
  isLoose?: true
  /** Treats an invalid value as missing, and drops invalid items of a list. */
  isForgiving?: true
}

const readings = z.registry<Reading>()

/** Returns what the reader of a schema tolerates. */
export function readingOf(schema: z.core.$ZodType): Reading {
  return readings.get(schema) ?? {}
}

function note<Schema extends z.ZodMiniType>(schema: Schema, reading: Reading): Schema {
  const noted = schema.clone()
  readings.add(noted, { ...readingOf(schema), ...reading })
  return noted
}

/** Reads a value with a function of `read.ts`. */
export function readBy<Schema extends z.ZodMiniType>(schema: Schema, by: (value: unknown) => unknown): Schema {
  return note(schema, { by })
}

/** Replaces a value outside the enumeration with `fallback`. */
export function withFallback<Schema extends z.ZodMiniType>(schema: Schema, fallback: z.infer<Schema> & string): Schema {
  return note(schema, { fallback })
}

/** Reads a field that has a different name on some backends. */
export function withAliases<Schema extends z.ZodMiniType>(schema: Schema, ...aliases: string[]): Schema {
  return note(schema, { aliases })
}

/** Reads a field from the complete response, such as a list that different backends wrap differently. */
export function fromAnswer<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { from: 'answer' })
}

/** Reads a field of an object. Some backends send the field's value instead of the object. */
export function orBareValue<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { from: 'field or value' })
}

/** Reads an object that may be inside the field `data`. */
export function wrapped<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isWrapped: true })
}

/** Replaces a value that is not an object with an empty object. */
export function loose<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isLoose: true })
}

/** Treats an invalid optional value as missing, and drops invalid items of a list. */
export function forgiving<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isForgiving: true })
}
