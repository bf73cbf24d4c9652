import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound } from '../../http/http-error.ts'
import { readRange } from '../../http/range.ts'
import { toThumbnail, type WebpImage } from '../../images/images.ts'
import type { Clock } from '../../platform/clock.ts'
import { digest } from '../../platform/secrets.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { FileStore, StoredFile } from '../../providers/files/files.ts'
import { fileRules } from './rules.ts'
import { toAttachment } from './to-file-name.ts'

interface FileRoute {
  Params: { key: string }
  Querystring: { download?: string; width?: string }
}

/**
 * Registers the route of stored images. The URLs are unguessable, and anyone who knows a URL may read its image.
 * `?width=` returns a small copy.
 */
export function registerFileRoutes(app: FastifyInstance, files: FileStore, clock: Clock): void {
  const thumbnails = createTtlCache<WebpImage>({
    clock,
    lifeMs: fileRules.thumbnailCacheMs,
    max: fileRules.thumbnailsInMemory,
  })

  async function sendThumbnail(file: StoredFile, key: string, width: number, reply: FastifyReply) {
    const { bytes, type } = await thumbnails.get(`${width}/${key}`, async () => toThumbnail(await file.bytes(), width))
    return withHeaders(reply).type(type).send(Buffer.from(bytes))
  }

  async function sendFile(request: FastifyRequest<FileRoute>, reply: FastifyReply) {
    const file = await files.get(request.params.key)
    if (!file) throw notFound()
    // The bytes at a URL never change, so its key and width identify them.
    const { download, width: wanted } = request.query
    const tag = `"${digest(`${request.params.key} ${wanted ?? ''}`)}"`
    reply.header('ETag', tag)
    if (request.headers['if-none-match'] === tag) return withHeaders(reply).code(304).send()
    const width = fileRules.thumbnailWidths.find((width) => String(width) === wanted)
    if (width !== undefined && file.type.startsWith('image/'))
      return sendThumbnail(file, request.params.key, width, reply)
    // Without this header, browsers ignore the `download` attribute of a link to another origin.
    if (download !== undefined) {
      reply.header('Content-Disposition', toAttachment(String(download), file.type.split('/')[1] ?? ''))
    }
    withHeaders(reply).header('Accept-Ranges', 'bytes').type(file.type)
    const range = readRange(request.headers, file.size, tag)
    if (range === 'unsatisfiable') {
      reply.header('Content-Range', `bytes */${file.size}`)
      throw new HttpError(416, 'validation_failed', 'The requested range is outside the file.')
    }
    if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
    reply.header('Content-Length', range ? range.end - range.start + 1 : file.size)
    // A HEAD request gets the same headers without reading the file.
    return request.method === 'HEAD' ? reply.send() : reply.send(file.stream(range ?? undefined))
  }

  app.route<FileRoute>({ method: ['GET', 'HEAD'], url: '/files/:key', handler: sendFile })
}

function withHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header(
      'Cache-Control',
      `public, max-age=${fileRules.imageCacheSeconds}, s-maxage=${fileRules.imageCdnSeconds}, immutable`,
    )
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
}
