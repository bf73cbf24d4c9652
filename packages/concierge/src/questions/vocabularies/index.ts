import type { QuestionLanguage } from '../query.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import type { Vocabulary } from './vocabulary.ts'
import { zh } from './zh.ts'

export const VOCABULARIES: Readonly<Record<QuestionLanguage, Vocabulary>> = { en, es, fr, de, it, pt, zh, ar }
