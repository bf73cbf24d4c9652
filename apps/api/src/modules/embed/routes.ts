import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../limits.ts'
import { keepVersion, keptVersions, readVersion } from './kept-versions.ts'

/** Bundlers put a hash of eight signs before the ending of a chunk whose bytes never change. */
const HASHED = /[/\\]chunks[/\\].*-[\w-]{8}\.m?js(\.br|\.gz)?$/

const FOR_GOOD = 'max-age=31536000, immutable'

/**
 * Serves the script-tag files to every site: at the address of the major version, where they are renewed, and each version
 * that this deployment ever had at the address of its own, where they never change.
 */
export async function registerEmbed(
  app: FastifyInstance,
  { embedDir, dataDir }: { embedDir: string; dataDir: string },
): Promise<void> {
  const shortLived = `max-age=${limits.embedCacheSeconds}`
  await serve(app, embedDir, 'v1', (path) => (HASHED.test(path) ? FOR_GOOD : shortLived))
  const keptDir = join(dataDir, 'embed')
  const version = readVersion(embedDir)
  if (version) keepVersion(embedDir, version, keptDir)
  for (const kept of keptVersions(keptDir)) await serve(app, join(keptDir, kept), `v${kept}`, () => FOR_GOOD)
}

async function serve(app: FastifyInstance, root: string, name: string, cache: (path: string) => string): Promise<void> {
  await app.register(serveStatic, {
    root,
    prefix: `/embed/${name}/`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', `public, ${cache(path)}`)
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      const map = `${path.replace(/\.(br|gz)$/, '')}.map`
      if (existsSync(map)) reply.header('SourceMap', basename(map))
    },
  })
}
