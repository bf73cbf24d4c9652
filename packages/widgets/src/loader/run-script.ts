/** Runs a classic script. Unlike a module, every browser requests it again after a failure. */
export function runScript(src: string): Promise<unknown> {
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    Object.assign(script, { src, onload: resolve, onerror: reject })
    document.head.append(script)
  })
}
