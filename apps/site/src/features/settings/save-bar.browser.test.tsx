import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderSettings } from './test/render-settings.tsx'

afterEach(cleanup)

it('the save bar renders its live regions before their texts, so that screen readers announce the texts', async () => {
  const { container } = await renderSettings()
  const regions = [...container.querySelectorAll('.save-bar [role="status"]')]
  expect(regions.map((region) => region.textContent)).toEqual(['', ''])
  for (const region of regions) expect(getComputedStyle(region).display).not.toBe('none')
})
