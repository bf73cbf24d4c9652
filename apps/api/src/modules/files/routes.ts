import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/http-error.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { fileRules } from './rules.ts'

interface FileRoute {
  Params: { key: string }
  Querystring: { download?: string }
}

/** Serves images at unguessable URLs. Anyone who knows a URL may read its image. */
export function registerFileRoutes(app: FastifyInstance, files: FileStore): void {
  async function sendFile(request: FastifyRequest<FileRoute>, reply: FastifyReply) {
    const file = await files.get(request.params.key)
    if (!file) throw notFound()
    // Without this header, browsers ignore the `download` attribute of a link to another origin.
    if (request.query.download !== undefined) {
      reply.header('Content-Disposition', `attachment; filename="picture.${file.type.split('/')[1]}"`)
    }
    reply
      .header('Cache-Control', `private, max-age=${fileRules.imageCacheSeconds}, immutable`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Content-Length', file.size)
      .type(file.type)
    // A HEAD request gets the same headers without reading the file.
    return request.method === 'HEAD' ? reply.send() : reply.send(file.stream())
  }

  app.route<FileRoute>({ method: ['GET', 'HEAD'], url: '/files/:key', handler: sendFile })
}
