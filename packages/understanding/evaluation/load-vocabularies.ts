import { readdirSync } from 'node:fs'
import type { Vocabulary } from '../src/index.ts'

const folder = new URL('../src/vocabularies/', import.meta.url)

/** Loads the vocabularies of all languages, sorted by file name. */
export async function loadVocabularies(): Promise<Vocabulary[]> {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.ts$/.test(file))
  const modules = await Promise.all(files.sort().map((file) => import(new URL(file, folder).href)))
  return modules.flatMap((module) => Object.values(module).filter(isVocabulary))
}

function isVocabulary(value: unknown): value is Vocabulary {
  return typeof value === 'object' && value !== null && 'language' in value && 'grammar' in value
}
