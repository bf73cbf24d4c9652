import type { Category, Knowledge } from '../knowledge.ts'
import type { Query, Question } from '../questions/query.ts'
import type { Answer } from './answer.ts'
import type { Format } from './format.ts'
import type { Sentences } from './sentences/en/index.ts'

/** What each planner needs to create a reply. */
export interface Context {
  question: Question
  query: Query
  knowledge: Knowledge
  categories: readonly Category[]
  /** The sentences of the reply's language. */
  say: Sentences
  format: Format
}

/** A reply without its language. */
export type Draft = Omit<Answer, 'language'>

/** Creates the reply to the questions of one intent. */
export type Planner = (context: Context) => Draft | Promise<Draft>
