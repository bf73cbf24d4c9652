import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers'
import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

declare module 'vitest' {
  // The matchers' own declaration is for a vitest whose assertions had one type parameter.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends TestingLibraryMatchers<T, R> {}
}

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })
expect.extend(matchers)
// This browser loads no pictures, and says of each that it is done with it: as if all of them had failed.
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false })

// The files of a worker share its page and its modules: each leaves the page empty, and no module half loaded.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
})
afterAll(() => vi.dynamicImportSettled())
