/* Says whether text in the brand color is easy to read, on the background of the chosen theme. */
import { contrast, formatRatio, toHex } from '../shared/contrast.js'

const LIGHT = { color: '#ffffff', name: 'white', shade: 'darker' }
const DARK = { color: '#20151d', name: 'a dark background', shade: 'lighter' }

export function showContrast(note, { accent, theme }) {
  const { text, isWarning } = describe(accent, theme === 'dark' ? DARK : LIGHT)
  note.textContent = text
  note.toggleAttribute('data-warning', isWarning)
}

function describe(accent, background) {
  if (!accent) return { text: 'Without a colour of yours, it is a dark red.', isWarning: false }
  const color = toHex(accent)
  if (!color) return { text: 'Enter a colour such as #4d6b3c.', isWarning: true }
  const ratio = contrast(color, background.color)
  const measured = `${formatRatio(ratio)} on ${background.name}`
  if (ratio >= 4.5) return { text: `${measured}: easy to read.`, isWarning: false }
  const text = `${measured}: hard to read. Text and buttons get a ${background.shade} shade of it, with at least 4.5 : 1.`
  return { text, isWarning: true }
}
