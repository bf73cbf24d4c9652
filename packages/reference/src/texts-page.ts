import { readFileSync } from 'node:fs'

/** The note of a message, in the ARB format. */
interface Note {
  placeholders?: Record<string, { type: string }>
}

const CATALOGUE = new URL('../../react/messages/en.arb', import.meta.url)

const INTRODUCTION = `# Texts

All texts of the elements and components, by group and key. Set \`messages\` to replace some of them. Texts that you omit
stay in the language of the element, or in English. See [change texts](../languages.md#change-texts).

- A key with arguments takes a function with these arguments, in this order. All other keys take a string.
- A key with dots, such as \`draft.samples.0\`, is part of a list or an object. Set the whole list or object.
- The texts are in [ICU MessageFormat](https://unicode-org.github.io/icu/userguide/format_parse/messages/): the value for
  \`one\` is the singular, the value for \`other\` is the plural.
`

/** The page that lists all texts, from the English catalogue. */
export function toTextsPage(): string {
  const entries = Object.entries<string | Note>(JSON.parse(readFileSync(CATALOGUE, 'utf8')))
  const notes = new Map(entries.filter(([key]) => key.startsWith('@')))
  const texts = entries.filter((entry): entry is [string, string] => !entry[0].startsWith('@'))
  const groups = [...new Set(texts.map(([key]) => groupOf(key)))]
  const sections = groups.map((group) => {
    const rows = texts.filter(([key]) => groupOf(key) === group)
    const lines = rows.map(([key, text]) => {
      const note = notes.get(`@${key}`)
      const names = typeof note === 'object' ? Object.keys(note.placeholders ?? {}) : []
      return `| \`${key.slice(group.length + 1)}\` | ${cell(text)} | ${names.map((name) => `\`${name}\``).join(', ')} |`
    })
    return `## ${group}\n\n| Key | Text | Arguments |\n| --- | --- | --- |\n${lines.join('\n')}\n`
  })
  return [INTRODUCTION, ...sections].join('\n')
}

function groupOf(key: string): string {
  return key.slice(0, key.indexOf('.'))
}

/** Formats a text as code for a table cell, where a `|` needs a backslash. */
function cell(text: string): string {
  return text && `\`${text.replaceAll('|', '\\|').replaceAll('\n', ' ')}\``
}
