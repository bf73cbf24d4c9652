/** Runs a classic script, which every browser asks for anew however often it failed. */
export function runScript(src: string): Promise<unknown> {
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    Object.assign(script, { src, onload: resolve, onerror: reject })
    document.head.append(script)
  })
}
