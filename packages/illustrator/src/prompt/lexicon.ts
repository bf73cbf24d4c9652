/** Names, with the patterns that match them. Earlier entries win a tie. */
export type Lexicon<Name extends string> = Readonly<Partial<Record<Name, RegExp>>>

/** Returns the name whose pattern matches first in the text. */
export function findFirst<Name extends string>(lexicon: Lexicon<Name>, text: string): Name | undefined {
  let best: { name: Name; at: number } | undefined
  for (const [name, words] of entries(lexicon)) {
    const at = text.search(words)
    if (at >= 0 && (!best || at < best.at)) best = { name, at }
  }
  return best?.name
}

/** Returns every matching name, in order of mention. */
export function findAll<Name extends string>(lexicon: Lexicon<Name>, text: string): Name[] {
  return entries(lexicon)
    .map(([name, words]) => ({ name, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

function entries<Name extends string>(lexicon: Lexicon<Name>): [Name, RegExp][] {
  return Object.entries(lexicon) as [Name, RegExp][]
}
