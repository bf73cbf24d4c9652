import { type Call, IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import { isJson, type Json } from './json.ts'
import { toInlineSchema } from './schemas.ts'

/** The texts that the document adds to a parameter. */
export interface ParameterTexts {
  descriptionOf(name: string): string | undefined
  exampleOf(name: string): unknown
}

/** The parameters of a call: those of the path, of the query and of the headers. */
export function toParameters(call: Call, { descriptionOf, exampleOf }: ParameterTexts): Json[] {
  const { query, params, idempotent } = call
  const { properties, required } = query ? toInlineSchema(query, 'input') : {}
  const schemas = params ? toInlineSchema(params, 'input').properties : {}
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  const texts = (name: string) => {
    const example = exampleOf(name)
    return { description: descriptionOf(name), ...(example !== undefined && { example }) }
  }
  return [
    ...parametersIn(call.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      ...texts(name),
      schema: (isJson(schemas) && schemas[name]) || {},
    })),
    ...Object.entries(properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: isRequired(name),
      ...texts(name),
      schema,
    })),
    ...(idempotent ? [idempotencyParameter] : []),
  ]
}

/** The names of the parameters in a path. */
function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

const idempotencyParameter: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'A UUID for one intent. The same key and body return the same result for 24 hours.',
  example: '4b0e8a52-5d0f-4c56-9f0b-6a1c6f7f6a4e',
  schema: { type: 'string', format: 'uuid' },
}
