import type { Catalogue } from '@vowkit/concierge'
import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll } from 'vitest'
import { seedCatalogue } from '../demo/catalogue/seed.ts'
import type { Account } from '../http/call-context.ts'
import { createCatalogues } from '../modules/assistant/catalogue.ts'
import type { AssistantProvider } from '../providers/assistant/assistant.ts'
import { startApi, type TestApi } from './start-api.ts'

/** What an assistant may know of a test's backend. */
export function catalogueOf({ db, clock, service }: TestApi, account: Account | null = null): Catalogue {
  return createCatalogues({ db, clock, ...service.services, supportEmail: 'support@example.com' })(
    account,
    account && 'full',
  )
}

/** Adds the vendors of the demo; the answer is their ids by their names. */
export async function addDemoVendors(api: TestApi): Promise<Map<string, number>> {
  await seedCatalogue({ vendors: api.service.services.vendors, clock: api.clock })
  const found = await catalogueOf(api).search({ order: 'match', limit: 1000 })
  return new Map(found.map(({ name, id }) => [name, id]))
}

/** A backend of a test file, and the ids of its vendors by their names. Both are there once the tests run. */
export interface DemoBackend {
  readonly api: TestApi
  readonly ids: ReadonlyMap<string, number>
}

/** Has a backend with the vendors of the demo for all tests of the file. */
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
  signal?: AbortSignal
}

/** The whole reply of a provider. */
export async function askProvider(
  provider: AssistantProvider,
  catalogue: Catalogue,
  message: string,
  { history = [], vendorId = null, acceptLanguage = '', signal = new AbortController().signal }: TestQuestion = {},
): Promise<string> {
  let reply = ''
  for await (const piece of provider.answer({ message, history, vendorId, acceptLanguage }, catalogue, signal))
    reply += piece
  return reply
}

/** The ids of the vendors a reply leads to. */
export function linkedIds(reply: string): number[] {
  return [...reply.matchAll(/\[View Profile\]\(\/dashboard\/vendor-detail\/(\d+)\)/g)].map(([, id]) => Number(id))
}

/** What is left of a reply without the three forms of markup; of none of it may anything be made but text. */
export function textOf(reply: string): string {
  return reply
    .replace(/\[View Profile\]\(\/dashboard\/vendor-detail\/\d+\)/g, '')
    .replace(/\*\*[^*\n]+\*\*/g, (strong) => strong.slice(2, -2))
}

/** Marks that would be more than text: brackets, stars, escapes, addresses. */
export const MARKS = /[<>*[\]`\\]|https?:|www\.|javascript:/i
