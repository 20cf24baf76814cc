import type { ErrorCode } from '../contract/errors.ts';
import type { Language } from '../contract/options.ts';

/** `error` is the stable string older clients match on; the languages are for people. */
export type ErrorWords = { error: string } & Record<Language, string>;

export const ERROR_WORDS: Record<ErrorCode, ErrorWords> = {
  invalid_request: {
    error: 'Invalid request',
    es: 'Falta algo o hay un dato que no entendemos. Revísalo y vuelve a intentarlo.',
    en: 'Something is missing or not as expected. Please check it and try again.',
  },
  invalid_json: {
    error: 'Invalid JSON',
    es: 'La petición llegó incompleta. Vuelve a intentarlo.',
    en: 'The request arrived incomplete. Please try again.',
  },
  file_changed: {
    error: 'Precondition failed',
    es: 'Este archivo ha cambiado mientras tanto. Vuelve a cargarlo.',
    en: 'This file has changed in the meantime. Load it again.',
  },
  payload_too_large: {
    error: 'Payload too large',
    es: 'El texto es demasiado largo. Acórtalo un poco y vuelve a intentarlo.',
    en: 'The text is too long. Shorten it a little and try again.',
  },
  not_found: {
    error: 'Not found',
    es: 'No encontramos lo que buscas.',
    en: 'We could not find what you are looking for.',
  },
  origin_not_allowed: {
    error: 'Origin not allowed',
    es: 'Esta página no tiene permiso para usar tu sesión.',
    en: 'This page is not allowed to use your session.',
  },
  not_authenticated: {
    error: 'Not authenticated',
    es: 'Inicia sesión para crear cuentos.',
    en: 'Please log in to generate stories',
  },
  token_expired: {
    error: 'Token expired',
    es: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
    en: 'Token expired. Please log in again.',
  },
  session_ended: {
    error: 'Session ended',
    es: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    en: 'Authentication session has expired. Please try logging in again.',
  },
  invalid_credentials: {
    error: 'Invalid credentials',
    es: 'El correo o la contraseña no son correctos.',
    en: 'Invalid credentials',
  },
  email_taken: {
    error: 'Email already in use',
    es: 'Ya hay una cuenta con ese correo. Inicia sesión con ella.',
    en: 'There is already an account with that e-mail. Log in with it instead.',
  },
  too_many_attempts: {
    error: 'Too many requests',
    es: 'Demasiados intentos seguidos. Espera un minuto y vuelve a intentarlo.',
    en: 'Too many login attempts. Please try again later.',
  },
  human_check_failed: {
    error: 'Human check failed',
    es: 'No hemos podido comprobar que eres una persona. Espera a que la casilla lo confirme y vuelve a intentarlo.',
    en: 'We could not check that you are a person. Wait until the box confirms it, and try again.',
  },
  human_check_unavailable: {
    error: 'Human check unavailable',
    es: 'Ahora mismo no podemos comprobar que eres una persona. Vuelve a intentarlo en un minuto.',
    en: 'We cannot check that you are a person right now. Please try again in a minute.',
  },
  google_not_configured: {
    error: 'Google sign-in is not configured',
    es: 'Ahora mismo no se puede entrar con Google. Usa tu correo y tu contraseña.',
    en: 'Google sign-in is not available right now. Use your e-mail and password instead.',
  },
  google_unavailable: {
    error: 'Google is not reachable',
    es: 'Google no contesta en este momento. Vuelve a intentarlo en un minuto.',
    en: 'Google is not answering right now. Please try again in a minute.',
  },
  google_sign_in_refused: {
    error: 'Error logging in with Google',
    es: 'No hemos podido confirmar con Google que eres tú. Vuelve a intentarlo.',
    en: 'Error logging in with Google. Please try again.',
  },
  google_sign_in_expired: {
    error: 'Error logging in with Google',
    es: 'El inicio de sesión con Google ha tardado demasiado o empezó en otro navegador. Empieza de nuevo.',
    en: 'Signing in with Google took too long or began in another browser. Please start again.',
  },
  google_email_unverified: {
    error: 'Google e-mail not verified',
    es: 'Google todavía no ha verificado tu correo. Verifícalo en tu cuenta de Google y vuelve a intentarlo.',
    en: 'Google has not verified your e-mail yet. Verify it in your Google account and try again.',
  },
  google_account_conflict: {
    error: 'E-mail linked to another Google account',
    es: 'Ese correo ya está unido a otra cuenta de Google. Entra con aquella o con tu contraseña.',
    en: 'That e-mail is already linked to another Google account. Use that one or your password.',
  },
  link_invalid: {
    error: 'Link expired or already used',
    es: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    en: 'This link has been used already or has expired. Please ask for a new one.',
  },
  too_many_mails: {
    error: 'Too many requests',
    es: 'Ya te hemos enviado varios correos. Mira también en la carpeta de correo no deseado y espera un poco.',
    en: 'We have already sent you several e-mails. Check your spam folder too, and wait a little.',
  },
  too_many_messages: {
    error: 'Too many requests',
    es: 'Has enviado varios mensajes seguidos. Espera un minuto antes de enviar otro.',
    en: 'You have sent several messages in a row. Please wait a minute before the next one.',
  },
  wrong_password: {
    error: 'Wrong password',
    es: 'Esa no es tu contraseña actual.',
    en: 'That is not your current password.',
  },
  recent_sign_in_required: {
    error: 'Recent sign-in required',
    es: 'Para hacer esto tienes que haber entrado hace poco. Cierra la sesión, vuelve a entrar e inténtalo otra vez.',
    en: 'You need to have signed in recently to do this. Log out, log in again and retry.',
  },
  account_not_deleted: {
    error: 'Account not deleted',
    es: 'No hemos podido cancelar tu suscripción, así que no hemos borrado nada. Vuelve a intentarlo en un momento.',
    en: 'We could not cancel your subscription, so nothing has been deleted. Please try again in a moment.',
  },
  generation_in_progress: {
    error: 'Generation in progress',
    es: 'Ya hay uno en marcha. En cuanto termine puedes pedir otro.',
    en: 'One is already being made. You can ask for another as soon as it is done.',
  },
  too_soon: {
    error: 'Too soon',
    es: 'Acabas de pedir un cuento. Espera unos segundos antes de pedir otro.',
    en: 'You have just asked for a story. Please wait a few seconds before the next one.',
  },
  story_limit_reached: {
    error: 'Story limit reached',
    es: 'Has llegado al límite de tus cuentos. Hazte Premium para crear más.',
    en: 'You have reached your free story limit. Please subscribe to generate more stories.',
  },
  audio_limit_reached: {
    error: 'Audio limit reached',
    es: 'Este cuento ya tiene sus cuatro versiones de audio. Puedes volver a escuchar cualquiera de ellas.',
    en: 'This story already has its four audio versions. You can listen to any of them again.',
  },
  audio_story_limit_reached: {
    error: 'Audio story limit reached',
    es: 'Has llegado al límite de cuentos con audio de este mes. Los que ya tienes se pueden escuchar siempre.',
    en: 'You have reached this month’s limit of stories with audio. Those you have can always be played.',
  },
  idempotency_key_reused: {
    error: 'Idempotency key reused',
    es: 'Esa petición ya se hizo con otros datos. Vuelve a enviarla.',
    en: 'That request was already made with other details. Please send it again.',
  },
  stop_limit_reached: {
    error: 'Stop limit reached',
    es: 'Hoy ya has parado varios cuentos; este se terminará de escribir y quedará en tu biblioteca.',
    en: 'You have stopped several stories today; this one will be finished and kept in your library.',
  },
  topic_refused: {
    error: 'Topic refused',
    es: 'Ese tema no encaja en un cuento infantil. Prueba con otro: no has gastado ningún cuento.',
    en: 'That topic does not fit a children’s story. Try another one: no story has been used up.',
  },
  story_refused: {
    error: 'Story generation failed',
    es: 'El cuento tomó un rumbo que no es para niños y lo hemos parado. No has gastado ningún cuento.',
    en: 'The story took a turn that is not for children, so we stopped it. No story has been used up.',
  },
  story_stopped: {
    error: 'Story stopped',
    es: 'Has parado el cuento. No has gastado ninguno.',
    en: 'You stopped the story. None has been used up.',
  },
  story_timed_out: {
    error: 'Story generation failed',
    es: 'El cuento tardaba demasiado y lo hemos parado. No has gastado ninguno: vuelve a intentarlo.',
    en: 'The request took too long. Please try again.',
  },
  story_generation_failed: {
    error: 'Story generation failed',
    es: 'No hemos podido escribir el cuento. No has gastado ninguno: vuelve a intentarlo.',
    en: 'An error occurred while generating the story. Please try again.',
  },
  text_not_yours: {
    error: 'Text not available for audio',
    es: 'Solo podemos leer en voz alta tus cuentos y los de ejemplo.',
    en: 'We can only read your own stories and the examples aloud.',
  },
  audio_timed_out: {
    error: 'Audio generation failed',
    es: 'El audio está tardando más de lo normal. Vuelve a intentarlo.',
    en: 'Audio generation is taking longer than expected. Please try again.',
  },
  audio_generation_failed: {
    error: 'Audio generation failed',
    es: 'No hemos podido crear el audio. Vuelve a intentarlo.',
    en: 'There was an error generating the audio. Please try again.',
  },
  rate_limited: {
    error: 'Rate limit exceeded',
    es: 'Ahora mismo hay mucha gente pidiendo cuentos. Espera un momento y vuelve a intentarlo.',
    en: 'Rate limit exceeded. Please try again later.',
  },
  quota_exceeded: {
    error: 'Quota exceeded',
    es: 'El servicio de cuentos no está disponible ahora mismo. Escríbenos si sigue así.',
    en: 'The story generation service is currently unavailable. Please contact support.',
  },
  daily_limit_reached: {
    error: 'Daily limit reached',
    es: 'Por hoy ya hemos hecho todos los cuentos y audios que podemos. No se te ha descontado nada: mañana habrá más.',
    en: 'We have made all the stories and audio we can for today. Nothing of yours has been used up: there will be more tomorrow.',
  },
  moderation_unavailable: {
    error: 'Story generation failed',
    es: 'No hemos podido comprobar que el cuento sea para niños, así que no lo mostramos. No has gastado ningún cuento: vuelve a intentarlo en un momento.',
    en: 'We could not check that the story is right for children, so we did not show it. No story has been used up: please try again in a moment.',
  },
  email_required: {
    error: 'User email is required',
    es: 'Falta tu correo. Vuelve a iniciar sesión e inténtalo otra vez.',
    en: 'User email is required',
  },
  email_not_yours: {
    error: 'Email does not match',
    es: 'Ese correo no es el de tu cuenta. Vuelve a iniciar sesión e inténtalo otra vez.',
    en: 'That e-mail is not the one of your account. Please log in again and retry.',
  },
  return_url_not_allowed: {
    error: 'Return address not allowed',
    es: 'La página a la que volverías no es de Cuéntame.',
    en: 'The page you would return to is not one of Cuéntame’s.',
  },
  already_subscribed: {
    error: 'Already subscribed',
    es: 'Ya tienes Premium: no hace falta volver a pagar.',
    en: 'You already have Premium: there is no need to pay again.',
  },
  no_subscription: {
    error: 'No subscription',
    es: 'No tienes ninguna suscripción en marcha.',
    en: 'You have no subscription running.',
  },
  invalid_signature: {
    error: 'Invalid signature',
    es: 'La firma del mensaje no es válida.',
    en: 'The signature of the message is not valid.',
  },
  payments_unavailable: {
    error: 'Payments unavailable',
    es: 'El servicio de pagos no responde ahora mismo. No se ha cobrado nada: vuelve a intentarlo en un momento.',
    en: 'The payment service is not answering right now. Nothing was charged: please try again in a moment.',
  },
  database_error: {
    error: 'Database error',
    es: 'Tenemos un problema con nuestros datos. Vuelve a intentarlo en un momento.',
    en: 'Database connection error. Please try again later.',
  },
  internal_error: {
    error: 'Internal error',
    es: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.',
    en: 'Something went wrong on our side. Please try again.',
  },
};
