import { readFileSync } from 'node:fs'
import { calls, HANDOFF_PARAMETER, LOGIN_FAILURE_PARAMETER } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { GOOGLE_RETURN_PATH } from '../../config/read-google.ts'
import { notConfigured } from '../../http/http-error.ts'
import { sendPage } from '../../http/page.ts'
import { parseFields } from '../../http/read-body.ts'
import { makeBrowser, readBrowser, writeBrowser } from './browser-cookie.ts'
import { writePopup } from './popup-page.ts'
import { toReturnAddress, withParameter } from './return-address.ts'
import type { GoogleReturn, GoogleSignIn, ReturnTarget } from './service.ts'

const START = calls.googleStart
const POPUP_POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface GoogleRouteDeps {
  /** Null if sign-in with Google is not configured. */
  google: GoogleSignIn | null
  urls: { api: string; site: string; vision: string }
  /** Origins whose pages may open a sign-in popup. */
  origins: readonly string[]
}

/** Registers the redirect to Google and the callback route. */
export function registerGoogleRoutes(app: FastifyInstance, { google, urls, origins }: GoogleRouteDeps): void {
  if (!google) {
    app.get(START.path, async () => {
      throw notConfigured('Sign-in with Google is not available on this website. Please sign in with your email.')
    })
    return
  }

  app.get(START.path, async ({ query, headers, ip }, reply) => {
    const { return_to, mode, opener } = parseFields(START.query, query)
    const target: ReturnTarget = { returnTo: toReturnAddress(return_to, urls), opener: null }
    if (mode === 'popup') {
      if (!opener || !origins.includes(opener)) {
        const message = { error: 'google_not_allowed' } as const
        return sendBack(reply.code(400), { ...target, opener: toOrigin(opener), message })
      }
      target.opener = opener
    }
    const browser = readBrowser(headers.cookie) ?? makeBrowser()
    const next = await google.start(target, browser, ip)
    if (!(next instanceof URL)) return sendBack(reply, next)
    return hideAddress(reply)
      .header('Set-Cookie', writeBrowser(browser, urls.api + START.path))
      .redirect(next.href)
  })

  app.get(GOOGLE_RETURN_PATH, async ({ url, headers }, reply) => {
    const query = new URL(url, urls.api).searchParams
    const home: ReturnTarget = { returnTo: toReturnAddress(undefined, urls), opener: null }
    return sendBack(reply, await google.finish(query, readBrowser(headers.cookie), home))
  })

  const script = readFileSync(new URL('../../../assets/google-popup/popup.js', import.meta.url))
  app.get(`${GOOGLE_RETURN_PATH}popup.js`, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript').send(script),
  )
}

/** Returns the text if it is a valid origin, otherwise `""`, which no window can have. */
function toOrigin(text = ''): string {
  return URL.canParse(text) && new URL(text).origin === text ? text : ''
}

/** Redirects to the return page, or renders the page that posts the result to the opener of the popup. */
function sendBack(reply: FastifyReply, { returnTo, opener, message }: GoogleReturn): FastifyReply {
  if (opener === null) {
    const [name, value] =
      'code' in message ? [HANDOFF_PARAMETER, message.code] : [LOGIN_FAILURE_PARAMETER, message.error]
    return hideAddress(reply).redirect(withParameter(returnTo, name, value))
  }
  // The page must be able to post a message to its opener, which has a different origin.
  reply.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  return sendPage(reply, writePopup(opener, message), POPUP_POLICY)
}

/** Keeps the secrets in these URLs out of caches and out of the `Referer` header. */
function hideAddress(reply: FastifyReply): FastifyReply {
  return reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
}
