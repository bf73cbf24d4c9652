import { isJson, type Json } from './json.ts'

/** Descriptions by path: `Vendor`, `Vendor.user` or `getVendor.id` for a parameter of a call. */
export type Descriptions = Readonly<Record<string, string>>

/** A property of a JSON Schema, with its path. */
export interface Property {
  path: string
  schema: Json
}

/** Adds the descriptions of a schema and of its properties. */
export function describe(json: Json, path: string, descriptions: Descriptions): Json {
  const described = structuredClone(json)
  const text = descriptions[path]
  for (const property of propertiesIn(described, path)) {
    const description = descriptions[property.path]
    if (description) property.schema.description = description
  }
  return text ? { description: text, ...described } : described
}

/** Lists all properties of a JSON Schema, including those in lists and in alternatives. */
export function propertiesIn(json: Json, path: string): Property[] {
  const { properties, items, anyOf, oneOf, additionalProperties } = json
  const own = isJson(properties) ? Object.entries(properties) : []
  const parts = [items, additionalProperties, ...listOf(anyOf), ...listOf(oneOf)]
  return [
    ...own.flatMap(([name, schema]) => {
      const property = { path: `${path}.${name}`, schema }
      return isJson(schema) ? [{ ...property, schema }, ...propertiesIn(schema, property.path)] : []
    }),
    ...parts.filter(isJson).flatMap((part) => propertiesIn(part, path)),
  ]
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
