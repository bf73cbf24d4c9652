// breaks lint/style/noRestrictedGlobals
export const used = () => navigator.language
