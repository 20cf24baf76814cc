plot: Something has happened, and a child cannot sleep; a grown-up in a dark kitchen shows whose windows are lit, so it can be said at last; it is for grown-ups to act, and they cross the street and knock; in the end the child leaves a lamp for whoever is awake.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:harm, heavy:quiet
picture: kitchen, night, worried, kid sits, other, adult
middle: kitchen, night, worried, kid points, other, adult
end: kitchen, night, calm, kid reaches lamp, other, adult, lamp
take windows: 1 3 7
take late: 0 1 2

title: Las ventanas encendidas = The Lit Windows
title: Siete ventanas con luz = Seven Lit Windows
title: La lámpara en la ventana = The Lamp in the Window

cast adult f: la tía Rut = Aunt Rut
cast adult m: el tío Gil = Uncle Gil
cast adult f: la tía Ada = Aunt Ada
cast adult m: el tío Roque = Uncle Roque
cast adult f: la tía Inma = Aunt Inma
cast adult m: el tío Fidel = Uncle Fidel
cast adult f topics=heavy:harm: Rut = Rut
cast adult m topics=heavy:harm: Gil = Gil
cast adult f topics=heavy:harm: Ada = Ada
cast adult m topics=heavy:harm: Fidel = Fidel

cast helper f: la enfermera Amparo = Nurse Amparo
cast helper m: el doctor Anselmo = Doctor Anselmo
cast helper f: la maestra Eulalia = Miss Eulalia
cast helper m: el maestro Fermín = Mr Fermín

cast lamp: una lámpara pequeña = a small lamp
cast lamp: una linterna azul = a blue torch
cast lamp: una vela de pilas = a candle with batteries
cast lamp: un farol de papel = a paper lantern

speaks lady f: la señora de la carpeta = the lady with the folder

word: la ventana: ventana, ventanas = the window: window, windows
word: la luz: luz, luces = the light: light, lights
word: la calle: calle = the street: street
word: la noche: noche = the night: night
word: la cocina: cocina = the kitchen: kitchen
word: decir: dice, dijo, decirlo, decir = to say: says, said, saying, say
word: escuchar: escucha, escuchó, escuchar, escuche = to listen: listens, listened, listen
word: la puerta: puerta = the door: door
word: la persona: persona, personas = the person: person, people, grown-ups
word: dormir: duerme, duermen, dormir = to sleep: sleep, asleep, awake
word: apagar: apaga, apagó, apagada = to turn off: off, out
word: el teléfono: teléfono = the telephone: phone
word: la sombra: sombra = the shadow: shadow
word: el pan: pan = the bread: bread
word: creer: creo = to believe: believe
word: el papel: papel = the paper: paper, sheet
word: cruzar: cruzan, cruzaron = to cross: cross, crossed

question: ¿A qué tres personas mayores les puedes contar lo que sea? = Which three grown-ups can you tell anything?
question: ¿Por qué era más fácil decirlo a oscuras? = Why was it easier to say it in the dark?
question: ¿Qué luz se ve desde tu ventana? = What light can you see from your window?

== night
-- beginner
Es de noche, y {kids} no [duerme|duermen].
It is night, and {kids} [is|are] awake.
Ha pasado una cosa.
Something has happened.
Es grande, y es difícil de decir.
It is big, and it is hard to say.
En la cocina está {adult}, con la luz apagada.
In the kitchen is {adult}, with the light off.

—¿Por qué estás a oscuras? —pregunta {kid}.
“Why are you in the dark?” asks {kid}.

—Así se ven mejor las ventanas —dice {adult}.
“I can see the windows better,” says {adult}.

+ Fuera la calle está negra.
+ Outside the street is black.
Al otro lado hay siete ventanas con luz.
On the other side seven windows have a light.
-- intermediate
Aquella semana había pasado algo, y {kids} no [podía|podían] dormir.
That week something had happened, and {kids} could not sleep.
+ Era grande, y no se sabía por dónde empezar a decirlo.
+ It was big, and there was no good place to begin.
En la cocina estaba {adult}, con la luz apagada.
{adult} was in the kitchen, with the light off.

—¿Qué haces a oscuras? —preguntó {kid} desde la puerta.
“Why are you in the dark?” asked {kid} from the door.

—Mirar las ventanas —dijo {adult}—.
“I am looking at the windows,” said {adult}.
Con la luz encendida no se ven.
“You can’t see them with the light on.”

+ La calle estaba negra y no pasaba nadie.
+ The street was black, and nobody went by.
Pero enfrente había siete ventanas encendidas.
But across the street seven windows were lit.
-- advanced
Aquella semana había pasado algo tan grande que {kids} no [sabía|sabían] por dónde empezar a decirlo.
That week something had happened, so big that {kids} did not know where to begin.
Ya muy tarde, {adult} miraba la calle desde la cocina, con la luz apagada.
Very late {adult} was looking out of the kitchen at the street, with the light off.

—¿Qué haces a oscuras? —preguntó {kid} desde el pasillo.
“What are you doing in the dark?” asked {kid} from the hall.

—Mirar qué ventanas siguen encendidas —dijo {adult}.
“Looking to see which windows are still lit,” said {adult}.

+ Con la luz encendida, lo único que se ve en el cristal es la propia cara.
+ With the light on, all that the glass shows you is your own face.
Enfrente, a distintas alturas, había siete.
Across the street, high and low, there were seven.

== baker in windows
-- beginner
—¿Quién vive ahí? —pregunta {kid}.
“Who lives there?” asks {kid}.

—La panadera —dice {adult}—.
“The baker,” says {adult}.
Hace el pan de mañana.
“She makes the bread for tomorrow.”

Detrás del cristal pasa una sombra con un saco.
Behind the glass a shadow goes by with a sack.

@kid —¿Y si pasa algo malo?
“What if something bad happens?”

—También hace pan —dice {adult}—.
“She makes bread then too,” says {adult}.
Esos días hace más.
“On those days she makes more.”
-- intermediate
—La de abajo es la panadera —dijo {adult}—.
“The one at the bottom is the baker,” said {adult}.
A esta hora amasa el pan de mañana.
“At this hour she makes the bread for tomorrow.”

