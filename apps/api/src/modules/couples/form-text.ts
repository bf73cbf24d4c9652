const NOTHING: ReadonlySet<string> = new Set(['null', 'undefined'])

/** A text of a form. Programs that have nothing to send write one of two words. */
export function fromForm(text: string): string {
  const trimmed = text.trim()
  return NOTHING.has(trimmed) ? '' : trimmed
}

/** The same of a field that may be missing. */
export function fromOptional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : fromForm(text)
}
