// breaks lint/style/noRestrictedGlobals
export const used = () => localStorage.getItem('key')
