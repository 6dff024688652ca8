// What design/several tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  chosen: { en: 'Chosen', es: '' },
  choose: { en: 'Choose', es: '' },
  more_name: { en: 'More of {name}', es: '' },
  one_sold: { en: 'It is the one that is sold.', es: '' },
  remove_name: { en: 'Remove “{name}”?', es: '' },
  equipment_drawing_removed_cannot: {
    en: 'Its equipment and its drawing are removed with it. This cannot be undone.',
    es: '',
  },
  slice_copy: { en: '{slice}, copy', es: '' },
  copy_name: { en: 'Copy “{name}”', es: '' },
  rename_name: { en: 'Rename “{name}”', es: '' },
  modules: { en: 'Modules', es: '' },
  first_year: { en: 'First year', es: '' },
  offset: { en: 'Offset', es: '' },
  cash_price: { en: 'Cash price', es: '' },
  not_offered: { en: 'not offered', es: '' },
  no_monthly_payment: { en: 'No monthly payment', es: '' },
  monthly_payment_month: { en: '{monthly_payment} a month', es: '' },
  n_25_year_savings: { en: '25-year savings {savings_25y}', es: '' },
  designs: { en: 'Designs', es: '' },
  chosen_design_sold_designer: {
    en: 'The chosen design is sold: the designer, the price and the documents show it. Choose another one to change it. Rows with a color differ.',
    es: '',
  },
  there_one_design_copy: { en: 'There is one design. Copy it, change one of the two, and compare them here.', es: '' },
  figure: { en: 'Figure', es: '' },
  differs: { en: ', differs', es: '' },
  what_missing: { en: 'What is missing', es: '' },
})
