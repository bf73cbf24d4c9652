/** The type of each style sheet of this package. An import of a style sheet has only a side effect. */
export {}
