import {
  CakeSlice,
  CalendarHeart,
  Camera,
  Car,
  Church,
  Clapperboard,
  Disc3,
  Flower2,
  Gem,
  Lamp,
  type LucideIcon,
  MailOpen,
  Mic,
  Scissors,
  Shirt,
  Store,
  Utensils,
  Wine,
} from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  Venues: Church,
  Photographers: Camera,
  Videographers: Clapperboard,
  Florists: Flower2,
  Caterers: Utensils,
  Bar: Wine,
  Cakes: CakeSlice,
  'DJs & Bands': Disc3,
  Planners: CalendarHeart,
  'Hair & Makeup': Scissors,
  Attire: Shirt,
  Stationery: MailOpen,
  Rentals: Lamp,
  Transport: Car,
  Officiants: Mic,
  Jewellers: Gem,
}

/** The line icon of a vendor category, by its title. Unknown categories have a shop icon. */
export function CategoryIcon({ title, size = 24 }: { title: string; size?: number }) {
  const Icon = ICONS[title] ?? Store
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />
}
