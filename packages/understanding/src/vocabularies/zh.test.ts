import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { zh } from './zh.ts'

it.each([
  ['葡萄园里的日落仪式，白玫瑰和木椅', 'venue:vineyard time:golden flower:rose white@flowers seat:cross ~view:aisle'],
  ['沙滩婚礼，不要椅子，粉色鲜花拱门', 'venue:beach structure:arch pink@structure seat:none'],
  [
    '橄榄园里的长桌晚宴，头顶挂满串灯，灰绿色桌布和金色餐巾',
    'venue:olive-grove view:long-tables object:string-lights object:tablecloth sage@linen object:napkins gold@napkin',
  ],
  ['三层婚礼蛋糕特写，配牡丹', 'object:cake-table*3 view:cake flower:peony'],
  ['两位新娘在雨中的森林里撑着雨伞', 'person:bride*2 weather:rain venue:pine-forest object:umbrellas ?撑'],
  ['十二张圆桌，摆满蜡烛和尤加利', 'table:round*12 object:candles leaf:eucalyptus'],
  ['花园里有蓝色绣球花，没有气球，没有霓虹灯', 'venue:garden flower:hydrangea blue@flowers -balloons -neon-sign'],
  ['一只紫色的大象在弹尤克里里，旁边有一条恐龙', 'object:elephant ?在弹尤克里里 ?恐龙'],
  ['霓虹灯牌写着“永远在一起”', 'object:neon-sign“永远在一起”'],
  [
    '伴娘穿着雾霾蓝礼服，新郎穿着深蓝色西装',
    'person:bridesmaid attire:dress@bridesmaid dusty blue@bridesmaids person:groom attire:suit@groom navy@suit',
  ],
  ['配色：酒红色、金色和墨绿色', 'burgundy gold forest green'],
  ['只有我们两个人，在雪山上', 'person:couple venue:mountain ~person:guest*0 ~seat:none ~weather:snow'],
  [
    '中式庭院里的敬茶仪式，挂满红灯笼，新娘穿秀禾服',
    'venue:chinese-courtyard structure:tea-ceremony object:red-lanterns person:bride attire:qipao@bride ?秀禾服',
  ],
  [
    '苏州园林，新娘穿旗袍，桃花盛开，月洞门',
    'venue:chinese-courtyard person:bride attire:qipao@bride flower:cherry-blossom structure:moongate',
  ],
  ['谷仓婚礼，干草堆和纸灯笼', 'venue:barn object:hay-bales object:paper-lanterns'],
  ['黑色椅子和深红色玫瑰', 'seat:black flower:rose crimson@flowers'],
  ['黃昏的海邊，白色椅子，蠟燭和煙火', 'time:dusk venue:beach seat:white object:candles object:fireworks'],
  [
    '宴会厅里有水晶吊灯、香槟塔和甜品台',
    'venue:ballroom object:chandelier+crystal object:champagne-tower object:dessert-table',
  ],
  ['新娘有红色头发，戴着长头纱', 'person:bride attire:veil@bride'],
  ['不要太多花，简约风格', 'amount:sparse style:Modern'],
  [
    '春天的樱花树下，日式神社，新娘穿和服',
    'season:spring structure:tree venue:shrine person:bride attire:kimono@bride',
  ],
  ['透明的雨伞和心形气球', 'object:umbrellas+transparent object:balloons+heart-shaped'],
  ['桌子特写', 'view:tablescape'],
  ['柠檬园里的出租车', 'venue:lemon-grove object:taxi'],
  ['不在海边，在森林里', 'venue:pine-forest -beach'],
])('understand parses the Chinese prompt "%s"', (text, summary) => {
  expect(summarize(text, zh)).toBe(summary)
})
