import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod/mini'

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: string[]
  const?: unknown
  pattern?: string
}

/** Generates responses that match the schema exactly. Omits null, because readers treat null as missing. */
export function exactly(schema: z.ZodMiniType): Arbitrary<unknown> {
  return build(jsonSchemaOf(schema), (_, exact) => exact)
}

/** Generates responses that resemble the schema but contain arbitrary values in some places. */
export function like(schema: z.ZodMiniType): Arbitrary<unknown> {
  const wrong = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(undefined))
  return build(jsonSchemaOf(schema), (_, exact) => fc.oneof({ arbitrary: exact, weight: 6 }, wrong))
}

function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema) as JsonSchema
}

type Wrap = (schema: JsonSchema, exact: Arbitrary<unknown>) => Arbitrary<unknown>

function build(schema: JsonSchema, wrap: Wrap): Arbitrary<unknown> {
  return wrap(schema, plain(schema, wrap))
}

function plain(schema: JsonSchema, wrap: Wrap): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) {
    const options = schema.anyOf.filter(({ type }) => type !== 'null')
    return fc.oneof(...options.map((option) => build(option, wrap)))
  }
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    return fc.oneof(...types.map((type) => plain({ ...schema, type }, wrap)))
  }
  if (schema.type === 'array') return fc.array(build(schema.items ?? {}, wrap), { maxLength: 3 })
  if (schema.type === 'object') return objectOf(schema, wrap)
  if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (schema.type === 'boolean') return fc.boolean()
  return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : fc.string()
}

function objectOf({ properties = {}, required = [] }: JsonSchema, wrap: Wrap): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, build(field, wrap)]))
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
}