Detrás del cristal iba y venía una sombra con los brazos blancos.
Behind the glass went a shadow with white arms, to and fro.

—¿Y los días que pasa algo malo? —preguntó {kid}.
“And on days when something bad happens?” asked {kid}.

—Esos días amasa más —dijo {adult}.
“On those days she makes more,” said {adult}.
-- advanced
—La de abajo es la panadera, que a estas horas está amasando el pan de mañana —explicó {adult}.
“The one at the bottom is the baker, who is making the bread for tomorrow,” {adult} explained.

Detrás del cristal empañado iba y venía una sombra con los brazos blancos hasta el codo.
Behind the misty glass went a shadow, to and fro, with arms white to the elbow.

—¿Y los días en que ha pasado algo malo? —preguntó {kid}.
“And on days when something bad has happened?” asked {kid}.

—Esos días amasa más —dijo {adult}—, porque la gente no cocina.
“On those days she makes more,” said {adult}, “since people don’t cook.”

== baby in windows
-- beginner
En la segunda ventana hay un padre.
In the second window there is a father.
Lleva un bebé en brazos.
He has a baby in his arms.
Va de una pared a la otra, y vuelve.
He goes from wall to wall, and back.

—¿Está enfermo? —pregunta {kid}.
“Is it ill?” asks {kid}.

—No —dice {adult}—.
“No,” says {adult}.
Solo quiere brazos.
“It just wants to be held.”

@kid —¿Toda la noche?
“All night long?”

—Lo que haga falta —dice {adult}.
“As long as it takes,” says {adult}.
-- intermediate
En la segunda ventana, un padre paseaba con un bebé en brazos.
In the second window a father was walking a baby up and down.
Iba de la puerta al armario, y del armario a la puerta.
He went from the door to the wardrobe, and back again.

—¿Le duele algo? —preguntó {kid}.
“Is it in pain?” asked {kid}.

—A veces solo hace falta que alguien no te suelte —dijo {adult}.
“Sometimes you only need someone who does not let go,” said {adult}.

El padre se paró un momento, y el bebé protestó.
The father stopped for a moment, and the baby did not like it.
-- advanced
En la segunda ventana, un padre en pijama paseaba a un bebé de la puerta al armario y del armario a la puerta.
In the second window a father in pyjamas was walking a baby from the door to the wardrobe and back.

—¿Qué le pasa? —preguntó {kid}.
“What is the matter with it?” asked {kid}.

—Nada que se pueda señalar con el dedo —dijo {adult}—.
“Nothing that you could put a finger on,” said {adult}.
Quiere que no lo suelten, y tiene razón.
“It wants not to be let go, and it is right.”

El padre se detuvo un segundo, recibió una queja y siguió andando.
The father stopped for a second, got a complaint and walked on.

== bus in windows
-- beginner
En una ventana hay un hombre con café.
In one window there is a man with coffee.

—Es el del primer autobús —dice {adult}—.
“He drives the first bus,” says {adult}.
Sale a las cinco.
“It leaves at five.”

—¿Va mucha gente? —pregunta {kid}.
“Do many people take it?” asks {kid}.

—Casi nadie —dice {adult}—.
“Hardly any,” says {adult}.
Pero pasa todos los días.
“But it comes every day.”

El hombre se pone la gorra y apaga su luz.
The man puts on his cap and turns off his light.
-- intermediate
En la esquina desayunaba un hombre con gorra.
At the corner a man in a cap was having his breakfast.

—Conduce el primer autobús —dijo {adult}—.
“He drives the first bus,” said {adult}.
A las cinco casi siempre va vacío.
“At five it is nearly always empty.”

—¿Y por qué sale? —preguntó {kid}.
“Then why does it go?” asked {kid}.

—Por si esta mañana hace falta —dijo {adult}.
“In case it is needed this morning,” said {adult}.

El hombre se acabó el café, y su ventana se apagó.
The man finished his coffee, and his window went dark.
-- advanced
En la esquina, un hombre con gorra desayunaba de pie, mirando el reloj entre sorbo y sorbo.
At the corner a man in a cap was having breakfast on his feet, with a look at the clock after each sip.

—Conduce el primer autobús, que casi siempre va vacío —dijo {adult}.
“He drives the first bus, which is nearly always empty,” said {adult}.

—Entonces, ¿por qué sale? —preguntó {kid}.
“Then why does it go?” asked {kid}.

—Porque una mañana cualquiera le hace falta a alguien —dijo {adult}—, y no avisan de cuál.
“Because on some morning somebody needs it,” said {adult}, “and nobody says which.”

== radio in windows
-- beginner
En la ventana de arriba hay un abuelo.
In the top window there is an old man.
Tiene la radio al lado de la oreja.
He has the radio next to one ear.
Está muy baja.
It is very low.

—No duerme bien —dice {adult}—.
“He does not sleep well,” says {adult}.
Una voz ayuda un poco.
“A voice helps a little.”

—¿Y qué dice la voz? —pregunta {kid}.
“What does the voice say?” asks {kid}.

—El tiempo en el mar —dice {adult}.
“The weather at sea,” says {adult}.
-- intermediate
En la ventana de arriba, un señor mayor tenía la radio pegada a la oreja.
In the top window an old man had a radio at one ear.

—Tampoco duerme bien —dijo {adult}—.
“He does not sleep well either,” said {adult}.
La pone bajita, para no estar a solas con el reloj.
“He has it on low, so as not to be alone with the clock.”

—¿Y qué cuenta la radio a estas horas? —preguntó {kid}.
“What is on the radio so late?” asked {kid}.

—El tiempo que hará en el mar —dijo {adult}.
“The weather at sea,” said {adult}.
-- advanced
En la ventana más alta, un señor mayor tenía la radio en la almohada, tan baja que solo la oía una oreja.
In the highest window an old man had his radio on the pillow, so low that only one ear could catch it.

—Él tampoco duerme bien —dijo {adult}—.
“He does not sleep well either,” said {adult}.
Dice que una voz en la almohada no arregla nada, pero que acompaña.
“He says that a voice on the pillow mends nothing, but it is company.”

—¿Y qué cuenta la voz? —preguntó {kid}.
“And what does the voice talk about?” asked {kid}.

