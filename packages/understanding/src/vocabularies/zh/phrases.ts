import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: '裸蛋糕', means: ['object:cake-table', 'object:cake-layers'] },
  { words: '褶边蛋糕', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: '星夜', means: ['time:night', 'object:stars'] },
  { words: '星空, 繁星, 星空下', means: ['object:stars'], implies: ['time:night'] },
  {
    words: '新娘和新郎, 新郎和新娘, 新郎新娘, 新娘新郎, 新娘与新郎, 新郎与新娘',
    means: ['person:bride', 'person:groom'],
  },
  { words: '两位新娘, 两个新娘, 双新娘, 兩位新娘, 女同, 女同性恋, 我和我老婆', means: ['person:bride*2'] },
  { words: '两位新郎, 两个新郎, 双新郎, 兩位新郎, 男同, 男同性恋', means: ['person:groom*2'] },
  {
    words: '只有我们两个人, 只有我们俩, 就我们俩, 只有我们两个, 二人世界, 就我们两个人, 只有新人, 只有我們兩個',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  {
    words: '私奔婚礼, 旅行结婚, 旅行婚礼',
    means: [],
    implies: ['style:Intimate', 'person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: '雪山, 雪山下', means: ['venue:mountain'], implies: ['weather:snow'] },
  { words: '冬日仙境, 冰雪奇缘', means: ['season:winter', 'weather:snow'], implies: ['venue:snow-field'] },
  { words: '圣诞节, 聖誕節, 圣诞', means: ['season:winter'], implies: ['object:tree'] },
  { words: '北极光下, 极光下', means: ['venue:northern-lights'], implies: ['time:night'] },
  { words: '拿着捧花, 手拿捧花, 手持捧花, 抛捧花, 拿着花束, 手拿花束, 捧着花束, 扔捧花, 手捧鲜花', means: [] },
  {
    words: '撒花瓣, 洒花瓣, 扔花瓣, 花瓣雨',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: '骑马',
    means: ['action:ride', 'object:horse'],
  },
  {
    words: '撒米',
    means: ['action:throw', 'object:rice'],
  },
]
