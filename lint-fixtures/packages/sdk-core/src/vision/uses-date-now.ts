// breaks plugin
export const used = () => Date.now()