—Las olas que habrá mañana, metro a metro —dijo {adult}.
“The waves that there will be tomorrow, foot by foot,” said {adult}.

== student in windows
-- beginner
En otra ventana hay una chica con libros.
In one more window there is a girl with books.
Habla con la pared.
She talks to the wall.

—¿Está sola? —pregunta {kid}.
“Is she alone?” asks {kid}.

—Sí, pero estudia para bombera —dice {adult}—.
“Yes, but she wants to fight fires,” says {adult}.
Aprende a entrar donde otros salen.
“She learns to go in where others come out.”

@kid —¿Y no tiene miedo?
“Is she not afraid?”

—Eso también se estudia —dice {adult}.
“You can learn that too,” says {adult}.
-- intermediate
En el tercer piso, una chica le recitaba un libro a la pared.
On the third floor a girl was reading a book to the wall.

—Estudia para bombera —dijo {adult}—.
“She wants to be a firefighter,” said {adult}.
Se aprende a entrar en los sitios de los que otros salen.
“You learn to go into places that others come out of.”

—¿Y el miedo? —preguntó {kid}.
“And being afraid?” asked {kid}.

—Es la lección doce —dijo {adult}—.
“That is lesson twelve,” said {adult}.
Nadie entra sin compañía.
“Nobody goes in alone.”
-- advanced
En el tercero, una chica con un lápiz en el pelo le repetía la misma página a la pared.
On the third floor a girl with a pencil in her hair was repeating the same page to the wall.

—Estudia para bombera —dijo {adult}—, así que aprende a entrar en los sitios de los que otros salen.
“She wants to be a firefighter,” said {adult}, “so she is learning to go into places that others leave.”

—¿Y qué hacen con el miedo? —preguntó {kid}.
“And what do they do about being afraid?” asked {kid}.

—La página doce lo dice —contestó {adult}—: no se entra nunca en solitario.
“It is on page twelve,” answered {adult}: “nobody ever goes in alone.”

== coat in windows
-- beginner
En la ventana baja cose una mujer.
In the low window a woman is sewing.
Hay un abrigo en la mesa.
There is a coat on the table.

—¿De quién es? —pregunta {kid}.
“Whose is it?” asks {kid}.

—Todavía no lo sabe —dice {adult}—.
“She does not know yet,” says {adult}.
Es para alguien que llega con frío.
“It is for someone who comes in cold.”

La mujer corta el hilo.
The woman cuts the thread.
Mira el abrigo y le pone otro botón.
She looks at the coat and puts one more button on.
-- intermediate
En la ventana más baja, una mujer cosía un abrigo.
In the lowest window a woman was sewing a coat.

—¿Para quién es? —preguntó {kid}.
“Who is it for?” asked {kid}.

—Ella tampoco lo sabe —dijo {adult}—.
“She does not know either,” said {adult}.
Siempre tiene uno hecho, por si alguien llega sin nada.
“She always has one ready, in case someone comes with nothing.”

La mujer le cambió los botones por otros más grandes.
The woman gave it bigger buttons.
Esos se abrochan también con las manos frías.
Those can be done up with cold hands.
-- advanced
En la ventana más baja, una mujer cosía un abrigo a la luz de una lámpara doblada.
In the lowest window a woman was sewing a coat by the light of a bent lamp.

—¿Para quién es? —preguntó {kid}.
“Who is it for?” asked {kid}.

—No lo sabe ni ella —dijo {adult}—, pero siempre tiene uno terminado, por si alguien llega sin nada.
“Not even she knows,” said {adult}, “but she always has one done, in case someone comes with nothing.”

La mujer arrancó los botones y los cambió por otros enormes, que se abrochan también con las manos frías.
The woman took off its buttons and put on huge ones, which can be done up even with cold hands.

== empty in windows
-- beginner
Hay una ventana sin nadie.
There is one window with no one in it.
Pero la luz está encendida.
But the light is on.

—¿Se la han olvidado? —pregunta {kid}.
“Did they forget it?” asks {kid}.

—No la olvidan —dice {adult}—.
“They did not,” says {adult}.
Ahí vuelven tarde del trabajo.
“They come home late from work there.”

@kid —¿Y la luz?
“And the light?”

—Es para encontrar la casa —dice {adult}.
“It is to find the house by,” says {adult}.
-- intermediate
Había una ventana con la luz encendida y sin nadie dentro.
There was one window with a light on and nobody in it.

—Se la han dejado sin querer —dijo {kid}.
“They forgot it,” said {kid}.

—No, la dejan queriendo —dijo {adult}—.
“No, they leave it on,” said {adult}.
Hay alguien que vuelve del trabajo de madrugada.
“Somebody there comes home from work before dawn.”

La casa parecía esperar sin prisa, con una silla apartada de la mesa.
The house seemed to wait in no hurry, with one chair pulled out.
-- advanced
Había una ventana con la luz encendida, una silla apartada de la mesa y nadie dentro.
There was one window with a light on, a chair pulled out and nobody inside.

—Esa se la han olvidado —dijo {kid}.
“That one they forgot,” said {kid}.

—Esa la dejan queriendo —dijo {adult}—, porque alguien vuelve del trabajo de madrugada y así encuentra la casa a la primera.
“That one they leave on,” said {adult}, “because somebody comes home before dawn, and finds the house by it.”

== phone in windows
-- beginner
En una ventana hay una señora con un teléfono.
In one window a lady sits by a phone.
Tiene una manta y una taza.
She has a blanket and a cup.

—¿A quién llama? —pregunta {kid}.
“Who does she call?” asks {kid}.

—A nadie —dice {adult}—.
“No one,” says {adult}.
La llaman a ella.
“People call her.”
Ella contesta toda la noche.
“She answers all night.”

La señora escucha y dice que sí con la cabeza.
The lady listens, and nods.
-- intermediate
En otra ventana había una señora con un teléfono, una manta y una taza.
In another window sat a lady with a phone, a blanket and a cup.

—¿A quién llama tan tarde? —preguntó {kid}.
“Who does she call so late?” asked {kid}.

—La llaman a ella —dijo {adult}—.
“People call her,” said {adult}.
Contesta toda la noche, y no cuelga nunca primero.
“She answers all night, and never hangs up first.”

