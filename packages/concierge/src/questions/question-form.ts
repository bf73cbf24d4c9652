import { phrasesIn, vocabularyOf } from './lexicon.ts'
import { isNegated } from './negation.ts'
import type { QuestionLanguage } from './query.ts'
import type { Reading } from './reading.ts'
import type { Cue } from './vocabularies/vocabulary.ts'

/** Whether a single word of a cue is in the question, also as a part of a longer phrase: "you" in "do you have". */
export function hasWordOf({ tokens, language }: Reading, cue: Cue): boolean {
  const words = phrasesIn(vocabularyOf(language).cues[cue] ?? '')
  return tokens.some(({ word }) => words.includes(word))
}

/** Whether a question is answered by yes or no: it starts with a verb, as in "do you travel?" */
export function isYesNoQuestion({ tags }: Reading): boolean {
  if (tags.any('cue', 'question') && tags.first('cue', 'question') <= 1) return false
  return tags.has(0, 'cue', 'verb') || (tags.has(0, 'cue', 'also') && tags.has(1, 'cue', 'verb'))
}

/** Whether a question asks for other vendors than before: "who else?", "anyone besides her?" */
export function asksForOthers({ tokens, tags, names, text }: Reading): boolean {
  if (WHAT_ELSE.test(text)) return false
  if (tags.any('cue', 'other')) return true
  return tokens.some((_, at) => isPronoun(at, tags) && isNegated(at, tokens, tags, names) && EXCLUDES.test(before(at)))

  function before(at: number): string {
    return tokens
      .slice(0, at)
      .map(({ word }) => word)
      .join(' ')
  }
}

/** "What else do they sell?" stays with the vendors of the conversation. */
const WHAT_ELSE = /\bwhat else (?:do|does|can|could|would|is|are) (?:they|he|she|it|you|included)\b/iu
const EXCLUDES = /(?:besides|except|except for|apart from|other than|but)$/
const isPronoun = (at: number, tags: Reading['tags']) =>
  (['it', 'them', 'that-one'] as const).some((cue) => tags.has(at, 'cue', cue))

/** How questions begin that ask how to do something or whether something is possible, by language. */
const PROCEDURAL: Partial<Record<QuestionLanguage, RegExp>> = {
  en: /^(?:\P{L}*(?:so|and|ok|okay|hi|hey|but|um|pls|please|also)\b)*\P{L}*(?:how (?:do|does|can|to|would|could|should) |how(?:'|’)?d |where (?:do|can|should) (?:i|we|you) |(?:can|could|may) (?:i|we|my|our|you|she|he|they|some|any|other|vendors|people|it)\b|what happens|what if|is it possible|is there (?:a|any|some) way|why |what(?:'|’)?s the (?:way|difference)|what is the (?:way|difference)|i (?:can(?:'|’)?t|cannot|want to|need to|would like to|wanna) )/iu,
  es: /^\P{L}*(?:y )?(?:cómo|como|dónde|donde|puedo|podemos|puede|pueden|se puede|por qué|qué pasa|quiero)\b/iu,
  fr: /^\P{L}*(?:et )?(?:comment|où|puis-je|peut-on|pouvons|est-ce (?:que|qu)|pourquoi|que se passe|je (?:veux|voudrais))/iu,
  de: /^\P{L}*(?:und )?(?:wie (?!viel|lange|hoch|oft|teuer)|wo\b|kann (?:ich|man|meine?)|können wir|warum|was passiert|ich (?:will|möchte))/iu,
  it: /^\P{L}*(?:e )?(?:come|dove|posso|possiamo|si può|perché|voglio|vorrei)(?!\p{L})/iu,
  pt: /^\P{L}*(?:e )?(?:como|onde|posso|podemos|pode|por que|quero)(?!\p{L})/iu,
  zh: /怎么(?!样)|如何|哪里可以|在哪|能不能|可不可以|可以.{0,8}吗|为什么/u,
  ar: /كيف|أين|اين|هل يمكن|لماذا|أريد/u,
}

/** Whether a question asks how to do something, whether it is possible, or what happens then. */
export function isProcedural({ text, language }: Pick<Reading, 'text' | 'language'>): boolean {
  return PROCEDURAL[language]?.test(text) ?? false
}
