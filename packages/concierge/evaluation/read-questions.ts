import { readdir, readFile } from 'node:fs/promises'

/** The data of a signed-in couple. Amounts are US dollars, dates are `YYYY-MM-DD`. */
export interface Account {
  names: string[]
  weddingDate?: string
  city?: string
  budget?: number
  invoices: { vendor: string; name: string; amount: number; due: string; paid: boolean }[]
  contracts: { vendor: string; name: string; state: 'to-sign' | 'signed' }[]
  unread: { vendor: string; count: number }[]
  favourites: string[]
  booked: string[]
  visions: { title: string }[]
  /** -1 is an unlimited number. */
  credits: number
  plan: 'free' | 'monthly'
}

/** What a reply must and must not contain. */
export interface Expectation {
  /** Vendors that the reply names. */
  mentions?: string[]
  /** The only vendors that the reply may name. Empty: the reply names no vendor. */
  mentionsOnly?: string[]
  mentionsSome?: { of: string[]; atLeast: number }
  /** Vendors or texts that the reply does not contain. */
  never?: string[]
  /** Texts or numbers that the reply contains. */
  says?: string[]
  /** Lists of texts. The reply contains at least one text of each list. */
  saysOneOf?: string[][]
  /** The reply says that the profile does not answer the question. */
  unknown?: boolean
  /** The reply says that nothing matches. */
  none?: boolean
  /** The reply declines briefly. */
  refuses?: boolean
  replyLanguage?: string
  /** Paths that the reply links to. */
  links?: string[]
}

export interface Turn {
  ask: string
  /** The name of the vendor whose profile is open. */
  vendorPage?: string
  expect: Expectation
}

/** A conversation with the expected replies. */
export interface EvaluationQuestion {
  id: string
  category: string
  language?: string
  account?: Account
  turns: Turn[]
}

const FOLDER = new URL('questions/', import.meta.url)

/** Reads JSON Lines files. Without paths, reads all files of the `questions` folder. */
export async function readQuestions(paths: readonly string[]): Promise<EvaluationQuestion[]> {
  const files = paths.length > 0 ? paths : (await readdir(FOLDER)).sort().map((name) => new URL(name, FOLDER))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line))
}
