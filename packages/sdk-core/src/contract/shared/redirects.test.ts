import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonalPath, isProtectedPath, SITE_PATHS, scanCodeIn, vendorScanPath } from '../site/paths.ts'
import { safeAddress, safePath } from './redirects.ts'
import { REDIRECT_PAYLOADS } from './test/redirect-payloads.ts'

const ORIGIN = 'https://site.test'

/** Generates text from characters that browsers treat specially in URLs. */
const tricky = fc
  .array(
    fc
      .constantFrom(
        '/',
        '\\',
        '%2f',
        '%5C',
        '%',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        '\0',
        ' ',
        'javascript',
        'https',
      )
      .map(String),
  )
  .map((parts) => `/${parts.join('')}`)
const anything = fc.oneof(tricky, fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath())

describe('safePath', () => {
  it.each(REDIRECT_PAYLOADS)('returns a safe path or null for $name', ({ value, path }) => {
    expect(safePath(value, ORIGIN)).toBe(path)
  })

  it('always returns a path of our own site, and returns its own result unchanged', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const path = safePath(value, ORIGIN)
        if (path === null) return
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
        expect(new URL(path, ORIGIN).href).toBe(ORIGIN + path)
        expect(new URL(path, ORIGIN).pathname).not.toMatch(/^\/(\/|log(in|out)(\/|$))/i)
      }),
      { numRuns: 5_000 },
    )
  })

  it('returns null for an invalid origin', () => {
    for (const origin of ['', 'null']) expect(safePath('/dashboard', origin)).toBeNull()
    for (const value of [null, undefined]) expect(safePath(value, ORIGIN)).toBeNull()
  })
})

describe('safeAddress', () => {
  const safe = (value: string, hosts?: string[]) => safeAddress(value, ORIGIN, hosts)

  it.each(REDIRECT_PAYLOADS.filter(({ path }) => path !== null))('accepts $name', ({ value, path }) => {
    expect(safe(value)).toBe(path)
  })

  it.each(REDIRECT_PAYLOADS.filter(({ path }) => path === null))(
    'rejects $name, which is a script or an unencrypted URL',
    ({ value }) => {
      const address = safe(value, ['pay.example'])
      expect(address).toBeNull()
    },
  )

  it.each([
    ['https://pay.example/session?id=1#x', 'https://pay.example/session?id=1#x'],
    ['HTTPS://PAY.EXAMPLE', 'https://pay.example/'],
    ['http://pay.example/', null],
    ['http://localhost:9000/pay', 'http://localhost:9000/pay'],
    ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000/'],
    ['http://localhost.evil.example/', null],
    ['https://maya:secret@pay.example/', null],
    ['https://pay.example\n.evil.example/', null],
    ['https://', null],
    ['https:evil.example', null],
    ['ftp://pay.example/', null],
  ])('converts the URL %j to %j', (value, address) => {
    expect(safe(value)).toBe(address)
  })

  it('accepts only our own host and the given hosts', () => {
    expect(safe('https://pay.example/x', ['pay.example'])).toBe('https://pay.example/x')
    expect(safe('https://evil.example/x', ['pay.example'])).toBeNull()
    expect(safe('https://site.test/x', ['pay.example'])).toBe('https://site.test/x')
  })

  it('returns only https URLs, or http on localhost', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const address = safe(value)
        if (address !== null) expect(new URL(address, ORIGIN).href).toMatch(/^(https:|http:\/\/(localhost|127|\[::1))/)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('scanCodeIn', () => {
  it.each(REDIRECT_PAYLOADS)('returns null for $name', ({ value }) => {
    expect(scanCodeIn(value)).toBeNull()
  })

  it.each([
    ['/dashboard/vendor-scan/42', '42'],
    ['/dashboard/vendor-scan/42/', '42'],
    ['/dashboard/vendor-scan/42?from=fair', '42'],
    ['/dashboard/vendor-scan/42/#top', '42'],
    [vendorScanPath('7'), '7'],
    ['/dashboard/vendor-detail/42', null],
    ['/dashboard/vendors/manage/17', null],
    ['/dashboard/vendor-scan/', null],
    ['/dashboard/vendor-scan/42/more', null],
    ['/dashboard/vendor-scan/4.2', null],
    ['/dashboard/vendor-scan/-42', null],
    ['/dashboard/vendor-scan/٤٢', null],
    ['/dashboard/vendor-scan/42\n', null],
    [`/dashboard/vendor-scan/${'9'.repeat(16)}`, null],
    ['//evil.example/dashboard/vendor-scan/42', null],
    ['https://site.test/dashboard/vendor-scan/42', null],
    [null, null],
  ])('converts the path %j to the scan code %j', (path, code) => {
    expect(scanCodeIn(path)).toBe(code)
  })
})

it('isProtectedPath returns true for protected paths and false for public paths', () => {
  const names = Object.entries(SITE_PATHS)
  const guarded = names.filter(([, path]) => isProtectedPath(path)).map(([name]) => name)
  expect(guarded).toHaveLength(15)
  for (const [name, path] of names) {
    const isStep = name === 'onboarding_basic_info' || name === 'onboarding_preferences'
    expect(isProtectedPath(path)).toBe(/^\/(dashboard|settings|chat)/.test(path))
    expect(isPersonalPath(path)).toBe(isProtectedPath(path) || isStep)
  }
  for (const path of ['/dashboards', '/settings-help', '/chatter', '/onboarding/'])
    expect(isPersonalPath(path)).toBe(false)
})
