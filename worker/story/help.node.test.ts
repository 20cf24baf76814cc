import { describe, expect, test } from 'vitest';
import { refusalCode, type ToldOfChild, toldOfChild } from './help.ts';

/** Wordings of families, in both languages. */
const TOLD: Record<ToldOfChild, string[]> = {
  crisis: [
    'no quiero vivir más',
    'mi hija dice que no quiere vivir',
    'un niño que ya no quiere seguir viviendo',
    'quiero morirme',
    'Me quiero morir',
    'ojalá me muriera esta noche',
    'me gustaría no haber nacido',
    'todos estarían mejor sin mí',
    'tengo ganas de morir',
    'me quiero matar',
    'mi hermano se quiere suicidar',
    'una chica que se corta los brazos',
    'me corto cuando estoy triste',
    'quiero hacerme daño',
    'mi hijo se hace daño a sí mismo',
    'quiero tirarme por la ventana',
    'se quitó la vida',
    'vomitar después de cenar para estar delgada',
    'quiero dormirme y no despertar',
    'estoy cansada de vivir',
    'I want to die',
    'i don’t want to live anymore',
    "my daughter says she doesn't want to be alive",
    'a boy who wants to kill himself',
    'I wish I was dead',
    'I wish I had never been born',
    'wishes she had never been born',
    'I want to hurt myself',
    'she keeps cutting herself',
    'a girl who cuts her own arms',
    'everyone would be better off without me',
    'I don’t want to be here any more',
    'i feel like jumping off the balcony',
    'stop eating to be thin',
    'there is no point in living',
    'my son said he wants to be dead',
  ],
  harm: [
    'mi tío me toca y no me gusta',
    'un señor me tocó en el parque',
    'un hombre me toca por las noches',
    'no quiero que me toque',
    'el entrenador me hace quitarme la ropa',
    'mi tío dice que es nuestro secreto',
    'el vecino me pide que guarde un secreto',
    'mi primo mayor me dijo que no se lo contara a mamá',
    'si lo cuento me pega',
    'mi mamá me encierra en mi cuarto',
    'me dejan encerrado en el baño',
    'papá me pega con el cinturón',
    'en el cole me pegan',
    'mi padre le pega a mi madre',
    'tengo miedo de mi padrastro',
    'a mi hijo le da pánico quedarse a solas con su tío',
    'tiene miedo de quedarse sola con el abuelo',
    'she is scared to be alone with her uncle',
    'un juego secreto con el vecino en el que hay que quitarse la ropa',
    'the secret game where we take off our clothes',
    'he says he wishes he wasn’t here',
    'dice que ojalá no estuviera aquí',
    'papá rompe cosas cuando se enfada',
    'no me dan de comer',
    'esconder los moratones',
    'quiero ir al cielo con mi abuela',
    'a man touched me and said it is our secret',
    'my uncle makes me keep secrets',
    'Mum locks me in my room',
    'my coach touches me',
    'I don’t like how my uncle touches me',
    'my stepdad told me not to tell',
    'Daddy hits me',
    'the big boys at school kick me',
    'my dad beats my mum',
    'I am scared of my dad',
    'mummy leaves me alone at night',
    'keep our secret in bed',
    'hiding my bruises',
    'he took pictures of me in the bath',
    'I want to go to heaven with Grandma',
  ],
  reported: [
    'me dicen negra de mierda en el recreo',
    'a mi hijo le llaman maricón',
    'se ríen de mí por mis gafas',
    'nos gritan gitanos en el parque',
    'they call me a fat pig',
    'a boy called me the n word',
    'the girls make fun of me',
    'they laugh at me because I stutter',
  ],
};

