import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const CONFIG = { apiHost: 'https://api.test/' }
const COUPLE = 'https://api.test/couple/dashboard/'
const VENDOR = 'https://api.test/vendor/detail/get/7/'
const ANSWER = { business_name: 'Elm', image: 'https://api.test/elm.webp' }
const AUTHORIZATION = { Authorization: 'Token t1' }

/** What was asked, by address. */
let asked: string[]
/** What the vendor's address answers. */
let answer: () => Promise<Response>

beforeEach(() => {
  asked = []
  answer = async () => Response.json(ANSWER)
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return url === VENDOR ? answer() : Promise.resolve(Response.json(url === '/config.json' ? CONFIG : {}))
  })
  localStorage.setItem('token', 't1')
  window.history.replaceState(null, '', '/dashboard/vendor-detail/7')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Asks as a new page does: what it has asked stays with the page, and the modules. */
async function ask() {
  vi.resetModules()
  const ahead = await import('./ask-ahead.ts')
  await ahead.askAhead()
  return ahead
}

it('asks what the screen will ask, and gives the answer away once', async () => {
  const { takeAnswer } = await ask()
  expect(asked).toEqual(['/config.json', VENDOR, COUPLE])
  expect(await (await takeAnswer(VENDOR, AUTHORIZATION))?.json()).toEqual(ANSWER)
  expect(takeAnswer(VENDOR, AUTHORIZATION)).toBeNull()
})

it.each<Record<string, string>>([{}, { Authorization: 'Token t2' }])(
  'keeps an answer from whom it was not given to: %j',
  async (headers) => {
    const { takeAnswer } = await ask()
    expect(takeAnswer(VENDOR, headers)).toBeNull()
  },
)

it('has the picture come that is seen first', async () => {
  const loaded: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        loaded.push(address)
      }
    },
  )
  await ask()
  await vi.waitFor(() => expect(loaded).toEqual(['https://api.test/elm.webp']))
})

it('asks nothing for nobody', async () => {
  localStorage.clear()
  await ask()
  expect(asked).toEqual([])
})

it.each(['token=t2', 'handoff=abc'])('asks nothing while the address brings another session: %s', async (query) => {
  window.history.replaceState(null, '', `/dashboard/vendor-detail/7?${query}`)
  await ask()
  expect(asked).toEqual([])
})

it('gives a failure to whoever takes it, and to nobody else', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  const { takeAnswer } = await ask()
  await expect(takeAnswer(VENDOR, AUTHORIZATION)).rejects.toThrow('offline')
})
