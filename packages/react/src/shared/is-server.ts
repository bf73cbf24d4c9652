/** Whether the code runs on a server, where components send no requests. */
export const isServer = typeof document === 'undefined'
