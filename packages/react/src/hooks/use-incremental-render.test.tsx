import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VendorCards } from '../components/vendor-card/vendor-cards.tsx'
import { setup } from '../testing/setup.tsx'
import { vendorOf } from '../testing/vendors.ts'

const cards = () => screen.getAllByRole('article').length

it('useIncrementalRender renders a long list in growing steps and then stops its timer', async () => {
  const vendors = Array.from({ length: 60 }, (_, index) => vendorOf(index + 1))
  const { wait, platform } = setup(<VendorCards vendors={vendors} />)
  const shown = [cards()]
  while (cards() < 60) {
    await wait(16)
    shown.push(cards())
  }
  expect(shown).toEqual([4, 8, 16, 32, 56, 60])
  expect(platform.clock.sleepers()).toBe(0)
})
