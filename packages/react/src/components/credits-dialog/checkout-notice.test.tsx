import { screen } from '@testing-library/react'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { expect, it } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { CheckoutNotice } from './checkout-notice.tsx'

const balance = (credits: number) => ({ path: '/vision/user-credits/', body: { credits, email: '' } })

function comeBack(outcome: string, script: object[] = [], isSignedIn = true) {
  const platform = fakePlatform({ address: `https://site.test/vision-board${outcome}` })
  return setup(<CheckoutNotice />, { mode: 'site', isSignedIn, platform, script })
}

it('CheckoutNotice shows the new balance once the credits have arrived, and closes on request', async () => {
  const { user, wait } = comeBack('?checkout=success', [balance(0), balance(5)])
  expect(screen.getByRole('alert')).toHaveTextContent("Thank you! We're adding your visions...")
  await wait(1_500)
  expect(screen.getByRole('alert')).toHaveTextContent('Thank you! You have 5 visions left.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('CheckoutNotice counts a single vision in the singular', async () => {
  const { wait } = comeBack('?checkout=success', [balance(0), balance(1)])
  await wait(1_500)
  expect(screen.getByRole('alert')).toHaveTextContent('Thank you! You have 1 vision left.')
})

it('CheckoutNotice shows that the payment is still unconfirmed after 20 seconds', async () => {
  const { wait } = comeBack('?checkout=success', [{ ...balance(0), always: true }])
  await wait(20_000)
  expect(screen.getByRole('alert')).toHaveTextContent("We're still waiting for your payment to be confirmed.")
})

it.each([
  ['?checkout=cancelled', true, "Payment canceled. You haven't been charged."],
  ['?checkout=success', false, 'You can close this tab and return to the page you came from.'],
])('CheckoutNotice explains the checkout result %s', (outcome, isSignedIn, text) => {
  comeBack(outcome, [], isSignedIn)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

it('CheckoutNotice renders nothing without a checkout result in the URL', () => {
  const { container } = comeBack('')
  expect(container).toBeEmptyDOMElement()
})
