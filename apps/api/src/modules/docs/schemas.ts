import type { Call } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'
import { type Descriptions, describe } from './describe.ts'
import type { Json } from './json.ts'

type Io = 'input' | 'output'

/** A named schema of the document. */
export interface NamedSchema {
  name: string
  schema: z.ZodMiniType
  /** Where the schema is declared: an export of the contract, or a part of a call. */
  origin: { exported: string } | { operationId: string; part: 'body' | 'response' | 'events' }
}

/** The schemas of a document. */
export interface Schemas {
  /** All named schemas, for `components.schemas`. */
  components: Record<string, Json>
  /** Returns a reference to a named schema. */
  refTo(schema: z.ZodMiniType): Json
}

/**
 * Names all schemas of bodies, responses and events. A schema that the contract exports has the name of the export. Other
 * schemas have the name of the first call that uses them.
 */
export function nameSchemas(calls: Record<string, Call>, exported: Record<string, unknown>): NamedSchema[] {
  const named = new Map<z.ZodMiniType, NamedSchema>()
  // The order of a module's exports depends on the module loader.
  const exports = Object.entries(exported).sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [name, schema] of exports)
    if (isSchema(schema) && !named.has(schema)) named.set(schema, { name, schema, origin: { exported: name } })
  for (const [operationId, call] of Object.entries(calls))
    for (const part of ['body', 'response', 'events'] as const) {
      const schema = call[part]
      if (!schema || named.has(schema)) continue
      const name = `${capitalize(operationId)}${capitalize(part)}`
      named.set(schema, { name, schema, origin: { operationId, part } })
    }
  return [...named.values()]
}

/** Converts named schemas to JSON Schema. A schema whose input differs from its output has a second name for the input. */
export function toSchemas(named: NamedSchema[], descriptions: Descriptions = {}): Schemas {
  const [inputs, outputs] = [convert(named, 'input'), convert(named, 'output')]
  const bodies = named.flatMap(({ name, origin }) => ('part' in origin && origin.part === 'body' ? [name] : []))
  const renamed = differing(inputs, outputs, bodies)
  const components: Record<string, Json> = {}
  const add = (name: string, target: string, json: Json = {}) => {
    components[target] = describe(json, name, descriptions)
  }
  for (const { name } of named)
    if (bodies.includes(name)) add(name, name, rename(inputs[name], renamed))
    else add(name, name, outputs[name])
  for (const name of renamed) add(name, `${name}Input`, rename(inputs[name], renamed))
  const names = new Map(named.map(({ schema, name }) => [schema, name]))
  return {
    components,
    refTo(schema) {
      const name = names.get(schema)
      if (!name) throw new Error('A schema of the document has no name.')
      return { $ref: toUri(name) }
    },
  }
}

/** Converts one schema without references. */
export function toInlineSchema(schema: z.ZodMiniType, io: Io): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify })
  return rest
}

function convert(named: NamedSchema[], io: Io): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const { name, schema } of named) registry.add(schema, { id: name })
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: toUri, override: simplify })
  return Object.fromEntries(Object.entries<Json>(schemas).map(([name, { $schema, $id, ...rest }]) => [name, rest]))
}

/**
 * Allows unknown fields, because clients ignore them and the backend drops them. Omits the pattern of a format, which is
 * long and repeats the format.
 */
function simplify({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** The schemas that the bodies use and whose input differs from their output, directly or through a reference. */
function differing(inputs: Record<string, Json>, outputs: Record<string, Json>, bodies: string[]): string[] {
  const differs = (name: string) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name])
  return [...reachedFrom(bodies, inputs)].filter(
    (name) => !bodies.includes(name) && [...reachedFrom([name], inputs)].some(differs),
  )
}

/** The schemas with these names, and all schemas that they reference. */
function reachedFrom(names: string[], schemas: Record<string, Json>): Set<string> {
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const reference of referencesOf(schemas[name])) reach(reference)
  }
  for (const name of names) reach(name)
  return reached
}

function referencesOf(json: Json = {}): string[] {
  return [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
}

/** Points the references to renamed schemas at the schemas for inputs. */
function rename(json: Json = {}, names: string[]): Json {
  const uris = new Map(names.map((name) => [toUri(name), toUri(`${name}Input`)]))
  return JSON.parse(JSON.stringify(json), (key, value) => (key === '$ref' ? (uris.get(value) ?? value) : value))
}

function toUri(name: string): string {
  return `#/components/schemas/${name}`
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return value instanceof z.ZodMiniType
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
