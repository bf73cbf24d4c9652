/** Small words inside the names of places, such as "San Juan de los Lagos". */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'and', 'of', 'the', 'by', 'sur'])

/** Writes the name of a place that was typed without capitals with capitals: "healdsburg" becomes "Healdsburg". */
export function capitalizePlace(place: string): string {
  if (place !== place.toLowerCase()) return place
  return place.replace(/\p{L}[\p{L}\p{M}’']*/gu, (word, at: number) =>
    at > 0 && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1),
  )
}
