const AREAS = {
  408: ['San Jose', 'Sunnyvale'],
  415: ['Point Reyes Station', 'San Francisco', 'San Rafael', 'Sausalito'],
  510: ['Alameda', 'Berkeley', 'Fremont', 'Oakland', 'Richmond'],
  530: ['Auburn', 'Davis', 'Grass Valley', 'Nevada City', 'Truckee'],
  650: ['Half Moon Bay', 'Pacifica'],
  707: [
    'Healdsburg',
    'Mendocino',
    'Napa',
    'Occidental',
    'Petaluma',
    'Point Arena',
    'Santa Rosa',
    'Sebastopol',
    'Sonoma',
    'Vallejo',
  ],
  831: ['Carmel Valley', 'Salinas', 'Santa Cruz', 'Watsonville'],
  916: ['Sacramento', 'Walnut Grove'],
  925: ['Walnut Creek'],
}

/** Returns the telephone area code of a place. Throws if the catalogue does not have the place. */
export function areaCodeOf(place: string): string {
  const area = Object.entries(AREAS).find(([, places]) => places.includes(place))
  if (!area) throw new RangeError(`No area code is known for ${place}.`)
  return area[0]
}
