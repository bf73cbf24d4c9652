import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { DETAIL, openVision, shown, VISION_ID } from './test/open-vision.ts'

afterEach(cleanup)

it('the form of a new vision is empty after a vision was drawn', async () => {
  const made = { method: 'POST', path: '/vision/list/', body: { id: VISION_ID } }
  openVision(SITE_PATHS['vision-new'], { script: [made, { ...shown(), always: true }] })
  const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream wedding' })
  fireEvent.change(await box(), { target: { value: 'A garden at dusk' } })
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(window.location.pathname).toBe(DETAIL))
  await screen.findByRole('img', { name: /^Your vision/ })
  act(() => openPath(SITE_PATHS['vision-new']))
  expect((await box()).value).toBe('')
  await act(async () => {})
  expect(window.location.pathname).toBe(SITE_PATHS['vision-new'])
})
