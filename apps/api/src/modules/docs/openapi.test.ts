import { Validator } from '@seriousme/openapi-schema-validator'
import * as contract from '@vowkit/sdk-core/contract'
import { type Call, calls } from '@vowkit/sdk-core/contract'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { describeContract, readDescriptions } from '../../../scripts/contract-descriptions.ts'
import { apiDocument } from './document.ts'
import { examples } from './examples/examples.ts'
import { isJson, type Json } from './json.ts'
import { toOpenApi } from './openapi.ts'

const document = apiDocument('https://api.example.com', 'Vowkit')
const schemas = document.components.schemas
const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(document.paths))
const operations = Object.values(paths).flatMap((path) => Object.values(path))

interface Operation {
  operationId: string
  parameters: { name: string; in: string; description?: string; example?: unknown }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json; example?: unknown }> }
}

function operation(id: string): Operation {
  const found = operations.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`The document has no operation ${id}.`)
  return found
}

/** All references in the document. */
function referencesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
}

it('the document is valid OpenAPI 3.1, and smaller than 350 kB', async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(JSON.stringify(document).length).toBeLessThan(350_000)
})

it('each reference of the document leads to a schema or a response', () => {
  for (const reference of new Set(referencesIn(document))) {
    const [, ...path] = reference.split('/')
    expect(
      path.reduce<unknown>((at, key) => (isJson(at) ? at[key] : undefined), document),
      reference,
    ).toBeDefined()
  }
})

it('the document names each schema that the contract exports', () => {
  const named = Object.entries(contract).flatMap(([name, value]) => (value instanceof z.ZodMiniType ? [name] : []))
  expect(named.length).toBeGreaterThan(100)
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(named))
  expect(schemas.VendorPage).toMatchObject({
    properties: { results: { type: 'array', items: { $ref: '#/components/schemas/Vendor' } } },
  })
})

it('the schemas allow unknown fields', () => {
  expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false')
})

it('a schema whose input differs from its output has a second name for the input', () => {
  const Priced = z.object({ amount: z._default(z.number(), 0) })
  const Order = z.object({ priced: Priced })
  const call: Call = {
    method: 'POST',
    path: '/orders/',
    auth: 'none',
    summary: 'Orders.',
    tag: 'orders',
    body: z.object({ order: Order }),
    response: Order,
    status: 200,
    failures: [],
  }
  const made = toOpenApi(
    {
      calls: { order: call },
      exported: { Priced, Order, ErrorBody: contract.ErrorBody },
      descriptions: {},
      examples: {},
    },
    '',
    '',
  ).components.schemas
  expect(made.Priced).toMatchObject({ required: ['amount'] })
  expect(made.PricedInput).not.toHaveProperty('required')
  expect(made.Order).toMatchObject({ properties: { priced: { $ref: '#/components/schemas/Priced' } } })
  expect(made.OrderInput).toMatchObject({ properties: { priced: { $ref: '#/components/schemas/PricedInput' } } })
  expect(made.OrderBody).toMatchObject({ properties: { order: { $ref: '#/components/schemas/OrderInput' } } })
})

it('each parameter has a description', () => {
  const missing = operations.flatMap(({ operationId, parameters }) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${operationId}.${name}`),
  )
  expect(missing).toEqual([])
})

it('each named schema that the contract exports has a description', () => {
  const described = Object.keys(contract).filter((name) => schemas[name] && !schemas[name].description)
  expect(described).toEqual([])
})

it('each body with fields has an example', () => {
  const missing = operations.filter(({ requestBody }) => {
    const json = requestBody?.content['application/json']
    const name = String(json?.schema.$ref).split('/').at(-1) ?? ''
    const { properties } = schemas[name] ?? {}
    return json && isJson(properties) && Object.keys(properties).length > 0 && json.example === undefined
  })
  expect(missing.map(({ operationId }) => operationId)).toEqual([])
})

it.each(Object.entries(examples))('the examples of %s match the contract', (name, { params, query, body }) => {
  const call: Call | undefined = Object.entries<Call>(calls).find(([id]) => id === name)?.[1]
  const partial = (schema: unknown) => (schema instanceof z.ZodMiniObject ? z.partial(schema) : z.undefined())
  expect(z.safeParse(params ? partial(call?.params) : z.any(), params).error).toBeUndefined()
  expect(z.safeParse(query ? partial(call?.query) : z.any(), query).error).toBeUndefined()
  if (body !== undefined) expect(call?.body?.safeParse(body).error).toBeUndefined()
})

it('the body of a call is optional in the document if it is optional in the contract', () => {
  expect(operation('sendInquiry').requestBody?.required).toBe(false)
  expect(operation('createVision').requestBody?.required).toBe(true)
})

it('the descriptions are up to date: run `npm run describe` after a change', () => {
  expect(readDescriptions()).toBe(describeContract())
})
