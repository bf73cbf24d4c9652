import { formatFor } from '../../format.ts'

const { money } = formatFor('en')

/** Sentences about what a category costs. */
export const cost = {
  range: (what: string, min: number, max: number) =>
    `Packages of ${what} cost between **${money(min)}** and **${money(max)}**. The lowest prices:`,
  one: (what: string, price: number) => `The packages of ${what} cost **${money(price)}**:`,
}
