import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

/** A response of the small backend. A body that is not text is sent as JSON. */
export interface Reply {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

/** Returns the response to a request, or `undefined` to use the usual one. */
export type Override = (request: { method: string; path: string; query: URLSearchParams }) => Reply | undefined

export interface SmallBackend {
  url: string
  stop(): Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
}

/** A vendor of a list. */
export const VENDORS = [1, 2, 3].map((id) => ({
  id,
  user: 1000 + id,
  business_name: `Vendor ${id}`,
  image: `https://images.example/${id}.png`,
  about_us: '<p>Grown nearby.</p>',
  categories_label: 'Florists',
  is_first_message: false,
  is_first_invoice: false,
  is_first_file: false,
}))

const [FIRST] = VENDORS
export const DETAIL = {
  ...FIRST,
  user: { id: 1001, first_name: 'Vera', last_name: 'Lind' },
  phone: '+1 555 0142',
  gallery: [],
  business_services: 'Bouquets',
  is_favorited: false,
  inquiry: false,
  reviews: [],
  packages: [],
  faqs: [],
}

const CONFIG = { site_url: '', vision_url: '', google: false, payments: false }
const OPTIONS = { sorts: [], places: [], near: [], styles: [], has_calendars: false }

export function errorOf(status: number, code: string, fields = {}): Reply {
  return { status, body: { code, detail: 'No.', request_id: 'r-1', ...fields } }
}

/** Starts a server that meets the public requirements, except where `override` returns another response. */
export async function startSmallBackend(override: Override = () => undefined): Promise<SmallBackend> {
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://small.test')
    const asked = { method: request.method ?? 'GET', path, query }
    const { status = 200, body = '', headers = CORS } = override(asked) ?? reply(request, path, query)
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    response.end(isText ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function reply({ method }: IncomingMessage, path: string, query: URLSearchParams): Reply {
  if (method === 'OPTIONS') return { status: 204 }
  if (path === '/config/') return { body: CONFIG }
  if (path === '/auth/login_vision/') return errorOf(400, 'validation_failed', { email: ['Enter an address.'] })
  if (path === '/auth/login/') return errorOf(400, 'invalid_credentials')
  if (path === '/vendor/categories/') return { body: [{ id: 4, title: 'Florists' }] }
  if (path === '/vendor/search-options/') return { body: OPTIONS }
  if (path === '/vendor/search-list/') return { body: search(query) }
  if (path === '/vendor/detail/get/1/') return { body: DETAIL }
  if (/^\/(vendor\/detail|auth\/(vendors\/)?magic-link)/.test(path)) return errorOf(404, 'not_found')
  return errorOf(401, 'unauthorized')
}

function search(query: URLSearchParams): object {
  const category = query.get('categories')
  const ids = query.get('ids')?.split(',').map(Number)
  const found = ids?.flatMap((id) => VENDORS.find((vendor) => vendor.id === id) ?? []) ?? VENDORS
  const all = category === null || category === '4' ? found : []
  const size = Number(query.get('page_size') ?? 12)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return { results: all.slice(start, start + size), count: all.length }
}
