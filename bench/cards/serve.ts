import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

const DIST = new URL('../../packages/widgets/dist', import.meta.url).pathname
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 Georgia,serif;margin:24px}</style></head>
<body><h1>Vendors we love</h1><script src="/embed/v1/vendor-card-grid.js" async></script></body></html>`
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const WORDS = 'Peonies, sage and candlelight for barns and gardens by the river. '.repeat(6)

export interface Server {
  origin: string
  close(): void
}

/** Serves an empty host page, the built elements, and a fake backend that returns as many vendors as requested. */
export async function serve(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = async (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
    if (pathname === '/') return answer('text/html', PAGE)
    if (pathname.startsWith('/pictures/')) return answer('image/png', PICTURE)
    if (pathname === '/config/') return answer('application/json', JSON.stringify({ site_url: 'http://site.test' }))
    if (pathname === '/vendor/search-list/')
      return answer('application/json', JSON.stringify(pageOf(Number(searchParams.get('page_size')))))
    if (pathname.startsWith('/embed/v1/'))
      return answer('text/javascript', await readFile(join(DIST, normalize(pathname.slice('/embed/v1'.length)))))
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function pageOf(size: number) {
  const results = Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    user: 5000 + index,
    business_name: `Vendor ${index + 1}`,
    image: `/pictures/${index + 1}.png`,
    about_us: `<p>${WORDS}</p>`,
    avg_rating: 4.5,
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
  }))
  return { results, count: size, page_size: size }
}
