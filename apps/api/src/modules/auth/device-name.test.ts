import { expect, it } from 'vitest'
import { toDeviceName } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['', ''],
])('toDeviceName returns the browser and the system of %s', (userAgent, name) => {
  expect(toDeviceName(userAgent)).toBe(name)
})

it('toDeviceName returns the same name after a browser update', () => {
  const chrome = (version: number) =>
    toDeviceName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`)
  expect(chrome(140)).toBe(chrome(139))
})

it('toDeviceName returns a short or empty name for an unusual header', () => {
  for (const odd of ['node', 'x'.repeat(500), '(((', '<script>alert(1)</script>'])
    expect(toDeviceName(odd).length).toBeLessThan(60)
})
