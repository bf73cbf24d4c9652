import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { archiveVersion, listVersions, readVersion } from './version-archive.ts'

export const embedRules = {
  /** How long browsers cache the script-tag files whose names never change. */
  embedCacheSeconds: 300,
}

/** Chunks whose names contain a hash of eight characters. Their content never changes. */
const HASHED = /[/\\]chunks[/\\].*-[\w-]{8}\.m?js(\.br|\.gz)?$/

const IMMUTABLE = 'max-age=31536000, immutable'

/**
 * Serves the script-tag files to every site. `/embed/v1/` has the current version; `/embed/v<version>/` has each
 * version that this deployment ever served. A page that was opened before an update still finds its chunks at
 * `/embed/v1/`, because missing files are served from the archived versions.
 */
export async function registerEmbed(
  app: FastifyInstance,
  { embedDir, dataDir }: { embedDir: string; dataDir: string },
): Promise<void> {
  const shortLived = `max-age=${embedRules.embedCacheSeconds}`
  const archiveDir = join(dataDir, 'embed')
  const version = readVersion(embedDir)
  if (version) archiveVersion(embedDir, version, archiveDir)
  const archived = listVersions(archiveDir).map((name) => ({ name, folder: join(archiveDir, name) }))
  const folders = [embedDir, ...archived.map(({ folder }) => folder)]
  await serve(app, folders, 'v1', (path) => (HASHED.test(path) ? IMMUTABLE : shortLived))
  for (const { name, folder } of archived) await serve(app, [folder], `v${name}`, () => IMMUTABLE)
}

/** Serves the files of these folders. If several folders contain a file, the first one wins. */
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
