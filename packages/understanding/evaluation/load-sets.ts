import { readdir, readFile } from 'node:fs/promises'

/** A prompt with the facts that a human reader expects, in the short form of `facts.ts`. */
export interface ExpectedDescription {
  text: string
  facts: string[]
  without: string[]
  notDrawn: string[]
}

/** An edit of a prompt, with facts that the result must contain and facts that it must not contain. */
export interface ExpectedEdit {
  before: string
  edit: string
  after: { has: string[]; lacks: string[] }
  /** Whether the edit must leave the scene unchanged. */
  unchanged: boolean
}

export interface EvaluationSet {
  name: string
  descriptions: ExpectedDescription[]
  edits: ExpectedEdit[]
}

const folder = new URL('./sets/', import.meta.url)

/** Loads all evaluation sets. The authors of `independent` and `holdout` had not seen the vocabularies. */
export async function loadSets(): Promise<EvaluationSet[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => ({
      name,
      descriptions: await load<ExpectedDescription[]>(`${name}/descriptions.json`),
      edits: await load<ExpectedEdit[]>(`${name}/edits.json`),
    })),
  )
}

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(path, folder), 'utf8')) as T
}