/** Wordings that only sound like it. */
const TRAPS = [
  ['me muero de risa', 'quiero morirme de risa', 'una bruja que se muere de aburrimiento'],
  ['un dragón que no quiere morir', 'no quiero vivir en el campo', 'no quiere vivir con el ogro'],
  ['un ratón que no quiere vivir solo', 'la abuela se cortó el pelo', 'me corté el dedo con papel'],
  [
    'cortarse las uñas',
    'mi secreto para la fiesta sorpresa',
    'la abuela me pide guardar el secreto de la tarta',
  ],
  ['el secreto del bosque', 'me toca jugar a mí', 'le tocó la lotería', 'mi tío me toca una canción'],
  [
    'el abuelo me tocó el piano',
    'nos tocó un regalo',
    'se me pega la canción',
    'me pegó un susto el fantasma',
  ],
  ['me pega el sol en la cara', 'el chicle se me pega al zapato', 'una bruja me encierra en su torre'],
  ['me encerré en el baño sin querer', 'tengo miedo de que papá se muera', 'miedo a Papá Noel'],
  ['mi hámster se ha muerto', 'quiero ir al cielo en globo', 'matar el tiempo en un atasco'],
  ['dying to see you', 'I’m dying to see you', 'I could die laughing', 'cut the cake', 'cut myself a slice'],
  [
    'I don’t want to live in a castle',
    'a wolf who wants the pig to go home',
    'a bear who doesn’t want to wake up',
  ],
  ['my brother cut his arm on the fence', 'I hurt myself when I fell', 'a frog who jumps off the bridge'],
  ['our secret for the surprise party', 'the secret garden', 'my dad told me a secret recipe'],
  ['Grandma touched my heart', 'he touched me on the shoulder and I was it', 'my brother beats me at chess'],
  ['the wind hit us at the top', 'my sister hits me with a pillow', 'a witch locked me in her tower'],
  ['scared of my dad dying', 'my hamster is going to die', 'suicide squad', 'to be or not to be'],
  ['a hero who does not want to die', 'un faro', 'my dad scares us at Halloween'],
].flat();

describe('a topic', () => {
  const told = Object.entries(TOLD) as [ToldOfChild, string[]][];
  test.each(told.flatMap(([kind, topics]) => topics.map((topic) => [kind, topic] as const)))(
    'tells of %s: %s',
    (kind, topic) => {
      expect(toldOfChild({ topic, childNames: '' })).toBe(kind);
    },
  );

  test.each(TRAPS)('tells of nothing: %s', (topic) => {
    expect(toldOfChild({ topic, childNames: '' })).toBeNull();
  });

  test.each([
    ['cortarse', 'los brazos'],
    ['quitarse', 'la vida'],
    ['una niña que no quiere', 'vivir'],
    ['die', 'I want to'],
    ['she wants to', 'die'],
    ['cutting', 'herself'],
  ])('is read together with the names: %s + %s', (topic, childNames) => {
    expect(toldOfChild({ topic, childNames })).toBe('crisis');
  });
});

const FAR = { topic: 'un faro', childNames: '' };
const CALLED = { topic: 'me dicen negra de mierda', childNames: '' };

test.each([
  ['a fit topic that a model declined', FAR, [], 'topic_refused'],
  ['self-harm', FAR, ['self-harm'], 'topic_needs_help'],
  ['minors', FAR, ['sexual', 'sexual/minors'], 'topic_needs_help'],
  ['violence', FAR, ['violence'], 'topic_needs_help'],
  ['the objection of the second reader', FAR, ['grooming'], 'topic_needs_help'],
  ['adult matters', FAR, ['sexual'], 'topic_refused'],
  ['a crime', FAR, ['illicit', 'illicit/violent'], 'topic_refused'],
  ['hate', FAR, ['hate', 'hate/threatening', 'violence'], 'topic_refused'],
  ['contempt', FAR, ['contempt'], 'topic_refused'],
  ['a reported insult taken for hate', CALLED, ['hate'], 'topic_needs_help'],
  ['a reported insult taken for harassment', CALLED, ['harassment'], 'topic_needs_help'],
  ['a reported insult that a model declined', CALLED, [], 'topic_needs_help'],
] as const)('a topic refused for %s', (_, typed, reasons, code) => {
  expect(refusalCode(typed, reasons)).toBe(code);
});
