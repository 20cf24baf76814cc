/**
 * Personal data that the service keeps, and who receives any: shown on the privacy page, and written to
 * docs/personal-data.md by `npm run tool -- personal-data`.
 */

type Words = { es: string; en: string };
export type KeptData = { id: string; name: Words; what: Words; kept: Words };
export type Processor = {
  id: string;
  name: string;
  does: Words;
  receives: Words;
  /** Its own text about the data that it processes for others. */
  terms: string;
  /** Day on which this row was last compared with what the code sends. */
  revised: string;
};

export const KEPT: readonly KeptData[] = [
  {
    id: 'account',
    name: { es: 'Tu cuenta', en: 'Your account' },
    what: {
      es: 'Correo, nombre si nos lo das, y la contraseña transformada de modo que no se puede leer; si entras con Google, el identificador que Google nos da en su lugar. Qué versión de los términos y de esta página aceptaste, y cuándo. En qué parte del mundo la abriste (por ejemplo, Europa occidental) y si puedes estar en la Unión Europea, para guardar tu biblioteca cerca de ti.',
      en: 'Email, name if you give it, and your password transformed so that it cannot be read; if you sign in with Google, the identifier Google gives us instead. Which version of the terms and of this page you accepted, and when. In which part of the world you opened it (such as western Europe) and whether you may be in the European Union, so that your library is kept near you.',
    },
    kept: {
      es: 'Hasta que borres la cuenta, o hasta que nadie la use durante 24 meses (te escribimos 30 y 7 días antes). Si nunca confirmaste el correo ni hay en ella cuento, audio o pago alguno, 14 días sin usarla.',
      en: 'Until you delete the account, or until it has not been used for 24 months (we write to you 30 and 7 days before). If you never confirmed the email and it holds no story, audio or payment, 14 days without use.',
    },
  },
  {
    id: 'time-zone',
    name: { es: 'Tu zona horaria', en: 'Your time zone' },
    what: {
      es: 'La de tu navegador cuando pides un cuento (por ejemplo, America/Mexico_City), para que lleve la fecha de tu noche en el libro y en los pódcasts.',
      en: 'That of your browser when you order a story (such as America/Mexico_City), so that it has the date of your evening in the book and in podcasts.',
    },
    kept: {
      es: 'La última, hasta que borres la cuenta.',
      en: 'The latest one, until you delete the account.',
    },
  },
  {
    id: 'mailbox',
    name: { es: 'Huella de tu correo', en: 'Fingerprint of your email' },
    what: {
      es: 'No se puede leer. Con ella los cuentos gratis de un mismo buzón se cuentan juntos, y quien abre otra cuenta no los recibe otra vez; si borras una cuenta después de desistir de Premium, también eso.',
      en: 'It cannot be read. By it the free stories of one mailbox are counted together, so that opening another account does not give them again; if you delete an account after a withdrawal from Premium, that too.',
    },
    kept: {
      es: 'Lo que la cuenta; después, doce meses, junto a cuántos se usaron.',
      en: 'As long as the account; after that for twelve months, with how many were used.',
    },
  },
  {
    id: 'stories',
    name: { es: 'Tus cuentos', en: 'Your stories' },
    what: {
      es: 'Lo que pediste (tema, nombres, palabras de hoy, opciones) y cuándo, el texto, en sus dos idiomas si los pediste y con las frases que cambies, los dibujos, el audio y, si la creas, su edición para dormir o para practicar, y la estrella que le pongas. Para otra noche, qué cuentos van juntos, dos ideas y lo que pasó en ellos en sesenta palabras como mucho, que puedes cambiar o borrar. De lo que se rechaza, se para o falla no queda ni una palabra.',
      en: 'What you asked for (topic, names, words of tonight, options) and when, the text, in both its languages if you asked for two and with the sentences you change, the pictures, the audio and, if you make one, its sleep or practice edition, and the star you give it. For another night, which stories belong together, two ideas and what happened in them in at most sixty words, which you can change or delete. Of what is refused, stopped or fails no word is kept.',
    },
    kept: {
      es: 'Hasta que borres el cuento o la cuenta; que lo pediste y cuándo, hasta que borres la cuenta; de lo que falla, cuándo y por qué, 30 días.',
      en: 'Until you delete the story or the account; that you ordered it and when, until you delete the account; of what fails, when and why, for 30 days.',
    },
  },
  {
    id: 'takes',
    name: { es: 'Vuestras grabaciones', en: 'Your family’s recordings' },
    what: {
      es: 'Cada frase que la familia lee en voz alta para un cuento, o alguien a quien envías un enlace para eso, y cuándo aceptó que se guarde. Solo personas adultas. Ningún programa reconoce ni imita la voz, nadie más la recibe, y no sirve para ningún otro cuento. La oye quien oye el cuento: la familia, y quien reciba de ella un enlace, el libro o el pódcast.',
      en: 'Each sentence of a story that the family, or a person with a link for that, reads aloud, and when they agreed that it is kept. Adults only. No program recognises or imitates the voice, nobody else receives it, and it serves no other story. Those who hear the story hear it: the family, and those to whom they give a link, the book or the podcast.',
    },
    kept: {
      es: 'Hasta que las borres, o borres su cuento o la cuenta. Las que llegan por un enlace y no aceptas, 30 días.',
      en: 'Until you delete them, their story or the account. Those that come by a link and that you do not accept, 30 days.',
    },
  },
  {
    id: 'feed',
    name: { es: 'Tu dirección de pódcasts', en: 'Your podcast address' },
    what: {
      es: 'Si la creas, quien la tenga oye tus cuentos con voz; la app de pódcasts y su empresa reciben los títulos y el audio.',
      en: 'If you create one, anyone with it can listen to your stories that have a voice; the podcast app and its company receive their titles and sound.',
    },
    kept: {
      es: 'Hasta que la cambies o la cierres, cuando quieras.',
      en: 'Until you change or close it, whenever you like.',
    },
  },
  {
    id: 'links',
    name: { es: 'Los enlaces que envías', en: 'The links you send' },
    what: {
      es: 'Si haces uno, quien lo tenga lee y oye ese cuento, o todas las noches de la serie, también las que vengan, sin los nombres que escribiste salvo que marques lo contrario. Contamos cuántas veces se abrió; de quien lo abre no se guarda nada. De un enlace para grabar, un número al azar de ese dispositivo, para que grabe una sola persona a la vez.',
      en: 'If you make one, anyone with it can read and listen to that story, or to all nights of its series with those to come, without the names you typed unless you tick otherwise. We count how often it was opened; nothing is kept about who opens it. Of a link for recording, a random number of that device, so that one person records at a time.',
    },
    kept: {
      es: 'Hasta que lo cierres o termine su plazo, y como mucho hasta que hagas otro después.',
      en: 'Until you close it or its time ends, and at most until you make another one after that.',
    },
  },
  {
    id: 'sayings',
    name: { es: 'Cómo suenan tus palabras', en: 'How your words sound' },
    what: {
      es: 'El nombre o la palabra y cómo lo escribiste para las voces. Lo recibe, dentro de su frase, el servicio de voz.',
      en: 'The name or word, and how you spelt it for the voices. The speech service gets it in its sentence.',
    },
    kept: {
      es: 'Hasta que lo borres en tu perfil o borres la cuenta.',
      en: 'Until you delete it in your profile, or the account.',
    },
  },
  {
    id: 'sessions',
    name: { es: 'Tus sesiones', en: 'Your sessions' },
    what: {
      es: 'Qué navegador es y cuándo entró por última vez, para que puedas cerrarlas a distancia.',
      en: 'Which browser it is and when it was last used, so that you can end it from afar.',
    },
    kept: { es: '60 días sin usarse.', en: '60 days without use.' },
  },
  {
    id: 'subscription',
    name: { es: 'Tu suscripción', en: 'Your subscription' },
    what: {
      es: 'Los identificadores de cliente y de suscripción en Stripe, su estado y sus fechas. Nunca vemos el número de tu tarjeta.',
      en: 'The customer and subscription identifiers at Stripe, its state and dates. We never see your card number.',
    },
    kept: {
      es: 'Hasta que borres la cuenta; después, 24 meses, el identificador de la suscripción sin más datos tuyos, para devolverte lo que llegue tarde. Stripe guarda las facturas el tiempo que manda la ley.',
      en: 'Until you delete the account; after that for 24 months, the subscription’s identifier with no other data of yours, so that what arrives late is returned. Stripe keeps invoices for as long as the law requires.',
    },
  },
  {
    id: 'withdrawal',
    name: { es: 'Tu desistimiento de Premium', en: 'Your withdrawal from Premium' },
    what: {
      es: 'Si lo declaras: nombre, correo, fecha y lo que se te ha devuelto. Si al volver a comprar pides que Premium empiece enseguida: cuándo, con tu suscripción en Stripe.',
      en: 'If you state one: name, email, date and what was returned to you. If you ask at a later purchase that Premium begin at once: when, with your subscription at Stripe.',
    },
    kept: {
      es: '24 meses. Si borras la cuenta, nombre y correo desaparecen de él.',
      en: '24 months. If you delete the account, name and email disappear from it.',
    },
  },
  {
    id: 'messages',
    name: { es: 'Tus mensajes', en: 'Your messages' },
    what: {
      es: 'Lo que nos escribes desde la página de contacto: nombre, correo y texto.',
      en: 'What you write to us from the contact page: name, email and text.',
    },
    kept: {
      es: 'Hasta que borres la cuenta o, si escribes sin cuenta, 24 meses, salvo que nos pidas antes que los borremos. El correo que nos llega con ellos, doce meses.',
      en: 'Until you delete the account or, if you write without one, for 24 months, unless you ask us to delete them sooner. The email that brings them to us, twelve months.',
    },
  },
  {
    id: 'reports',
    name: { es: 'Tus avisos sobre un cuento', en: 'Your reports of a story' },
    what: {
      es: 'El motivo, lo que escribas y, si es un cuento tuyo, el cuento, que nos llega por correo y leemos para decidir. De quien avisa desde un enlace no sabemos quién es.',
      en: 'The reason, what you write and, if it is a story of yours, the story, which reaches us by email and which we read to decide. We do not know who reports a story through a link.',
    },
    kept: {
      es: 'Tanto como los mensajes. Si borras el cuento, lo que escribiste sobre él se borra de nuestra base de datos en cuanto nos ha llegado.',
      en: 'As long as messages. If you delete the story, what you wrote about it is deleted from our database once it has reached us.',
    },
  },
  {
    id: 'decisions',
    name: { es: 'Lo que decidimos sobre tu cuenta', en: 'What we decide about your account' },
    what: {
      es: 'Si retiramos un cuento tras un aviso, devolvemos un pago o un cuento, regalamos un mes, cerramos tus sesiones o borramos la cuenta porque nos lo pides: qué se hizo, cuándo, quién y por qué.',
      en: 'If we take a story down after a report, return a payment or a story, give a month, end your sessions or delete the account because you ask us to: what was done, when, by whom and why.',
    },
    kept: {
      es: '24 meses. Si borras la cuenta, deja de saberse de quién era.',
      en: '24 months. If you delete the account, it no longer says whose it was.',
    },
  },
  {
    id: 'network',
    name: { es: 'Tu dirección IP', en: 'Your IP address' },
    what: {
      es: 'No se guarda con tus datos. Se usa un instante para frenar abusos y para saber tu país, que solo se apunta en tu navegador. De la red desde la que se abre una cuenta, se prueba una contraseña o se pide un enlace, y del correo de que se trata, queda una huella que no se puede leer.',
      en: 'It is not kept with your data. It is used for an instant to stop abuse and to tell your country, which is only noted in your browser. Of the network from which an account is opened, a password is tried or a link is asked for, and of the email this is about, a fingerprint stays that cannot be read.',
    },
    kept: { es: 'La huella, dos días como mucho.', en: 'The fingerprint, two days at the most.' },
  },
  {
    id: 'speech',
    name: { es: 'Cuánto se te ha leído', en: 'How much was read to you' },
    what: {
      es: 'Cuántos caracteres leyó la voz para tu cuenta en un día, para saber qué cuesta. De qué texto, no.',
      en: 'How many characters the voice read for your account in a day, to know what it costs. Not of which text.',
    },
    kept: { es: 'Dos días como mucho.', en: 'Two days at the most.' },
  },
  {
    id: 'allowances',
    name: { es: 'Lo que tiene un límite al día', en: 'What has a daily limit' },
    what: {
      es: 'Qué frases sueltas oíste, y cuántas veces hiciste lo demás que tiene un límite, como enlaces o libros.',
      en: 'Which single sentences you listened to, and how often you did what else has a limit, such as links or books.',
    },
    kept: {
      es: 'De los dos últimos días en que hiciste algo así, o hasta que borres la cuenta.',
      en: 'Of the last two days on which you did any of it, or until you delete the account.',
    },
  },
  {
    id: 'logs',
    name: { es: 'Registros técnicos', en: 'Technical logs' },
    what: {
      es: 'Errores del servidor y de la página en tu navegador: qué falló y dónde, sin nada que hayas escrito ni el contenido de tus cuentos.',
      en: 'Errors of the server, and of the page in your browser: what failed and where, without anything you typed and without the content of your stories.',
    },
    kept: { es: 'Cloudflare los borra en siete días.', en: 'Cloudflare deletes them within seven days.' },
  },
  {
    id: 'measurements',
    name: { es: 'Mediciones sin personas', en: 'Measurements without people' },
    what: {
      es: 'Cuánto tardan la primera frase, el primer sonido y, si aceptas lo opcional, la página en tu navegador, con el país, sin nada que las una entre sí o contigo. Además, cuántos cuentos, audios y fallos hay al día, entre todos.',
      en: 'How long the first sentence, the first sound and, if you accept what is optional, the page in your browser take, with the country, and nothing that joins them to each other or to you. Also how many stories, audios and failures there are in a day, all people together.',
    },
    kept: {
      es: 'Las mediciones, tres meses; los recuentos, dos años.',
      en: 'Measurements for three months, counts for two years.',
    },
  },
  {
    id: 'backups',
    name: { es: 'Copias de seguridad', en: 'Backups' },
    what: {
      es: 'De todo lo anterior menos los registros, cifradas, para recuperarlo si algo se pierde.',
      en: 'Of all of this but the logs, encrypted, to get it back if something is lost.',
    },
    kept: { es: '30 días.', en: '30 days.' },
  },
  {
    id: 'tombstones',
    name: { es: 'Huella de lo borrado', en: 'Fingerprint of what was deleted' },
    what: {
      es: 'De una cuenta o un cuento borrados queda una huella que no se puede leer, para que no vuelvan con una copia de seguridad.',
      en: 'Of a deleted account or story a fingerprint stays that cannot be read, so that a restored backup does not bring it back.',
    },
    kept: { es: '35 días.', en: '35 days.' },
  },
];

