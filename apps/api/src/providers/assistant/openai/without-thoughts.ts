/** The tags in which some models write their reasoning. */
const START = '<think>'
const END = '</think>'

/** Removes the reasoning of a model, `<think>…</think>`, from its text. Tags may be split between chunks. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest = ''
  let isThinking = false
  for await (const piece of pieces) {
    rest += piece
    for (
      let tag = tagOf(isThinking), at = rest.indexOf(tag);
      at >= 0;
      tag = tagOf(isThinking), at = rest.indexOf(tag)
    ) {
      if (!isThinking && at > 0) yield rest.slice(0, at)
      rest = rest.slice(at + tag.length)
      isThinking = !isThinking
    }
    const kept = lengthOfHalfTag(rest, tagOf(isThinking))
    if (!isThinking && rest.length > kept) yield rest.slice(0, rest.length - kept)
    rest = rest.slice(rest.length - kept)
  }
  if (!isThinking && rest) yield rest
}

function tagOf(isThinking: boolean): string {
  return isThinking ? END : START
}

/** Returns the length of the longest end of a text that is the start of a tag. */
function lengthOfHalfTag(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length
  return 0
}
