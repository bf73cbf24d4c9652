import { type Catalogue, textOf } from './catalogue.ts'
import { compile, quote } from './compile.ts'
import { parametersOf } from './english.ts'
import { type Leaf, printTree, propertyName, toTree } from './text-tree.ts'

const CATEGORIES = 'categories.'

/** Prints the module of a translation. */
export function printTranslation(translation: Catalogue, english: Catalogue): string {
  const { language, locale } = translation
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  const keys = [...english.messages.keys()].filter((key) => !key.startsWith(CATEGORIES))
  const texts = keys.map((key) => [key, toLeaf(key, translation, english)] as const)
  const categories = ['common.categories', { code: '(titles) => translateCategories(titles, categoryNames)' }] as const
  const messages = printTree(toTree([...texts, categories]))
  const rules = ['plural', 'ordinal'].filter((choose) => messages.includes(`${choose}(`))
  return `// Generated from messages/${language}.arb by \`npm run messages\`.
import { translateCategories } from './translate-categories.ts'
import type { Messages } from './index.ts'
${rules.length > 0 ? "import { pluralForms } from './plural-forms.ts'\n" : ''}
${rules.map((rule) => `const ${rule} = pluralForms(${quote(locale)}${rule === 'ordinal' ? ", 'ordinal'" : ''})\n\n`).join('')}/** The ${name} names of vendor categories, by English title. */
export const categoryNames: Readonly<Record<string, string>> = ${printCategories(translation, english)}

/** All visible texts and labels in ${name}. */
export const ${name.toLowerCase()}Messages: Messages = ${messages}
`
}

function toLeaf(key: string, translation: Catalogue, english: Catalogue): Leaf {
  const code = compile(translation.messages.get(key) ?? [], translation)
  const parameters = parametersOf(key, english).map(({ name }) => name)
  return { code: parameters.length === 0 ? code : `(${parameters.join(', ')}) => ${code}` }
}

function printCategories(translation: Catalogue, english: Catalogue): string {
  const keys = [...english.messages.keys()].filter((key) => key.startsWith(CATEGORIES))
  const lines = keys.map((key) => `  ${propertyName(textOf(key, english))}: ${quote(textOf(key, translation))},\n`)
  return `{\n${lines.join('')}}`
}
