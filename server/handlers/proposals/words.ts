// Texts for authors and senders of proposals. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  log: {
    written: { en: 'edited the proposal', es: 'editó la propuesta' },
    restored: {
      en: 'restored an earlier version of the proposal',
      es: 'restauró una versión anterior de la propuesta',
    },
    image_uploaded: { en: 'uploaded {name} for proposals', es: 'cargó {name} para propuestas' },
    rules_saved: {
      en: 'changed which templates proposals start from',
      es: 'cambió con qué plantillas empiezan las propuestas',
    },
    text_message: {
      en: 'prepared a text message with the proposal’s link for {names}',
      es: 'preparó un mensaje de texto con el enlace de la propuesta para {names}',
    },
    sent_otherwise: {
      en: 'recorded that they sent {names} the proposal’s link',
      es: 'registró que envió a {names} el enlace de la propuesta',
    },
    template_added: { en: 'added the proposal template {name}', es: 'agregó la plantilla de propuesta {name}' },
    template_changed: { en: 'changed the proposal template {name}', es: 'cambió la plantilla de propuesta {name}' },
    template_deleted: { en: 'deleted the proposal template {name}', es: 'eliminó la plantilla de propuesta {name}' },
    theme_changed: { en: 'changed the look of proposals', es: 'cambió el aspecto de las propuestas' },
  },
  version_expired: {
    en: 'This version is no longer available. Choose another.',
    es: 'Esta versión ya no está disponible. Elija otra.',
  },
  overtaken: {
    en: '{has_name, select, yes {{name} saved this proposal {ago}.} other {This proposal was changed.}} Your text is still here.',
    es: '{has_name, select, yes {{name} guardó esta propuesta {ago}.} other {Esta propuesta cambió.}} Su texto sigue aquí.',
  },
  image: {
    required: { en: 'Choose an image.', es: 'Elija una imagen.' },
    too_large: {
      en: 'This image has {megapixels} megapixels; the limit is {most}. Make it smaller.',
      es: 'Esta imagen tiene {megapixels} megapíxeles; el límite es {most}. Hágala más pequeña.',
    },
  },
  print: {
    no_browser: {
      en: 'PDFs aren’t available on this server. Print in your own browser; it gives the same pages.',
      es: 'Este servidor no puede crear PDF. Imprima en su propio navegador; salen las mismas páginas.',
    },
    too_many: {
      en: 'Too many pages are printing. Try again in a moment, or print in your own browser.',
      es: 'Se están imprimiendo demasiadas páginas. Inténtelo en un momento o imprima en su propio navegador.',
    },
    not_ready: { en: 'The PDF isn’t ready yet. Wait a moment.', es: 'El PDF aún no está listo. Espere un momento.' },
    too_slow: {
      en: 'Printing took too long and was stopped. Try again, or print in your own browser.',
      es: 'La impresión tardó demasiado y se detuvo. Inténtelo de nuevo o imprima en su propio navegador.',
    },
    broke_off: {
      en: 'The page couldn’t be printed. Try again, or print in your own browser.',
      es: 'No se pudo imprimir la página. Inténtelo de nuevo o imprima en su propio navegador.',
    },
    too_large: {
      en: 'The PDF is too large. Print in your own browser instead.',
      es: 'El PDF es demasiado grande. Imprima en su propio navegador.',
    },
  },
  sample_not_sent: { en: 'Its proposal can’t be sent.', es: 'Su propuesta no se puede enviar.' },
  not_published: {
    en: 'Publish the proposal first. That creates the link to send.',
    es: 'Primero publique la propuesta. Así se crea el enlace que se envía.',
  },
  out_of_date: {
    en: 'The design, price or usage has changed since publishing. Publish the proposal again, then send it.',
    es: 'El diseño, el precio o el consumo cambió desde la publicación. Publique la propuesta de nuevo y luego envíela.',
  },
  expired: {
    en: 'This proposal was valid until {day}. Set a later date, publish it again, then send it.',
    es: 'Esta propuesta era válida hasta el {day}. Elija una fecha posterior, publíquela de nuevo y luego envíela.',
  },
  homeowner_removed: {
    en: 'A homeowner is no longer part of this project. Choose again.',
    es: 'Un propietario ya no está en este proyecto. Elija de nuevo.',
  },
  template: {
    name_required: { en: 'Enter a name.', es: 'Ingrese un nombre.' },
    name_taken: {
      en: 'Another template is called {name}. Choose a different name.',
      es: 'Otra plantilla se llama {name}. Elija otro nombre.',
    },
    last: {
      en: 'This is your last template. Add another before deleting it.',
      es: 'Esta es su última plantilla. Agregue otra antes de eliminarla.',
    },
    too_many: {
      en: 'You can have up to {most} templates. Delete one you no longer use.',
      es: 'Puede tener hasta {most} plantillas. Elimine una que ya no use.',
    },
    in_rules: {
      en: '{rules, plural, one {# rule starts} other {# rules start}} {language, select, es {Spanish} other {English}} proposals from this template. Choose another there first.',
      es: '{rules, plural, one {# regla usa} other {# reglas usan}} esta plantilla para propuestas en {language, select, es {español} other {inglés}}. Primero elija otra allí.',
    },
  },
})
