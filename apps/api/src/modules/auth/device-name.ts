import Bowser from 'bowser'

/** Browser and system of a `User-Agent` header in words, without versions; `""` if neither is known. */
export function toDeviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].map((name) => name?.trim() ?? '')
  return names.filter((name) => name !== '').join(' on ')
}
