import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FLOOR, subjects } from './subjects.ts'

const DIST = new URL('../../packages/widgets/dist', import.meta.url).pathname

/** Bytes of JavaScript, gzip -9, by path. */
export type Weights = Map<string, number>

export interface Server {
  origin: string
  weights: Weights
  close(): void
}

/** The host pages and the built files on one local port, all scripts with gzip. */
export async function serve(): Promise<Server> {
  const weights: Weights = new Map()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = /^\/page\/(-?\d+)$/.exec(pathname)
    if (page) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(hostPage(subjects[Number(page[1])]?.html ?? ''))
    }
    const script = await readScript(pathname)
    if (script === null) return response.writeHead(404).end()
    const body = gzipSync(script, { level: 9 })
    weights.set(pathname, body.length)
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, weights, close: () => server.close() }
}

async function readScript(pathname: string): Promise<Buffer | null> {
  if (!pathname.startsWith('/embed/v1/')) return null
  if (pathname.endsWith('/floor.js')) return Buffer.from(FLOOR)
  return readFile(join(DIST, normalize(pathname.slice('/embed/v1'.length))))
}

function hostPage(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 Georgia,serif;margin:24px}main{max-width:760px}</style></head>
<body><main><h1>Wedding planning</h1><p>Words of the page itself.</p></main>${html}</body></html>`
}
