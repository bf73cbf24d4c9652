import type { Check } from '../check.ts'

export const configChecks: Check[] = [
  {
    area: 'config',
    title: 'GET /config/ returns the public configuration.',
    docs: 'what-clients-rely-on',
    async run({ read }) {
      await read('getConfig')
    },
  },
]
