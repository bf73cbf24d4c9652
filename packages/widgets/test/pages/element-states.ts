import type { Page } from 'playwright'
import { API, type HostOptions } from './host-page.ts'
import {
  assistant,
  generator,
  grid,
  magicLink,
  replyWithParts,
  type Subject,
  vendorInquiry,
  vendorOf,
  vendorProfile,
  vendorReviews,
} from './subjects.ts'

/** A state of an element on an embedding page, such as an open dialog. */
export interface State extends Pick<HostOptions, 'before' | 'device'> {
  of: Subject
  /** Additional attributes for the tag of the element. */
  given?: string
  answers?: Subject['answers']
  /** Interacts with the page until the element is in this state. */
  reach?: (page: Page) => Promise<void>
  /** A selector for a node that the element shows in this state. */
  shows: string
}

const FAILS = { status: 500, body: { detail: 'No.' } }
const SENT = { '/auth/login_vision/': { body: { detail: 'Sent.' } } }
const PHONE = { viewport: { width: 390, height: 844 } }
const PACKS = [5, 15, 40].map((credits, at) => ({
  id: at + 1,
  credits,
  price: `${at + 4}.99`,
  percentage_off: at * 10,
}))
const SITE = 'http://site.test'
const SIGNED_IN = {
  '/config/': { body: { site_url: SITE, vision_url: SITE, monthly_plan_url: `${SITE}/plan` } },
  '/vision/vision-packs/': { body: PACKS },
  '/vision/user-credits/': { body: { credits: 0, email: 'maya@example.com' } },
  '/vision/list/': { body: { data: [] } },
}

const ask = (page: Page) =>
  page
    .locator('wedding-assistant')
    .getByRole('textbox')
    .fill('Peonies?')
    .then(() => page.keyboard.press('Enter'))
const press = (page: Page) => page.locator('wedding-assistant .vk-launcher').click()
const generate = async (page: Page) => {
  await page.locator('vision-generator textarea').fill('Fog over the vines')
  await page.locator('vision-generator [part~=send]').click()
}

function signIn(): void {
  localStorage.setItem('vowkit:http://api.test:token', 't')
}

/** Replaces `fetch` so that the streamed reply of the assistant never ends. Runs in the page. */
function writeForEver(): void {
  const { fetch: ask } = window
  window.fetch = async (input, given) => {
    if (!String(input instanceof Request ? input.url : input).includes('/support/stream/')) return ask(input, given)
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('data: {"delta":"Half a **reply**"}\n\n')),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

const PICTURE = `${API}/pictures/1.png`
const VISION = '11111111-1111-4111-8111-111111111111'
const ONE = ` vision-id="${VISION}"`

/** Returns the responses of a fake backend that has one vision of a signed-in couple. */
function visionOf(vision: object): Subject['answers'] {
  const body = { id: VISION, title: 'Fog', description: 'Fog over the vines', images: [], result_image: '', ...vision }
  return { ...SIGNED_IN, '/vision/list/': { body: { data: [body] } }, [`/vision/list/${VISION}/`]: { body } }
}

const drawn = visionOf({
  result_image: PICTURE,
  original_image: PICTURE,
  is_watermarked: true,
  is_illustrated: true,
  images: [{ image: PICTURE }],
  palette: ['#303030', '#8fae8b', '#eeeeee'],
  history_images: ['Make it dusk', 'More candles', 'White flowers'].map((description) => ({
    description,
    image: PICTURE,
  })),
})
const severalDrawn = {
  ...drawn,
  '/vision/list/': {
    body: {
      data: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        description: 'Fog over the vines',
        images: [],
        result_image: id === 'a' ? '' : PICTURE,
        is_processing: id === 'a',
      })),
    },
  },
}
const pressIn = (name: string) => (page: Page) =>
  page.locator('vision-generator').getByRole('button', { name }).first().click()

