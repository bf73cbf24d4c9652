export interface Quote {
  start: number
  end: number
  text: string
}

const QUOTES =
  /["“”„«»「『]\s*([^"“”„«»「」『』]{1,80}?)\s*["“”«»」』]|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,80}?)['’](?![\p{L}\p{N}])/gu

/** Finds quoted texts in a prompt. The offsets include the quotation marks. */
export function findQuotes(text: string): Quote[] {
  return [...text.matchAll(QUOTES)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[1] ?? match[2] ?? '',
  }))
}
