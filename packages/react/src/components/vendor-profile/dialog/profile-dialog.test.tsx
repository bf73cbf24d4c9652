import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../../../testing/setup.tsx'
import { VendorCards } from '../../vendor-card/vendor-cards.tsx'
import type { VendorCardsProps } from '../../vendor-card/vendor-cards-props.ts'
import { vendorAnswer } from '../test/vendor.ts'

const CARD = {
  id: 3,
  user: 77,
  business_name: 'Iris & Fern',
  categories_label: 'Florists',
  about_us: '',
  image: '',
  is_first_message: false,
  is_first_invoice: false,
  is_first_file: false,
}
const show = (props: Partial<VendorCardsProps> = {}) =>
  setup(<VendorCards vendors={[CARD]} {...props} />, { script: [vendorAnswer()] })
const dialog = () => screen.findByRole('dialog', { name: 'Iris & Fern' })

afterEach(() => window.history.replaceState(null, ''))

describe('the profile of a card on an embedding page', () => {
  it('opens in a dialog, and closes with Back', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('link', { name: 'View Profile of Iris & Fern' }))
    expect(await dialog()).toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves no history entry behind when its button closes it', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('link', { name: 'View Profile of Iris & Fern' }))
    await dialog()
    expect(window.history.state).toEqual({ vkPanel: 1 })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(window.history.state).toBeNull())
  })

  it('opens at the inquiry with Message', async () => {
    const onVendorMessage = vi.fn()
    const { user } = show({ onVendorMessage })
    await user.click(await screen.findByRole('link', { name: 'Message Iris & Fern' }))
    await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveFocus())
    expect(onVendorMessage).toHaveBeenCalledWith(CARD, null)
  })

  it('stays closed if the page handles Message itself', async () => {
    const onVendorMessage = vi.fn(() => false)
    const { user } = show({ onVendorMessage })
    await user.click(await screen.findByRole('link', { name: 'Message Iris & Fern' }))
    expect(onVendorMessage).toHaveBeenCalledWith(CARD, null)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('reports a vendor that the visitor saves in the dialog', async () => {
    const onVendorSave = vi.fn()
    const { user } = setup(<VendorCards vendors={[CARD]} onVendorSave={onVendorSave} />, {
      isSignedIn: true,
      script: [vendorAnswer(), { path: '/vendor/mark-favorite/3/', body: { is_favorited: true } }],
    })
    await user.click(await screen.findByRole('link', { name: 'View Profile of Iris & Fern' }))
    await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }))
    await waitFor(() => expect(onVendorSave).toHaveBeenCalledTimes(1))
    expect(onVendorSave.mock.calls[0]?.[0]).toMatchObject({ vendor: { id: 3, gallery: [{}, {}] }, saved: true })
  })

  it('stays closed if the page handles the vendor itself', async () => {
    const onVendorSelect = vi.fn(() => false)
    const { user } = show({ onVendorSelect })
    await user.click(await screen.findByRole('link', { name: 'View Profile of Iris & Fern' }))
    expect(onVendorSelect).toHaveBeenCalledWith(CARD)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
