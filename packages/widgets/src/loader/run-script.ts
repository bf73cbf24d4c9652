/** Inserts a classic script. Unlike a failed module, a failed classic script is requested again by every browser. */
export function runScript(src: string): Promise<unknown> {
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    Object.assign(script, { src, onload: resolve, onerror: reject })
    document.head.append(script)
  })
}
