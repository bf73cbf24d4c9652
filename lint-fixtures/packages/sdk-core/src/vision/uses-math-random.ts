// breaks plugin
export const used = () => Math.random()
