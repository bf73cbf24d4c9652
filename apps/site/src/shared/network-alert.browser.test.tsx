import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DETAIL, openVendor } from '../features/vendor-detail/test/open-vendor.tsx'

it('the network alert does not cover an error toast', async () => {
  openVendor({ script: [{ method: 'POST', path: DETAIL, fault: 'refuse' }] })
  await userEvent.click(await screen.findByRole('button', { name: 'Inquire' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send inquiry' }))
  const alert = (await screen.findByText('Please check your network connection.')).getBoundingClientRect()
  const toast = (await screen.findByText('❌ Failed to send inquiry. Please try again.')).getBoundingClientRect()
  expect(toast.top).toBeGreaterThanOrEqual(alert.bottom)
})
