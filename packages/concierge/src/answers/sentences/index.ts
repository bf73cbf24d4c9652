import type { QuestionLanguage, ReplyLanguage } from '../../questions/query.ts'
import { de } from './de/index.ts'
import { en, type Sentences } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'

/** The sentences of each language of replies. */
export const SENTENCES: Record<ReplyLanguage, Sentences> = { en, es, fr, de }

/** Says that the reply is in English, in the languages that replies do not have. */
export const NOTICES: Partial<Record<QuestionLanguage, string>> = {
  it: 'Capisco l’italiano, ma rispondo in inglese.',
  pt: 'Entendo português, mas respondo em inglês.',
  zh: '我能看懂中文，但只能用英语回答。',
  ar: 'أفهم العربية، لكنني أجيب بالإنجليزية.',
}
