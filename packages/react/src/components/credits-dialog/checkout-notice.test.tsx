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

it('waits for the credits, says how many there are, and goes away', async () => {
  const { user, wait } = comeBack('?checkout=success', [balance(0), balance(5)])
  expect(screen.getByRole('alert')).toHaveTextContent("Thank you! We're adding your visions...")
  await wait(1_500)
  expect(screen.getByRole('alert')).toHaveTextContent('Thank you! You have 5 visions left.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says so when the payment is not confirmed in time', async () => {
  const { wait } = comeBack('?checkout=success', [{ ...balance(0), always: true }])
  await wait(20_000)
  expect(screen.getByRole('alert')).toHaveTextContent("We're still waiting for your payment to be confirmed.")
})

it.each([
  ['?checkout=cancelled', true, "Payment canceled. You haven't been charged."],
  ['?checkout=success', false, 'You can close this tab and return to the page you came from.'],
])('says what %s means', (outcome, isSignedIn, text) => {
  comeBack(outcome, [], isSignedIn)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

it('is nothing for everybody else', () => {
  const { container } = comeBack('')
  expect(container).toBeEmptyDOMElement()
})
