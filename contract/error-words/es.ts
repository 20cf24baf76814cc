import type { ErrorCode } from '../errors.ts';

/** Spanish message of each error code. `{{…}}` is a figure of `contract/figures.ts`. */
export default {
  invalid_request: 'Hay algo que no encaja en lo que has escrito. Revísalo y prueba otra vez.',
  invalid_json: 'La petición llegó incompleta. Prueba otra vez.',
  payload_too_large: 'El texto es demasiado largo. Acórtalo un poco y prueba otra vez.',
  file_changed: 'Este archivo ha cambiado mientras tanto. Recárgalo.',
  range_not_satisfiable: 'El archivo no llega hasta ahí. Descárgalo entero otra vez.',
  not_found: 'No encontramos lo que buscas.',
  origin_not_allowed:
    'Esta página no tiene permiso para hablar con el servidor. Entra desde la dirección de siempre.',
  not_authenticated: 'Para crear cuentos, entra en tu cuenta.',
  token_expired: 'Tu sesión ha caducado. Vuelve a entrar, por favor.',
  session_ended: 'Tu sesión ha terminado. Vuelve a entrar, por favor.',
  invalid_credentials:
    'El correo o la contraseña no son correctos. Prueba otra vez o pide una contraseña nueva.',
  email_taken: 'Ya hay una cuenta con este correo. Prueba a entrar.',
  too_many_attempts: 'Demasiados intentos de entrar. Espera un poco y prueba otra vez.',
  registration_elsewhere:
    'Desde aquí no se pueden crear más cuentas por ahora. Puedes crearla en nuestra página:',
  human_check_failed:
    'No hemos podido comprobar que eres una persona. Espera a que la casilla lo confirme y prueba otra vez.',
  human_check_unavailable:
    'Ahora mismo no podemos comprobar que eres una persona. Prueba otra vez en un minuto.',
  google_not_configured: 'Ahora mismo no se puede entrar con Google. Usa tu correo y tu contraseña.',
  google_unavailable: 'Google no contesta en este momento. Prueba otra vez en un minuto.',
  google_sign_in_refused:
    'No hemos podido confirmar con Google que eres tú. Prueba otra vez, o usa tu correo.',
  google_sign_in_expired:
    'Entrar con Google ha tardado demasiado o empezó en otro navegador. Empieza de nuevo.',
  google_email_unverified:
    'Google aún no ha verificado tu correo. Verifícalo en tu cuenta de Google y prueba otra vez.',
  google_account_conflict:
    'Este correo ya está unido a otra cuenta de Google. Entra con ella o con tu contraseña.',
  google_password_required:
    'Ya hay una cuenta con este correo. Entra una vez con su contraseña y desde entonces podrás entrar también con Google.',
  too_many_links: 'Ya tienes veinte enlaces abiertos. Cierra alguno en tu perfil y prueba otra vez.',
  link_invalid: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.',
  confirmation_required: 'Para confirmar el correo, escribe la contraseña de su cuenta.',
  too_many_mails:
    'Ya te hemos enviado varios correos. Mira también en el correo no deseado y espera un poco.',
  account_limit_reached: 'Hoy ya has hecho esto muchas veces. Mañana podrás seguir.',
  too_many_messages: 'Has enviado varios mensajes seguidos. Espera un minuto antes del siguiente.',
  wrong_password: 'Esa no es tu contraseña actual.',
  recent_sign_in_required:
    'Para hacer esto tienes que haber entrado hace poco. Sal, vuelve a entrar y prueba otra vez.',
  generation_in_progress: 'Ya hay uno en marcha. En cuanto termine puedes pedir otro.',
  too_soon: 'Acabas de pedir un cuento. Espera unos segundos antes de pedir otro.',
  story_limit_reached: 'Has usado todos tus cuentos gratis. Con Premium puedes seguir creando.',
  audio_limit_reached:
    'Este cuento ya tiene sus {{versions}} versiones de audio. Puedes volver a escuchar cualquiera de ellas.',
  audio_story_limit_reached:
    'Has llegado al límite de cuentos con audio de este mes. Los que ya tienes se pueden escuchar siempre.',
  unconfirmed_limit_reached:
    'Por hoy se han agotado los audios para cuentas con el correo sin confirmar. Confirma el tuyo y podrás seguir: abre el enlace que te enviamos o pide otro en tu perfil. Los que ya tienes se pueden escuchar siempre.',
  sentence_limit_reached:
    'Hoy has escuchado {{sentences}} frases nuevas una a una. Mañana habrá más; las que ya escuchaste y los audios enteros se pueden escuchar igual.',
  translation_limit_reached:
    'El otro idioma de este cuento ya se ha pedido {{translationTries}} veces y no se puede pedir más. El cuento está entero: puedes leerlo y escucharlo tal como está.',
  idempotency_key_reused: 'Esta petición ya se había enviado con otros datos. Prueba otra vez.',
  too_many_refusals:
    'Hoy hemos rechazado ya varios temas o cuentos. Mañana podrás pedir otro; no se te ha descontado nada.',
  too_many_failures:
    'Hoy nos está fallando algo una y otra vez, y lo sentimos. Espera unos minutos y prueba otra vez; no se te ha descontado nada.',
  stop_limit_reached:
    'Hoy ya has parado todos los cuentos que se puede. Este se terminará y quedará en tu biblioteca.',
  names_refused:
    'En los nombres hay algo que no es un nombre, o que no puede ir en un cuento infantil. Escribe solo cómo se llaman. No se ha gastado ningún cuento.',
  topic_refused:
    'De este tema no podemos hacer un cuento infantil. Prueba de otra manera. No se ha gastado ninguno.',
  topic_needs_help:
    'De esto no hacemos un cuento. Si lo ha dicho un niño, te está pidiendo ayuda: escúchale, créele y llama a un teléfono de ayuda; si hay peligro, al de emergencias. No se ha gastado ninguno.',
  story_refused:
    'El cuento estaba tomando un camino que no es para niños y lo hemos parado. No se ha gastado; prueba con otro tema.',
  story_withdrawn:
    'Hemos releído el cuento y no nos ha parecido adecuado para niños, así que lo hemos retirado. No se ha gastado; prueba con otro tema.',
  story_taken_down:
    'Hemos retirado este cuento mientras miramos un aviso sobre él. Si crees que es un error, escríbenos.',
  story_stopped: 'Has parado el cuento. No has gastado ninguno.',
  story_timed_out: 'El cuento ha tardado demasiado. No se ha gastado; prueba otra vez.',
  story_generation_failed: 'No hemos podido escribir el cuento. No se ha gastado ninguno: prueba otra vez.',
  story_unacceptable:
    'El cuento ha salido mal y lo hemos parado: lo que se ve no se guarda. No se ha gastado ninguno; prueba otra vez.',
  text_not_yours: 'Solo podemos leer en voz alta tus cuentos y los de ejemplo.',
  speech_not_kept:
    'Ya no guardamos las frases grabadas de esta versión y no podemos hacer con ellas el audio para dormir. Con una versión nueva sí se puede.',
  audio_timed_out: 'El audio está tardando más de lo normal. Prueba otra vez.',
  audio_generation_failed: 'No hemos podido crear el audio. Prueba otra vez.',
  rate_limited: 'Ahora mismo hay mucha gente pidiendo cuentos. Espera un momento y prueba otra vez.',
  quota_exceeded: 'El servicio que escribe los cuentos no está disponible. Escríbenos si no vuelve pronto.',
  speech_quota_exceeded:
    'El servicio de voces no está disponible ahora mismo. Si mañana sigue igual, escríbenos.',
  daily_limit_reached:
    'Por hoy ya hemos hecho todos los cuentos y audios que podemos. No se te ha descontado nada: mañana habrá más.',
  moderation_unavailable:
    'No podemos comprobar que el cuento sea apto para niños, así que preferimos esperar. No se ha gastado ningún cuento. Prueba en unos minutos.',
  email_required: 'Hace falta tu correo para suscribirte. Sal, vuelve a entrar y prueba otra vez.',
  email_not_yours: 'El correo no es el de esta cuenta. Recarga la página y prueba otra vez.',
  return_url_not_allowed: 'Desde esta dirección no se puede pagar. Entra por la de siempre.',
  start_request_required:
    'Ya desististe de Premium en los últimos doce meses. Para volver a comprarlo, pide en la página de Premium que empiece enseguida.',
  already_subscribed: 'Ya tienes Premium: no hace falta pagar otra vez.',
  subscription_paused:
    'Tu Premium está en pausa mientras tu banco decide sobre un pago. Hasta entonces no se te cobra nada, y no hace falta pagar otra vez.',
  billing_busy: 'Se está haciendo otro cambio en tu suscripción. Prueba otra vez en un momento.',
  no_subscription: 'No hay ninguna suscripción que cambiar.',
  invalid_signature: 'El servidor no ha reconocido quién lo pedía.',
  webhook_not_snapshot: 'El aviso de pago no trae los datos que hacen falta.',
  payments_unavailable:
    'El servicio de pagos no contesta. No se ha cobrado nada; prueba otra vez en un momento.',
  payments_not_configured: 'Aquí no se vende Premium por ahora.',
  mail_not_configured: 'Ahora mismo no podemos enviar correos.',
  database_error: 'No hemos podido leer o guardar los datos. Prueba otra vez en un momento.',
  internal_error: 'Algo ha fallado por nuestra parte. Prueba otra vez.',
} satisfies Record<ErrorCode, string>;
