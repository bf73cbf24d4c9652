// breaks lint/style/noRestrictedGlobals
export const used = () => setTimeout(String, 1)
