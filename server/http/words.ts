// Messages where the application can't run, and for unknown addresses.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  no_page_here: { en: 'Page not found.', es: 'No se encontró la página.' },
  cannot_run: {
    no_script: {
      heading: { en: 'JavaScript is off', es: 'JavaScript está desactivado' },
      sentence: {
        en: '{brand} needs JavaScript. Turn it on in your browser’s settings, then reload this page.',
        es: '{brand} necesita JavaScript. Actívelo en la configuración de su navegador y vuelva a cargar esta página.',
      },
    },
    too_old: {
      heading: {
        en: 'Your browser is too old for {brand}.',
        es: 'Su navegador es demasiado antiguo para {brand}.',
      },
      sentence: {
        en: 'Update it or use a current version of Chrome, Safari, Edge or Firefox.',
        es: 'Actualícelo o use una versión actual de Chrome, Safari, Edge o Firefox.',
      },
    },
    not_started: {
      heading: { en: '{brand} didn’t start', es: '{brand} no se pudo iniciar' },
      sentence: {
        en: 'Reload this page. If that doesn’t help, update your browser or use another one.',
        es: 'Vuelva a cargar esta página. Si no funciona, actualice su navegador o use otro.',
      },
    },
  },
  /** What a homeowner can do instead. */
  instead: {
    sender: {
      en: 'If that doesn’t work, call or email the company that sent you this link.',
      es: 'Si no funciona, llame o escriba a la empresa que le envió este enlace.',
    },
    signing: {
      en: 'If you can’t sign here, call or email the company that sent you this link. You can ask for a paper agreement.',
      es: 'Si no puede firmar aquí, llame o escriba a la empresa que le envió este enlace. Puede pedir el contrato en papel.',
    },
    verifier: {
      en: 'You can also check the document in Adobe Acrobat Reader: open the PDF and look at its signature panel.',
      es: 'También puede verificar el documento en Adobe Acrobat Reader: abra el PDF y consulte el panel de firmas.',
    },
  },
})
