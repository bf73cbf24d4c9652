// breaks lint/style/noRestrictedGlobals
export const used = () => window.name
