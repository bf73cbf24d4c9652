import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/http-error.ts'
import { pageLanguage } from '../../http/page-language.ts'
import { RECEIPTS_PATH, type Receipts } from './service.ts'

interface ReceiptRoute {
  Params: { token: string }
  Querystring: { lang?: unknown }
}

/** Serves receipts to browsers that have a valid link, in the language of the link, else of the browser. */
export function registerReceiptRoutes(app: FastifyInstance, receipts: Receipts): void {
  app.get<ReceiptRoute>(`${RECEIPTS_PATH}/:token/:name`, async ({ params, query: { lang }, headers }, reply) => {
    const invoiceId = receipts.links.read(params.token)
    const language = lang === 'en' || lang === 'es' ? lang : pageLanguage(headers)
    const file = invoiceId && (await receipts.draw(invoiceId, language))
    if (!file) throw notFound('This link has expired. Please reload the page and open the receipt again.')
    return reply
      .headers({
        'Content-Type': file.type,
        'Content-Disposition': `inline; filename="${file.name}"`,
        'Content-Security-Policy': "script-src 'none'; form-action 'none'; frame-ancestors 'none'",
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .send(Buffer.from(file.bytes))
  })
}
