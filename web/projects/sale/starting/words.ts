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
  target: { en: 'Target', es: 'Objetivo' },
  offset: { en: 'Offset', es: 'Cobertura' },
  target_size: { en: 'System size', es: 'Tamaño del sistema' },
  target_panels: { en: 'Panel count', es: 'Número de paneles' },
  target_budget: { en: 'Budget', es: 'Presupuesto' },
  target_savings: { en: 'Best 25-year savings', es: 'Mayor ahorro a 25 años' },
  size_savings: { en: 'Size for savings', es: 'Ajustar por ahorro' },
  saves_25y: { en: '{savings} saved in 25 years', es: '{savings} de ahorro en 25 años' },
  enter_kw: { en: 'Enter up to 2,000 kW.', es: 'Ingrese hasta 2,000 kW.' },
  enter_panels: { en: 'Enter a whole number of panels.', es: 'Ingrese un número entero de paneles.' },
  enter_budget: { en: 'Enter a budget up to $10 million.', es: 'Ingrese un presupuesto de hasta $10 millones.' },
  size_kw: { en: 'Size to {size} kW', es: 'Ajustar a {size} kW' },
  size_panels: {
    en: 'Size to {count, plural, one {# panel} other {# panels}}',
    es: 'Ajustar a {count, plural, one {# panel} other {# paneles}}',
  },
  size_budget: { en: 'Size to {budget}', es: 'Ajustar a {budget}' },
  panels: {
    en: '{count, plural, one {# panel} other {# panels}}',
    es: '{count, plural, one {# panel} other {# paneles}}',
  },
  of_usage: { en: '{offset} of usage', es: '{offset} del consumo' },
  sized_to: { en: 'Sized to {facts}.', es: 'Ajustado a {facts}.' },
  all_that_fits: { en: 'Everything that fits: {facts}.', es: 'Todo lo que cabe: {facts}.' },
  size_target: { en: 'Size to target', es: 'Ajustar al objetivo' },
  size_share: { en: 'Size to {share}', es: 'Ajustar al {share}' },
  sized_use: { en: 'Sized to {offset} of usage.', es: 'Dimensionado al {offset} del consumo.' },
  all_fits_makes_use: {
    en: 'Everything that fits covers {offset} of usage.',
    es: 'Todo lo que cabe cubre el {offset} del consumo.',
  },
})
