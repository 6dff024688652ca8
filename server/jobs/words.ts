// Texts about work that outlasts its request.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  done: { en: '{name} is done', es: '{name}: listo' },
  not_finished: { en: '{name} couldn’t be finished', es: '{name}: no se pudo terminar' },
  canceled: { en: 'Stopped.', es: 'Detenido.' },
  stopped: { en: 'stopped “{name}”', es: 'detuvo “{name}”' },
  already_ended: {
    en: 'This has already ended. Reload to see the result.',
    es: 'Esto ya terminó. Vuelva a cargar la página para ver el resultado.',
  },
  role_lost_permission: { en: 'Your role no longer allows this.', es: 'Su rol ya no permite esta acción.' },
  our_fault: {
    en: 'Something went wrong. Start it again, or contact support if it keeps failing.',
    es: 'Algo salió mal. Inícielo de nuevo o comuníquese con soporte si vuelve a fallar.',
  },
  parked: {
    en: 'The server stopped twice while working on this, so it won’t be retried. Contact support.',
    es: 'El servidor se detuvo dos veces durante este trabajo y no lo reintentará. Comuníquese con soporte.',
  },
  too_many_of_yours: {
    en: 'You already have {count} jobs in progress. Wait for one to finish, or stop one.',
    es: 'Ya tiene {count} trabajos en curso. Espere a que termine uno o detenga uno.',
  },
  too_many_of_company: {
    en: 'Your company has {count, plural, one {# unfinished job} other {# unfinished jobs}}. Wait for one to finish, or stop one.',
    es: 'Su empresa tiene {count, plural, one {# trabajo} other {# trabajos}} sin terminar. Espere a que termine uno o detenga uno.',
  },
})
