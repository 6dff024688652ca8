import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  pair_suggested: {
    en: 'Your company has no default equipment yet. This panel and inverter fit each other.',
    es: 'Su empresa aún no tiene equipos predeterminados. Este panel y este inversor son compatibles.',
  },
  administrator_chooses_defaults: {
    en: 'An administrator can choose them.',
    es: 'Un administrador puede elegirlos.',
  },
  choose_defaults: { en: 'Choose defaults', es: 'Elegir predeterminados' },
  use_these: { en: 'Use these', es: 'Usar estos' },
  your_last_design: { en: 'Your last design: {join}', es: 'Su último diseño: {join}' },
  enter_5_300: { en: 'Enter 5% to 300%.', es: 'Ingrese entre 5% y 300%.' },
  target_offset: { en: 'Target offset', es: 'Cobertura objetivo' },
  size_target: { en: 'Size to target', es: 'Ajustar al objetivo' },
  size_share: { en: 'Size to {share}', es: 'Ajustar al {share}' },
  sized_use: { en: 'Sized to {offset} of usage.', es: 'Dimensionado al {offset} del consumo.' },
  all_fits_makes_use: {
    en: 'Everything that fits covers {offset} of usage.',
    es: 'Todo lo que cabe cubre el {offset} del consumo.',
  },
})
