/** A piece of what somebody says; with an address where it is a link. */
export interface TextPiece {
  text: string
  href: string | null
}

/** Each character is taken by one branch only, so that no text takes long. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi
/** What ends a sentence rather than an address. */
const CLOSING = /[.,;:!?'’”)\]}*]/

/** Finds the web addresses in a text. What pretends to be another place, as `https://bank.example@evil.example`, is text. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match)
    const href = toHref(address)
    if (href === null) continue
    if (index > end) pieces.push({ text: text.slice(end, index), href: null })
    pieces.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null })
  return pieces
}

/** A bracket that the address itself opened stays. */
function withoutClosing(address: string): string {
  let end = address.length
  while (end > 0 && CLOSING.test(address.charAt(end - 1))) {
    if (address.charAt(end - 1) === ')' && address.lastIndexOf('(', end) !== -1) break
    end--
  }
  return address.slice(0, end)
}

function toHref(address: string): string | null {
  const whole = /^www\./i.test(address) ? `https://${address}` : address
  if (!URL.canParse(whole)) return null
  const { href, username, password, hostname } = new URL(whole)
  return username === '' && password === '' && hostname.includes('.') ? href : null
}
