import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Gives slow or busy machines more time.
configure({ asyncUtilTimeout: 30_000 })

// The test files of a worker share its document and modules. So each test empties the document, and each file waits for
// pending imports.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
})
afterAll(() => vi.dynamicImportSettled())
