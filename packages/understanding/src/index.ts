export * from './colours.ts'
export * from './concepts.ts'
export * from './description.ts'
export * from './vocabulary.ts'
