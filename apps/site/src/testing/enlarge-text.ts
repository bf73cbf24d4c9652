/** Makes all text so many times as large, and nothing else, as readers set it who do not see well. */
export function enlargeText(factor: number): void {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')]
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const [index, element] of all.entries()) element.style.fontSize = `${(sizes[index] ?? 0) * factor}px`
}
