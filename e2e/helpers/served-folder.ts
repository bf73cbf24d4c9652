import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { strToU8, unzipSync } from 'fflate'

const TYPES: Record<string, string> = {
  '': 'text/html',
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}

export interface ServedFolder extends AsyncDisposable {
  url: string
}

/** Serves files by their path on a free port, as any web server would. `index.html` is at `/`. */
export async function serveFiles(files: Record<string, Uint8Array>): Promise<ServedFolder> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.slice(1).replace(/[?#].*$/, '')) || 'index.html'
    const file = files[path]
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Unpacks a zip archive and serves its files. */
export function serveZip(zip: Uint8Array): Promise<ServedFolder> {
  return serveFiles(unzipSync(zip))
}

/** Serves pages with the given bodies by their path. */
export function servePages(bodies: Record<string, string>): Promise<ServedFolder> {
  const toPage = (body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`
  return serveFiles(Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, strToU8(toPage(body))])))
}
