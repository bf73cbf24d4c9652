import type { TopicTable } from './topic.ts'

export const DIETS = {
  vegan: { label: 'vegan food', words: ['vegan', 'plant-based', 'plant based', 'entirely vegetable'] },
  vegetarian: {
    label: 'vegetarian food',
    words: ['vegetarian', 'veggie', 'meatless', 'without meat', 'no meat', 'meat-free', 'vegetable supper'],
  },
  'gluten-free': {
    label: 'gluten-free food',
    words: ['gluten-free', 'without gluten', 'no gluten', 'coeliac', 'celiac'],
  },
  'nut-free': { label: 'nut-free food', words: ['nut-free', 'without nut', 'no nut', 'nut allerg*', 'peanut-free'] },
  'dairy-free': {
    label: 'dairy-free food',
    words: ['dairy-free', 'without dairy', 'lactose*', 'no dairy', 'milk-free'],
  },
  'sugar-free': { label: 'sugar-free food', words: ['sugar-free', 'without sugar', 'diabetic', 'no sugar'] },
  kosher: { label: 'kosher food', words: ['kosher', 'glatt', 'pareve'] },
  halal: { label: 'halal food', words: ['halal', 'zabiha'] },
  allergies: { label: 'allergies', words: ['allerg*', 'intoleran*', 'epipen'] },
  'local-food': {
    label: 'local or organic ingredients',
    words: [
      'organic',
      'farm vegetable',
      'farm to table',
      'farmers’ market',
      "farmers' market",
      'locally sourced',
      'farm-grown',
    ],
  },
} satisfies TopicTable

export const CUISINES = {
  'mexican-food': {
    label: 'Mexican food',
    words: ['mexican food', 'mexican cuisine', 'taco', 'mole and', 'barbacoa', 'tortilla', 'tres leches', 'churro'],
    asked: ['mexican', 'mole'],
  },
  'indian-food': {
    label: 'Indian food',
    words: ['indian food', 'indian cuisine', 'indian menu', 'curry', 'biryani', 'samosa', 'chaat'],
  },
  'chinese-food': {
    label: 'Chinese food',
    words: [
      'chinese food',
      'chinese cuisine',
      'cantonese banquet',
      'dim sum',
      'dumpling',
      'chinese banquet',
      'ten-course banquet',
    ],
  },
  'japanese-food': { label: 'Japanese food', words: ['japanese food', 'japanese flavor', 'sushi', 'mochi', 'yuzu'] },
  'italian-food': { label: 'Italian food', words: ['italian food', 'italian cuisine'], asked: ['pizza', 'pasta'] },
  'persian-food': { label: 'Persian food', words: ['persian food', 'persian sweet', 'sofreh sweet', 'baklava'] },
  'southern-food': {
    label: 'Southern food',
    words: ['southern food', 'soul food', 'low country', 'fried chicken', 'seafood boil', 'biscuit bar'],
  },
  barbecue: {
    label: 'barbecue',
    words: ['barbecue', 'bbq', 'live-fire', 'fire pit cooking', 'whole lamb'],
    asked: ['grill'],
  },
  seafood: {
    label: 'seafood',
    words: ['seafood', 'crab dinner', 'lobster', 'shrimp', 'oyster bar', 'dungeness crab'],
    asked: ['fish', 'shellfish', 'crab', 'oyster'],
  },
  breakfast: {
    label: 'breakfast or brunch',
    words: ['breakfast after', 'wedding breakfast', 'dim sum brunch', 'farewell brunch'],
    asked: ['breakfast', 'brunch'],
  },
} satisfies TopicTable

