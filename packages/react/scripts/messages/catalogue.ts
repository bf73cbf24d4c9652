import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isLiteralElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** A placeholder type of the ARB format. */
export type PlaceholderType = 'String' | 'int' | 'double' | 'DateTime'

/** What an ARB file says about a message: a note for translators, and the arguments in the order of the parameters. */
export interface Attributes {
  description?: string
  placeholders?: Record<string, { type: PlaceholderType }>
}

/** The texts of one language. */
export interface Catalogue {
  /** The language code, such as `es`. */
  language: string
  /** The locale of numbers and dates, such as `es-US`. */
  locale: string
  /** The parsed messages by key, in the order of the file. */
  messages: Map<string, MessageFormatElement[]>
  attributes: Map<string, Attributes>
}

/** Reads a catalogue in the ARB format: JSON with messages in ICU MessageFormat. Throws if a message cannot be parsed. */
export function readCatalogue(path: string): Catalogue {
  return parseCatalogue(basename(path, '.arb'), readFileSync(path, 'utf8'))
}

export function parseCatalogue(language: string, text: string): Catalogue {
  const { '@@locale': locale = language, ...entries } = JSON.parse(text)
  const keys = Object.keys(entries)
  return {
    language,
    locale,
    messages: new Map(keys.filter((key) => !key.startsWith('@')).map((key) => [key, parseMessage(key, entries[key])])),
    attributes: new Map(keys.filter((key) => key.startsWith('@')).map((key) => [key.slice(1), entries[key]])),
  }
}

function parseMessage(key: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { ignoreTag: true })
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${key}: ${problem} in the message: ${message}`, { cause })
  }
}

/** Returns the text of a message without arguments. */
export function textOf(key: string, { messages }: Catalogue): string {
  return (messages.get(key) ?? [])
    .filter(isLiteralElement)
    .map(({ value }) => value)
    .join('')
}
