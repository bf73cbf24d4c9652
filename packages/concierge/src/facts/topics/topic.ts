/** Something that couples ask about and that vendors offer, allow or use, or do not. */
export interface Topic {
  /** A noun phrase for replies in English: "Their profile doesn't say anything about {label}". */
  label: string
  /**
   * English words that name the topic, in lower case and singular. A word also matches its plural, and a space also
   * matches a hyphen. `*` at the end matches any ending. The longest match in a text wins.
   */
  words: readonly string[]
  /** Further words of questions. They are too ambiguous for the texts of profiles. */
  asked?: readonly string[]
}

export type TopicTable = Readonly<Record<string, Topic>>
