import { httpModule } from '../client/create-http.lazy.ts'
import { explainProblem } from '../errors/explain-problem.lazy.ts'
import type { Navigation, Notice, Notify, Platform } from '../platform/platform.ts'
import { submitterModule } from '../vision/draft/submit-vision.lazy.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type FakeConnectivity, fakeConnectivity } from './fake-connectivity.ts'
import { type FakeImages, fakeImages } from './fake-images.ts'
import { type FakeSockets, fakeSockets } from './fake-socket.ts'
import { type FakeStorage, fakeStorage } from './fake-storage.ts'
import { type FakeViewport, fakeViewport } from './fake-viewport.ts'
import { type FakeVisibility, fakeVisibility } from './fake-visibility.ts'
import type { ScriptedAnswer } from './scripted-answer.ts'
import { type ScriptedBackend, scriptedBackend } from './scripted-fetch.ts'

export interface FakePlatform extends Platform {
  clock: FakeClock
  visibility: FakeVisibility
  viewport: FakeViewport
  connectivity: FakeConnectivity
  storage: FakeStorage
  images: FakeImages
  navigation: FakeNavigation
  backend: ScriptedBackend
  sockets: FakeSockets
  /** Adds each notice to `notices`. Pass this function to the client as `notify`. */
  notify: Notify
  readonly notices: Notice[]
  /** The forms that were sent in the background. */
  readonly beacons: { url: string; fields: Record<string, string> }[]
  readonly logged: string[]
  readonly tracked: string[]
}

export interface FakeNavigation extends Navigation {
  /** The URLs to which the client has navigated. */
  readonly visited: string[]
}

export interface FakePlatformOptions {
  /** The scripted responses of the backend. */
  script?: ScriptedAnswer[]
  storage?: FakeStorage
  /** The URL of the page. */
  address?: string
  clock?: FakeClock
}

// Preload the lazy modules, so that no test waits for a chunk.
await Promise.all([httpModule.load(), submitterModule.load(), explainProblem({ code: '', subject: '' })])

/** Creates a platform whose ports are fakes that the test controls. */
export function fakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const backend = scriptedBackend(...(options.script ?? []))
  const sockets = fakeSockets()
  const notices: Notice[] = []
  const beacons: FakePlatform['beacons'] = []
  const logged: string[] = []
  const tracked: string[] = []
  let uuids = 0
  return {
    fetch: (url, init) => backend.fetch(url, init),
    upload: (url, init, onProgress) => backend.upload(url, init, onProgress),
    beacon: (url, fields) => void beacons.push({ url, fields }),
    openSocket: sockets.open,
    clock: options.clock ?? fakeClock(),
    random: {
      float: () => 0.5,
      uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
    },
    visibility: fakeVisibility(),
    viewport: fakeViewport(),
    connectivity: fakeConnectivity(),
    storage: options.storage ?? fakeStorage(),
    images: fakeImages(),
    navigation: fakeNavigation(options.address ?? 'https://site.test/'),
    analytics: {
      track: (event, properties) => void tracked.push(properties ? `${event} ${JSON.stringify(properties)}` : event),
      identify: (id) => void tracked.push(`identify ${id}`),
    },
    log: {
      info: (message) => void logged.push(message),
      warn: (message) => void logged.push(message),
      error: (message) => void logged.push(`Error: ${message}`),
    },
    backend,
    sockets,
    notify: (notice) => void notices.push(notice),
    notices,
    beacons,
    logged,
    tracked,
  }
}

function fakeNavigation(start: string): FakeNavigation {
  const visited: string[] = []
  let address = start
  return {
    visited,
    address: () => address,
    replaceAddress(url) {
      address = url
    },
    go: (path) => void visited.push(path),
  }
}
