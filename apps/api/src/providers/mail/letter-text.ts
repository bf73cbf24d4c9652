import { type Letter, type LetterFrame, REPLY_HINTS } from './letter.ts'

/** Renders the plain text of an email. `body` replaces the text between the title and the footer. */
export function writeLetterText(letter: Letter, frame: LetterFrame, body?: string): string {
  const footer = writeFooter(frame)
  return `${(body ?? writeBody(letter, frame)).trimEnd()}\n${footer === '' ? '' : `\n-- \n${footer}\n`}`
}

function writeBody(
  { start, facts = [], quotes = [], action, rest }: Letter,
  { language, replyTo }: LetterFrame,
): string {
  const paragraphs = [
    start,
    facts.length === 0 ? undefined : facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    // Each line starts with ">", so that a quoted text cannot imitate the text of the email.
    ...quotes.map(({ by, text }) => `${by === undefined ? '' : `${by}\n`}${text.replaceAll(/^/gm, '> ')}`),
    action?.url,
    replyTo === undefined ? undefined : REPLY_HINTS[language],
    rest,
  ]
  return paragraphs.filter((part) => part !== undefined).join('\n\n')
}

function writeFooter({ brand: { name, postalAddress }, unsubscribe }: Omit<LetterFrame, 'language'>): string {
  const lines = [
    ...(postalAddress === undefined ? [] : [`${name}, ${postalAddress}`]),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ]
  return lines.join('\n')
}
