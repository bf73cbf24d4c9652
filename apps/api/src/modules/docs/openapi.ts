import { type Call, ErrorBody } from '@vowkit/sdk-core/contract'
import type * as z from 'zod/mini'
import type { Descriptions } from './describe.ts'
import type { Json } from './json.ts'
import { toParameters } from './parameters.ts'
import { nameSchemas, type Schemas, toSchemas } from './schemas.ts'

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
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, object>
  components: {
    schemas: Record<string, Json>
    responses: Record<string, FailureResponse>
    securitySchemes: Record<string, { type: 'apiKey'; in: string; name: string; description: string }>
  }
}

interface FailureResponse {
  description: string
  headers?: Record<string, { schema: { type: 'integer' }; description: string }>
  content: Record<string, { schema: Json }>
}

/** What the document describes. */
export interface Contract {
  calls: Record<string, Call>
  /** The exports of the contract. Its schemas are named after them. */
  exported: Record<string, unknown>
  descriptions: Descriptions
  examples: Record<string, CallExamples | undefined>
}

/** Example values of a call. */
export interface CallExamples {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

/** Converts the contract to an OpenAPI 3.1 document. */
export function toOpenApi(contract: Contract, serverUrl: string, brandName: string): OpenApiDocument {
  const { calls, exported, descriptions } = contract
  const schemas = toSchemas(nameSchemas(calls, exported), descriptions)
  const paths: Record<string, object> = {}
  for (const [operationId, call] of Object.entries(calls)) {
    const operation = toOperation(operationId, call, contract, schemas)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} API`,
      version: '1.0.0',
      description: `The ${brandName} wedding platform.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      responses: Object.fromEntries(
        Object.keys(FAILURES).map((status) => [status, toFailure(Number(status), schemas)]),
      ),
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

function toOperation(operationId: string, call: Call, contract: Contract, schemas: Schemas): Json {
  const { descriptions, examples } = contract
  const example = examples[operationId] ?? {}
  const values: Json = { ...example.params, ...example.query }
  return {
    operationId,
    summary: call.summary,
    ...(call.auth !== 'none' && { description: toScopes(call), 'x-scopes': ['full', ...(call.openTo ?? [])] }),
    tags: [call.tag],
    security: call.auth === 'none' ? [] : call.auth === 'optional' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: toParameters(call, {
      descriptionOf: (name) => descriptions[`${operationId}.${name}`],
      exampleOf: (name) => values[name],
    }),
    ...(call.body && { requestBody: toRequestBody(call, call.body, schemas, example.body) }),
    responses: {
      [call.status]: toAnswer(call, schemas),
      ...Object.fromEntries(failuresOf(call).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
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

function toRequestBody(call: Call, body: z.ZodMiniType, schemas: Schemas, example: unknown): Json {
  const schema = schemas.refTo(body)
  const multipart = call.files ? toMultipart(schema, call.files) : { schema }
  return {
    required: body._zod.optin !== 'optional',
    content: {
      'application/json': { schema, ...(example !== undefined && { example }) },
      'multipart/form-data': multipart,
      'application/x-www-form-urlencoded': { schema },
    },
  }
}

/** The fields of a body and its files. */
function toMultipart(fields: Json, rules: NonNullable<Call['files']>): Json {
  const files = Object.entries(rules).map(([name, { maxFiles, maxBytes }]) => [
    name,
    {
      type: 'array',
      maxItems: maxFiles,
      items: { type: 'string', contentMediaType: 'application/octet-stream', maxLength: maxBytes },
    },
  ])
  const encoding = Object.entries(rules).flatMap(([name, { types }]) =>
    types ? [[name, { contentType: types.join(', ') }]] : [],
  )
  return {
    schema: { allOf: [fields, { type: 'object', properties: Object.fromEntries(files) }] },
    ...(encoding.length > 0 && { encoding: Object.fromEntries(encoding) }),
  }
}

function toAnswer({ status, response, events }: Call, schemas: Schemas): Json {
  if (status === 204) return { description: 'Success, without a body.' }
  if (!response) return { description: 'Redirects the browser.', headers: { Location: { schema: { type: 'string' } } } }
  if (events) return toStream(events, response, schemas)
  const description = status === 201 ? 'Created.' : 'Success.'
  return { description, content: { 'application/json': { schema: schemas.refTo(response) } } }
}

function toStream(events: z.ZodMiniType, response: z.ZodMiniType, schemas: Schemas): Json {
  const [event, done, error] = [events, response, ErrorBody].map((schema) => `\`${schemas.refTo(schema).$ref}\``)
  const description = `Events with JSON data: ${event}. The last event is \`done\`: ${done}; or \`error\`: ${error}.`
  return { description, content: { 'text/event-stream': { schema: { type: 'string' } } } }
}

function toFailure(status: number, schemas: Schemas): FailureResponse {
  return {
    description: FAILURES[status] ?? 'Failed.',
    ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } }),
    content: { 'application/json': { schema: schemas.refTo(ErrorBody) } },
  }
}