La señora escuchaba con los ojos cerrados, y de vez en cuando decía que sí.
The lady was listening with her eyes shut, and from time to time she nodded.
-- advanced
Detrás de una cortina a medias, una señora con manta atendía un teléfono que no paraba de encenderse.
Behind a half-drawn curtain a lady in a blanket was minding a phone that kept lighting up.

—¿Con quién habla a estas horas? —preguntó {kid}.
“Who does she talk to at this hour?” asked {kid}.

—Con quien marque el número —dijo {adult}—, y en doce años no ha colgado primero ni una sola vez.
“With anyone who rings,” said {adult}, “and in twelve years she has not hung up first, not once.”

La señora apenas hablaba, pero decía que sí con la cabeza, como si pudieran verla.
The lady hardly spoke, but she nodded, as if they could see her.

== plant in windows
-- beginner
En una ventana hay un hombre y una planta.
In one window there are a man and a plant.
La planta está muy doblada.
The plant is very bent.

—¿Qué hace? —pregunta {kid}.
“What does he do?” asks {kid}.

—Le pone un palo —dice {adult}—.
“He gives it a stick,” says {adult}.
Así no se cae.
“So it does not fall.”

—¿Se va a poner recta? —pregunta {kid}.
“Will it stand straight?” asks {kid}.

—Un poco cada día —dice {adult}.
“A little more each day,” says {adult}.
-- intermediate
En la ventana de la izquierda, un hombre miraba una planta que se había doblado.
In the window on the left a man was looking at a plant that had bent over.
Le ataba un palo con una cinta, sin apretar.
He was tying a stick to it with a ribbon, not too tight.

—¿Se va a poner recta? —preguntó {kid}.
“Will it stand straight again?” asked {kid}.

—No de golpe —dijo {adult}—.
“Not all at once,” said {adult}.
El palo no la endereza, solo la acompaña.
“The stick does not mend it, it only keeps it company.”
-- advanced
A la izquierda, un hombre en camiseta se ocupaba de una planta que se había tronchado casi del todo.
On the left a man in a vest was seeing to a plant that had nearly snapped.
Le ataba un palo con una cinta de regalo, y cada nudo lo pensaba dos veces.
He was tying a stick to it with gift ribbon, and thought twice about every knot.

—¿Y con eso se pone recta? —preguntó {kid}.
“And will that make it straight?” asked {kid}.

—El palo no la endereza —dijo {adult}—, pero mientras tanto no está sola.
“The stick does not straighten it,” said {adult}, “but meanwhile it is not alone.”

== puzzle in windows
-- beginner
Dos hermanas hacen un rompecabezas.
Two sisters do a jigsaw.
Es muy tarde, y falta una pieza.
It is very late, and one piece is missing.

—¿Por qué no duermen? —pregunta {kid}.
“Why don’t they sleep?” asks {kid}.

—Buscan la pieza —dice {adult}.
“They look for the piece,” says {adult}.

Una mira debajo de la mesa.
One looks under the table.
La otra mira en un zapato.
The other looks in a shoe.

—¿Y si no está? —pregunta {kid}.
“What if it is not there?” asks {kid}.

—Por lo menos son dos —dice {adult}.
“At least there are two of them,” says {adult}.
-- intermediate
En el primero, dos hermanas mayores hacían un rompecabezas al que le faltaba una pieza.
On the first floor two old sisters were doing a jigsaw with one piece missing.
Una miraba debajo de la mesa, y la otra, dentro de un zapato.
One looked under the table, and the other inside a shoe.

—¿Y si no la encuentran? —preguntó {kid}.
“What if they don’t find it?” asked {kid}.

—Entonces la habrán buscado dos —dijo {adult}, como si eso fuera casi lo mismo.
“Then two will have looked for it,” said {adult}, as if that were nearly as good.
-- advanced
En el primero, dos hermanas con la misma bata buscaban por el suelo la última pieza de un rompecabezas.
On the first floor two sisters in the same dressing gown were looking on the floor for the last piece of a jigsaw.

—Llevan así desde la cena —dijo {adult}.
“They have been at it since supper,” said {adult}.

—¿Y si no aparece? —preguntó {kid}, que las veía mirar dentro de un zapato.
“And if it does not turn up?” asked {kid}, watching them look inside a shoe.

—Pues la habrán buscado dos —contestó {adult}—, y un hueco entre dos es más pequeño.
“Then two will have looked for it,” answered {adult}, “and a gap between two is smaller.”

== piano in windows
-- beginner
Una chica toca un piano sin ruido.
A girl plays a piano with no sound.
Tiene unos cascos muy grandes.
She has very big headphones on.

—No se oye nada —dice {kid}.
“There is no music,” says {kid}.

—Ella sí la oye —dice {adult}—.
“She can hear it,” says {adult}.
De noche toca lo difícil.
“At night she plays the hard parts.”

La chica para, y empieza otra vez.
The girl stops, and begins again.
Sonríe, y no sabemos por qué.
She smiles, and we do not know why.
-- intermediate
En la ventana redonda, una chica tocaba un piano que no hacía ningún ruido.
In the round window a girl was playing a piano that made no noise at all.

—Lleva cascos —dijo {adult}—.
“She has headphones on,” said {adult}.
De noche ensaya lo que de día le sale mal.
“At night she goes over what goes wrong by day.”

—¿Y ahora le sale? —preguntó {kid}.
“And does it go right now?” asked {kid}.

La chica se equivocó, movió los hombros y volvió al principio.
The girl made a mistake, moved her shoulders and went back to the beginning.
-- advanced
En la ventana redonda, una chica con cascos tocaba un piano del que no salía ni una nota.
In the round window a girl in headphones was playing a piano that gave out not one note.

—De día le sale mal delante de la gente —explicó {adult}—, y de noche lo ensaya sin nadie.
“By day it goes wrong in front of people,” explained {adult}, “and at night she goes over it with no one there.”

—¿Y le sale? —preguntó {kid}, muy cerca del cristal.
“And does it go right?” asked {kid}, very close to the glass.

La chica se equivocó y empezó por el principio, como si el principio no se gastara.
The girl made a mistake and began at the beginning, as if beginnings never wore out.

