// breaks lint/style/noRestrictedGlobals
export const used = () => sessionStorage.getItem('key')
