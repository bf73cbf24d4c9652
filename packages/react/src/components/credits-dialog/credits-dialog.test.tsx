import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { creditsLeft, setup } from '../../testing/setup.tsx'
import { CreditsDialog } from './credits-dialog.tsx'

const PACKS = {
  path: '/vision/vision-packs/',
  always: true,
  body: [
    { id: 1, credits: 5, price: '4.99', percentage_off: null },
    { id: 2, credits: 15, price: '12.00', percentage_off: 20 },
  ],
}
const CHECKOUT = '/vision/vision-packs/create-checkout/'

/** The tab that a click opens. `null` if the browser blocks the tab. */
let tab: ReturnType<typeof newTab> | null = null

function newTab() {
  const parts = { opener: window, close: vi.fn(), location: { replace: vi.fn() } }
  return Object.assign(Object.create(null), parts)
}

beforeEach(() => {
  tab = newTab()
  vi.spyOn(window, 'open').mockImplementation(() => tab)
})
afterEach(() => vi.restoreAllMocks())

function open(...script: object[]) {
  const listeners = { onClose: vi.fn(), onCheckout: vi.fn() }
  return { ...listeners, ...setup(<CreditsDialog {...listeners} />, { isSignedIn: true, script: [...script, PACKS] }) }
}

it('CreditsDialog lists the credit packs from the backend with unrounded prices', async () => {
  open()
  const group = await screen.findByRole('radiogroup', { name: 'Vision packs' })
  const [five, fifteen] = within(group).getAllByRole('radio')
  expect(five).toHaveAccessibleName('5 visions $4.99 $1.00 each')
  expect(fifteen).toHaveAccessibleName('15 visions $12 $0.80 each 20% off')
})

it('CreditsDialog shows what the free plan includes and what the monthly plan costs', async () => {
  open()
  expect(screen.getByText('The free plan includes 3 watermarked previews and 3 edits per vision.')).toBeVisible()
  expect(await screen.findByText('$29.99 per month')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Get the monthly plan/ })).toHaveAttribute(
    'href',
    'https://plan.test/',
  )
})

it('CreditsDialog shows the monthly plan without a link if the deployment has no sign-up page', async () => {
  const body = { site_url: 'https://site.test', vision_url: 'https://vision.test', google: false, payments: false }
  open({ path: '/config/', always: true, body })
  expect(await screen.findByText('$29.99 per month')).toBeVisible()
  expect(await screen.findByRole('radiogroup', { name: 'Vision packs' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Get the monthly plan/ })).toBeNull()
})

it('CreditsDialog disables Continue, with an explanation, until a pack is selected', async () => {
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Continue' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Choose a pack to continue.')
  await user.click(screen.getByRole('radio', { name: /^5 visions/ }))
  expect(button).toBeEnabled()
})

const STARTED = { path: CHECKOUT, body: { checkout_url: 'https://pay.test/1' } }

async function buy({ user }: ReturnType<typeof setup>) {
  await user.click(await screen.findByRole('radio', { name: /^5 visions/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

it('CreditsDialog shows the reason why it opened', () => {
  const { show } = open()
  expect(screen.queryByRole('alert')).toBeNull()
  show(<CreditsDialog reason="none-left" onClose={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent('You have no vision credits remaining.')
  show(<CreditsDialog reason="no-edits" onClose={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent("You've used all 3 edits for this vision.")
})

it('CreditsDialog opens the payment page in a new tab without an opener', async () => {
  const page = open(STARTED, creditsLeft(2))
  await buy(page)
  await vi.waitFor(() => expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.test/1'))
  expect(tab?.opener).toBeNull()
  expect(page.onCheckout).toHaveBeenCalledExactlyOnceWith({ url: 'https://pay.test/1' })
  expect(page.platform.backend.to(CHECKOUT)).toHaveLength(1)
})

it('CreditsDialog links to the payment page if the browser blocks the new tab', async () => {
  tab = null
  await buy(open(STARTED, creditsLeft(2)))
  const link = await screen.findByRole('link', { name: /Go to the payment page/ })
  expect(link).toHaveAttribute('href', 'https://pay.test/1')
})

it('CreditsDialog does not navigate if onCheckout returns false', async () => {
  const page = setup(<CreditsDialog onClose={vi.fn()} onCheckout={() => false} />, {
    isSignedIn: true,
    script: [STARTED, PACKS, creditsLeft(2)],
  })
  await buy(page)
  await vi.waitFor(() => expect(tab?.close).toHaveBeenCalledTimes(1))
  expect(tab?.location.replace).not.toHaveBeenCalled()
})

it('CreditsDialog shows the new balance when the visitor returns after the payment', async () => {
  const balance = { path: '/vision/user-credits/', body: { credits: 2, email: '' } }
  const page = open(STARTED, balance, balance)
  page.show(<CreditsDialog reason="none-left" onClose={page.onClose} onCheckout={page.onCheckout} />)
  await buy(page)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Payment opens in a new tab/))
  page.platform.backend.answer({ ...balance, body: { credits: 7, email: '' }, always: true })
  page.platform.visibility.hide()
  act(() => page.platform.visibility.show())
  expect(await screen.findByText('Thank you! You have 7 visions left.')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(page.onClose).toHaveBeenCalledTimes(1)
})

it('CreditsDialog opens the payment page in the same tab on our own site, and resets when the visitor goes back', async () => {
  const page = setup(<CreditsDialog onClose={vi.fn()} />, {
    mode: 'site',
    isSignedIn: true,
    script: [STARTED, PACKS, creditsLeft(2)],
  })
  await buy(page)
  await vi.waitFor(() => expect(page.platform.navigation.visited).toEqual(['https://pay.test/1']))
  expect(screen.getByRole('button', { name: /Loading/ })).toHaveAttribute('aria-disabled', 'true')
  expect(window.open).not.toHaveBeenCalled()
  act(() => page.platform.connectivity.happen('pageshow'))
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
})

it.each([
  [
    { status: 503, body: { detail: 'No.', code: 'not_configured', request_id: 'r' } },
    'Failed to initiate payment. Contact help@site.test for help.',
  ],
  [
    { fault: 'refuse' as const },
    'Please check your network connection. Something went wrong. Contact help@site.test for help.',
  ],
])('CreditsDialog shows a contact address when a payment cannot be started', async (answer, text) => {
  const page = open({ path: CHECKOUT, always: true, ...answer }, creditsLeft(2))
  await buy(page)
  await page.wait(60_000)
  expect(tab?.close).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

it('CreditsDialog offers a retry when the credit packs do not load', async () => {
  const no = { path: '/vision/vision-packs/', status: 400, body: { detail: 'No.', code: 'internal', request_id: 'r' } }
  // Strict mode mounts components twice, so there are two requests.
  const { user } = open(no, no)
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the packs.")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /^5 visions/ })).toBeVisible()
})
