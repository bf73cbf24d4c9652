import { readdir, readFile } from 'node:fs/promises'

/** A description with the facts that a reader expects, in the short form of `facts.ts`. */
export interface ExpectedDescription {
  text: string
  facts: string[]
  without: string[]
  notDrawn: string[]
}

/** An edit of a description, with facts that the result must have and must not have. */
export interface ExpectedEdit {
  before: string
  edit: string
  after: { has: string[]; lacks: string[] }
  /** Whether the edit must not change the description. */
  unchanged: boolean
}

export interface EvaluationSet {
  name: string
  descriptions: ExpectedDescription[]
  edits: ExpectedEdit[]
}

const folder = new URL('./sets/', import.meta.url)

/** Loads all sets. The authors of `independent` sets had not seen the vocabularies. */
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
