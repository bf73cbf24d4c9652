import type { Analytics, Fetch, Images, Log, Navigation, Platform, Upload } from '../platform.ts'
import { browserClock } from './clock.ts'
import { browserConnectivity } from './connectivity.ts'
import { browserRandom } from './random.ts'
import { scope } from './scope.ts'
import { browserStorage } from './storage.ts'
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
  error: (message, cause) => console.error(message, ...(cause === undefined ? [] : [cause])),
}

// What a page needs only once somebody acts comes then, with the code of the act.
const xhrUpload: Upload = async (...request) => (await import('./upload.ts')).xhrUpload(...request)

function lateImages(): Images {
  let loading: Promise<Images> | null = null
  async function load(): Promise<Images> {
    loading ??= (async () => (await import('./images.ts')).createBrowserImages())()
    // A load that failed is tried again the next time.
    loading.catch(() => (loading = null))
    return loading
  }
  return {
    toDataUrl: async (image, maxSide) => (await load()).toDataUrl(image, maxSide),
    redraw: async (image, maxSide) => (await load()).redraw(image, maxSide),
    load: async (url, signal) => (await load()).load(url, signal),
  }
}

/** Nobody is told anything unless the host asks for it. */
const noAnalytics: Analytics = { track: () => undefined, identify: () => undefined }

/** The ports of a browser page. On a server it can be made as well: nothing is kept there and the page counts as visible. */
export function browserPlatform(): Platform {
  return {
    fetch: browserFetch,
    // A server has no XMLHttpRequest, and nobody to show progress to.
    upload: 'XMLHttpRequest' in globalThis ? xhrUpload : browserFetch,
    openSocket: async (url, signal) => (await import('./socket.ts')).openBrowserSocket(url, signal),
    clock: browserClock,
    random: browserRandom,
    visibility: browserVisibility,
    connectivity: browserConnectivity,
    storage: browserStorage,
    images: lateImages(),
    navigation: browserNavigation,
    analytics: noAnalytics,
    log: browserLog,
  }
}
