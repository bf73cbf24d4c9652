import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers'
import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

declare module 'vitest' {
  // The declaration in jest-dom is for older vitest versions, whose assertions had one type parameter.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends TestingLibraryMatchers<T, R> {}
}

// A long timeout, so that tests do not fail on a slow machine.
configure({ asyncUtilTimeout: 30_000 })
expect.extend(matchers)
// The test DOM loads no images, but reports each image as complete with no size, like a failed image.
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false })

// All test files of a worker share the document and the modules, so each file must leave the document empty.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
})
afterAll(() => vi.dynamicImportSettled())
