import { afterEach, expect, it, vi } from 'vitest'
import { showStartFailed } from './show-start-failed.ts'

afterEach(() => vi.restoreAllMocks())

it('showStartFailed replaces the page with an error message and a retry button', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<div id="root"><p>Loading</p></div>'
  showStartFailed(new Error('gone'))
  expect(document.getElementById('root')?.textContent).toBe(
    "We can't start right nowPlease check your network connection.Try again",
  )
  expect(document.querySelector('[role="alert"] button')).not.toBeNull()
  expect(log).toHaveBeenCalledOnce()
})
