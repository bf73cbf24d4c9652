// breaks plugin
export const used = () => new Date()
