import { describe, expect, it } from 'vitest'
import { browserPlatform, uuidFrom } from './browser-platform.ts'

describe('browserPlatform without a page', () => {
  it('reports the page as visible, has no storage and supports `sleep`', async () => {
    const { visibility, storage, clock, navigation, random } = browserPlatform()
    const { signal } = new AbortController()
    await visibility.whenVisible(signal)
    expect(visibility.isVisible()).toBe(true)
    expect([storage.local, storage.session]).toEqual([null, null])
    storage.subscribe(() => undefined)()
    visibility.subscribe(() => undefined)()
    await clock.sleep(0, signal)
    expect(navigation.address()).toBe('')
    expect(browserPlatform().upload).toBe(browserPlatform().fetch)
    expect(random.uuid()).not.toBe(random.uuid())
    expect(random.float()).toBeLessThan(1)
  })

  it('ends a sleep when the signal aborts, and starts no sleep with an aborted signal', async () => {
    const { clock } = browserPlatform()
    const stopped = new AbortController()
    const sleeping = clock.sleep(60_000, stopped.signal)
    stopped.abort(new Error('enough'))
    await expect(sleeping).rejects.toThrow('enough')
    await expect(clock.sleep(60_000, stopped.signal)).rejects.toThrow('enough')
  })

  it('returns an image unchanged if decoding fails', async () => {
    class Reader {
      result = 'data:image/heic;base64,AQ=='
      onload: (() => void) | null = null
      readAsDataURL(): void {
        this.onload?.()
      }
    }
    Reflect.set(globalThis, 'FileReader', Reader)
    try {
      const { images } = browserPlatform()
      expect(await images.toDataUrl(new Blob([new Uint8Array([1])]), 1600)).toBe('data:image/heic;base64,AQ==')
    } finally {
      Reflect.deleteProperty(globalThis, 'FileReader')
    }
  })
})

it('browserPlatform creates version 4 UUIDs in an insecure context', () => {
  expect(uuidFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
  expect(uuidFrom(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-8fff-ffffffffffff')
})
