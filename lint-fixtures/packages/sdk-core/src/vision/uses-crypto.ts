// breaks lint/style/noRestrictedGlobals
export const used = () => crypto.randomUUID()
