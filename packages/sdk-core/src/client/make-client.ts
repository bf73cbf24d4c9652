import { atom } from 'nanostores'
import type { PublicConfig } from '../contract/config.ts'
import { GOOGLE_START_PATH } from '../contract/google.ts'
import { lazyHttp } from '../http/lazy-http.ts'
import { browserPlatform } from '../platform/browser/browser-platform.ts'
import { createKeep } from '../platform/keep.ts'
import type { Notice } from '../platform/platform.ts'
import { createStartLoop } from '../platform/start-loop.ts'
import { watchTime } from '../platform/watch-time.ts'
import { createSession } from '../session/create-session.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import type { SiteRules } from '../session/site-rules.ts'
import { createVault } from '../session/vault.ts'
import { createCredits, localCredits } from '../vision/create-credits.ts'
import { createDraft } from '../vision/create-draft.ts'
import { createVisions } from '../vision/create-visions.ts'
import type { Draft } from '../vision/draft.ts'
import { createOpenedVision, type OpenedVision } from '../vision/opened-vision.ts'
import type { Client, ClientOptions } from './client.ts'

/**
 * Makes the client of one backend. The only place where ports meet features; nothing is shared between two clients.
 * Makes no call and writes nothing until it is asked to. `site` is null on somebody else's page.
 */
export function makeClient(options: ClientOptions, site: SiteRules | null): Client {
  const apiHost = options.apiHost.replace(/\/+$/, '')
  const platform = { ...browserPlatform(), ...options.platform }
  const { storage, log } = platform
  const ended = new AbortController()
  const startLoop = createStartLoop(log, ended.signal)
  const prefix = site ? '' : `vowkit:${apiHost}:`
  const local = createKeep(() => storage.local, prefix)
  const tab = createKeep(() => storage.session, prefix)
  const vault = createVault(local, tab)

  const $notice = atom<Notice | null>(null)
  function notify(notice: Notice): void {
    $notice.set(notice)
    options.notify?.(notice)
  }

  const http = lazyHttp({
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
  const { $token } = session
  const shared = { ...platform, http, session, $token, token: vault.token, startLoop, notify }
  const credits = createCredits({ ...shared, storedCredits: () => localCredits(vault.user()) })
  const visions = createVisions(shared)
  leaveListeners.push(visions.reset)

  const drafts = new Map<string, Draft>()
  function draft(scope = ''): Draft {
    const found = drafts.get(scope)
    if (found) return found
    const made = createDraft(scope, { ...shared, local, tab, refreshCredits: credits.refresh })
    drafts.set(scope, made)
    leaveListeners.push(made.reset)
    return made
  }

  const opened = new Map<string, OpenedVision>()
  function openedVision(scope = ''): OpenedVision {
    const found = opened.get(scope)
    if (found) return found
    const made = createOpenedVision(scope, tab)
    opened.set(scope, made)
    leaveListeners.push(made.reset)
    return made
  }

  const made = new Map<unknown, unknown>()
  const ports: FeaturePorts = {
    ...shared,
    local,
    tab,
    refreshCredits: credits.refresh,
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
    mode: site ? 'site' : 'embedded',
    http,
    ports,
    session,
    visions,
    credits,
    $notice,
    $now: watchTime(platform.clock, startLoop),
    googleUrl: apiHost + GOOGLE_START_PATH,
    config: () => (deployment ??= loadConfig()),
    draft,
    openedVision,
    preload: http.preload,
    destroy: () => ended.abort(),
  }
}
