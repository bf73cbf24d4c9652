import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProbeClass } from '../../test/probe.tsx'
import { register } from './register.ts'

afterEach(() => vi.restoreAllMocks())

describe('register', () => {
  it('keeps the first class of a tag, and does not warn about a second class of the same version', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    register('vk-twice', createProbeClass)
    const first = customElements.get('vk-twice')
    register('vk-twice', createProbeClass)
    expect(customElements.get('vk-twice')).toBe(first)
    expect(warn).not.toHaveBeenCalled()
  })

  it('warns about a class of a different version and names both versions', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Older = Object.assign(createProbeClass(), { [Symbol.for('vowkit.version')]: '0.0.0-older' })
    customElements.define('vk-versions', Older)
    register('vk-versions', createProbeClass)
    expect(customElements.get('vk-versions')).toBe(Older)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toContain('0.0.0-older')
    expect(warn.mock.calls[0]?.[0]).toContain(__VOWKIT_VERSION__)
  })
})
