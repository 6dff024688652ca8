// What proposals/theme tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  cover_image: { en: 'Cover image', es: 'Imagen de portada' },
  cover_image_note: {
    en: 'Shown below the headline when a proposal’s cover has no image. A roof you’ve built works best.',
    es: 'Se muestra debajo del encabezado si la portada de una propuesta no tiene imagen. Lo mejor es un techo instalado por ustedes.',
  },
  selected_cover_image: { en: 'Selected cover image', es: 'Imagen de portada seleccionada' },
  choose_image_again: { en: 'Choose the image again.', es: 'Elija la imagen de nuevo.' },
  source_sans: { en: 'Source Sans', es: 'Source Sans' },
  source_serif: { en: 'Source Serif', es: 'Source Serif' },
  typeface: { en: 'Font', es: 'Fuente' },
  font_sample: {
    en: '18 panels, 11,980 kWh a year, $132.90 a month.',
    es: '18 paneles, 11,980 kWh al año, $132.90 al mes.',
  },
  font_sample_spanish: { en: '¡Qué luz!', es: '¡Qué luz!' },
  modern: { en: 'Modern', es: 'Moderno' },
  strong: { en: 'Bold', es: 'Fuerte' },
  classic_serifs: { en: 'Classic, with serifs', es: 'Clásico, con serifas' },
  small: { en: 'Small', es: 'Pequeño' },
  standard: { en: 'Standard', es: 'Estándar' },
  large: { en: 'Large', es: 'Grande' },
  typography: { en: 'Typography', es: 'Tipografía' },
  headings: { en: 'Headings', es: 'Títulos' },
  text_size: { en: 'Text size', es: 'Tamaño del texto' },
  text_title: { en: 'Text', es: 'Texto' },
  tagline: { en: 'Tagline', es: 'Lema' },
  below_company_name: { en: 'Below the company name', es: 'Debajo del nombre de la empresa' },
  use_120_characters_fewer: { en: 'Use 120 characters or fewer.', es: 'Use 120 caracteres o menos.' },
  footer: { en: 'Footer', es: 'Pie de página' },
  footer_help: {
    en: 'At the end of the page, above the tax credit note',
    es: 'Al final de la página, encima de la nota sobre créditos fiscales',
  },
  use_600_characters_fewer: { en: 'Use 600 characters or fewer.', es: 'Use 600 caracteres o menos.' },
  preview: { en: 'Preview', es: 'Vista previa' },
  sample_proposal_note: {
    en: 'Sample proposal. Logo and brand color come from your company profile.',
    es: 'Propuesta de muestra. El logotipo y el color de la marca vienen del perfil de su empresa.',
  },
  theme_preview: { en: 'Theme preview', es: 'Vista previa del tema' },
  proposal_settings: { en: 'Proposal settings', es: 'Configuración de propuestas' },
  how_proposals_look_homeowners: {
    en: 'How proposals look to homeowners, including those already sent. Published figures and text don’t change.',
    es: 'Cómo ven las propuestas los propietarios, incluidas las ya enviadas. Las cifras y los textos publicados no cambian.',
  },
  theme_saved: { en: 'Theme saved. Proposals use it now.', es: 'Tema guardado. Las propuestas ya lo usan.' },
  save_theme: { en: 'Save theme', es: 'Guardar tema' },
})
