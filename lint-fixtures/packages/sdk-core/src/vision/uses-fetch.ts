// breaks lint/style/noRestrictedGlobals
export const used = () => fetch('/')
