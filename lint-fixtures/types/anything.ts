// breaks lint/suspicious/noExplicitAny
export type Anything = any