export const FOOD_AND_DRINK = {
  tasting: { label: 'tastings', words: ['tasting', 'taste beforehand', 'taste the food', 'taste the menu'] },
  buffet: { label: 'a buffet', words: ['buffet'] },
  'family-style': {
    label: 'family-style dinner',
    words: ['family-style', 'family style', 'sharing platter', 'passed on boards'],
  },
  plated: { label: 'plated dinner', words: ['plated', 'sit-down dinner', 'multi-course'] },
  'food-stations': {
    label: 'food stations',
    words: ['food station', 'taco station', 'dumpling station', 'live station'],
    asked: ['station'],
  },
  'grazing-table': {
    label: 'a grazing table',
    words: ['grazing table', 'grazing board', 'charcuterie', 'cheese board'],
  },
  'late-night-food': {
    label: 'late-night food',
    words: ['late-night sandwich', 'late-night snack', 'late-night food', 'midnight snack', 'midnight sandwich'],
  },
  canapes: { label: 'canapés', words: ['canapé', 'canape', 'appetizer', 'hors d’oeuvre', "hors d'oeuvre"] },
  'rehearsal-dinner': { label: 'a rehearsal dinner', words: ['rehearsal dinner', 'welcome dinner'] },
  'kids-menu': {
    label: 'food or drinks for children',
    words: ['kids menu', 'kids’ menu', 'children’s menu', "children's menu", 'kids meal'],
  },
  servers: {
    label: 'servers',
    words: ['server per table', 'two servers', 'waitstaff', 'wait staff', 'table service', 'serving staff'],
    asked: ['server', 'waiter', 'staff'],
  },
  cleanup: {
    label: 'cleanup',
    words: ['cleanup', 'clean up', 'cleaning up', 'dishwashing', 'wash up', 'washed by us'],
  },
  'cake-cutting': {
    label: 'cake cutting',
    words: ['cake cutting', 'cutting service', 'cutting fee'],
    asked: ['cut the cake'],
  },
  cupcakes: { label: 'cupcakes or small cakes', words: ['cupcake', 'single-serving cake', 'small cake', 'mini cake'] },
  pies: { label: 'pies', words: ['pie table', 'hand pie', 'potato pie', 'bake pies'], asked: ['pie'] },
  'sugar-flowers': { label: 'sugar flowers', words: ['sugar flower'] },
  'display-tiers': { label: 'display tiers', words: ['display tier', 'fake tier', 'dummy tier', 'for show'] },
  'alcohol-free': {
    label: 'drinks without alcohol',
    words: [
      'alcohol-free',
      'non-alcoholic',
      'nonalcoholic',
      'without alcohol',
      'no alcohol',
      'zero-proof',
      'mocktail',
      'dry bar',
      'teetotal',
      'none of the proof',
    ],
  },
  cocktails: { label: 'cocktails', words: ['cocktail', 'signature drink', 'mixed drink'] },
  wine: {
    label: 'wine',
    words: ['house wine', 'wine service', 'wine pairing', 'sparkling wine', 'grower wine'],
    asked: ['wine', 'champagne'],
  },
  beer: { label: 'beer', words: ['beer', 'keg', 'craft beer', 'hard cider'] },
  bartenders: { label: 'bartenders', words: ['bartender', 'barman', 'bar staff', 'mixologist'] },
  'mobile-bar': {
    label: 'a mobile bar',
    words: ['mobile bar', 'trailer bar', 'horse-trailer bar', 'bar cart', 'cadillac bar', 'garden cart'],
  },
  'coffee-bar': {
    label: 'coffee or tea',
    words: ['coffee bar', 'coffee cart', 'espresso', 'cold brew', 'tea service'],
  },
  glassware: { label: 'glassware', words: ['glassware', 'real glass', 'crystal coupe', 'coupe tower'] },
  'outside-alcohol': {
    label: 'bringing your own drinks',
    words: [
      'own alcohol',
      'outside alcohol',
      'byo',
      'byob',
      'own wine',
      'own beer',
      'own drinks',
      'own liquor',
      'you buy the alcohol',
      'bring alcohol',
      'corkage',
      'serve your wine',
      'beer and spirits',
    ],
    asked: ['alcohol', 'liquor', 'own bar'],
  },
} satisfies TopicTable
