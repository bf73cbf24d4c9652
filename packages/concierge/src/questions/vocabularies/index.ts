import type { QuestionLanguage } from '../query.ts'
import { en } from './en.ts'
import type { Vocabulary } from './vocabulary.ts'

export const VOCABULARIES: Partial<Record<QuestionLanguage, Vocabulary>> & { en: Vocabulary } = { en }
