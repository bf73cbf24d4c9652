import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money } = formatFor('fr')

export const cost: Sentences['cost'] = {
  range: (what, min, max) =>
    `Les formules pour ${what} coûtent entre **${money(min)}** et **${money(max)}**. Les prix les plus bas :`,
  one: (what, price) => `Les formules pour ${what} coûtent **${money(price)}** :`,
}
