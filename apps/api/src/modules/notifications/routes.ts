import { calls, isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { NOINDEX, registerStyles, sendPage } from '../../http/page.ts'
import type { Verifier } from '../../platform/secrets.ts'
import type { DeskNotificationSettings } from './desk-settings.ts'
import { UNSUBSCRIBE_PATH } from './notifier.ts'
import type { MailPreferences } from './preferences.ts'
import {
  UNSUBSCRIBE_STYLES,
  type UnsubscribeState,
  writeInvalidLinkPage,
  writeUnsubscribePage,
} from './unsubscribe-page.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export interface UnsubscribeDeps {
  preferences: MailPreferences
  secrets: Verifier
  brandName: string
}

/**
 * Serves the unsubscribe links of emails. A GET changes nothing, because mail scanners follow links. Any POST
 * unsubscribes, as RFC 8058 requires, except the form that subscribes again.
 */
export function registerUnsubscribe(app: FastifyInstance, { preferences, secrets, brandName }: UnsubscribeDeps): void {
  async function answer(reply: FastifyReply, token: string, state: UnsubscribeState): Promise<FastifyReply> {
    reply.headers(NOINDEX)
    const subscription = readUnsubscribeToken(secrets, token)
    const language = subscription && (await preferences.findLanguage(subscription.accountId))
    if (!subscription || !language) return sendPage(reply.code(404), writeInvalidLinkPage(), POLICY)
    if (state !== 'asked') await preferences.set(subscription, state === 'started')
    return sendPage(reply, writeUnsubscribePage(brandName, subscription, language, state), POLICY)
  }

  app.get<{ Params: { token: string } }>(`${UNSUBSCRIBE_PATH}/:token`, ({ params }, reply) =>
    answer(reply, params.token, 'asked'),
  )
  app.post<{ Params: { token: string } }>(`${UNSUBSCRIBE_PATH}/:token`, ({ params, body }, reply) =>
    answer(reply, params.token, isRecord(body) && body.answer === 'start' ? 'started' : 'stopped'),
  )
  registerStyles(app, UNSUBSCRIBE_STYLES, 'checkout/checkout.css')
}

export function registerDeskNotifications(register: RegisterCall, settings: DeskNotificationSettings): void {
  register(calls.getDeskNotifications, ({ caller }) => settings.get(caller))
  register(calls.updateDeskNotifications, ({ caller, body }) => settings.update(caller, body))
}
