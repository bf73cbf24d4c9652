import type { Clock } from '../../platform/platform.ts'

const MS_PER_CHARACTER = 5

/** Types a text at 5 ms per character. If timers are slow, types several characters at a time. */
export async function typeText(
  text: string,
  { clock, signal, onText }: { clock: Clock; signal: AbortSignal; onText(typed: string): void },
): Promise<void> {
  const characters = [...text]
  const startedAt = clock.now()
  for (let typed = 0; typed < characters.length; ) {
    await clock.sleep(MS_PER_CHARACTER, signal)
    typed = Math.max(typed + 1, Math.floor((clock.now() - startedAt) / MS_PER_CHARACTER))
    onText(characters.slice(0, typed).join(''))
  }
}
