/** Opens the browser's print dialog once all images of the page have loaded. Images load lazily otherwise. */
export async function printBoard(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('.board-page img')]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
  window.print()
}
