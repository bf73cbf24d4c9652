import { Readable } from 'node:stream'
import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { EXPORT_NAME, EXPORTS_PATH } from './links.ts'
import type { AccountExports } from './service.ts'

export function registerAccountExportRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  { accountExports, files }: { accountExports: AccountExports; files: Pick<FileStore, 'get'> },
): void {
  register(calls.exportAccount, ({ caller, query }) =>
    accountExports.request(caller, { isFresh: query.fresh !== undefined }),
  )

  app.get<{ Params: { token: string } }>(`${EXPORTS_PATH}/:token/${EXPORT_NAME}`, async (request, reply) => {
    const key = await accountExports.open(request.params.token)
    const file = key === null ? null : await files.get(key)
    if (!file) throw notFound('This link has expired. Open your settings and download the file again.')
    reply.headers({
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${EXPORT_NAME}"`,
      'Content-Length': file.size,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    })
    // For a HEAD request, Fastify would read the complete file to count its bytes.
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.stream())
  })
}
