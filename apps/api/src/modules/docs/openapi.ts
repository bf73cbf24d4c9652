import { type Call, ErrorBody, IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

const FAILURES: Record<number, string> = {
  400: 'The request is invalid. `code` and the named fields say why.',
  401: 'The token is missing, expired or revoked.',
  402: 'No credits are left.',
  403: 'The account has no access; or `confirmation_required`: the session needs a new sign-in on the site.',
  404: 'The resource does not exist, or belongs to another account.',
  408: 'The body arrived too slowly.',
  409: 'The current state does not allow it, or the idempotency key was used with another body.',
  413: 'A file or the body is too large.',
  429: 'Too many requests. `Retry-After` says how many seconds to wait.',
  503: 'This deployment has no configuration for a service that the call needs.',
}

/** The parts of an OpenAPI document that this module writes. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, object>
  components: object
}

/** Converts the contract to an OpenAPI 3.1 document. */
export function toOpenApi(calls: Record<string, Call>, serverUrl: string, brandName: string): OpenApiDocument {
  const paths: Record<string, object> = {}
  for (const [operationId, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: toOperation(operationId, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1.0.0', description: `The ${brandName} wedding platform.` },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: toSchema(ErrorBody, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `Token`, a space, and the token.',
        },
      },
    },
  }
}

function toOperation(operationId: string, call: Call): Json {
  return {
    operationId,
    summary: call.summary,
    ...(call.auth !== 'none' && { description: toScopes(call), 'x-scopes': ['full', ...(call.openTo ?? [])] }),
    tags: [call.tag],
    security: call.auth === 'none' ? [] : call.auth === 'optional' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      ...pathParameters(call),
      ...queryParameters(call),
      ...(call.idempotent ? [idempotencyParameter()] : []),
    ],
    ...(call.body && { requestBody: toRequestBody(call, call.body) }),
    responses: {
      [call.status]: toAnswer(call),
      ...Object.fromEntries(failuresOf(call).map((status) => [status, toFailure(status)])),
    },
  }
}

/** Describes which session scopes may make a call. */
function toScopes({ auth, openTo = [] }: Call): string {
  const narrow = openTo.map((scope) => `\`${scope}\``).join(' and ')
  const open = narrow
    ? `Open to sessions of the scopes \`full\`, ${narrow}.`
    : 'Open to sessions of the scope `full` only.'
  const refusal =
    auth === 'optional' ? 'Other sessions count as unauthenticated.' : 'Other sessions get 403 `confirmation_required`.'
  return openTo.length === 2 ? open : `${open} ${refusal}`
}

function failuresOf({ auth, body, failures, openTo = [] }: Call): number[] {
  const refusal = auth === 'required' && openTo.length < 2 ? [403] : []
  return [...new Set([...failures, ...refusal, ...(body ? [408] : []), 429, 503])]
}

function pathParameters(call: Call): Json[] {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const properties = call.params && toSchema(call.params, 'input').properties
  const schemas = new Map(Object.entries(properties ?? {}))
  return names.map((name = '') => ({ name, in: 'path', required: true, schema: schemas.get(name) ?? {} }))
}

function queryParameters(call: Call): Json[] {
  const { properties, required = [] } = call.query ? toSchema(call.query, 'input') : {}
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired(name),
    schema,
  }))
}

function idempotencyParameter(): Json {
  return {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: 'A UUID for one intent. The same key and body return the same result for 24 hours.',
  }
}

function toRequestBody(call: Call, body: z.ZodMiniType): Json {
  const schema = toSchema(body, 'input')
  const files = Object.entries(call.files ?? {}).map(([name, { maxFiles, maxBytes }]) => [
    name,
    {
      type: 'array',
      maxItems: maxFiles,
      items: { type: 'string', contentMediaType: 'application/octet-stream', maxLength: maxBytes },
    },
  ])
  const encoding = Object.entries(call.files ?? {}).flatMap(([name, { types }]) =>
    types ? [[name, { contentType: types.join(', ') }]] : [],
  )
  const withFiles = { ...schema, properties: { ...Object(schema.properties), ...Object.fromEntries(files) } }
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: withFiles,
        ...(encoding.length > 0 && { encoding: Object.fromEntries(encoding) }),
      },
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  }
}

function toAnswer({ status, response, events }: Call): Json {
  if (status === 204) return { description: 'Success, without a body.' }
  if (!response) return { description: 'Redirects the browser.', headers: { Location: { schema: { type: 'string' } } } }
  if (events) return toStream(events, response)
  const description = status === 201 ? 'Created.' : 'Success.'
  return { description, content: { 'application/json': { schema: toSchema(response, 'output') } } }
}

function toStream(events: z.ZodMiniType, response: z.ZodMiniType): Json {
  const schemas = [events, response, ErrorBody].map((schema) => JSON.stringify(toSchema(schema, 'output')))
  const [event, done, error] = schemas
  const description = `Events with JSON data: ${event}. The last event is \`done\`: ${done}; or \`error\`: ${error}.`
  return { description, content: { 'text/event-stream': { schema: { type: 'string' } } } }
}

function toFailure(status: number): Json {
  return {
    description: FAILURES[status] ?? 'Failed.',
    ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
