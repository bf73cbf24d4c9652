import type { QuestionLanguage } from '../query.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Vocabulary } from './vocabulary.ts'

export const VOCABULARIES: Partial<Record<QuestionLanguage, Vocabulary>> & { en: Vocabulary } = { en, es, fr, de }
