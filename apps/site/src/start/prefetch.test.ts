import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from './prefetch.ts'

const CONFIG = { apiHost: 'https://api.test/' }
const COUPLE = 'https://api.test/couple/dashboard/'
const VENDOR = 'https://api.test/vendor/detail/get/7/'
const ANSWER = { business_name: 'Elm', image: 'https://api.test/elm.webp' }
const AUTHORIZATION = { Authorization: 'Token t1' }
const TEMPLATES = ['/vendor/detail/get/{3}/', '/couple/dashboard/']

/** The URLs of all requests. */
let requested: string[]
/** The response of the vendor's URL. */
let answer: () => Promise<Response>

beforeEach(() => {
  requested = []
  answer = async () => Response.json(ANSWER)
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return url === VENDOR ? answer() : Promise.resolve(Response.json(url === '/config.json' ? CONFIG : {}))
  })
  localStorage.setItem('token', 't1')
  window.history.replaceState(null, '', '/dashboard/vendor-detail/7')
  document.head.innerHTML = TEMPLATES.map((path) => `<meta name="prefetch" content="${path}">`).join('')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.head.replaceChildren()
})

/** Prefetches as a page does when it opens, and waits for the configuration. */
async function start() {
  const prefetched = prefetch()
  await prefetched.config
  await vi.waitFor(() => expect(requested).toContain('/config.json'))
  return prefetched
}

it("prefetch requests the screen's first API calls, and returns each response only once", async () => {
  const { takeAnswer } = await start()
  expect(requested).toEqual(['/config.json', VENDOR, COUPLE])
  expect(await (await takeAnswer(VENDOR, AUTHORIZATION))?.json()).toEqual(ANSWER)
  expect(takeAnswer(VENDOR, AUTHORIZATION)).toBeNull()
})

it.each<Record<string, string>>([{}, { Authorization: 'Token t2' }])(
  'takeAnswer returns no response to a request with a different token: %j',
  async (headers) => {
    const { takeAnswer } = await start()
    expect(takeAnswer(VENDOR, headers)).toBeNull()
  },
)

it('prefetch preloads the image that the screen shows first', async () => {
  const loaded: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        loaded.push(address)
      }
    },
  )
  await start()
  await vi.waitFor(() => expect(loaded).toEqual(['https://api.test/elm.webp']))
})

it('prefetch requests only the configuration for a signed-out visitor', async () => {
  localStorage.clear()
  await start()
  expect(requested).toEqual(['/config.json'])
})

it.each(['token=t2', 'handoff=abc'])(
  'prefetch requests only the configuration if the URL carries another session: %s',
  async (query) => {
    window.history.replaceState(null, '', `/dashboard/vendor-detail/7?${query}`)
    await start()
    expect(requested).toEqual(['/config.json'])
  },
)

it('takeAnswer returns the error of a prefetch that failed', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  const { takeAnswer } = await start()
  await expect(takeAnswer(VENDOR, AUTHORIZATION)).rejects.toThrow('offline')
})
