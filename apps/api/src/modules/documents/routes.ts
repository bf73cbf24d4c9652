import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { readRange } from '../../http/range.ts'
import { digest } from '../../platform/secrets.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { storageRules } from '../../providers/files/rules.ts'
import { headersFor } from './headers.ts'
import { DOCUMENTS_PATH } from './links.ts'
import { shownKey } from './repository.ts'
import type { DocumentService } from './service.ts'

interface DocumentRoute {
  Params: { token: string }
  /** With `download`, the document is saved instead of displayed. */
  Querystring: { download?: string }
}

export interface DocumentRouteDeps {
  documents: DocumentService
  files: FileStore
  /** The sites that may frame a document. */
  urls: { site: string; vision: string; desk: string }
}

export function registerDocumentRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  { documents, files, urls }: DocumentRouteDeps,
): void {
  register(
    calls.uploadLeadFiles,
    async ({ account, params, storedUploads }) => {
      await documents.upload(account, Number(params.lead_id), storedUploads)
      return { detail: 'Your documents have been saved.' }
    },
    ({ account, params, bytes }) => documents.admitUpload(account, Number(params.lead_id), bytes),
  )
  register(calls.deleteLeadFile, async ({ account, params }) => {
    await documents.delete(account, Number(params.file_id))
    return { detail: 'The document has been removed.' }
  })

  const framedBy = [urls.site, urls.vision, urls.desk].map((url) => new URL(url).origin)

  /** Returns a URL of the store itself, so that large documents do not pass through the API. */
  function presign(key: string, disposition: string): Promise<string | null> {
    return files.presign(key, { seconds: storageRules.presignedMs / 1_000, disposition })
  }

  async function sendDocument({ method, params, query, headers }: FastifyRequest<DocumentRoute>, reply: FastifyReply) {
    const opened = await documents.open(params.token)
    const file = opened && (await files.get(opened.key))
    if (!file) throw notFound('This link has expired. Please reload the page and open the document again.')
    // A digest, because the key itself is part of a permanent URL below `/files/`.
    const tag = `"${digest(opened.key)}"`
    const { document, key } = opened
    // The original of a certified document is downloaded instead of displayed, so that the user can compare its hash.
    const isSaved = key !== shownKey(document) || query.download !== undefined
    const answer = headersFor(document.name, file.type, { framedBy, isSaved })
    reply.headers(answer).header('ETag', tag)
    const link = method === 'HEAD' ? null : await presign(key, answer['Content-Disposition'] ?? 'attachment')
    if (link) return reply.redirect(link)
    const range = readRange(headers, file.size, tag)
    if (range === 'unsatisfiable') {
      reply.header('Content-Range', `bytes */${file.size}`)
      throw new HttpError(416, 'validation_failed', 'The requested range is outside the file.')
    }
    if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
    reply.header('Content-Length', range ? range.end - range.start + 1 : file.size)
    // A HEAD request gets the same headers without reading the file.
    return method === 'HEAD' ? reply.send() : reply.send(file.stream(range ?? undefined))
  }

  app.route<DocumentRoute>({
    method: ['GET', 'HEAD'],
    url: `${DOCUMENTS_PATH}/:token/:name`,
    handler: sendDocument,
  })
}
