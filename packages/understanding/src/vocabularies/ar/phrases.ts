import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'العروس والعريس, العريس والعروس, عروس وعريس', means: ['person:bride', 'person:groom'] },
  { words: 'عروستان, عروسان امرأتان, امرأتان', means: ['person:bride*2'] },
  { words: 'عريسان, رجلان', means: ['person:groom*2'] },
  {
    words: 'نحن الاثنان فقط, نحن فقط, بدون ضيوف, وحدنا, أنا وهو فقط, لوحدنا, نحن الاثنين فقط, بدون معازيم',
    means: ['person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'عيد الميلاد, الكريسماس', means: ['season:winter', 'object:tree'] },
  { words: 'تحت الشفق القطبي', means: ['venue:northern-lights', 'time:night'] },
  { words: 'تحمل باقة, مع باقة, تحمل باقة ورد, ترمي الباقة, ماسكة الباقة', means: [] },
]
