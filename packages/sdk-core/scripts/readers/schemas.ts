import type { z } from 'zod/mini'
import { readingOf } from '../../src/contract/shared/reading.ts'

export type Schema = z.core.$ZodType

/** The schemas in one folder of the contract, in file order. */
export interface Area {
  name: string
  file: string
  schemas: [name: string, schema: Schema][]
}

/** A schema that has its own reader. */
export interface Named {
  name: string
  area: string
  schema: Schema
  /** Whether other files import the reader. */
  isExported: boolean
}

export type Needed = ReadonlyMap<Schema, Named>

/** The members of a schema's definition that the generator uses. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  entries?: Record<string, string>
  format?: string
  checks?: unknown[]
}

export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition
}

export function fieldsOf(schema: Schema): [name: string, field: Schema][] {
  return Object.entries(definitionOf(schema).shape ?? {})
}

/** Minimum number of fields that two schemas must share before the reader of one calls the reader of the other. */
const MIN_COMMON_FIELDS = 5

/**
 * Returns the named object schema whose fields this schema repeats. The reader of this schema calls that schema's
 * reader.
 */
export function baseOf(schema: Schema, named: Iterable<Named>): Named | undefined {
  const fields = new Map(fieldsOf(schema))
  const bases = [...named].filter((base) => {
    if (base.schema === schema) return false
    const { isWrapped, isLoose } = readingOf(base.schema)
    const baseFields = fieldsOf(base.schema)
    const isPlain = !isWrapped && !isLoose && baseFields.every(([, field]) => readingOf(field).from === undefined)
    const common = baseFields.filter(([name, field]) => fields.get(name) === field)
    return isPlain && baseFields.every(([name]) => fields.has(name)) && common.length >= MIN_COMMON_FIELDS
  })
  return bases.sort((one, other) => fieldsOf(other.schema).length - fieldsOf(one.schema).length)[0]
}

/** Returns the schemas whose readers the code imports, and the schemas that these readers depend on. */
export function findNeeded(areas: readonly Area[], imported: ReadonlySet<string>): Needed {
  const all = new Map(
    areas.flatMap(({ name: area, schemas }) =>
      schemas.map(([name, schema]): [Schema, Named] => [schema, { name, area, schema, isExported: false }]),
    ),
  )
  const needed = new Map<Schema, Named>()

  function need(schema: Schema, from: string | null): void {
    const named = readingOf(schema).by ? undefined : all.get(schema)
    const hasReader = named && ['object', 'array'].includes(definitionOf(schema).type)
    if (hasReader) {
      if (from !== named.area) named.isExported = true
      if (needed.has(schema)) return
      needed.set(schema, named)
    }
    const area = hasReader ? named.area : from
    const { element, innerType } = definitionOf(schema)
    const base = hasReader ? baseOf(schema, all.values()) : undefined
    for (const part of [base?.schema, element, innerType, ...fieldsOf(schema).map(([, field]) => field)])
      if (part) need(part, area)
  }

  for (const { name, schema } of all.values()) if (imported.has(`read${name}`)) need(schema, null)
  return needed
}