== letter in windows
-- beginner
Una abuela escribe en una mesa.
An old lady writes at a table.
Escribe tres líneas y las borra.
She writes three lines and rubs them out.

—¿Es difícil? —pregunta {kid}.
“Is it hard?” asks {kid}.

—Es una carta para su hija —dice {adult}—.
“It is a letter to her daughter,” says {adult}.
Quiere decir una cosa muy grande.
“She wants to say a very big thing.”

La abuela toma otro papel.
The old lady takes a new sheet.
Escribe una palabra, y la deja.
She writes one word, and leaves it.
-- intermediate
En la ventana del balcón, una señora mayor escribía tres líneas, las leía y las tachaba.
In the window with the balcony an old lady wrote three lines, read them and crossed them out.

—Es una carta difícil —dijo {adult}—.
“It is a hard letter,” said {adult}.
Lleva una semana con ella.
“She has been at it for a week.”

—¿Y por dónde se empieza? —preguntó {kid}.
“Where does one begin?” asked {kid}.

La señora tomó otra hoja, y esta vez dejó una palabra.
The lady took another sheet, and this time she left one word on it.
-- advanced
En la del balcón, una señora mayor escribía tres líneas, las leía con los labios y las tachaba con regla.
At the one with the balcony an old lady wrote three lines, read them with her lips and crossed them out with a ruler.

—Es una carta de las que no se sabe por dónde empezar —dijo {adult}.
“It is one of those letters that have no good place to begin,” said {adult}.

La señora tomó una hoja limpia, puso una palabra y no la tachó.
The lady took a clean sheet, put down one word and did not cross it out.

—Ah, por ahí —dijo {kid} al cabo de un rato.
“Oh, there,” said {kid} after a while.

== list medium in late
-- beginner
{adult} toma un papel y un lápiz.
{adult} takes some paper and a pencil.

—Vamos a hacer una lista —dice {adult}—.
“Let us make a list,” says {adult}.
Es una lista de personas mayores.
“It is a list of grown-ups.”

—¿Para qué? —pregunta {kid}.
“What for?” asks {kid}.

@adult —Para tener a quién decir las cosas.
“So that you have people to tell.”

{kid} piensa en un nombre de casa.
{kid} thinks of a name at home.
Piensa en un nombre del colegio.
Then of a name at school.
Piensa en un nombre de esta calle.
Then of a name in this street.
El lápiz escribe los tres nombres.
The pencil writes down all three.

@kid —¿Y si la primera no me escucha?
“What if the first one does not listen?”

—Vas a la segunda —dice {adult}—.
“You go to the second,” says {adult}.
Y si hace falta, a la tercera.
“And then to the third.”

+ Pegan la lista en la nevera.
+ They stick the list on the fridge.
-- intermediate
{adult} buscó un papel y un lápiz, y los acercó a la poca luz que había.
{adult} found some paper and a pencil, and held them to what light there was.

—Vamos a hacer una lista —dijo {adult}—.
“Let us make a list,” said {adult}.
En ella solo entran personas mayores que escuchan.
“Only grown-ups who listen can be on it.”

{kid} pensó en una de casa, en una del colegio y en una de la calle.
{kid} thought of one at home, one at school and one in the street.
Ya eran tres líneas.
That made three lines.

—¿Y si la primera no me hace caso? —preguntó {kid}.
“What if the first one takes no notice?” asked {kid}.

—Pasas a la segunda —dijo {adult}—.
“You go on to the second,” said {adult}.
Y después a la tercera, y se lo vuelves a contar.
“And then to the third, and you tell it again.”

La lista quedó en la nevera, debajo de un imán con forma de limón.
The list went on the fridge, under a magnet like a lemon.
-- advanced
{adult} encontró a tientas un lápiz y un papel, y los arrimó a la poca luz que entraba de enfrente.
{adult} felt for a pencil and a sheet of paper, and moved them into what light came from across the street.

—Vamos a hacer una lista —propuso {adult}—, y en ella solo caben personas mayores que sepan escuchar.
“Let us make a list,” suggested {adult}, “and only grown-ups who can listen may be on it.”

{kid} pensó un nombre de casa, otro del colegio y otro de la calle, de modo que salieron tres líneas.
{kid} thought of a name at home, one at school and one in the street, and so there were three lines.

—¿Y si la primera me dice que no es para tanto? —preguntó {kid}.
“And if the first says that it is not as bad as all that?” asked {kid}.

—Entonces se equivoca, y tú pasas a la segunda —dijo {adult}—, y si hace falta a la tercera, hasta que alguien se levante de la silla.
“Then the first is wrong, and you go on to the second,” said {adult}, “and if need be to the third, until somebody gets up from a chair.”

== glass medium in late
-- beginner
{kid} sopla en el cristal.
{kid} breathes on the glass.
Con un dedo dibuja un punto.
One finger draws a dot.

—¿Qué es? —pregunta {adult}.
“What is it?” asks {adult}.

—Lo que ha pasado —dice {kid}—.
“What happened,” says {kid}.
Desde fuera es así de pequeño.
“From outside it is as small as that.”

—¿Y desde dentro? —pregunta {adult}.
“And from inside?” asks {adult}.

{kid} sopla otra vez, y dibuja.
{kid} breathes again, and draws.
Ahora es un redondel enorme.
Now it is a huge ring.
No cabe en el cristal.
It does not fit on the glass.

—Ya veo —dice {adult}—.
“I see,” says {adult}.
Eso pesa mucho para una persona.
“That is heavy for one person.”

{adult} pone la mano al lado.
{adult} puts one hand next to it.
La mano deja una marca en el cristal.
The hand leaves a mark on the glass.
El dibujo se borra poco a poco.
Little by little the drawing goes.
Detrás siguen las ventanas.
The windows are still there behind it.
-- intermediate
{kid} echó el aliento en el cristal y dibujó un punto con el dedo.
{kid} breathed on the glass and drew a dot with one finger.

—¿Qué es eso? —preguntó {adult}.
“What is that?” asked {adult}.

—Lo que ha pasado, visto desde fuera —dijo {kid}.
“What happened, seen from outside,” said {kid}.

—¿Y visto desde dentro? —preguntó {adult}.
“And seen from inside?” asked {adult}.

