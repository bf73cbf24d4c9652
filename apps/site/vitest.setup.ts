import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// The files of a worker share its page and its modules: each leaves the page empty, and no module half loaded.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
})
afterAll(() => vi.dynamicImportSettled())
