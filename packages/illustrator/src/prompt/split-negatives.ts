/** Matches from "no" to the end of the excluded things. */
const UNWANTED =
  /\b(?:no|not|without|never|avoid|skip|minus|nothing|don'?t want|free of)\b\s+(?:any\s+|a\s+|the\s+)?(.*?)(?=[,.;!]|\b(?:but|with|just|only|instead|please)\b|$)/g

/** Separates the things that a prompt requests from the things that it excludes. */
export function splitNegatives(text: string): { wanted: string; unwanted: string } {
  const refused: string[] = []
  const wanted = text.replace(UNWANTED, (phrase, what: string) => {
    refused.push(what)
    return ' '.repeat(phrase.length)
  })
  return { wanted, unwanted: refused.join(' , ') }
}
