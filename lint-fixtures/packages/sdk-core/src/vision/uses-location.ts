// breaks lint/style/noRestrictedGlobals
export const used = () => location.href
