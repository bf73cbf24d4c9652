import type { Analytics, Clock, Fetch, Log, Navigation, Platform, Random } from '../platform.ts'
import { browserBeacon } from './beacon.ts'
import { browserConnectivity } from './connectivity.ts'
import { createBrowserImages } from './images.ts'
import { scope } from './scope.ts'
import { openBrowserSocket } from './socket.ts'
import { browserStorage } from './storage.ts'
import { until } from './until.ts'
import { xhrUpload } from './upload.ts'
import { browserVisibility } from './visibility.ts'

// Stored at import time, because a host page may wrap or replace `fetch` later.
const nativeFetch = globalThis.fetch
const browserFetch: Fetch = (url, init) => nativeFetch(url, init)

/** The system clock, and the browser's timers. */
const browserClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    until(signal, (arrive) => {
      const timer = setTimeout(arrive, ms)
      return () => clearTimeout(timer)
    }),
}

const browserRandom: Random = {
  float: () => Math.random(),
  // `crypto.randomUUID` exists only in secure contexts, and a partner's page may use plain HTTP.
  uuid: () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
}

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

/** The default analytics port, which sends nothing. */
const noAnalytics: Analytics = { track: () => undefined, identify: () => undefined }

/** Creates the ports of a browser page. On a server, there is no storage and the page counts as visible. */
export function browserPlatform(): Platform {
  return {
    fetch: browserFetch,
    // Servers have no XMLHttpRequest and do not need upload progress.
    upload: 'XMLHttpRequest' in globalThis ? xhrUpload : browserFetch,
    beacon: browserBeacon,
    openSocket: openBrowserSocket,
    clock: browserClock,
    random: browserRandom,
    visibility: browserVisibility,
    connectivity: browserConnectivity,
    storage: browserStorage,
    images: createBrowserImages(),
    navigation: browserNavigation,
    analytics: noAnalytics,
    log: browserLog,
  }
}

/** Formats 16 random bytes as a version 4 UUID. */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}
