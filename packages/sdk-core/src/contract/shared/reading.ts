import * as z from 'zod/mini'

/**
 * What the reader of an answer tolerates beyond its schema. Backends differ in small ways, and one odd field must not
 * break a screen. `npm run readers` generates the readers from the schemas and from what is noted here.
 */
export interface Reading {
  /** Reads the value: a function of `read.ts`. */
  by?: (value: unknown) => unknown
  /** Stands for a value that is none of an enumeration. */
  fallback?: string
  /** Other names of the field, after its own. */
  aliases?: readonly string[]
  /** Where a field is read from, if not from its own place: from the whole answer, or from a value that is no object. */
  from?: 'answer' | 'field or value'
  /** The object may stand in the field `data`. */
  isWrapped?: true
  /** A value that is no object reads as an empty one. */
  isLoose?: true
  /** An unreadable value reads as absent, and an unreadable item of a list is left out. */
  isForgiving?: true
}

const readings = z.registry<Reading>()

/** What is noted about a schema. */
export function readingOf(schema: z.core.$ZodType): Reading {
  return readings.get(schema) ?? {}
}

function note<Schema extends z.ZodMiniType>(schema: Schema, reading: Reading): Schema {
  const noted = schema.clone()
  readings.add(noted, { ...readingOf(schema), ...reading })
  return noted
}

/** Reads a value by a function of `read.ts`. */
export function readBy<Schema extends z.ZodMiniType>(schema: Schema, by: (value: unknown) => unknown): Schema {
  return note(schema, { by })
}

/** Reads a value that is none of an enumeration as `fallback`. */
export function withFallback<Schema extends z.ZodMiniType>(schema: Schema, fallback: z.infer<Schema> & string): Schema {
  return note(schema, { fallback })
}

/** Reads a field that some backends call by another name. */
export function withAliases<Schema extends z.ZodMiniType>(schema: Schema, ...aliases: string[]): Schema {
  return note(schema, { aliases })
}

/** Reads a field from the whole answer, such as a list that may stand in one of several envelopes. */
export function fromAnswer<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { from: 'answer' })
}

/** Reads a field of an object for which some backends send the field's value alone. */
export function orBareValue<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { from: 'field or value' })
}

/** Reads an object that may stand in the field `data`. */
export function wrapped<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isWrapped: true })
}

/** Reads a value that is no object as an empty one. */
export function loose<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isLoose: true })
}

/** Reads an optional value that is unreadable as absent, and leaves out the unreadable items of a list. */
export function forgiving<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return note(schema, { isForgiving: true })
}
