import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { VisionGenerator } from '../vision-generator/vision-generator.tsx'

const way = { name: 'See our AI in action' }

it('DemoTeaser expands the example on an embedding page when its button is pressed', async () => {
  const { user, container } = setup(<VisionGenerator />)
  expect(screen.queryByRole('button', way)).toBeNull()
  await user.click(screen.getByRole('textbox', { name: 'Your dream wedding' }))
  const button = await screen.findByRole('button', way)
  expect(container.querySelectorAll('img')).toHaveLength(0)
  await user.click(button)
  const example = await screen.findByRole('region', way)
  expect([...example.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://site.test/img/demo-venue.webp',
    'https://site.test/img/demo-inspiration.webp',
    'https://site.test/img/demo-result.webp',
  ])
  expect(within(example).getByText(/^Garden ceremony at golden hour/)).toBeVisible()
  await user.click(button)
  expect(screen.queryByRole('region', way)).toBeNull()
})
