// breaks types
export const titleOf = (page: Document) => page.title
