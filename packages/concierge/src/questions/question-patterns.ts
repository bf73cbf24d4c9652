import { vocabularyOf } from './lexicon.ts'
import { compilePatterns, findPatterns, indexTokens, type PatternHit, type PatternTable } from './patterns.ts'
import type { QuestionLanguage } from './query.ts'
import { type Token, tokenize } from './tokens.ts'

const GROUPS = ['aspects', 'site', 'own', 'smallTalk', 'distress', 'advice'] as const
const LISTS = ['rude', 'person', 'injection', 'outOfScope'] as const
const NONE = {}
type Group = (typeof GROUPS)[number] | (typeof LISTS)[number] | 'deeds'

const compiled = new Map<QuestionLanguage, Readonly<Record<Group, PatternTable>>>()

function patternsOf(language: QuestionLanguage): Readonly<Record<Group, PatternTable>> {
  const known = compiled.get(language)
  if (known) return known
  const vocabulary = vocabularyOf(language)
  const compile = (table: Readonly<Record<string, string>>) => compilePatterns(table, language)
  const tables = {
    deeds: compile(vocabulary.deeds ?? NONE),
    aspects: compile(vocabulary.aspects),
    site: compile(vocabulary.site),
    own: compile(vocabulary.own),
    smallTalk: compile(vocabulary.smallTalk),
    distress: compile(vocabulary.distress),
    advice: compile(vocabulary.advice),
    rude: compile({ rude: vocabulary.rude }),
    person: compile({ person: vocabulary.person }),
    injection: compile({ injection: vocabulary.injection }),
    outOfScope: compile({ outOfScope: vocabulary.outOfScope }),
  }
  compiled.set(language, tables)
  return tables
}

/** Finds the patterns of all groups. Names of vendors and places do not count. */
export function findAllPatterns(
  tokens: readonly Token[],
  language: QuestionLanguage,
  names: ReadonlySet<number>,
): Record<Group, PatternHit[]> {
  const tables = patternsOf(language)
  const index = indexTokens(tokens, language, names)
  const find = (group: Group) => findPatterns(index, tables[group])
  return {
    deeds: find('deeds'),
    aspects: find('aspects'),
    site: find('site'),
    own: find('own'),
    smallTalk: find('smallTalk'),
    distress: find('distress'),
    advice: find('advice'),
    rude: find('rude'),
    person: find('person'),
    injection: find('injection'),
    outOfScope: find('outOfScope'),
  }
}

/** Returns the aspects of vendors that an English question asks for, best first. */
export function aspectsAsked(question: string): string[] {
  const index = indexTokens(tokenize(question), 'en', new Set())
  return findPatterns(index, patternsOf('en').aspects).map(({ name }) => name)
}
