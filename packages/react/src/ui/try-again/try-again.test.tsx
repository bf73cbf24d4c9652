import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { TryAgain } from './try-again.tsx'

it('TryAgain retries when its button is pressed', async () => {
  const onRetry = vi.fn()
  const { user } = setup(<TryAgain onRetry={onRetry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('TryAgain retries automatically when the browser is online again', () => {
  const onRetry = vi.fn()
  const { platform } = setup(<TryAgain onRetry={onRetry} />)
  act(() => platform.connectivity.happen('offline'))
  expect(onRetry).not.toHaveBeenCalled()
  act(() => platform.connectivity.happen('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
