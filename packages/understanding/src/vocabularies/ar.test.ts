import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { ar } from './ar.ts'

it.each([
  [
    'مراسم زفاف عند الغروب في كرم عنب مع ورود بيضاء وكراسي خشبية',
    'time:golden venue:vineyard flower:rose white@flowers seat:cross ~view:aisle',
  ],
  ['حفل زفاف على الشاطئ بدون كراسي، قوس من الورود الحمراء', 'venue:beach structure:arch red@structure seat:none'],
  [
    'عشاء على طاولات طويلة تحت أضواء معلقة، مفارش زيتونية ومناديل ذهبية',
    'view:long-tables object:string-lights object:tablecloth olive@linen object:napkins gold@napkin',
  ],
  ['لقطة قريبة لكعكة الزفاف بثلاثة طوابق مع فاونيا', 'view:cake object:cake-table*3 flower:peony'],
  ['اثنتا عشرة طاولة مستديرة مع شموع', 'table:round*12 object:candles'],
  [
    'حديقة مع هيدرانجيا زرقاء، بدون بالونات ولا نيون',
    'venue:garden flower:hydrangea blue@flowers -balloons -neon-sign',
  ],
  ['لافتة نيون مكتوب عليها "إلى الأبد"', 'object:neon-sign“إلى الأبد”'],
  ['الألوان: تيراكوتا وخردلي وزيتوني', 'terracotta mustard olive'],
  ['نحن الاثنان فقط على الجبل تحت الثلج', 'person:couple venue:mountain weather:snow ~person:guest*0 ~seat:none'],
  [
    'خيمة في الصحراء مع سجاد وفوانيس ووسائد وجمال',
    'venue:tent venue:desert object:rug object:lanterns seat:cushion object:camel',
  ],
  ['العروس ترتدي قفطان أخضر في رياض مغربي', 'person:bride attire:caftan@bride green@dress venue:riad'],
  [
    'قاعة أفراح فخمة مع ثريات كريستال وكوشة',
    'venue:ballroom style:Luxurious object:chandelier+crystal structure:nikah-stage',
  ],
  ['ورود حمراء داكنة وكراسي ذهبية', 'flower:rose crimson@flowers gold@seat'],
  ['زفة مع دي جي وألعاب نارية في الليل', 'culture:muslim object:dj-desk object:fireworks time:night ?زفة'],
  ['فساتين الوصيفات كحلية، وطرحة طويلة للعروس', 'navy@bridesmaids attire:veil+long'],
  ['تنين من الورق قرب النافورة', 'object:fountain ?تنين من الورق قرب النافورة'],
  ['مظلات شفافة وخيمة مخططة', 'object:umbrellas+transparent venue:tent+striped'],
  ['لقطة قريبة للطاولة', 'view:tablescape'],
  ['بستان ليمون', 'venue:lemon-grove'],
])('understand parses the Arabic prompt "%s"', (text, summary) => {
  expect(summarize(text, ar)).toBe(summary)
})
