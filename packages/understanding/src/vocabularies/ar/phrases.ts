import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'كيكة عارية, كعكة عارية', means: ['object:cake-table', 'object:cake-layers'] },
  { words: 'كعكة مكشكشة', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: 'ليلة مرصعة بالنجوم', means: ['time:night', 'object:stars'] },
  { words: 'سماء مرصعة بالنجوم', means: ['object:stars'], implies: ['time:night'] },
  { words: 'العروس والعريس, العريس والعروس, عروس وعريس', means: ['person:bride', 'person:groom'] },
  { words: 'عروستان, عروسان امرأتان, امرأتان', means: ['person:bride*2'] },
  { words: 'عريسان, رجلان', means: ['person:groom*2'] },
  {
    words: 'نحن الاثنان فقط, نحن فقط, وحدنا, أنا وهو فقط, لوحدنا, نحن الاثنين فقط',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  { words: 'عيد الميلاد, الكريسماس', means: ['season:winter'], implies: ['object:tree'] },
  { words: 'تحت الشفق القطبي', means: ['venue:northern-lights'], implies: ['time:night'] },
  { words: 'تحمل باقة, مع باقة, تحمل باقة ورد, ترمي الباقة, ماسكة الباقة', means: [] },
  {
    words: 'رمي الأرز, يرمون الأرز',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'نثر الورد, ينثرون الورد, يرمون الورد',
    means: ['action:throw', 'object:petals'],
  },
]
