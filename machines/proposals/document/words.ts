// Texts around a proposal's pages, in the homeowner's language rather than the sender's.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  text_message: {
    en: 'Hi {firstname}, this is {from} from {company}. Your solar proposal is ready: {url}',
    es: 'Hola, {firstname}: soy {from}, de {company}. Su propuesta solar está lista: {url}',
  },
  names_together: { en: '{names} and {last}', es: '{names} y {last}' },
  environment_source: {
    en: 'US Environmental Protection Agency, Greenhouse Gas Equivalencies Calculator (2024): 0.699 kg of CO2 avoided per kWh of fossil-fuel generation (national average), 0.393 kg per mile driven, 60 kg per tree seedling grown for ten years. As the grid gets cleaner, later years avoid less.',
    es: 'Agencia de Protección Ambiental de los Estados Unidos (EPA), Greenhouse Gas Equivalencies Calculator (2024): 0.699 kg de CO2 evitados por kWh generado con combustibles fósiles (promedio nacional), 0.393 kg por milla recorrida, 60 kg por árbol joven que crece diez años. A medida que la red sea más limpia, los años posteriores evitarán menos.',
  },
  /** In place of a proposal. */
  missing: {
    heading: { en: 'This link doesn’t open a proposal', es: 'Este enlace no abre ninguna propuesta' },
    sentence: {
      en: 'It may have been withdrawn, or part of the link is missing. Open it again from your message, or ask your installer for a new one.',
      es: 'Es posible que se haya retirado o que falte una parte del enlace. Ábralo otra vez desde su mensaje o pida uno nuevo a su instalador.',
    },
    way: { en: 'Are you the installer? Sign in', es: '¿Es usted el instalador? Inicie sesión' },
  },
  failed: {
    heading: { en: 'The proposal is unavailable', es: 'La propuesta no está disponible' },
    sentence: {
      en: 'Something went wrong. Nothing is lost; try again in a moment.',
      es: 'Algo salió mal. No se perdió nada; inténtelo de nuevo en un momento.',
    },
    way: { en: 'Try again', es: 'Intentar de nuevo' },
  },
})
