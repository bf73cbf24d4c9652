import type { Knowledge, Question } from '@vowkit/concierge'
import type { AssistantTurn, SessionScope } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll } from 'vitest'
import { seedCatalogue } from '../demo/catalogue/seed.ts'
import type { Account } from '../http/call-context.ts'
import { createKnowledge } from '../modules/assistant/knowledge.ts'
import type { AssistantProvider } from '../providers/assistant/assistant.ts'
import { startApi, type TestApi } from './start-api.ts'

/** Creates the data source of the assistant's replies on a test server, as the account sees it. */
export function knowledgeOf(
  { db, clock, service, config }: TestApi,
  account: Account | null = null,
  scope: SessionScope = 'full',
): Knowledge {
  const deps = {
    db,
    clock,
    ...service.services,
    supportEmail: 'support@example.com',
    region: config.brand.region,
    monthlyPrice: '29.99',
  }
  return createKnowledge(deps)({ account, scope: account && scope, host: null })
}

/** Adds the demo vendors. Returns their ids by name. */
export async function addDemoVendors(api: TestApi): Promise<Map<string, number>> {
  await seedCatalogue({ vendors: api.service.services.vendors, clock: api.clock })
  const conditions = { categoryIds: [], places: [], notPlaces: [], features: [] }
  const { vendors } = await knowledgeOf(api).find({ conditions, sort: 'match', limit: 600 })
  return new Map(vendors.map(({ name, id }) => [name, id]))
}

/** The test server of a file and the ids of its vendors by name. Set before the tests run. */
export interface DemoBackend {
  readonly api: TestApi
  readonly ids: ReadonlyMap<string, number>
}

/** Starts a test server with the demo vendors for all tests of the file. */
export function setupDemoBackend(): DemoBackend {
  let api: TestApi
  let ids: Map<string, number>
  beforeAll(async () => {
    api = await startApi()
    ids = await addDemoVendors(api)
  })
  afterAll(() => api.stop())
  return {
    get api() {
      return api
    },
    get ids() {
      return ids
    },
  }
}

export interface TestQuestion {
  history?: AssistantTurn[]
  vendorId?: number | null
  acceptLanguage?: string
  scope?: Question['scope']
  signal?: AbortSignal
}

/** Returns the complete reply of a provider. */
export async function askProvider(
  provider: AssistantProvider,
  knowledge: Knowledge,
  message: string,
  {
    history = [],
    vendorId = null,
    acceptLanguage = '',
    scope,
    signal = new AbortController().signal,
  }: TestQuestion = {},
): Promise<string> {
  let reply = ''
  const question = { message, history, vendorId, acceptLanguage, scope }
  for await (const piece of provider.answer(question, knowledge, signal)) reply += piece
  return reply
}

/** Returns the ids of the vendors that a reply links to. */
export function linkedIds(reply: string): number[] {
  return [...reply.matchAll(/\[View Profile\]\(\/dashboard\/vendor-detail\/(\d+)\)/g)].map(([, id]) => Number(id))
}

/** Returns the reply without the three allowed forms of markup. */
export function textOf(reply: string): string {
  return reply
    .replace(/\[View Profile\]\(\/dashboard\/vendor-detail\/\d+\)/g, '')
    .replace(/\*\*[^*\n]+\*\*/g, (strong) => strong.slice(2, -2))
}

/** Matches characters and URLs that are not plain text. */
export const MARKS = /[<>*[\]`\\]|https?:|www\.|javascript:/i
