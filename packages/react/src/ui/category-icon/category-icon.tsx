import { LineIcon } from '../icon/icon.tsx'

// Icons from Lucide (ISC license, https://lucide.dev). Each icon is merged into one path.
const PATHS: Readonly<Record<string, string>> = {
  Venues:
    'M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.5 2.1a1 1 0 0 1 .5.9v7a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .5-.9L6 9M6 21V7l6-4.8L18 7v14',
  Photographers:
    'M14 4a2 2 0 0 1 1.8 1l.4 1A2 2 0 0 0 18 7h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2a2 2 0 0 0 1.8-1l.4-1A2 2 0 0 1 10 4zM9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  Videographers:
    'm12.3 3.5 3 3.9M20.2 6 3 11l-.9-2.4a2 2 0 0 1 1.3-2.5l13.5-4a2 2 0 0 1 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.2 5.3l3 3.9',
  Florists:
    'M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1M10 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M12 10v12c4.2 0 7-1.7 7-5-4.2 0-7 1.7-7 5-4.2 0-7-1.7-7-5 4.2 0 7 1.7 7 5',
  Caterers: 'M3 2v7a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6a2 2 0 0 0 2 2zv7',
  Bar: 'M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5',
  Cakes:
    'M16 13H3M16 17H3M7.2 7.9l-3.4 2.5A2 2 0 0 0 3 12v8a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1v-8.7c0-2-2.4-6-6.4-8a1 1 0 0 0-1.1 0l-3.1 2.2M7 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  'DJs & Bands':
    'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M6 12c0-1.7.7-3.2 1.8-4.2M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M18 12c0 1.7-.7 3.2-1.8 4.2',
  Planners:
    'M12 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M14.6 17.8a2.3 2.3 0 1 1 3.4-3 2.3 2.3 0 1 1 3.4 3l-2.6 2.9a1 1 0 0 1-1.5 0zM16 2v3M3 9h18M8 2v3',
  'Hair & Makeup': 'M3 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 8l4 4M20 4 8 16M3 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 15l5 5',
  Attire:
    'M20.4 3.5 16 2a4 4 0 0 1-8 0L3.6 3.5a2 2 0 0 0-1.3 2.2l.6 3.5a1 1 0 0 0 1 .8H6v10a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V10h2.1a1 1 0 0 0 1-.8l.6-3.5a2 2 0 0 0-1.3-2.2',
  Stationery:
    'M21.2 8.4a2 2 0 0 1 .8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0zM22 10l-9 5.7a2 2 0 0 1-2 0L2 10',
  Rentals:
    'M12 12v6M4 10.6A1 1 0 0 0 5 12h14a1 1 0 0 0 .9-1.4l-3-7.4A2 2 0 0 0 15 2H9a2 2 0 0 0-1.8 1.2zM8 20a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1z',
  Transport:
    'M19 17h2a1 1 0 0 0 1-1v-3a2 2 0 0 0-1.5-1.9L16 10l-2.2-2.3A3 3 0 0 0 12 7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A4 4 0 0 0 2 12v4a1 1 0 0 0 1 1h2M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M9 17h6M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  Officiants: 'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M9 5a3 3 0 0 1 6 0v7a3 3 0 0 1-6 0z',
  Jewellers:
    'M10.5 3 8 9l4 13 4-13-2.5-6M17 3a2 2 0 0 1 1.6.8l3 4a2 2 0 0 1 0 2.4l-8 11a2 2 0 0 1-3.2 0l-8-11a2 2 0 0 1 0-2.4l3-4A2 2 0 0 1 7 3zM2 9h20',
}

const OTHER_PATH =
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.8 10.3a1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.8-3.2l2.9-4.2A2 2 0 0 1 7 2h10a2 2 0 0 1 1.7.9l2.9 4.2a2.5 2.5 0 0 1-3.8 3.2M4 11v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8'

/**
 * The icon of a vendor category. With several comma-separated titles, the first one determines the icon. Unknown
 * categories have the icon of a shop.
 */
export function CategoryIcon({ category }: { category: string }) {
  const [first = ''] = category.split(',')
  const title = first.trim()
  return <LineIcon path={(Object.hasOwn(PATHS, title) && PATHS[title]) || OTHER_PATH} />
}
