import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { keepVersion, keptVersions, readVersion } from './kept-versions.ts'

export const embedRules = {
  /** Browsers cache script-tag files whose names do not change for this time. */
  embedCacheSeconds: 300,
}

/** Bundlers put a hash of eight signs before the ending of a chunk whose bytes never change. */
const HASHED = /[/\\]chunks[/\\].*-[\w-]{8}\.m?js(\.br|\.gz)?$/

const FOR_GOOD = 'max-age=31536000, immutable'

/**
 * Serves the script-tag files to every site: at the address of the major version, where they are renewed, and each version
 * that this deployment ever had at the address of its own, where they never change. A page that was opened before a release
 * asks for the chunks of its own files at the renewed address, and has them from the version they belong to.
 */
export async function registerEmbed(
  app: FastifyInstance,
  { embedDir, dataDir }: { embedDir: string; dataDir: string },
): Promise<void> {
  const shortLived = `max-age=${embedRules.embedCacheSeconds}`
  const keptDir = join(dataDir, 'embed')
  const version = readVersion(embedDir)
  if (version) keepVersion(embedDir, version, keptDir)
  const kept = keptVersions(keptDir).map((name) => ({ name, folder: join(keptDir, name) }))
  const folders = [embedDir, ...kept.map(({ folder }) => folder)]
  await serve(app, folders, 'v1', (path) => (HASHED.test(path) ? FOR_GOOD : shortLived))
  for (const { name, folder } of kept) await serve(app, [folder], `v${name}`, () => FOR_GOOD)
}

/** Serves the files of these folders; of two with one name the one of the earlier folder. */
async function serve(
  app: FastifyInstance,
  folders: string[],
  name: string,
  cache: (path: string) => string,
): Promise<void> {
  await app.register(serveStatic, {
    root: folders,
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
