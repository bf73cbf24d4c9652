// breaks lint/style/noRestrictedGlobals
export const used = () => globalThis.name
