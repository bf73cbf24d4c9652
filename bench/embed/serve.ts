import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { answerOf } from './answers.ts'
import { folderOf } from './fetch-peers.ts'
import { floors } from './floors.ts'
import { baseOf, peers } from './peers.ts'
import { subjects } from './subjects.ts'

const DIST = new URL('../../packages/widgets/dist', import.meta.url).pathname
/** Photos of vendors for the fake backend: 480 px wide, about 9 kB each. */
const PICTURES = new URL('../../apps/api/assets/demo/catalogue', import.meta.url).pathname
const pictures = readdirSync(PICTURES)
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
}

export interface Server {
  origin: string
  /** Returns the size of a served file in bytes after `gzip -9`. Returns 0 for unknown paths. */
  weightOf(path: string): number
  /** Delays responses for the apps of the Vowkit elements until the caller calls the returned function. */
  holdApps(): () => void
  close(): void
}

/** Serves the host pages, the built files, the widgets of other projects and a fake backend on one local port. */
export async function serve(): Promise<Server> {
  /** Compresses the files in advance, so that no page waits for the compression. */
  const files = new Map<string, Buffer>()
  let appsReleased: Promise<void> = Promise.resolve()

  async function compress(pathname: string): Promise<Buffer | null> {
    const file = await readFrom(pathname)
    if (!file) return null
    const body = isPicture(pathname) ? file : gzipSync(file, { level: 9 })
    files.set(pathname, body)
    return body
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = /^\/page\/(-?\d+)$/.exec(pathname)
    if (page) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(hostPage(subjects[Number(page[1])]?.html ?? ''))
    }
    if (pathname.startsWith('/embed/v1/chunks/')) await appsReleased
    const file = files.get(pathname) ?? (await compress(pathname))
    const body = file ?? gzipSync(JSON.stringify(answerOf(pathname, `http://${request.headers.host}`)))
    const type = file ? (TYPES[extname(pathname)] ?? 'application/octet-stream') : 'application/json'
    if (!isPicture(pathname)) response.setHeader('content-encoding', 'gzip')
    response.writeHead(200, { 'content-type': type })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    weightOf: (path) => files.get(path)?.length ?? 0,
    holdApps() {
      let release = () => {}
      appsReleased = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    close: () => server.close(),
  }
}

function isPicture(pathname: string): boolean {
  return pathname.startsWith('/pictures/')
}

async function readFrom(pathname: string): Promise<Buffer | null> {
  if (isPicture(pathname)) return readFile(join(PICTURES, pictures[Number.parseInt(basename(pathname), 10)] ?? ''))
  const floor = floors[pathname.slice('/embed/v1/'.length)]
  if (floor) return Buffer.from(floor)
  if (pathname.startsWith('/embed/v1/')) return readFile(join(DIST, normalize(pathname.slice('/embed/v1'.length))))
  const peer = peers.find(({ pinned }) => pathname.startsWith(`${baseOf(pinned)}/`))
  return peer ? readFile(join(folderOf(peer), normalize(pathname.slice(baseOf(peer.pinned).length)))) : null
}

function hostPage(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 Georgia,serif;margin:24px}main{max-width:760px}.sized{width:400px;height:500px}.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}</style></head>
<body><main><h1>Wedding planning</h1><p>Words of the page itself.</p></main>${html}</body></html>`
}
