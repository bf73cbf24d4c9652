// breaks lint/style/noRestrictedGlobals
export const used = () => new WebSocket('wss://host')
