/* Hex colors and their contrast ratios, as WCAG 2 defines them. */

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/* Returns `#0f6`, `0f6` or `#00ff66` as `#00ff66`, or undefined for anything else. */
export function toHex(text = '') {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return undefined
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${long.toLowerCase()}`
}

/* Returns the contrast ratio of two hex colors, from 1 to 21. */
export function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/* Rounds down, so that a ratio below a limit never reads as the limit. */
export function formatRatio(ratio) {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`
}

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
