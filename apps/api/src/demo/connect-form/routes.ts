import { readFileSync } from 'node:fs'
import { isRecord, SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { CONNECT_FORM_PATH } from '../../config/demo-paths.ts'
import { HttpError } from '../../http/http-error.ts'
import { readStyles, sendPage } from '../../http/page.ts'
import { parseFields } from '../../http/read-body.ts'
import type { CategoryService } from '../../modules/categories/service.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { writeForm } from './form.ts'
import { writeNotice } from './page.ts'
import { VendorRequest } from './request.ts'
import type { VendorRequests } from './service.ts'

export interface ConnectFormDeps {
  categories: CategoryService
  requests: VendorRequests
  urls: Config['urls']
}

/** Serves a plain HTML form, shown in the site's iframe, that stands in for the external vendor connect form. */
export function registerConnectForm(app: FastifyInstance, { categories, requests, urls }: ConnectFormDeps): void {
  const site = new URL(urls.site).origin
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'",
    `frame-ancestors ${site} ${new URL(urls.vision).origin}`,
  ].join('; ')
  const send = (reply: FastifyReply, html: string) => sendPage(reply, html, policy)

  app.get(CONNECT_FORM_PATH, async (_request, reply) => send(reply, writeForm({ categories: await categories.list() })))

  app.post(CONNECT_FORM_PATH, async ({ body, ip, headers }, reply) => {
    const values = isRecord(body) ? body : {}
    try {
      // Without this check, any page could make its visitors send emails to strangers.
      if (isForeign(headers)) throw new HttpError(403, 'forbidden', 'Please fill in and send the form on this page.')
      await requests.submit(parseFields(VendorRequest, values), ip)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter))
      const hasFields = Object.keys(error.fields).length > 0
      const state = { categories: await categories.list(), values, errors: error.fields }
      return send(reply.code(error.status), writeForm(hasFields ? state : { ...state, failure: error.message }))
    }
    // Redirects, so that reloading the page does not submit the form again.
    return reply.redirect(`${CONNECT_FORM_PATH}/thanks`, 303)
  })

  app.get(`${CONNECT_FORM_PATH}/thanks`, async (_request, reply) => {
    const text = 'Please check your email for a verification link to create your account'
    return send(reply, writeNotice('Request Submitted', text, { submittedTo: site }))
  })

  const unknownLink = (reply: FastifyReply) =>
    send(
      reply.code(404),
      writeNotice('This link does not work', 'It may have expired. Please fill in the form once more.'),
    )

  app.get<{ Params: { token: string } }>(`${CONNECT_FORM_PATH}/verify/:token`, async ({ params: { token } }, reply) => {
    const request = await requests.find(token)
    if (!request) return unknownLink(reply)
    // Email scanners open every link, so only a button on the page creates the account.
    const body = '<form method="post"><button>Create my account</button></form>'
    return send(reply, writeNotice(request.businessName, `Create the account of ${request.email}.`, { body }))
  })

  app.post<{ Params: { token: string } }>(
    `${CONNECT_FORM_PATH}/verify/:token`,
    async ({ params: { token } }, reply) => {
      const request = await requests.find(token)
      if (!request) return unknownLink(reply)
      if (!(await requests.accept(request))) {
        const text = `${request.email} already has an account with us. Please send the form with another email.`
        return send(reply.code(409), writeNotice('This email is taken', text))
      }
      const body = `<a class="button" href="${escapeHtml(urls.site + SITE_PATHS.forgot_password)}">Set a password</a>`
      const text = `Couples find ${request.businessName} in our search now.`
      return send(reply, writeNotice('Your account is ready', text, { body }))
    },
  )

  const script = readFileSync(new URL('../../../assets/demo/connect-form/form.js', import.meta.url))
  const files = [
    { name: 'form.css', type: 'text/css', content: readStyles('demo/connect-form/form.css') },
    { name: 'form.js', type: 'text/javascript', content: script },
  ]
  for (const { name, type, content } of files)
    app.get(`${CONNECT_FORM_PATH}/${name}`, async (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type(type).send(content),
    )
}

/** Whether the browser reports that a page of another origin sent the request. */
function isForeign(headers: FastifyRequest['headers']): boolean {
  return /^(cross|same)-site$/.test(String(headers['sec-fetch-site']))
}