{kid} sopló otra vez y empezó un redondel, que se salió del cristal y siguió por el marco.
{kid} breathed again and began a ring, which left the glass and went on along the frame.
{adult} no dijo que fuera grande ni pequeño.
{adult} did not call it big or small.
Solo puso una mano al lado, y la mano dejó su marca.
There was only a hand beside it, which left its mark.

—Ahora hay dos cosas en el cristal —dijo {adult}.
“Now there are two things on the glass,” said {adult}.

Poco a poco se borraron las marcas, y detrás seguían las ventanas.
Little by little the marks went, and behind them the windows were still there.
-- advanced
{kid} echó el aliento en el cristal y, con la punta de un dedo, dibujó un punto.
{kid} breathed on the glass and, with the tip of one finger, drew a dot.

—Esto es lo que pasó, visto desde fuera —dijo {kid}.
“This is what happened, seen from outside,” said {kid}.

—¿Y cómo es visto desde dentro? —preguntó {adult}, al cabo de un momento.
“And what is it like from inside?” asked {adult} after a moment.

Hubo que soplar tres veces, porque el redondel se salía del cristal, pasaba por el marco y seguía por la pared.
It took three breaths, because the ring left the glass, crossed the frame and went on along the wall.
{adult} no lo midió, pero apoyó la mano al lado, con los dedos abiertos.
{adult} did not measure it, but put one hand beside it, with the fingers spread.

—Así hay dos marcas —dijo {adult}—, y una es mía.
“So there are two marks,” said {adult}, “and one is mine.”

El dibujo se fue borrando por los bordes, y detrás aparecieron otra vez, una por una, las ventanas.
The drawing faded from the edges in, and behind it, one by one, the windows came back.

== milk medium in late
-- beginner
{adult} calienta leche sin encender la luz.
{adult} warms some milk without a light.
La cocina huele a canela.
The kitchen smells of cinnamon.

—¿Y si no me sale la voz? —pregunta {kid}.
“What if my voice does not come?” asks {kid}.

—Hay más formas —dice {adult}—.
“There are more ways,” says {adult}.
Se puede escribir, o dibujar.
“You can write it, or draw it.”

—¿Y con cucharas? —pregunta {kid}.
“And with spoons?” asks {kid}.

—También vale con cucharas —dice {adult}.
“Spoons are fine too,” says {adult}.

{kid} pone dos cucharas en la mesa.
{kid} puts two spoons on the table.
Una es grande y una es pequeña.
One is big and one is small.
{kid} las mueve, muy despacio.
{kid} moves them, very slowly.
{adult} mira las cucharas y no bebe.
{adult} looks at the spoons and does not drink.
Se oye el reloj de la pared.
You can hear the clock on the wall.
La leche se queda fría.
The milk is cold now.
No importa nada.
It does not matter at all.
-- intermediate
{adult} calentó leche sin encender la luz, porque allí las cosas estaban siempre en su sitio.
{adult} warmed some milk without a light, because there things were always in their place.
Empezó a oler a canela.
There began to be a smell of cinnamon.

—¿Y si quiero decirlo y no me sale? —preguntó {kid}.
“What if I want to say it and it won’t come?” asked {kid}.

—Se puede escribir —dijo {adult}—, o dibujar, o contar con lo que haya en la mesa.
“You can write it,” said {adult}, “or draw it, or tell it with what is on the table.”

{kid} puso delante dos cucharas, una grande y una pequeña.
{kid} laid out two spoons, a big one and a small one.
Durante un rato las cucharas se movieron, y nadie habló.
For a while the spoons moved, and nobody spoke.
{adult} las miró sin tocar la taza.
{adult} watched them without touching the cup.
La leche se quedó fría, y no le importó a nadie.
The milk went cold, and nobody minded.
-- advanced
{adult} calentó leche a oscuras, porque en aquella cocina cada cosa llevaba veinte años en el mismo sitio.
{adult} warmed some milk in the dark, because in that kitchen everything had been in the same place for twenty years.

—¿Y si quiero decirlo y se me queda a la mitad? —preguntó {kid}, cuando ya olía a canela.
“And if I want to say it and it stops half-way?” asked {kid}, when there was a smell of cinnamon.

—La otra mitad se puede escribir, o dibujar, o representar con lo que haya en la mesa —dijo {adult}.
“The other half can be written, or drawn, or acted with whatever is on the table,” said {adult}.

En la mesa había una cuchara grande, una pequeña y un salero, y {kid} los fue colocando.
On the table were a big spoon, a small one and a salt cellar, and {kid} put them in their places.
Durante un rato se movieron muy despacio, sin una palabra, y {adult} no apartó los ojos ni para beber.
For a while they moved very slowly, without a word, and {adult} did not look away even to drink.
La leche se quedó fría, y fue lo menos importante de la noche.
The milk went cold, and it was the least important thing of that night.

== secrets medium in late
-- beginner
—¿Es un secreto? —pregunta {kid}.
“Is it a secret?” asks {kid}.

{adult} se sienta al lado.
{adult} sits down close by.

—Hay dos clases de secretos —dice {adult}—.
“There are two kinds of secret,” says {adult}.
Unos dan risa, como un regalo en un armario.
“Some make you laugh, like a present in a cupboard.”
Esos se acaban solos, el día de la fiesta.
“Those end by themselves, on the day of the party.”

@kid —¿Y los otros?
“And the others?”

—Los otros dan dolor de barriga —dice {adult}—.
“The others give you a bad tummy,” says {adult}.
No se acaban solos.
“Those do not end by themselves.”
Esos hay que contarlos.
“Those have to be told.”

@kid —¿Y si alguien dice que no los cuente?
“What if someone says that I must not?”

—Entonces, antes —dice {adult}.
“Then all the sooner,” says {adult}.

{kid} pone una mano en la barriga.
{kid} puts a hand on the tummy.
Abajo pasa un gato por la calle vacía.
Below a cat goes along the empty street.
Mira hacia arriba, a las ventanas.
It looks up at the windows.
Se sienta debajo de la luz más grande.
It sits down under the biggest light.
Se lava la cara con mucha calma.
It washes its face with great calm.
-- intermediate
—¿Y si es un secreto? —preguntó {kid}.
“And if it is a secret?” asked {kid}.

