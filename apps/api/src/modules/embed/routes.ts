import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/http-error.ts'
import { isVersion, type Releases, sendFile } from '../releases/service.ts'

export const embedRules = {
  /** How long browsers cache the script-tag files whose names never change. */
  embedCacheSeconds: 300,
}

/** Chunks whose names contain a hash of eight characters. Their content never changes. */
const HASHED = /^chunks\/.*-[\w-]{8}\.m?js$/

const IMMUTABLE = 'public, max-age=31536000, immutable'

interface EmbedRoute {
  Params: { version: string; '*': string }
}

/**
 * Serves the script-tag files to every site. `/embed/v1/` has the current release; `/embed/v<version>/` has each
 * version that this deployment ever served. A page that was opened before an update still finds its chunks at
 * `/embed/v1/`, because missing files are served from earlier releases.
 */
export function registerEmbed(app: FastifyInstance, releases: Pick<Releases, 'elements' | 'elementsOf'>): void {
  const shortLived = `public, max-age=${embedRules.embedCacheSeconds}`

  async function send(request: FastifyRequest<EmbedRoute>, reply: FastifyReply) {
    const { version, '*': path } = request.params
    const isLatest = version === '1'
    if (!isLatest && !isVersion(version)) throw notFound()
    const readers = isLatest ? releases.elements : [releases.elementsOf(version)]
    const cacheControl = isLatest && !HASHED.test(path) ? shortLived : IMMUTABLE
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (!(await sendFile(request, reply, { path, cacheControl }, readers))) throw notFound()
    return reply
  }

  app.get<EmbedRoute>('/embed/v:version/*', send)
}
