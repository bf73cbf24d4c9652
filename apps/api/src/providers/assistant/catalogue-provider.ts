import type { AssistantProvider } from './assistant.ts'

/** Answers from the catalogue alone: the same question gets the same answer, and nothing is made up. */
export function createCatalogueProvider(): AssistantProvider {
  return {
    name: 'catalogue',
    async *answer({ vendorId }, catalogue) {
      const name = vendorId === null ? null : await catalogue.nameOf(vendorId)
      yield name
        ? `Hello! Ask me anything about ${name}: prices, services, deals, or how to get in touch.`
        : 'Hello! I can find vendors for your wedding by category, place and budget, and explain how everything here works.'
    },
  }
}