{adult} acercó otra silla a la ventana.
{adult} pulled one more chair up to the window.

—Hay secretos de dos clases —dijo {adult}—.
“There are two kinds of secret,” said {adult}.
Unos hacen cosquillas, como un regalo escondido en un armario.
“Some tickle, like a present hidden in a wardrobe.”
Esos se acaban el día de la fiesta.
“Those end on the day of the party.”

—¿Y los que no hacen cosquillas? —preguntó {kid}.
“And those that do not tickle?” asked {kid}.

—Esos aprietan —dijo {adult}—.
“Those pinch,” said {adult}.
No son para guardarlos, aunque alguien te lo mande.
“They are not for keeping, even if you are told to keep them.”

{kid} pensó un rato en cuál de las dos clases tenía.
{kid} thought for a while about which kind this one was.
Por la calle pasó un gato, y se sentó debajo de la ventana más clara.
A cat came along the street, and sat down under the brightest window.
Se lavó la cara con mucha calma, como si aquella luz fuera suya.
It washed its face with great calm, as if that light were its own.
-- advanced
—¿Y si es un secreto? —preguntó {kid}, sin apartar los ojos de la calle.
“And if it is a secret?” asked {kid}, still looking at the street.

{adult} acercó otra silla antes de contestar.
{adult} pulled up one more chair before answering.

—Hay secretos que hacen cosquillas, como un regalo en lo alto de un armario —dijo {adult}—.
“There are secrets that tickle, like a present on top of a wardrobe,” said {adult}.
Esos se acaban solos, y todo el mundo se alegra.
“Those end by themselves, and everybody is glad.”

—¿Y los otros? —preguntó {kid}.
“And the others?” asked {kid}.

—Los otros aprietan, como un zapato que no es tuyo —dijo {adult}—.
“The others pinch, like a shoe that is not yours,” said {adult}.
Esos no se guardan nunca, y menos todavía si alguien te manda guardarlos.
“Those are never to be kept, least of all if somebody tells you to keep them.”

Por la acera llegó un gato, miró las ventanas una por una y se sentó debajo de la más clara.
A cat came along the pavement, looked at the windows one by one and sat down under the brightest.

== tell
-- beginner
{kid} mira las luces un rato.
{kid} looks at the lights for a while.
Luego lo dice, muy bajo y sin orden.
Then it comes out, very low and in no order.
{adult} no enciende la luz.
{adult} does not turn on the light.
+ No dice «no es nada».
+ And does not say “it is nothing”.

—Gracias por decirlo —dice {adult}—.
“Thank you for saying it,” says {adult}.
No es culpa tuya.
“It is not your fault.”

—¿Y ahora qué hago? —pregunta {kid}.
“What do I do now?” asks {kid}.

—Tú, descansar —dice {adult}—.
“You rest,” says {adult}.
El trabajo ahora es de los mayores.
“Now it is work for grown-ups.”
-- intermediate
{kid} miró las luces un rato largo, y al final lo dijo.
{kid} looked at the lights for a long time, and in the end said it.
+ Salió muy bajo, y del revés, como un jersey.
+ It came out very low, and inside out, like a jumper.
+ {adult} no encendió la luz, ni dijo que no fuera nada.
+ {adult} did not turn on the light, or say that it was nothing.

—Gracias por contármelo —dijo {adult}—.
“Thank you for telling me,” said {adult}.
No es culpa tuya, ni un poco.
“It is not your fault, not one bit.”

—¿Y qué tengo que hacer yo? —preguntó {kid}.
“And what must I do?” asked {kid}.

—Ya lo has hecho —dijo {adult}—.
“You have done it,” said {adult}.
Lo que queda es trabajo de los mayores.
“What is left is work for grown-ups.”
-- advanced
{kid} miró las ventanas un rato, y por fin lo dijo, muy bajo y del revés, como sale a veces un jersey.
{kid} looked at the windows for a while, and at last said it, very low and inside out, as a jumper comes off.
+ {adult} no encendió la luz, ni dijo que no fuera para tanto.
+ {adult} did not turn on the light, or say that it was not as bad as all that.

—Gracias por contármelo —dijo {adult}—, y no es culpa tuya, ni mucho ni poco.
“Thank you for telling me,” said {adult}, “and it is not your fault, not one bit.”

—¿Y qué tengo que hacer yo? —preguntó {kid}.
“And what do I have to do?” asked {kid}.

—Ya lo has hecho —contestó {adult}—, y lo que queda es trabajo de los mayores.
“You have done it,” answered {adult}, “and what is left is work for grown-ups.”

== door
-- beginner
Por la mañana cruzan la calle.
In the morning they cross the street.
Llaman a la puerta de {helper}.
They knock at the door of {helper}.
{kid} lo dice otra vez, y sale mejor.
{kid} says it again, and it goes better.

—Te creo —dice {helper}.
“I believe you,” says {helper}.

+ {helper} lo escribe todo en un papel.
+ {helper} writes it all down.
Luego habla por teléfono mucho rato.
Then there is a long talk on the phone.
Hoy no se acaba todo.
It is not all over today.
Pero ya hay tres personas mayores que lo saben.
But now three grown-ups know.
-- intermediate
Por la mañana cruzaron la calle y llamaron a la puerta de {helper}.
In the morning they crossed the street and knocked at the door of {helper}.
+ {kid} lo contó otra vez, y ya salió mejor.
+ {kid} told it again, and this time it came out better.

—Te creo —dijo {helper}, y sacó un lápiz.
“I believe you,” said {helper}, and took out a pencil.

+ Apuntó cada cosa, y lo leyó en voz alta por si faltaba algo.
+ It was all put down, and read aloud in case something was missing.
+ Después habló por teléfono con alguien que también escuchó.
+ Then there was a talk on the phone with someone who listened too.
Aquel día no se acabó todo, pero ya lo sabían tres personas mayores.
It was not all over that day, but three grown-ups knew.
-- advanced
Por la mañana cruzaron la calle y llamaron a la puerta de {helper}, que abrió con el pelo mojado.
In the morning they crossed the street and knocked at the door of {helper}, who opened it with wet hair.
+ {kid} lo contó por segunda vez, y ya salió del derecho.
+ {kid} told it for the second time, and now it came out the right way.