const closed = { ...assistant, html: assistant.html.replace(' open', '') }
const unanswered = { '/support/stream/': FAILS }
/** The tested states of each element. The keys are descriptions of the states. */
export const states: Record<string, State> = {
  'the assistant button': { of: closed, shows: '.vk-launcher' },
  'the greeting and suggested questions of the assistant': { of: assistant, shows: '[part~=chip]' },
  'a reply of the assistant with a link': { of: assistant, reach: ask, shows: '[part=bubble] >> nth=2' },
  'a reply of the assistant with cards, a table, sources and suggestions': {
    of: assistant,
    answers: { '/support/stream/': { body: replyWithParts } },
    reach: async (page) => {
      await ask(page)
      await page.locator('wedding-assistant').getByText('Source').first().click()
    },
    shows: 'table',
  },
  'the assistant panel on a phone': { of: closed, device: PHONE, reach: press, shows: '[part=bubble]' },
  'a partial reply of the assistant': { of: assistant, before: writeForEver, reach: ask, shows: '[part=bubble]' },
  'a stopped reply of the assistant': {
    of: assistant,
    before: writeForEver,
    reach: (page) => page.locator('wedding-assistant').getByRole('button', { name: 'Stop' }).click(),
    shows: 'button:has-text("Try again")',
  },
  'a pending reply of the assistant': {
    of: assistant,
    answers: { '/support/stream/': { fault: 'silent' } },
    shows: '[role=status]:has-text("typing")',
  },
  'a failed reply of the assistant': { of: assistant, answers: unanswered, shows: 'button:has-text("Try again")' },
  'a rate-limited question to the assistant': {
    of: assistant,
    answers: { '/support/stream/': { status: 429, body: { detail: 'Slow.' } } },
    shows: 'button:has-text("Try again")',
  },
  'a question that requires sign-in': {
    of: assistant,
    answers: { '/support/stream/': { status: 401, body: { detail: 'Who?' } } },
    shows: 'button:has-text("Log In")',
  },
  'a question that is too long': {
    of: assistant,
    reach: (page) => page.locator('wedding-assistant textarea').fill('Peonies and '.repeat(10)),
    shows: '[data-over=true]',
  },
  'an inline conversation': { of: closed, given: ' position="inline"', reach: ask, shows: '[part=bubble]' },
  'a draft': { of: generator, shows: 'textarea' },
  'a draft of an account with visions': {
    of: generator,
    before: signIn,
    answers: severalDrawn,
    reach: (page) => page.locator('vision-generator textarea').fill('Fog over the vines'),
    shows: 'button img',
  },
  'a draft that is too long': {
    of: generator,
    reach: (page) => page.locator('vision-generator textarea').fill('Fog over the vines. '.repeat(110)),
    shows: ':text("2,200 of")',
  },
  'the sign-in dialog above a draft': { of: generator, reach: generate, shows: 'dialog input' },
  'the code step above a draft': {
    of: generator,
    answers: SENT,
    async reach(page) {
      await generate(page)
      await page.locator('vision-generator dialog input').fill('maya@example.com')
      await page.keyboard.press('Enter')
    },
    shows: 'input[autocomplete="one-time-code"]',
  },
  'an empty vision board': {
    of: generator,
    given: ' view="board"',
    before: signIn,
    answers: SIGNED_IN,
    shows: 'button',
  },
  'a vision board that did not load': {
    of: generator,
    given: ' view="board"',
    before: signIn,
    answers: { ...SIGNED_IN, '/vision/list/': FAILS },
    shows: '[role=alert]',
  },
  'the credits dialog without credits': {
    of: generator,
    before: signIn,
    answers: SIGNED_IN,
    reach: generate,
    shows: 'dialog',
  },
  'a vision board': { of: generator, given: ' view="board"', before: signIn, answers: drawn, shows: 'img' },
  'a vision in progress': {
    of: generator,
    given: ONE,
    before: signIn,
    answers: visionOf({ is_processing: true }),
    shows: ':text("Hang tight")',
  },
  'a vision with several versions': {
    of: generator,
    given: ONE,
    before: signIn,
    answers: drawn,
    shows: '[role=radio], input[type=radio]',
  },
  'an enlarged vision': {
    of: generator,
    given: ONE,
    before: signIn,
    answers: drawn,
    reach: pressIn('Enlarge image'),
    shows: 'dialog',
  },
  'the edit form of a vision': {
    of: generator,
    given: ONE,
    before: signIn,
    answers: drawn,
    reach: pressIn('Edit Vision'),
    shows: 'textarea',
  },
  'the credit packs': {
    of: generator,
    given: ONE,
    before: signIn,
    answers: drawn,
    reach: pressIn('Upgrade'),
    shows: 'dialog label',
  },
  'a failed vision': {
    of: generator,
    given: ONE,
    before: signIn,
    answers: visionOf({ failure: { code: 'refused', message: '' } }),
    shows: 'h2',
  },
  'a vision of another account': { of: generator, given: ONE, before: signIn, answers: SIGNED_IN, shows: 'h2' },
  'a vendor list': { of: grid, shows: '[part=card] a' },
  'a vendor list that did not load': { of: grid, answers: { '/vendor/search-list/': FAILS }, shows: '[role=alert]' },
  'the list of a signed-out couple': { of: grid, given: ' list="booked"', shows: 'button' },
  'the profile of a card': {
    of: grid,
    answers: vendorProfile.answers,
    reach: (page) => page.locator('vendor-card-grid').getByRole('link', { name: 'View Profile of Vendor 3' }).click(),
    shows: 'dialog .vk-review',
  },
  'a vendor profile': { of: vendorProfile, shows: '.vk-review' },
  'a loading vendor profile': {
    of: vendorProfile,
    answers: { '/vendor/detail/get/3/': { fault: 'silent' } },
    shows: '[role=status]',
  },
  'an unknown vendor': {
    of: { ...vendorProfile, html: '<vendor-profile></vendor-profile>' },
    shows: '.vk-vendor__note',
  },
  'a vendor profile that did not load': {
    of: vendorProfile,
    answers: { '/vendor/detail/get/3/': FAILS },
    shows: '[role=alert]',
  },
  'the reviews of a vendor': { of: vendorReviews, shows: '.vk-review' },
  'a vendor without reviews': {
    of: vendorReviews,
    answers: {
      '/vendor/detail/get/3/': { body: { ...vendorOf(3), gallery: [], reviews: [], packages: [], faqs: [] } },
    },
    shows: '.vk-vendor__note',
  },
  'an inquiry': { of: vendorInquiry, shows: 'textarea' },
  'a magic link': { of: magicLink, shows: '.vk-recommended [part=card]' },
  'a loading magic link': {
    of: magicLink,
    answers: { '/auth/magic-link/spring/': { fault: 'silent' } },
    shows: '[role=status]',
  },
  'an unknown magic link': { of: { ...magicLink, html: magicLink.html.replace('spring', 'none') }, shows: 'h2' },
  'a magic link that did not load': {
    of: magicLink,
    answers: { '/auth/magic-link/spring/': FAILS },
    shows: '[role=alert]',
  },
}
