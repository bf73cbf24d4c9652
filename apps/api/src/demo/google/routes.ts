import { Email, isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DEMO_ISSUER_PATH as PATH } from '../../config/read-google.ts'
import { registerStyles, sendPage } from '../../http/page.ts'
import { writeChoice, writeOver } from './page.ts'
import { createDemoProvider, type DemoProviderDeps, isSignInOver, toSubject } from './provider.ts'

const CHOICE = `${PATH}/choose/:uid`
const STYLES = `${PATH}/choose.css`
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface DemoGoogleDeps extends DemoProviderDeps {
  apiUrl: string
}

/** Serves an OpenID Connect provider that replaces Google in a demo without a Google client. */
export async function registerDemoGoogle(app: FastifyInstance, { apiUrl, ...deps }: DemoGoogleDeps): Promise<void> {
  const provider = createDemoProvider(deps)
  const handle = provider.callback()
  const { protocol, host } = new URL(apiUrl)

  const send = (reply: FastifyReply, html: string) => sendPage(reply, html, POLICY)

  /** Whether the sign-in of this page is still pending in this browser. */
  async function isOpen({ raw }: { raw: Parameters<typeof handle>[0] }, reply: FastifyReply): Promise<boolean> {
    try {
      await provider.interactionDetails(raw, reply.raw)
      return true
    } catch (error) {
      if (isSignInOver(error)) return false
      throw error
    }
  }

  app.get(CHOICE, async (request, reply) =>
    (await isOpen(request, reply)) ? send(reply, writeChoice(STYLES)) : send(reply.code(404), writeOver(STYLES)),
  )

  app.post(CHOICE, async (request, reply) => {
    if (!(await isOpen(request, reply))) return send(reply.code(404), writeOver(STYLES))
    const { email, unverified, cancel } = isRecord(request.body) ? request.body : {}
    const finish = (result: Parameters<typeof provider.interactionResult>[2]) =>
      provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    if (cancel) return reply.redirect(await finish({ error: 'access_denied' }), 303)
    const { data: address } = Email.safeParse(email)
    if (!address) return send(reply.code(400), writeChoice(STYLES, 'Enter a valid email address.'))
    const accountId = toSubject(address, !unverified)
    return reply.redirect(await finish({ select_account: {}, login: { accountId } }), 303)
  })

  registerStyles(app, STYLES, 'checkout/checkout.css', 'checkout/fields.css', 'demo/google.css')

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // oidc-provider parses bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${PATH}/*`, async ({ raw }, reply) => {
      reply.hijack()
      const url = raw.url ?? ''
      Object.assign(raw, { originalUrl: url, url: url.slice(PATH.length) })
      Object.assign(raw.headers, { 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-host': host })
      // Without its session cookie, the provider prompts for an account each time.
      raw.headers.cookie = raw.headers.cookie?.replace(/\b_session(\.sig)?=[^;]*(; )?/g, '')
      await handle(raw, reply.raw)
    })
  })
}
