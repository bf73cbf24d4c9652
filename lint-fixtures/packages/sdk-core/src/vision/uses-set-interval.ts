// breaks lint/style/noRestrictedGlobals
export const used = () => setInterval(String, 1)
