// breaks lint/style/noRestrictedGlobals
export const used = () => document.title
