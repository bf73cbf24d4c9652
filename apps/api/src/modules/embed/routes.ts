import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { limits } from '../../limits.ts'

/** Bundlers put a hash of eight signs before the ending of a chunk whose bytes never change. */
const HASHED = /[/\\]chunks[/\\].*-[\w-]{8}\.m?js(\.br|\.gz)?$/

const FOR_GOOD = 'max-age=31536000, immutable'

/** The files of this very version, whose address may be pinned for good. */
const Manifest = z.object({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+[\w.-]*$/)) })

/**
 * Serves the script-tag files to every site: at the address of the major version, where they are renewed, and at the
 * address of their own version, where they never change.
 */
export async function registerEmbed(app: FastifyInstance, embedDir: string): Promise<void> {
  const shortLived = `max-age=${limits.embedCacheSeconds}`
  await serve(app, embedDir, 'v1', (path) => (HASHED.test(path) ? FOR_GOOD : shortLived))
  const version = readVersion(embedDir)
  if (version) await serve(app, embedDir, `v${version}`, () => FOR_GOOD)
}

/** The version of the built files; null where none are built. */
function readVersion(embedDir: string): string | null {
  const path = join(embedDir, 'manifest.json')
  return existsSync(path) ? Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).version : null
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
    },
  })
}
