import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money } = formatFor('es')

export const cost: Sentences['cost'] = {
  range: (what, min, max) =>
    `Los paquetes de ${what} cuestan entre **${money(min)}** y **${money(max)}**. Los precios más bajos:`,
  one: (what, price) => `Los paquetes de ${what} cuestan **${money(price)}**:`,
}
