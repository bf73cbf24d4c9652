/** Multiplies the font size of all elements by a factor, like a reader's text size setting. */
export function enlargeText(factor: number): void {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')]
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const [index, element] of all.entries()) element.style.fontSize = `${(sizes[index] ?? 0) * factor}px`
}
