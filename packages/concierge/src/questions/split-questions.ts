/** Words that start a question after "and": "do you travel and what does it cost?" */
const STARTS = 'how|what|when|where|who|which|why|can|could|do|does|did|is|are|will|would|may|has|have'
const BOUNDARY = new RegExp(
  `[?!]+\\s+|\\.\\s+(?=(?:and |also |but )?(?:${STARTS})\\b)|,? and (?=(?:${STARTS})\\b)`,
  'i',
)
const MAX_PARTS = 3
const MIN_WORDS = 2

/** Splits an English message into its questions. Returns one part if it has only one. */
export function splitQuestions(message: string): string[] {
  const parts = message.split(BOUNDARY).map((part) => part.trim())
  const isQuestion = (part: string) => part.split(/\s+/).length >= MIN_WORDS
  return parts.length <= MAX_PARTS && parts.every(isQuestion) ? parts : [message]
}
