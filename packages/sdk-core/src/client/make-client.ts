import { atom } from 'nanostores'
import type { PublicConfig } from '../contract/config/schema.ts'
import type { HttpDeps } from '../http/create-http.ts'
import type { Http } from '../http/http.ts'
import { browserPlatform } from '../platform/browser/browser-platform.ts'
import type { Notice } from '../platform/platform.ts'
import { createSafeStorage, embeddedPrefix } from '../platform/safe-storage.ts'
import { createStartLoop } from '../platform/start-loop.ts'
import { createSession } from '../session/create-session.ts'
import type { SiteRules } from '../session/site-rules.ts'
import { createTokenStorage } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { watchTime } from '../shared/watch-time.ts'
import type { Client, ClientOptions } from './client.ts'
import { hostErrorOf } from './host-error.ts'

/**
 * Creates a client of one backend and connects all its parts. Clients share no state. Creating a client sends no
 * request and writes nothing to storage. `site` is null for an embedded client, and `toHttp` creates the HTTP client.
 */
export function makeClient(options: ClientOptions, site: SiteRules | null, toHttp: (deps: HttpDeps) => Http): Client {
  const hostError = hostErrorOf(options.apiHost)
  const apiHost = String(options.apiHost ?? '').replace(/\/+$/, '')
  const platform = { ...browserPlatform(), ...options.platform }
  const { storage, log } = platform
  // Our own site is prerendered without a backend.
  if (hostError && !site) log.warn(hostError.message)
  const ended = new AbortController()
  const startLoop = createStartLoop(log, ended.signal)
  const prefix = site ? '' : embeddedPrefix(apiHost)
  const local = createSafeStorage(() => storage.local, prefix)
  const tab = createSafeStorage(() => storage.session, prefix)
  const tokenStorage = createTokenStorage(local, tab)

  const $notice = atom<Notice | null>(null)
  function notify(notice: Notice): void {
    $notice.set(notice)
    options.notify?.(notice)
  }

  const http = toHttp({
    ...platform,
    apiHost,
    hostError,
    language: options.language,
    notify,
    owner: ended.signal,
    token: tokenStorage.token,
    onUnauthorized(path) {
      session.expire()
      const isRedirected = site?.redirectToLogin(path)
      log.info(isRedirected ? 'User not authorised to access this page' : 'User not authorised')
    },
    onConfirmationRequired(method, path) {
      // The vision area also works signed out. A magic link's session counts as signed out there.
      if (tokenStorage.user()?.scope === 'link' && path.startsWith('/vision/')) session.expire()
      else session.requireConfirmation({ changes: method !== 'GET' })
    },
  })
  const accountListeners: (() => void)[] = []
  const session = createSession({
    ...platform,
    tokenStorage,
    tab,
    http,
    site,
    onAccountChange() {
      for (const listener of accountListeners) listener()
    },
  })

  const mode = site ? 'site' : 'embedded'
  const features = new Map<unknown, unknown>()
  const ports: FeaturePorts = {
    ...platform,
    apiHost,
    socketAuthentication: options.socketAuthentication ?? 'first-frame',
    redirectHosts: options.redirectHosts,
    mode,
    http,
    session,
    $token: session.$token,
    storedUser: tokenStorage.user,
    startLoop,
    notify,
    local,
    tab,
    onAccountChange: (listener) => void accountListeners.push(listener),
    once<Feature>(make: (ports: FeaturePorts) => Feature): Feature {
      if (!features.has(make)) features.set(make, make(ports))
      // The cast is safe, because the map stores each feature under the function that created it.
      return features.get(make) as Feature
    },
  }

  let config: Promise<PublicConfig> | null = null
  async function loadConfig(): Promise<PublicConfig> {
    const result = await http.call('getConfig', {})
    if (result.ok) return result.data
    config = null
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
    config: () => (config ??= loadConfig()),
    destroy: () => ended.abort(),
  }
}
