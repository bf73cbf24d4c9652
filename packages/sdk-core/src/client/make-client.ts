import { atom } from 'nanostores'
import type { PublicConfig } from '../contract/config/schema.ts'
import type { HttpDeps } from '../http/create-http.ts'
import type { Http } from '../http/http.ts'
import { browserPlatform } from '../platform/browser/browser-platform.ts'
import { createKeep, embeddedPrefix } from '../platform/keep.ts'
import type { Notice } from '../platform/platform.ts'
import { createStartLoop } from '../platform/start-loop.ts'
import { createSession } from '../session/create-session.ts'
import type { SiteRules } from '../session/site-rules.ts'
import { createVault } from '../session/vault.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { watchTime } from '../shared/watch-time.ts'
import type { Client, ClientOptions } from './client.ts'

/**
 * Makes the client of one backend. The only place where ports meet features; nothing is shared between two clients.
 * Makes no call and writes nothing until it is asked to. `site` is null on somebody else's page;
 * `toHttp` makes its way to the backend.
 */
export function makeClient(options: ClientOptions, site: SiteRules | null, toHttp: (deps: HttpDeps) => Http): Client {
  const apiHost = options.apiHost.replace(/\/+$/, '')
  const platform = { ...browserPlatform(), ...options.platform }
  const { storage, log } = platform
  const ended = new AbortController()
  const startLoop = createStartLoop(log, ended.signal)
  const prefix = site ? '' : embeddedPrefix(apiHost)
  const local = createKeep(() => storage.local, prefix)
  const tab = createKeep(() => storage.session, prefix)
  const vault = createVault(local, tab)

  const $notice = atom<Notice | null>(null)
  function notify(notice: Notice): void {
    $notice.set(notice)
    options.notify?.(notice)
  }

  const http = toHttp({
    ...platform,
    apiHost,
    notify,
    owner: ended.signal,
    token: vault.token,
    onUnauthorized(path) {
      session.expire()
      const isSentAway = site?.sendAway(path)
      log.info(isSentAway ? 'User not authorised to access this page' : 'User not authorised')
    },
    onConfirmationRequired(method, path) {
      // To the vision area a magic link's session is none: it shows its signed-out state, where people may draft.
      if (vault.user()?.scope === 'link' && path.startsWith('/vision/')) session.expire()
      else session.requireConfirmation({ changes: method !== 'GET' })
    },
  })
  const leaveListeners: (() => void)[] = []
  const session = createSession({
    ...platform,
    vault,
    tab,
    http,
    site,
    onPersonGone() {
      for (const listener of leaveListeners) listener()
    },
  })

  const mode = site ? 'site' : 'embedded'
  const made = new Map<unknown, unknown>()
  const ports: FeaturePorts = {
    ...platform,
    apiHost,
    socketAuthentication: options.socketAuthentication ?? 'first-frame',
    redirectHosts: options.redirectHosts,
    mode,
    http,
    session,
    $token: session.$token,
    storedUser: vault.user,
    startLoop,
    notify,
    local,
    tab,
    onPersonGone: (listener) => void leaveListeners.push(listener),
    once<Feature>(make: (ports: FeaturePorts) => Feature): Feature {
      if (!made.has(make)) made.set(make, make(ports))
      // Only `make` puts anything under its own name.
      return made.get(make) as Feature
    },
  }

  let deployment: Promise<PublicConfig> | null = null
  async function loadConfig(): Promise<PublicConfig> {
    const result = await http.call('getConfig', {})
    if (result.ok) return result.data
    deployment = null
    throw result.error
  }

  return {
    apiHost,
    mode,
    http,
    ports,
    session,
    $notice,
    $now: watchTime(platform.clock, startLoop),
    config: () => (deployment ??= loadConfig()),
    destroy: () => ended.abort(),
  }
}
