// Texts on a device while its signers have it.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  with_signer: { en: 'This device is with {name}', es: 'Este dispositivo lo tiene {name}' },
  with_signer_hint: {
    en: '{by} handed it over to sign an agreement.',
    es: '{by} lo entregó para firmar un contrato.',
  },
  continue_as: { en: 'Continue as {name}', es: 'Continuar como {name}' },
  hand_back: { en: 'Hand the device back to {by}', es: 'Devuelva el dispositivo a {by}' },
  password_of: { en: '{by}’s password', es: 'Contraseña de {by}' },
  take_back: { en: 'Take the device back', es: 'Recuperar el dispositivo' },
  pin_of: { en: '{by}’s PIN', es: 'PIN de {by}' },
  enter_pin: { en: 'Enter the 6 digits of your PIN', es: 'Ingrese los 6 dígitos de su PIN' },
  use_password: { en: 'Use password', es: 'Usar la contraseña' },
  use_pin: { en: 'Use PIN', es: 'Usar el PIN' },
  enter_password: { en: 'Enter your password', es: 'Ingrese su contraseña' },
})
