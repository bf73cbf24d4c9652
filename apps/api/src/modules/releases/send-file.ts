import { basename, extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../../http/accepted-encodings.ts'
import { digest } from '../../platform/secrets.ts'
import type { FileReader } from './folder-files.ts'

/** Suffixes of the compressed copies that a build writes beside its files. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const

const SCRIPT = /\.m?js$/

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
])

/** How a file is sent. */
export interface SentFile {
  path: string
  cacheControl: string
}

/** Returns the content type of a built file. */
export function typeOfFile(path: string): string {
  return TYPES.get(extname(path)) ?? 'application/octet-stream'
}

/**
 * Sends a file of a release in an encoding that the client accepts. The ETag depends on the content only, so that it is
 * the same in all processes. The first reader that has the file wins. Resolves to whether one has it, and not to the
 * reply, because a promise of a reply resolves to `undefined` when the reply has been sent.
 */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { path, cacheControl }: SentFile,
  readers: readonly FileReader[],
): Promise<boolean> {
  for (const reader of readers) {
    for (const encoding of [...acceptedEncodings(headers), undefined]) {
      const bytes = await reader.read(encoding ? path + SUFFIXES[encoding] : path)
      if (!bytes) continue
      const etag = `"${digest(bytes).slice(0, 24)}"`
      reply.headers({ ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
      if (headers['if-none-match']?.includes(etag)) {
        reply.code(304).send()
        return true
      }
      if (encoding) reply.header('Content-Encoding', encoding)
      // The script does not name its source map, so that browsers load it from this folder only.
      const map = `${path}.map`
      if (SCRIPT.test(path) && (await reader.has(map))) reply.header('SourceMap', basename(map))
      reply.type(typeOfFile(path)).send(bytes)
      return true
    }
  }
  return false
}
