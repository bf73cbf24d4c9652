/* The contrast of each pair of tokens in both themes. */
import { contrast, formatRatio, toHex } from '../shared/contrast.js'
import { PAIRS } from './groups.js'

/* `colorOf` returns the value of a token in a theme. */
export function renderContrast(body, colorOf) {
  body.replaceChildren(
    ...PAIRS.map(([title, front, back, least]) => {
      const row = document.createElement('tr')
      const heading = Object.assign(document.createElement('th'), { scope: 'row', textContent: title })
      row.append(
        heading,
        ...['light', 'dark'].map((scheme) => toCell(colorOf(front, scheme), colorOf(back, scheme), least)),
      )
      return row
    }),
  )
}

function toCell(front, back, least) {
  const cell = document.createElement('td')
  const [one, other] = [toHex(front), toHex(back)]
  if (!one || !other) {
    cell.textContent = 'not measured'
    return cell
  }
  const ratio = contrast(one, other)
  const sample = Object.assign(document.createElement('span'), { className: 'sample' })
  sample.style.background = `linear-gradient(${one}, ${one}) center / 16px 5px no-repeat ${other}`
  const text = document.createElement('span')
  text.textContent = ratio < least ? `${formatRatio(ratio)}, below ${least}` : formatRatio(ratio)
  text.className = ratio < least ? 'is-low' : ''
  cell.append(sample, text)
  return cell
}
