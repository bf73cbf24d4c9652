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
import type { GoogleReturn, GoogleSignIn, Place } from './service.ts'

const START = calls.googleStart
const POPUP_POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface GoogleRouteDeps {
  /** Null where it is not set up. */
  google: GoogleSignIn | null
  urls: { api: string; site: string; vision: string }
  /** Origins whose pages may open a window for it. */
  origins: readonly string[]
}

/** The way of a browser to Google and back. */
export function registerGoogleRoutes(app: FastifyInstance, { google, urls, origins }: GoogleRouteDeps): void {
  if (!google) {
    app.get(START.path, async () => {
      throw notConfigured('Signing in with Google is not set up here. Please sign in with your email.')
    })
    return
  }

  app.get(START.path, async ({ query, headers, ip }, reply) => {
    const { return_to, mode, opener } = parseFields(START.query, query)
    const place: Place = { returnTo: toReturnAddress(return_to, urls), opener: null }
    if (mode === 'popup') {
      if (!opener || !origins.includes(opener)) {
        const message = { error: 'google_not_allowed' } as const
        return sendBack(reply.code(400), { ...place, opener: toOrigin(opener), message })
      }
      place.opener = opener
    }
    const browser = readBrowser(headers.cookie) ?? makeBrowser()
    const next = await google.start(place, browser, ip)
    if (!(next instanceof URL)) return sendBack(reply, next)
    return leaveNoTrace(reply)
      .header('Set-Cookie', writeBrowser(browser, urls.api + START.path))
      .redirect(next.href)
  })

  app.get(GOOGLE_RETURN_PATH, async ({ url, headers }, reply) => {
    const query = new URL(url, urls.api).searchParams
    const home: Place = { returnTo: toReturnAddress(undefined, urls), opener: null }
    return sendBack(reply, await google.finish(query, readBrowser(headers.cookie), home))
  })

  const script = readFileSync(new URL('../../../assets/google-popup/popup.js', import.meta.url))
  app.get(`${GOOGLE_RETURN_PATH}popup.js`, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript').send(script),
  )
}

/** The origin that a text is, else none that a window can be of. */
function toOrigin(text = ''): string {
  return URL.canParse(text) && new URL(text).origin === text ? text : ''
}

/** To the page they came from, or to whoever opened the window. */
function sendBack(reply: FastifyReply, { returnTo, opener, message }: GoogleReturn): FastifyReply {
  if (opener === null) {
    const [name, value] =
      'code' in message ? [HANDOFF_PARAMETER, message.code] : [LOGIN_FAILURE_PARAMETER, message.error]
    return leaveNoTrace(reply).redirect(withParameter(returnTo, name, value))
  }
  // It has to reach the page that opened it, which is of another origin.
  reply.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  return sendPage(reply, writePopup(opener, message), POPUP_POLICY)
}

/** What these addresses hold is for nobody to keep, and not for whom the browser visits next. */
function leaveNoTrace(reply: FastifyReply): FastifyReply {
  return reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
}
