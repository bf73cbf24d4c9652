/** Runs something once what there is now has been painted; at once where nobody looks, because nothing is painted there. */
export function afterPaint(run: () => void): void {
  // A frame begins before it is painted, and what is put off then runs after it.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(run))
  else run()
}
