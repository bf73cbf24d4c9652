/** One request of an edit. */
export interface Clause {
  text: string
  /** Whether it removes something. */
  isNegative: boolean
  /** Whether it adds more of something. */
  isMore: boolean
}

const NEGATIVE = /\b(no|not|remove|without|less|fewer|drop|take (out|away)|lose|get rid|skip|don'?t)\b/
const POSITIVE = /\b(add|more|make|use|put|bring|give|want|change|turn|swap|extra|keep|have|set|move)\b/
const MORE = /\b(more|add|extra|bigger|larger|lush(er)?|fuller|lots|full)\b/
/** Things that may start a new request after "and". Colours and flowers do not. */
const PROPS =
  'lanterns?|candles?|string|fairy|bistro|drap|chandeliers?|napkins?|linens?|tablecloths?|chairs?|arch|bunting|papel|petals|tall|greenery|the (?:napkins|linens|drapes|chairs|arch|flowers|light|tablecloths?|runner)'
const VERBS =
  'add|make|use|remove|swap|change|replace|put|turn|move|set|give|take|bring|no|more|less|fewer|without|drop|lose'
const BREAKS = new RegExp(
  `[,;.!]|\\bthen\\b|\\bbut\\b|\\b(?:and|plus|also)\\b(?=\\s+(?:also\\s+)?(?:${VERBS}|${PROPS})\\b)`,
)
const EXCHANGE = /\b(?:replace|swap|trade|exchange)(?: out)?\s+(.+?)\s+(?:with|for|by|to)\s+(.+)/
const INSTEAD = /\binstead of\b.*$/
/** Things that are removed when an edit replaces them. */
const REMOVABLE = /lantern|candle|string|lights|drap|chandelier|petal|bunting/

/** Splits an edit into clauses. A clause without a verb continues the mood of the previous one. */
export function splitClauses(edit: string): Clause[] {
  const clauses: Clause[] = []
  for (const piece of edit.toLowerCase().split(BREAKS).flatMap(expandExchange)) {
    const text = ` ${piece.trim()} `
    if (!text.trim()) continue
    const isSilent = !NEGATIVE.test(text) && !POSITIVE.test(text)
    const isNegative = isSilent ? (clauses.at(-1)?.isNegative ?? false) : NEGATIVE.test(text)
    clauses.push({ text, isNegative, isMore: MORE.test(text) })
  }
  return clauses
}

function expandExchange(piece: string): string[] {
  const [, old, fresh] = EXCHANGE.exec(piece) ?? []
  if (!old || !fresh) return [piece.replace(INSTEAD, '')]
  return REMOVABLE.test(old) ? [`remove ${old}`, `add ${fresh}`] : [`use ${fresh}`]
}
