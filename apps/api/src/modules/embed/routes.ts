import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../limits.ts'

/** Bundlers put a hash of eight signs before the ending of a chunk whose bytes never change. */
const HASHED = /[/\\]chunks[/\\].*-[\w-]{8}\.m?js(\.br|\.gz)?$/

/** Serves the script-tag files to every site. */
export async function registerEmbed(app: FastifyInstance, embedDir: string): Promise<void> {
  await app.register(serveStatic, {
    root: embedDir,
    prefix: '/embed/v1/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const cache = HASHED.test(path) ? 'max-age=31536000, immutable' : `max-age=${limits.embedCacheSeconds}`
      reply.header('Cache-Control', `public, ${cache}`)
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
}