const REVISED = '2026-11-23';

export const PROCESSORS: readonly Processor[] = [
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    does: {
      es: 'Aloja la aplicación, la base de datos, los archivos y las copias, envía nuestros correos y pone la voz a los cuentos (Workers AI). Donde está activado, comprueba que quien abre una cuenta o nos escribe es una persona (Turnstile).',
      en: 'Hosts the app, the database, the files and the backups, sends our emails, and gives the stories a voice (Workers AI). Where this is switched on, checks that a person, not a program, opens an account or writes to us (Turnstile).',
    },
    receives: {
      es: 'Todo lo de arriba. Para la voz, el texto del cuento, que ni guarda ni usa para entrenar modelos. Turnstile mira señales del navegador y la dirección IP.',
      en: 'All of the above. For the voice, the text of the story, which it neither keeps nor trains models with. Turnstile looks at signals of the browser and the IP address.',
    },
    terms: 'https://www.cloudflare.com/cloudflare-customer-dpa/',
    revised: REVISED,
  },
  {
    id: 'openai',
    name: 'OpenAI',
    does: {
      es: 'Escribe los cuentos y comprueba que sean aptos.',
      en: 'Writes the stories and checks that they are suitable.',
    },
    receives: {
      es: 'El tema, las opciones y el texto, sin tu correo ni tu nombre y con nombres inventados en lugar de los que pongas en «Nombres», y un código que solo le dice qué peticiones son de la misma persona. No los usa para entrenar sus modelos y los borra, como máximo, a los treinta días.',
      en: 'The topic, the options and the text, without your email or your name, with invented names in place of those you enter under “Names”, and a code that only tells it which requests are from the same person. It does not use them to train its models and deletes them after thirty days at most.',
    },
    terms: 'https://openai.com/policies/data-processing-addendum/',
    revised: REVISED,
  },
  {
    id: 'stripe',
    name: 'Stripe',
    does: { es: 'Cobra la suscripción.', en: 'Charges for the subscription.' },
    receives: {
      es: 'Tu correo y lo que escribas en su página de pago.',
      en: 'Your email and what you enter on its payment page.',
    },
    terms: 'https://stripe.com/legal/dpa',
    revised: REVISED,
  },
  {
    id: 'google',
    name: 'Google',
    does: {
      es: 'Solo si decides entrar con tu cuenta de Google, nos confirma tu correo y tu nombre.',
      en: 'Only if you choose to sign in with your Google account, confirms your email and name to us.',
    },
    receives: {
      es: 'Que entras en Cuéntame. Su botón se carga en las páginas de entrar y de crear cuenta.',
      en: 'That you sign in to Cuéntame. Its button is loaded on the login and sign-up pages.',
    },
    terms: 'https://policies.google.com/privacy',
    revised: REVISED,
  },
];
