import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from './prefetch.ts'

const CONFIG = { apiHost: 'https://api.test/' }
const COUPLE = 'https://api.test/couple/dashboard/'
const VENDOR = 'https://api.test/vendor/detail/get/7/'
const ANSWER = { business_name: 'Elm', image: 'https://api.test/elm.webp' }
const AUTHORIZATION = { Authorization: 'Token t1' }
const TEMPLATES = ['/vendor/detail/get/{3}/', '/couple/dashboard/']

/** The addresses that were requested. */
let requested: string[]
/** What the vendor's address answers. */
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

/** Prefetches as a new page does, until the configuration has come. */
async function start() {
  const prefetched = prefetch()
  await prefetched.config
  await vi.waitFor(() => expect(requested).toContain('/config.json'))
  return prefetched
}

it('requests what the screen will request, and gives the answer away once', async () => {
  const { takeAnswer } = await start()
  expect(requested).toEqual(['/config.json', VENDOR, COUPLE])
  expect(await (await takeAnswer(VENDOR, AUTHORIZATION))?.json()).toEqual(ANSWER)
  expect(takeAnswer(VENDOR, AUTHORIZATION)).toBeNull()
})

it.each<Record<string, string>>([{}, { Authorization: 'Token t2' }])(
  'keeps an answer from a request with other headers than it was requested with: %j',
  async (headers) => {
    const { takeAnswer } = await start()
    expect(takeAnswer(VENDOR, headers)).toBeNull()
  },
)

it('preloads the image that is shown first', async () => {
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

it('requests only the configuration for a visitor without a session', async () => {
  localStorage.clear()
  await start()
  expect(requested).toEqual(['/config.json'])
})

it.each(['token=t2', 'handoff=abc'])(
  'requests only the configuration while the address brings another session: %s',
  async (query) => {
    window.history.replaceState(null, '', `/dashboard/vendor-detail/7?${query}`)
    await start()
    expect(requested).toEqual(['/config.json'])
  },
)

it('passes a failure on to the request that takes the answer', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  const { takeAnswer } = await start()
  await expect(takeAnswer(VENDOR, AUTHORIZATION)).rejects.toThrow('offline')
})
