import Bowser from 'bowser'

/**
 * Returns the names of browser and operating system in a `User-Agent` header, such as "Firefox on Linux". Empty if both
 * are unknown.
 */
export function toDeviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].map((name) => name?.trim() ?? '')
  return names.filter((name) => name !== '').join(' on ')
}
