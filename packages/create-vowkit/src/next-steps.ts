import type { Answers } from './answers.ts'
import { DEMO_BACKEND } from './backend.ts'

/** Returns what to do after the project was created, with the commands of the package manager that created it. */
export function nextSteps({ folder, template, backend }: Answers, userAgent = 'npm'): string {
  const [manager = 'npm'] = userAgent.split('/')
  const run = template === 'html' ? ['npx serve'] : [`${manager} install`, `${manager} run dev`]
  const enter = folder === '.' ? [] : [`cd ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`]
  const commands = [...enter, ...run].map((command) => `  ${command}`).join('\n')
  return `\nYour page is ready. Next:\n\n${commands}\n\n${aboutBackend(backend)}`
}

function aboutBackend(backend: string): string {
  if (backend !== DEMO_BACKEND) return `It uses the backend at ${backend}.`
  return `It uses the demo backend at ${backend}. To start it, run \`npm start\` in the folder of Vowkit.`
}
