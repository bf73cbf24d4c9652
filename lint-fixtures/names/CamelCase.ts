// breaks lint/style/useFilenamingConvention
export const camelCase = true
