import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/http-error.ts'
import { limits } from '../../limits.ts'
import type { FileStore } from '../../providers/files/files.ts'

/** Serves pictures at their unguessable addresses; knowing one is the permission. */
export function registerFileRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const file = await files.get(request.params.key)
    if (!file) throw notFound()
    return reply
      .header('Cache-Control', `private, max-age=${limits.pictureCacheSeconds}, immutable`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Content-Length', file.size)
      .type(file.type)
      .send(file.stream())
  })
}
