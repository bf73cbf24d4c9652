import { readdir, readFile } from 'node:fs/promises'
import {
  BUDGETS,
  FREE_CREDITS,
  MAX_ASSISTANT_MESSAGE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_LEAD_FILE_BYTES,
  MAX_MESSAGE_LENGTH,
  PASSWORD_MIN_LENGTH,
  WEDDING_STYLES,
} from '@vowkit/sdk-core/contract'
import type { Answer } from '../src/answers/answer.ts'
import type { VendorProfile } from '../src/facts/profile.ts'
import { spellNumbers } from '../src/facts/spell-numbers.ts'
import { normalise, numbersIn } from './normalise.ts'
import type { Account } from './read-questions.ts'

/** The limits and choices of the contract, which replies about the site name. */
const LIMITS = [
  BUDGETS,
  FREE_CREDITS,
  MAX_ASSISTANT_MESSAGE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_MESSAGE_LENGTH,
  MAX_IMAGE_BYTES / 1024 / 1024,
  MAX_LEAD_FILE_BYTES / 1024 / 1024,
  PASSWORD_MIN_LENGTH,
  WEDDING_STYLES,
  WEDDING_STYLES.length,
]

const SENTENCES = new URL('../src/answers/sentences/', import.meta.url)

/** The data that a reply may be based on. */
export interface Sources {
  profiles: readonly VendorProfile[]
  /** Further data that the knowledge returns, such as categories, packs and the support address. */
  site: unknown
  /** The date that the knowledge returns. */
  today: string
}

/** Finds numbers and names in a reply that no source contains. */
export type FindInvented = (answer: Answer, asked: readonly string[], account: Account | undefined) => string[]

export async function createInventionCheck({ profiles, site, today }: Sources): Promise<FindInvented> {
  const constants = await readSentences()
  const catalogue = JSON.stringify([profiles, site, today, LIMITS])
  const known = new Set(numbersIn(`${catalogue} ${constants}`).map(canonical))
  const texts = normalise(`${catalogue.replace(/\\[nt"]/g, ' ')} ${constants}`)
  const byId = new Map(profiles.map(({ id, name }) => [id, name]))

  return (answer, asked, account) => {
    const own = JSON.stringify(account ?? null)
    const allowed = new Set([
      ...numbersOf(asked.join(' ')),
      ...numbersIn(own).map(canonical),
      ...derived(account, today),
    ])
    const isKnown = (number: string) => known.has(number) || allowed.has(number)
    const context = `${texts} ${normalise(asked.join(' '))} ${normalise(own)}`
    const invented = numbersIn(withoutLinks(allTexts(answer)))
      .map(canonical)
      .filter((number) => !isKnown(number))
    const names = namesIn(answer.text).filter((name) => !context.includes(normalise(name)))
    return [...invented, ...names, ...wrongLinks(answer, byId)]
  }
}

/** The texts of all sentences, so that names of buttons, pages and constants are known. */
async function readSentences(): Promise<string> {
  const files = await readdir(SENTENCES, { recursive: true })
  const texts = files.filter((name) => name.endsWith('.ts')).map((name) => readFile(new URL(name, SENTENCES), 'utf8'))
  return (await Promise.all(texts)).join(' ')
}

/** The numbers of a question, also those in words and with "k" or "grand". */
function numbersOf(asked: string): string[] {
  const numbers = [...numbersIn(asked), ...numbersIn(spellNumbers(asked))].map(canonical)
  if (/\ba grand\b/i.test(asked)) numbers.push('1000', '1500')
  const isInThousands = /\dk\b|\b(?:k|grand|thousand)\b/i.test(asked)
  return isInThousands ? [...numbers, ...numbers.map((number) => String(Number(number) * 1000))] : numbers
}

function canonical(number: string): string {
  return String(Number(number))
}

function allTexts({ text, cards = [], table, quotes = [] }: Answer): string {
  const cells = table?.rows.flatMap(({ cells }) => cells) ?? []
  return [text, ...cards.map(({ reason }) => reason), ...cells, ...quotes.map((quote) => quote.text)].join('\n')
}

function withoutLinks(text: string): string {
  return text.replace(/\[[^\]]*\]\([^)]*\)/g, '')
}

/** Bold texts, and sequences of two or more capitalised words. */
function namesIn(text: string): string[] {
  const bold = [...withoutLinks(text).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words)
  const capitalised = withoutLinks(text).match(/\p{Lu}[\p{Ll}’']+(?: (?:& )?\p{Lu}[\p{Ll}’']+)+/gu) ?? []
  return [...bold.filter((words) => !/\d/.test(words)), ...capitalised]
}

/** Links of lines that name a different vendor, and links of unknown vendors. */
function wrongLinks({ text }: Answer, byId: ReadonlyMap<number, string>): string[] {
  return text.split('\n').flatMap((line) => {
    const ids = [...line.matchAll(/\/dashboard\/vendor-detail\/(\d+)/g)].map(([, id]) => Number(id))
    return ids.filter((id) => !text.includes(byId.get(id) ?? '\0')).map((id) => `link ${id}`)
  })
}

/** Sums of invoices and numbers of days, which replies compute from the couple's own data. */
function derived(account: Account | undefined, today: string): string[] {
  if (!account) return []
  const unpaid = account.invoices.filter(({ paid }) => !paid)
  const groups = [unpaid, account.invoices.filter(({ paid }) => paid), unpaid.filter(({ due }) => due < today)]
  const sums = groups.map((group) => group.reduce((sum, { amount }) => sum + amount, 0))
  const total = account.invoices.reduce((sum, { amount }) => sum + amount, 0)
  const left = account.budget === undefined ? [] : [account.budget - total]
  const dates = [account.weddingDate, ...account.invoices.map(({ due }) => due)].filter((date) => date !== undefined)
  const days = dates.map((date) => Math.abs(Date.parse(date) - Date.parse(today)) / 86_400_000)
  return [...sums, total, ...left, ...days, account.unread.reduce((sum, { count }) => sum + count, 0)].map(String)
}
