/** Whether this is rendered where nobody looks at it: what is shown there asks nothing. */
export const isServer = typeof document === 'undefined'
