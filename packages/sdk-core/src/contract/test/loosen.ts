import type * as z from 'zod/mini'
import { imageIn, isRecord } from '../shared/envelope.ts'
import { readFlag, readTextOrEmpty, readUserId } from '../shared/read.ts'
import { readingOf } from '../shared/reading.ts'

type Schema = z.core.$ZodType

interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
}

/** Converts an exact response to another shape that the reader of the schema accepts. */
export function loosen(schema: Schema, value: unknown): unknown {
  if (value === undefined) return value
  const { by, isWrapped } = readingOf(schema)
  if (by === readTextOrEmpty) return value === '' ? undefined : value
  if (by === imageIn) return { image_url: value }
  if (by === readFlag) return String(value)
  if (by === readUserId) return { id: value }
  if (by) return value
  const { type, shape = {}, element, innerType } = schema._zod.def as Definition
  if (innerType) return loosen(innerType, value)
  if (type === 'number') return Object.is(value, -0) ? value : String(value)
  if (element && Array.isArray(value)) return { data: { results: value.map((item) => loosen(element, item)) } }
  if (type !== 'object' || !isRecord(value)) return value
  const object = loosenFields(shape, value)
  return isWrapped ? { data: object } : object
}

function loosenFields(shape: Record<string, Schema>, value: Record<string, unknown>): unknown {
  const loosened: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape)) {
    const { aliases = [], from } = readingOf(field)
    // A field that is read from the complete response must stay in place.
    const content = from === 'answer' ? value[name] : loosen(field, value[name])
    if (from === 'field or value' && Object.keys(shape).length === 1) return value[name]
    loosened[aliases.at(-1) ?? name] = content
  }
  return loosened
}
