// breaks lint/style/noRestrictedGlobals
export const used = () => new XMLHttpRequest()
