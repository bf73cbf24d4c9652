import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { checkTranslation } from './check-translation.ts'
import { printEnglish } from './english.ts'
import { printTranslation } from './translation.ts'

const root = join(import.meta.dirname, '../..')

/** Reads the catalogues in `messages`: English, and its translations. */
export function readCatalogues(): { english: Catalogue; translations: Catalogue[] } {
  const catalogues = globSync('messages/*.arb', { cwd: root })
    .toSorted()
    .map((path) => readCatalogue(join(root, path)))
  const english = catalogues.find(({ language }) => language === 'en')
  if (!english) throw new Error('The file messages/en.arb is missing.')
  const translations = catalogues.filter((catalogue) => catalogue !== english)
  return { english, translations }
}

/** Returns the modules to generate from the catalogues. Throws if a translation has faults. */
export function generateMessages(): { file: string; content: string }[] {
  const { english, translations } = readCatalogues()
  const faults = translations.flatMap((translation) =>
    checkTranslation(translation, english).map((fault) => `${translation.language}.arb: ${fault}`),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const folder = join(root, 'src/messages')
  return [
    ...[...printEnglish(english)].map(([file, content]) => ({ file: join(folder, 'english', file), content })),
    ...translations.map((translation) => ({
      file: join(folder, `${translation.language}.generated.ts`),
      content: printTranslation(translation, english),
    })),
  ]
}