—Te creo —dijo {helper} antes que ninguna otra cosa, y buscó un lápiz.
“I believe you,” said {helper} before anything else, and looked for a pencil.

+ Lo apuntó todo, lo leyó en voz alta y corrigió una palabra.
+ All of it was written down, read aloud and mended in one word.
+ Luego hizo una llamada muy larga, y quien estaba al otro lado también escuchó.
+ Then came a very long phone call, and whoever was at the other end listened too.
Aquel día no terminó nada, pero ya lo sabían tres personas mayores.
Nothing ended that day, but three grown-ups knew by now.
+ Ninguna se había quedado en la silla.
+ Not one of them had stayed in a chair.

== table long
-- beginner
El jueves hay tres sillas ocupadas en la cocina.
On Thursday three chairs are taken in the kitchen.
En una está {adult}.
{adult} is on one.
En otra está {helper}.
{helper} is on another.
En la tercera hay una señora con una carpeta.
On the third is a lady with a folder.
Hablan, y preguntan, y escriben.
They talk, and ask, and write.
Hay cuatro preguntas a la vez.
There are four questions at once.
{kid} se mete debajo de la mesa.
{kid} gets under the table.
Desde ahí se ven seis zapatos.
From there you can see six shoes.

—Son muchas preguntas —dice {kid} a los zapatos.
“That is a lot of questions,” says {kid} to the shoes.

Arriba hay un silencio.
Above it goes quiet.
La señora de la carpeta mira debajo de la mesa.
The lady with the folder looks under the table.

@lady —Tienes razón —dice—.
“You are right,” she says.
¿Cuántas quieres al día?
“How many a day would you like?”

{kid} lo piensa bien.
{kid} thinks it over.

—Una —dice {kid}—.
“One,” says {kid}.
Y después de merendar.
“And after tea.”

La señora lo apunta en la carpeta.
The lady puts it down in her folder.
Debajo de la mesa aparece una galleta.
A biscuit comes down under the table.
-- intermediate
El jueves se sentaron en la cocina {adult}, {helper} y una señora con carpeta.
On Thursday {adult}, {helper} and a lady with a folder sat down in the kitchen.
Se hablaba en voz baja, y todas las frases acababan en pregunta.
The voices were low, and every sentence ended in a question.
{kid} se metió debajo de la mesa, desde donde se veían seis zapatos.
{kid} got under the table, where six shoes could be seen.

—Son demasiadas preguntas —les dijo {kid} a los zapatos.
“That is too many questions,” said {kid} to the shoes.

Arriba hubo un silencio, y apareció una cara boca abajo.
Above it went quiet, and a face appeared, upside down.

—Es verdad —dijo la señora de la carpeta—.
“That is true,” said the lady with the folder.
¿Cuántas al día te parecen bien?
“How many a day would be all right?”

—Una —dijo {kid}—, y después de merendar.
“One,” said {kid}, “and after tea.”

La señora lo apuntó como se apunta una cosa importante.
The lady wrote it down as one writes down something important.
Luego bajó una galleta, sin pregunta ninguna.
Then a biscuit came down, with no question at all.
-- advanced
El jueves se sentaron en la cocina {adult}, {helper} y una señora con carpeta, y durante una hora no hubo frase que no acabara en pregunta.
On Thursday {adult}, {helper} and a lady with a folder sat down in the kitchen, and for an hour every sentence ended in a question.
{kid} se metió debajo de la mesa, desde donde se veían seis zapatos preocupados.
{kid} got under the table, where six worried shoes could be seen.

—Son demasiadas preguntas para un solo jueves —les dijo {kid} a los zapatos.
“That is too many questions for one Thursday,” said {kid} to the shoes.

Arriba se hizo el silencio, y al borde de la mesa asomó una cara boca abajo.
Above it went quiet, and over the edge of the table came a face, upside down.

—Tienes toda la razón —dijo la señora de la carpeta—.
“You are quite right,” said the lady with the folder.
¿Cuántas al día te parecerían bien?
“How many a day would be all right with you?”

—Una —decidió {kid}—, y siempre después de merendar.
“One,” decided {kid}, “and always after tea.”

La señora lo apuntó en la primera línea, y acto seguido bajó una galleta sin pregunta ninguna.
The lady put it down on the first line, and straight away a biscuit came down with no question at all.

== end
-- beginner
Esa noche {kids} [tiene|tienen] sueño por fin.
That night {kids} [is|are] sleepy at last.
Antes [pone|ponen] {lamp} en la ventana.
First {lamp} goes in the window.

—¿Para quién es? —pregunta {adult}.
“Who is it for?” asks {adult}.

—Para alguien que no duerme —dice {kid}.
“For someone who can’t sleep,” says {kid}.

Al otro lado de la calle hay una luz.
Across the street there is a light.
Se apaga y se enciende.
It goes off and on.
Y luego otra vez.
And then once more.
-- intermediate
Aquella noche, {kids} [puso|pusieron] {lamp} en la ventana antes de acostarse.
That night {kids} put {lamp} in the window before going to bed.

—¿Para quién es? —preguntó {adult}.
“Who is it for?” asked {adult}.

—Para quien mire —dijo {kid}, y bostezó por primera vez en una semana.
“For anyone who looks,” said {kid}, with the first yawn in a week.

Al otro lado de la calle, una de las siete ventanas se apagó.
Across the street one of the seven windows went dark.
Luego se encendió, se apagó y se encendió otra vez.
Then it lit up, went dark and lit up again.
-- advanced
Aquella noche, antes de acostarse, {kids} [dejó|dejaron] {lamp} en la ventana.
That night, before going to bed, {kids} left {lamp} in the window.

—¿Y eso para quién es? —preguntó {adult}.
“And who is that for?” asked {adult}.

—Para quien esté mirando —dijo {kid}, en mitad de un bostezo.
“For anyone who is looking,” said {kid}, in the middle of a yawn.

Al otro lado de la calle, una de las siete ventanas se apagó, y al cabo de un momento se encendió dos veces.
Across the street one of the seven windows went dark, and after a moment it lit up twice.
