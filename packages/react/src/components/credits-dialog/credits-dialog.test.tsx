import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
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

function open(...script: object[]) {
  const told = { onClose: vi.fn(), onCheckout: vi.fn() }
  return { ...told, ...setup(<CreditsDialog {...told} />, { isSignedIn: true, script: [...script, PACKS] }) }
}

it('lists the packs of the server with prices that are never rounded', async () => {
  open()
  const group = await screen.findByRole('radiogroup', { name: 'Vision packs' })
  const [five, fifteen] = within(group).getAllByRole('radio')
  expect(five).toHaveAccessibleName('5 visions $4.99 $1 each')
  expect(fifteen).toHaveAccessibleName('15 visions $12 $0.80 each 20% off')
})

it('says what is free and what the monthly plan costs', async () => {
  open()
  expect(screen.getByText('The free plan includes 3 watermarked previews and 3 edits per vision.')).toBeVisible()
  expect(await screen.findByText('$29.99 per month')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Get the monthly plan/ })).toHaveAttribute(
    'href',
    'https://plan.test/',
  )
})

it('names the monthly plan without a link where nobody can sign up for it', async () => {
  const body = { site_url: 'https://site.test', vision_url: 'https://vision.test', google: false, payments: false }
  open({ path: '/config/', always: true, body })
  expect(await screen.findByText('$29.99 per month')).toBeVisible()
  expect(await screen.findByRole('radiogroup', { name: 'Vision packs' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Get the monthly plan/ })).toBeNull()
})

it('offers Continue once a pack is chosen, and says why not before', async () => {
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Continue' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Choose a pack to continue.')
  await user.click(screen.getByRole('radio', { name: /^5 visions/ }))
  expect(button).toBeEnabled()
})

it('tells the host where the payment goes on', async () => {
  const { user, onCheckout, platform } = open({ path: CHECKOUT, body: { checkout_url: 'https://pay.test/1' } })
  await user.click(await screen.findByRole('radio', { name: /^15 visions/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ url: 'https://pay.test/1' }))
  expect(platform.backend.to(CHECKOUT)).toHaveLength(1)
})

it('shows the way to the payment itself where the host has none', async () => {
  const { user } = setup(<CreditsDialog onClose={vi.fn()} />, {
    isSignedIn: true,
    script: [{ path: CHECKOUT, body: { checkout_url: 'https://pay.test/1' } }, PACKS],
  })
  await user.click(await screen.findByRole('radio', { name: /^5 visions/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('link', { name: /Go to the payment page/ })).toHaveAttribute(
    'href',
    'https://pay.test/1',
  )
})

it.each([
  [
    { status: 503, body: { detail: 'No.', code: 'not_configured', request_id: 'r' } },
    'Failed to initiate payment. Contact help@site.test for help.',
  ],
  [{ fault: 'refuse' as const }, 'Something went wrong. Contact help@site.test for help.'],
])('says whom to ask when a payment cannot be started', async (answer, text) => {
  const { user, wait } = open({ path: CHECKOUT, always: true, ...answer })
  await user.click(await screen.findByRole('radio', { name: /^5 visions/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await wait(60_000)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

it('offers another try when the packs do not load', async () => {
  const { user } = setup(<CreditsDialog onClose={vi.fn()} />, {
    isSignedIn: true,
    script: [
      { path: '/vision/vision-packs/', status: 400, body: { detail: 'No.', code: 'internal', request_id: 'r' } },
      PACKS,
    ],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent("The packs didn't load.")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /^5 visions/ })).toBeVisible()
})
