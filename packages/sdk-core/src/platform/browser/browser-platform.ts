import type { Analytics, Fetch, Log, Navigation, Platform } from '../platform.ts'
import { browserClock } from './clock.ts'
import { createBrowserImages } from './images.ts'
import { browserRandom } from './random.ts'
import { scope } from './scope.ts'
import { openBrowserSocket } from './socket.ts'
import { browserStorage } from './storage.ts'
import { xhrUpload } from './upload.ts'
import { browserVisibility } from './visibility.ts'

// Taken at import: a host page may wrap or replace `fetch` later.
const nativeFetch = globalThis.fetch
const browserFetch: Fetch = (url, init) => nativeFetch(url, init)

const browserNavigation: Navigation = {
  address: () => scope.location?.href ?? '',
  replaceAddress: (url) => scope.history?.replaceState(scope.history.state, '', url),
  go: (path) => scope.location?.assign?.(path),
}

const browserLog: Log = {
  info: (message) => console.info(message),
  warn: (message, cause) => console.warn(message, ...(cause === undefined ? [] : [cause])),
}

/** Nobody is told anything unless the host asks for it. */
const noAnalytics: Analytics = { track: () => undefined, identify: () => undefined }

/** The ports of a browser page. On a server it can be made as well: nothing is kept there and the page counts as visible. */
export function browserPlatform(): Platform {
  return {
    fetch: browserFetch,
    // A server has no XMLHttpRequest, and nobody to show progress to.
    upload: 'XMLHttpRequest' in globalThis ? xhrUpload : browserFetch,
    openSocket: openBrowserSocket,
    clock: browserClock,
    random: browserRandom,
    visibility: browserVisibility,
    storage: browserStorage,
    images: createBrowserImages(),
    navigation: browserNavigation,
    analytics: noAnalytics,
    log: browserLog,
  }
}
