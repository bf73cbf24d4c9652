/** The way to the example: all that is said before somebody takes it. */
export const demoTitle = { title: 'See our AI in action' }
