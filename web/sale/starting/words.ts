// What sale/starting tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  use_these: { en: 'Use these', es: '' },
  your_last_design: { en: 'Your last design: {join}', es: '' },
  enter_5_300: { en: 'Enter 5 to 300%.', es: '' },
  target_offset: { en: 'Target offset', es: '' },
  size_target: { en: 'Size to target', es: '' },
  size_share: { en: 'Size to {share}', es: '' },
  sized_use: { en: 'Sized to {offset} of the use.', es: '' },
  all_fits_makes_use: { en: 'All that fits makes {offset} of the use.', es: '' },
})
