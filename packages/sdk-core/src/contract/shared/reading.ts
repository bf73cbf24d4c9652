import * as z from 'zod/mini'

/**
 * Deviations from a schema that its generated reader accepts. Backends differ in small ways, and one unexpected field
 * must not break a screen. `npm run readers` generates the readers from the schemas and these annotations.
 */
export interface Reading {
  /** The function in `read.ts` that reads the value. */
  by?: (value: unknown) => unknown
  /** The replacement for a value outside the enumeration. */
  fallback?: string
  /** Alternative names of the field. The reader tries them in this order, after the field's own name. */
  aliases?: readonly string[]
  /**
   * The source of the field's value. `answer`: the complete response. `field or value`: the field, or the value itself
   * if it is not an object.
   */
  from?: 'answer' | 'field or value'
  /** The object may be inside the field `data`. */
  isWrapped?: true
  /** Replaces a value that is not an object with an empty object. */
  isLoose?: true
  /** Treats an invalid value as missing, and drops invalid items of a list. */
  isForgiving?: true
}

const readings = z.registry<Reading>()

/** Returns the annotation of a schema: the deviations that its reader accepts. */
export function readingOf(schema: z.core.$ZodType): Reading {
  return readings.get(schema) ?? {}
}

function note<Schema extends z.ZodMiniType>(schema: Schema, reading: Reading): Schema {
  const noted = schema.clone()
  readings.add(noted, { ...readingOf(schema), ...reading })
  return noted
}

/** Annotates a schema whose values are read by a function in `read.ts`. */
export function readBy<Schema extends z.ZodMiniType>(schema: Schema, by: (value: unknown) => unknown): Schema {
  return note(schema, { by })
}

/** Annotates a schema whose reader replaces a value outside the enumeration with `fallback`. */
export function withFallback<Schema extends z.ZodMiniType>(schema: Schema, fallback: z.infer<Schema> & string): Schema {
  return note(schema, { fallback })
}

/** Annotates the schema of a field that has a different name on some backends. */
export function withAliases<Schema extends z.ZodMiniType>(schema: Schema, ...aliases: string[]): Schema {
  return note(schema, { aliases })
}

/**
 * Annotates the schema of a field that is read from the complete response, such as a list in one of several envelopes.
 */
export function fromAnswer<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { from: 'answer' })
}

/** Annotates the schema of a field whose value some backends send in place of the object. */
export function orBareValue<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { from: 'field or value' })
}

/** Annotates the schema of an object that may be inside the field `data`. */
export function wrapped<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isWrapped: true })
}

/** Annotates a schema whose reader replaces a value that is not an object with an empty object. */
export function loose<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isLoose: true })
}

/** Annotates a schema whose reader treats an invalid optional value as missing and drops invalid list items. */
export function forgiving<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isForgiving: true })
}
