plot: Something has happened that is too big for the house, and a grown-up says neither that it is nothing nor that it will pass, but puts the shoes by the door: every evening they go once round the block, side by side, where nobody has to look at anybody; one evening it is said between two trees; nothing is mended, and the walk is still there.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:quiet, heavy:away
picture: city, day, worried, kid, other, adult
middle: city, night, worried, kid walks, other, adult walks
end: city, night, wide, calm, kid walks beside adult, other, adult walks, tree
take rounds: 1 4 8

title: La vuelta a la manzana = Round the Block
title: Once árboles = Eleven Trees
title: Cuatro esquinas = Four Corners

cast adult f: la tía Alba = Aunt Alba
cast adult m: el tío Bruno = Uncle Bruno
cast adult f: la tía Inés = Aunt Inés
cast adult m: el tío Simón = Uncle Simon
cast adult f: la tía Julia = Aunt Julia
cast adult m: el tío Marcos = Uncle Mark

cast smell: huele a pan = it smells of bread
  then: olía a pan = it smelled of bread
cast smell: huele a jabón = it smells of soap
  then: olía a jabón = it smelled of soap
cast smell: huele a hojas = it smells of leaves
  then: olía a hojas = it smelled of leaves
cast smell: huele a sopa = it smells of soup
  then: olía a sopa = it smelled of soup

speaks baker m: el panadero = the baker
speaks lady f old: la señora de las plantas = the lady with the plants

word: la vuelta: vuelta, vueltas = the round: round, rounds
word: la esquina: esquina, esquinas = the corner: corner, corners
word: el árbol: árbol, árboles = the tree: tree, trees
word: el zapato: zapato, zapatos = the shoe: shoe, shoes
word: la puerta: puerta = the door: door
word: la calle: calle = the street: street
word: andar: anda, andan, anduvo, anduvieron, andaba, andaban, andar = to walk: walks, walk, walked, walking
word: contar: cuenta, contó, contaba, contar = to count: counts, counted, count
word: la acera: acera = the pavement: pavement
word: la tarde: tarde, tardes = the evening: evening, evenings, afternoon
word: el paso: paso, pasos = the step: step, steps
word: al lado: lado = beside: beside, side
word: la casa: casa = the house: house, home
word: hablar: habla, hablar, habló = to talk: talks, talk, talked
word: pararse: para, paró = to stop: stops, stopped
word: grande: grande = big: big
word: la sombra: sombras, sombra = the shadow: shadows, shadow

question: ¿Por qué es más fácil hablar cuando se anda? = Why is it easier to talk while you walk?
question: ¿Qué hay en la vuelta de tu casa? = What is there round your own block?
question: ¿Con quién darías tú esa vuelta? = Who would you go round with?

== shoes
-- beginner
<Esta semana ha pasado algo./Ha pasado algo, y no es un juego.>
<This week something has happened./Something has happened, and it is no game.>
Es muy grande, y en la casa no cabe.
It is very big, too big for the house.
{kids} no [quiere|quieren] hablar.
{kids} [does|do] not want to talk.
{adult} no dice «anímate».
{adult} does not say “cheer up”.
Pone los zapatos en la puerta.
{adult:He|She} puts the shoes by the door.

—Vamos a dar la vuelta a la manzana —dice {adult}.
“Let us go round the block,” says {adult}.

@kid —¿Para qué?
“What for?”

—Para ir al lado —dice {adult}.
“To walk side by side,” says {adult}.
-- intermediate
<Aquella semana había pasado algo./Había pasado algo, y no era de los que se arreglan con pegamento.>
<That week something had happened./Something had happened, and it was not the kind that glue can mend.>
Era tan grande que no cabía en la casa, y {kids} no [quería|querían] hablar.
It was too big for the house, and {kids} did not want to talk.
{adult} no dijo «anímate», ni «ya pasará».
{adult} did not say “cheer up”, or “it will pass”.
Puso los zapatos en la puerta.
{adult:He|She} put the shoes by the door.

—Vamos a dar la vuelta a la manzana —dijo {adult}.
“Let’s go round the block,” said {adult}.

—¿Para qué? —preguntó {kid}.
“What for?” asked {kid}.

—Para ir al lado —dijo {adult}.
“To walk side by side,” said {adult}.
-- advanced
<Aquella semana había pasado algo que no cabía en la casa, ni con todas las puertas abiertas./Había pasado algo, y la casa, de pronto, era pequeña para tenerlo dentro.>
<That week something had happened that did not fit into the house, not even with every door open./Something had happened, and suddenly the house was too small to hold it.>
{kids} no [había|habían] dicho nada en todo el día.
{kids} had not said a word all day.
{adult} no dijo «anímate», ni «ya pasará», sino que puso los zapatos en la puerta.
{adult} said neither “cheer up” nor “it will pass”, but put the shoes by the door.

—Vamos a dar la vuelta a la manzana —propuso {adult}.
“Let us go round the block,” suggested {adult}.

—¿Para qué? —preguntó {kid}.
“What for?” asked {kid}.

—Para ir al lado —dijo {adult}, y abrió la puerta.
“To walk side by side,” said {adult}, and opened the door.

== first
-- beginner
La manzana tiene cuatro esquinas y once árboles.
The block has four corners and eleven trees.
Nadie habla.
No one talks.
<Solo se oyen los zapatos./Los pasos suenan uno detrás de otro.>
<There is only the sound of shoes./One step comes after another.>
En una esquina {smell}.
At one corner {smell}.
{kid} cuenta los árboles, sin querer.
{kid} counts the trees, not on purpose.
Después está otra vez la puerta.
Then there is the door again.

* —¿Otra vuelta? —dice {adult}.
* “Another round?” says {adult}.

{kid} dice que sí con la cabeza.
{kid} nods.
-- intermediate
La manzana tenía cuatro esquinas y once árboles.
The block had four corners and eleven trees.
<Nadie habló, y solo se oían los zapatos./Anduvieron sin decir nada, un paso detrás de otro.>
<Nobody talked, and there was only the sound of shoes./They walked and said nothing, one step after another.>
En la segunda esquina {smell.then}, y {kid} se puso a contar los árboles sin querer.
At the second corner {smell.then}, and {kid} began to count the trees, not on purpose.
Al final estaba otra vez la puerta.
At the end there was the door again.

* —¿Otra vuelta? —dijo {adult}.
* “Another round?” said {adult}.

{kid} dijo que sí con la cabeza.
{kid} nodded.
-- advanced
La manzana tenía cuatro esquinas, once árboles y una acera que no pedía conversación.
The block had four corners, eleven trees and a pavement that asked for no talk.
<Anduvieron sin decir nada, al ritmo de los zapatos./No habló nadie, y nadie tuvo que mirar a nadie.>
<They walked and said nothing, to the sound of their shoes./Nobody spoke, and nobody had to look at anybody.>
+ En la segunda esquina {smell.then}, y {kid} se puso, sin proponérselo, a contar los árboles.
+ At the second corner {smell.then}, and {kid} began, without meaning to, to count the trees.

* —¿Otra vuelta? —dijo {adult} al llegar a la puerta.
* “Another round?” said {adult} when they came to the door.

{kid} asintió con la cabeza.
{kid} nodded.

== dog in rounds
-- beginner
Detrás de una verja vive un perro negro.
Behind a gate lives a black dog.
El primer día ladra muchísimo.
The first day it barks a great deal.
El segundo ladra menos.
The second day it barks less.
Hoy solo levanta una oreja.
Today it only lifts one ear.

—Ya nos conoce —dice {adult}.
“It knows us now,” says {adult}.

{kid} mete un dedo por la verja, y no lo mete más.
{kid} waves to it with one finger.
La oreja baja otra vez.
The ear goes down again.
-- intermediate
Detrás de una verja vivía un perro negro que el primer día ladró como una sirena.
Behind a gate lived a black dog, and the first day it barked like a siren.
El segundo día ladró la mitad.
The second day it barked half as much.
Ahora, cuando pasaban, solo levantaba una oreja.
Now, when they went by, it only lifted one ear.

—Ya sabe quiénes somos —dijo {adult}.
“It knows who we are now,” said {adult}.

{kid} saludó a la oreja, y la oreja bajó despacio.
{kid} waved to the ear, and slowly the ear went down.
-- advanced
Detrás de una verja vivía un perro negro que la primera tarde los recibió como si vinieran a llevarse la calle.
Behind a gate lived a black dog, which on the first evening met them as if they had come to take the street away.
La segunda tarde ladró por obligación, y a la quinta solo levantaba una oreja.
The second evening it barked out of duty, and by the fifth it only lifted one ear.

—Ya sabe quiénes somos —observó {adult}.
“It knows who we are now,” remarked {adult}.

+ {kid} saludó a la oreja, y la oreja bajó muy despacio.
+ {kid} waved to the ear, and very slowly the ear went down.

== roll in rounds
-- beginner
La panadería tiene una puerta pequeña detrás.
The bakery has a small back door.
El panadero los ve pasar todas las tardes.
The baker sees them every evening.
Hoy sale con un pan pequeño en la mano.
Today he comes out with a roll in his hand.

—Quema —dice el panadero.
“It is hot,” says the baker.

No pregunta nada más.
He asks nothing.
El pan va de mano en mano hasta la esquina.
The roll goes from hand to hand, as far as the corner.
Ya no quema.
It is not too hot any more.
Está bueno.
It is good.
-- intermediate
La panadería tenía una puerta trasera, y el panadero los veía pasar todas las tardes.
The bakery had a back door, and the baker saw them go by every evening.
Un día salió con un pan pequeño, recién hecho.
One day he came out with a small new roll.

—Cuidado, que quema —dijo el panadero, y no preguntó nada.
“Careful, it’s hot,” said the baker, and he asked nothing.

Hubo que llevarlo de mano en mano hasta la esquina.
It had to go from hand to hand as far as the corner.
Cuando se pudo comer, ya estaban delante de casa.
By the time one could eat it, they were home.
-- advanced
La panadería tenía una puerta trasera desde la que el panadero los veía pasar todas las tardes.
The bakery had a back door, from which the baker saw them go by every evening.
Una de ellas salió con un pan recién hecho, del tamaño de un puño.
On one of them he came out with a new roll, the size of a fist.

—Cuidado, que quema —advirtió el panadero, y no preguntó nada más, que era lo mejor que sabía hacer.
“Careful, it is hot,” warned the baker, and asked nothing, which was the best thing he could do.

Hubo que llevarlo de mano en mano hasta la esquina, soplando.
They had to carry it from hand to hand as far as the corner, blowing on it.

== stone in rounds
-- beginner
Hoy {kid} da patadas a una piedra.
Today {kid} kicks a stone.
La primera patada es muy fuerte.
The first kick is very hard.
{adult} no dice que pare.
{adult} does not say to stop.
La piedra va delante por toda la calle.
The stone goes ahead, all down the street.
En la tercera esquina ya va más despacio.
At the third corner it is slower.
En la puerta se queda quieta.
At the door it lies still.

—Mañana sigue aquí —dice {adult}.
“Tomorrow it will still be here,” says {adult}.

Y aquí sigue.
And so it is.
-- intermediate
Una tarde, {kid} le dio a una piedra una patada tremenda.
One evening {kid} gave a stone a terrible kick.
{adult} no dijo nada, pero cuando la piedra se fue a la derecha, la devolvió.
{adult} said nothing, but when the stone went off to the right, sent it back.
Así dio la vuelta entera, patada a patada.
So it went all the way round, kick by kick.
En la tercera esquina ya no eran tan fuertes.
By the third corner they were not so hard.
La piedra se quedó junto a la puerta, por si hacía falta mañana.
The stone stayed by the door, in case it was needed tomorrow.
-- advanced
Una tarde, {kid} le pegó a una piedra una patada con todo lo que llevaba dentro.
One evening {kid} kicked a stone with everything that there was to kick with.
{adult} no hizo ningún comentario, y cuando la piedra se desvió hacia su lado, la devolvió.
{adult} made no remark and, when the stone went off to that side, sent it back.
Dio así la vuelta completa, de patada en patada, cada vez un poco menos fuerte.
So it went the whole way round, kick by kick, each a little softer than the last.
Se quedó junto a la puerta, por si al día siguiente volvía a hacer falta.
It stayed by the door, in case it was needed the next day.

== umbrella in rounds
-- beginner
Llueve mucho.
It rains hard.

—¿Hoy también? —pregunta {kid}.
“Today as well?” asks {kid}.

—Hoy también —dice {adult}.
“Today as well,” says {adult}.

Hay un paraguas para todos.
There is one umbrella for all.
Todos llevan un hombro seco y otro mojado.
Each has one dry shoulder and one wet one.
Los árboles hacen ruido de mar.
The trees sound like the sea.
No para de llover.
The rain does not stop.
Pero ya están en la puerta.
But here is the door.
-- intermediate
Aquella tarde llovía como si alguien vaciara cubos.
That evening it rained as if somebody were emptying buckets.

—¿Hoy también? —preguntó {kid}.
“Today as well?” asked {kid}.

—Hoy también —dijo {adult}, y abrió el único paraguas que había.
“Today as well,” said {adult}, and opened the only umbrella there was.

Cada uno llevaba un hombro seco y el otro mojado.
Each of them had one dry shoulder and one wet one.
No dejó de llover en toda la vuelta, y la dieron entera.
It rained all the way, and they went all the way.
-- advanced
Aquella tarde llovía como si arriba estuvieran vaciando una casa.
That evening it rained as if somebody up there were emptying a house.

—¿Hoy también? —preguntó {kid}, asomando la nariz.
“Today as well?” asked {kid}, putting a nose out.

—Hoy también —dijo {adult}, y abrió el único paraguas, que era de alguien más pequeño.
“Today as well,” said {adult}, and opened the only umbrella, which belonged to somebody smaller.

No dejó de llover en ninguna de las cuatro esquinas, y dieron la vuelta entera, con un hombro seco y otro mojado.
It did not stop at any of the four corners, and they went all the way, with one shoulder dry and one wet.

== three in rounds
-- beginner
Un día las piernas no quieren.
One day the legs do not want to.
Llegan hasta el tercer árbol.
They get as far as the third tree.
{kids} [se sienta|se sientan] en la acera.
{kids} [sits|sit] down on the pavement.

—¿Y la vuelta? —pregunta {kid}.
“And the round?” asks {kid}.

—Hoy la vuelta es así de larga —dice {adult}.
“Today the round is this long,” says {adult}.

Miran pasar una hormiga.
They watch an ant go by.
Luego vuelven a casa, los tres árboles.
Then they go home, past all three trees.
-- intermediate
Un día las piernas no quisieron, y solo llegaron hasta el tercer árbol.
One day the legs would not go, and got only as far as the third tree.
Allí [se sentó|se sentaron] {kids}, en el borde de la acera.
There {kids} sat down, on the edge of the pavement.

—Hoy no hemos dado la vuelta —dijo {kid}.
“Today we didn’t go round,” said {kid}.

—Hoy la vuelta era así de larga —dijo {adult}.
“Today the round was this long,” said {adult}.

Miraron a una hormiga hasta que entró en su casa.
They watched an ant until it went into its house.
Después volvieron a la suya.
Then they went back to theirs.
-- advanced
Hubo una tarde en que las piernas no quisieron, y hasta el tercer árbol se hizo largo.
There was one evening when the legs would not go, and even the third tree was a long way.
Allí [se sentó|se sentaron] {kids}, en el borde de la acera, y {adult} también.
There {kids} sat down, on the edge of the pavement, and so did {adult}.

—Hoy no hemos dado la vuelta —murmuró {kid}.
“Today we did not go round,” murmured {kid}.

—Hoy la vuelta era así de larga —dijo {adult}, y siguieron con la mirada a una hormiga hasta que llegó a su casa.
“Today the round was this long,” said {adult}, and they watched an ant until it reached its home.

== plants in rounds
-- beginner
Una señora riega sus plantas.
A lady waters her plants.
Está allí todas las tardes.
She is there every evening.

—Buenas tardes —dice la señora de las plantas.
“Good evening,” says the lady with the plants.

Nada más.
That is all.
No pregunta qué tal.
She does not ask how they are.
Al día siguiente lo dice otra vez.
The next day she says it again.
{kid} espera esa esquina.
{kid} waits for that corner.

—Buenas tardes —dice {kid} primero.
“Good evening,” says {kid} first.
-- intermediate
En la tercera esquina, una señora regaba sus plantas todas las tardes.
At the third corner a lady watered her plants every evening.

—Buenas tardes —decía la señora de las plantas, y nada más.
“Good evening,” said the lady with the plants, and that was all.

No preguntaba qué tal, ni ponía cara de saber.
She did not ask how they were, or look as if she knew.
A la sexta tarde, {kid} esperaba ya esa esquina.
By the sixth evening {kid} was waiting for that corner.

—Buenas tardes —dijo {kid}, antes que ella.
“Good evening,” said {kid}, before she could.
-- advanced
En la tercera esquina, una señora regaba unas plantas que no parecían necesitar tanta agua.
At the third corner a lady watered plants that did not seem to need so much water.

—Buenas tardes —decía la señora de las plantas, sin añadir nada.
“Good evening,” said the lady with the plants, and added nothing.

No preguntaba qué tal, no inclinaba la cabeza, no ponía cara de saber.
She did not ask how they were, or tilt her head, or look as if she knew.
La sexta tarde fue {kid} quien lo dijo primero, y la señora regó el suelo sin darse cuenta.
On the sixth evening it was {kid} who said it first, and the lady watered the ground without noticing.

== trumpet in rounds
-- beginner
En el número catorce alguien toca la trompeta.
At number fourteen someone plays the trumpet.
Toca siempre la misma canción.
It is always the same song.
Y siempre se equivoca en el mismo sitio.
And it always goes wrong in the same place.

—Ahora —dice {kid}.
“Now,” says {kid}.

Y se equivoca.
And it goes wrong.
Después empieza otra vez desde el principio.
Then it begins again from the beginning.

—No se cansa —dice {adult}.
“It does not get tired,” says {adult}.

Escuchan un poco más.
They listen a little longer.
-- intermediate
En el número catorce alguien ensayaba con una trompeta, siempre la misma canción.
At number fourteen somebody practised the trumpet, always the same song.
Se equivocaba todas las tardes, y todas en el mismo sitio.
Every evening it went wrong, and always in the same place.

—Ahora —avisaba {kid}.
“Now,” {kid} would say.

Y en efecto, ahora.
And there it was.
Luego la trompeta respiraba y empezaba desde el principio.
Then the trumpet took a breath and began from the beginning.
Se quedaban debajo de la ventana hasta la parte difícil.
They used to stay under the window until the hard part.
-- advanced
En el número catorce alguien ensayaba con una trompeta, siempre la misma canción, que tropezaba siempre en el mismo sitio.
At number fourteen somebody practised the trumpet, always the same song, which always stumbled in the same place.

—Ahora —avisaba {kid} en un susurro.
“Now,” {kid} would whisper.

Y tropezaba, respiraba y volvía a empezar desde el principio, sin que se le notara el enfado.
And it stumbled, took a breath and began again from the beginning, with no sign of being cross.
Se quedaban debajo de la ventana hasta que pasaba la parte difícil.
They used to stay under the window until the hard part was over.

== lamp in rounds
-- beginner
En la última esquina hay una farola.
At the last corner there is a street lamp.
Se enciende cuando llegan.
It comes on when they get there.
Pasa tres tardes seguidas.
It does so three evenings in a row.

—Nos espera —dice {kid}.
“It waits for us,” says {kid}.

—Se enciende a las ocho —dice {adult}.
“It comes on at eight,” says {adult}.

{kid} piensa un poco.
{kid} thinks a little.

@kid —Entonces llegamos cuando toca.
“Then we come at the right time.”

—Eso también —dice {adult}.
“That too,” says {adult}.
-- intermediate
En la última esquina había una farola que se encendía justo cuando llegaban.
At the last corner was a street lamp that came on just when they got there.
Pasó tres tardes seguidas.
It did so three evenings in a row.

—Nos está esperando —dijo {kid}.
“It’s waiting for us,” said {kid}.

—Se enciende a las ocho, llueva o no llueva —dijo {adult}.
“It comes on at eight, rain or no rain,” said {adult}.

@kid —Entonces es que salimos siempre a la misma hora.
“Then it’s because we always leave at the same time.”

+ Las dos cosas eran verdad, y ninguna molestaba a la otra.
+ Both things were true, and neither got in the way of the other.
-- advanced
En la última esquina había una farola que se encendía, con un parpadeo, en el momento en que llegaban.
At the last corner was a street lamp that came on, with a flicker, at the moment when they got there.

—Nos está esperando —dijo {kid} la tercera tarde.
“It is waiting for us,” said {kid} on the third evening.

—Se enciende a las ocho, pase lo que pase —dijo {adult}.
“It comes on at eight, whatever happens,” said {adult}.

—Pase lo que pase —repitió {kid}, y desde entonces procuraron no llegar tarde.
“Whatever happens,” repeated {kid}, and after that they tried not to be late.

== laces in rounds
-- beginner
A {kid} se le suelta un cordón.
One of {kid}’s laces comes undone.
{adult} se agacha en medio de la acera.
{adult} bends down in the middle of the pavement.
Hace un nudo y luego otro.
{adult:He|She} ties one knot and then one more.
Tarda mucho más de lo normal.
It takes much longer than it should.

—¿Está muy fuerte? —pregunta {adult}.
“Is it too tight?” asks {adult}.

@kid —No.
“No.”

@adult —Así no se suelta hasta casa.
“It will hold until we are home.”

Y no se suelta.
And it does.
-- intermediate
En la segunda esquina, a {kid} se le soltó un cordón.
At the second corner one of {kid}’s laces came undone.
{adult} se agachó en medio de la acera, y la gente tuvo que dar un rodeo.
{adult} bent down in the middle of the pavement, and people had to walk round.
Hizo un nudo, y encima otro, con mucha más calma de la necesaria.
One knot, and another on top, with far more care than was needed.

—Esto aguanta hasta casa —dijo {adult}.
“That will hold until we’re home,” said {adult}.

Y aguantó hasta casa, y un poco más.
And it held until home, and a little longer.
-- advanced
En la segunda esquina, a {kid} se le soltó un cordón, y {adult} se agachó en medio de la acera.
At the second corner one of {kid}’s laces came undone, and {adult} bent down in the middle of the pavement.
La gente tuvo que dar un rodeo, como el agua con las piedras.
People had to go round, as water goes round stones.
Apretó un nudo, y otro encima, con bastante más cuidado del que pide un zapato.
One knot was pulled tight, and another on top, with rather more care than a shoe asks for.

—Esto aguanta hasta casa —dijo {adult}, y aguantó.
“That will hold until we are home,” said {adult}, and it held.

== seven in rounds
-- beginner
Los árboles ya tienen nombre.
The trees have names by now.
El uno es el gordo.
Number one is the fat one.
El cuatro tiene un nido vacío.
Number four has an empty nest.
Al siete le cortaron una rama grande.
Number seven lost a big branch.
Fue en una tormenta.
It was in a storm.
{kid} toca el sitio con la mano.
{kid} puts one hand on the place.
Es redondo y está liso.
It is round and smooth.

—Sigue siendo el siete —dice {kid}.
“It is still number seven,” says {kid}.
-- intermediate
Con tanta vuelta, los árboles acabaron teniendo nombre.
After so many rounds the trees had names.
El uno era el gordo, y el cuatro, el del nido vacío.
Number one was the fat one, and number four had the empty nest.
Al siete le faltaba una rama desde una tormenta.
Number seven had lost a branch in a storm.
{kid} puso la mano en el sitio, que era redondo y liso.
{kid} put one hand on the place, which was round and smooth.

—Pero sigue siendo el siete —dijo {kid}, y {adult} no añadió nada.
“But it’s still number seven,” said {kid}, and {adult} added nothing.
-- advanced
A fuerza de vueltas, los once árboles acabaron teniendo nombre: el gordo, el torcido, el del nido vacío.
After so many rounds the eleven trees had names: the fat one, the crooked one, the one with the empty nest.
Al séptimo le faltaba una rama, que se había llevado una tormenta de hacía años.
The seventh had lost a branch, taken by a storm years before.
{kid} puso la mano en el hueco, redondo y liso como un plato.
{kid} put one hand on the gap, as round and smooth as a plate.

—Pero sigue siendo el siete —dijo {kid}, y {adult} no quiso añadir nada.
“But it is still number seven,” said {kid}, and {adult} did not wish to add anything.

== corners medium
-- beginner
En una esquina {kid} se para.
At one corner {kid} stops.

—¿Es por algo que hice yo? —pregunta {kid}.
“Is it because of something I did?” asks {kid}.

—No —dice {adult}.
“No,” says {adult}.

@kid —¿Y por algo que pensé?
“Or that I thought?”

—Tampoco —dice {adult}—.
“Not that,” says {adult}.
Por pensar no pasa nada así.
“Things like this do not come from thinking.”

Andan hasta la otra esquina.
They walk to the next corner.
{adult} se para allí también.
{adult} stops there as well.

—No —dice {adult} otra vez.
“No,” says {adult} again.

@kid —No he preguntado nada.
“I did not ask a thing.”

—Es por si acaso —dice {adult}—.
“Just in case,” says {adult}.
Te lo digo en cada esquina.
“I will say it at each corner.”

Y lo dice en las cuatro.
And there are four.
-- intermediate
En la primera esquina, {kid} se paró.
At the first corner {kid} stopped.

—¿Es por algo que hice yo? —preguntó {kid}.
“Is it because of something I did?” asked {kid}.

—No —dijo {adult}—.
“No,” said {adult}.
Ni por algo que hiciste, ni por algo que dijiste, ni por algo que pensaste.
“Not because of what you did, or said, or thought.”

Siguieron andando, y en la segunda esquina se paró {adult}.
They walked on, and at the second corner {adult} stopped.

—No —dijo {adult} otra vez.
“No,” said {adult} again.

—Si no he preguntado nada —dijo {kid}.
“But I didn’t ask,” said {kid}.

—Ya, pero te lo voy a decir en todas las esquinas —dijo {adult}—.
“I know, but I’ll say it at every corner,” said {adult}.
Hay cuatro.
“There are four.”

En la tercera lo dijo más bajo, y en la cuarta ya casi no hizo falta.
At the third it was said more softly, and at the fourth there was hardly any need.
-- advanced
En la primera esquina, {kid} se paró en seco.
At the first corner {kid} stopped dead.

—¿Es por algo que hice yo? —preguntó {kid}.
“Is it because of something I did?” asked {kid}.

—No —dijo {adult}—.
“No,” said {adult}.
Ni por lo que hiciste, ni por lo que dijiste, ni por nada que se te pasara por la cabeza.
“Not because of what you did, or said, or of anything that ever came into your head.”

Siguieron andando, y en la segunda esquina fue {adult} quien se paró.
They walked on, and at the second corner it was {adult} who stopped.

—No —dijo {adult} otra vez.
“No,” said {adult} again.

—Si no he preguntado nada —protestó {kid}.
“But I did not ask,” protested {kid}.

—Ya lo sé, pero pienso decírtelo en todas las esquinas, y hay cuatro —dijo {adult}.
“I know, but I mean to say it at every corner, and there are four,” said {adult}.

En la tercera se lo dijo en un susurro, y en la cuarta bastó con mirarse.
At the third it was a whisper, and at the fourth a look was enough.

== sad long
-- beginner
Una tarde {adult} anda muy despacio.
One evening {adult} walks very slowly.
Tiene los ojos rojos.
{adult:His|Her} eyes are red.
{kid} mira, y luego mira al suelo.
{kid} looks, and then looks at the ground.

—Hoy estoy triste yo —dice {adult}—.
“Today I am sad,” says {adult}.
Te lo digo para que no lo adivines.
“I say it so that you need not guess.”

—¿Tengo que hacer algo? —pregunta {kid}.
“Do I have to do something?” asks {kid}.

—Nada —dice {adult}—.
“Nothing,” says {adult}.
Yo también tengo con quién hablar.
“I have someone to talk to as well.”

Los pasos suenan igual que ayer.
The steps sound the same as yesterday.
Pasan el árbol nueve.
They pass tree number nine.
Una hoja cae en un hombro y se queda.
A leaf falls on a shoulder, and stays there.

@kid —¿Se puede estar triste y andar?
“Can you be sad and walk?”

—Se puede —dice {adult}.
“You can,” says {adult}.
-- intermediate
Una tarde fue {adult} quien andaba despacio, y con los ojos rojos.
One evening it was {adult} who walked slowly, and with red eyes.
{kid} lo vio y miró enseguida al suelo.
{kid} saw it, and at once looked at the ground.

—Hoy estoy triste yo —dijo {adult}—.
“Today I am the sad one,” said {adult}.
Te lo digo para que no tengas que adivinarlo.
“I’m telling you so that you needn’t guess.”

—¿Y tengo que hacer algo? —preguntó {kid}.
“And do I have to do something?” asked {kid}.

—No, no es trabajo tuyo —dijo {adult}—.
“No, that’s not your job,” said {adult}.
Yo también tengo con quién hablar.
“I have somebody to talk to as well.”

Los pasos sonaban igual que el día anterior.
The steps sounded the same as the day before.
En el árbol nueve cayó una hoja en un hombro, y el hombro se la llevó puesta.
At tree number nine a leaf fell on a shoulder, and the shoulder wore it home.

—No sabía que se podía estar triste y andar —dijo {kid}.
“I didn’t know that you can be sad and walk,” said {kid}.

—Al mismo tiempo y por la misma acera —dijo {adult}.
“At the same time, and on the same pavement,” said {adult}.
-- advanced
Hubo una tarde en que fue {adult} quien andaba despacio, con los ojos rojos y las manos en los bolsillos.
There was an evening when it was {adult} who walked slowly, red-eyed, hands in pockets.
{kid} lo notó en la primera esquina, y desde entonces no levantó la vista del suelo.
{kid} noticed at the first corner, and from then on did not look up from the ground.

—Hoy el turno es mío —dijo {adult}—.
“Today it is my turn,” said {adult}.
Te lo digo para que no tengas que adivinarlo.
“I am telling you so that you need not guess.”

—¿Y tengo que hacer algo? —preguntó {kid}.
“And do I have to do something?” asked {kid}.

—Nada, porque no es trabajo tuyo, y yo también tengo con quién hablar —dijo {adult}.
“No, because it is not your job, and I have somebody to talk to as well,” said {adult}.

En el árbol nueve una hoja se posó en un hombro, y el hombro se la llevó puesta.
At tree number nine a leaf settled on a shoulder, and the shoulder wore it home.

—No sabía que se pudiera estar triste y andar —reconoció {kid}.
“I did not know that one could be sad and walk,” admitted {kid}.

—Al mismo tiempo, y por la misma acera —dijo {adult}.
“At the same time, and on the same pavement,” said {adult}.

== laugh long
-- beginner
En la panadería ponen música.
They play music at the bakery.
Un señor baila con una barra de pan.
A man dances with a long loaf.
Baila bastante mal.
He dances rather badly.
{kid} se ríe.
{kid} laughs.
Luego se tapa la boca.
Then one hand goes over that mouth.

—¿Está mal reírse? —pregunta {kid}.
“Is it bad to laugh?” asks {kid}.

—No está mal —dice {adult}.
“It is not bad,” says {adult}.

@kid —Pero lo otro sigue.
“But the other thing is still there.”

—Sigue —dice {adult}—.
“It is,” says {adult}.
Va por la otra acera.
“It is on the other side of the street.”

{kid} mira la otra acera.
{kid} looks across the street.
Después mira otra vez al señor del pan.
Then it is time to look at the man again.
-- intermediate
Una tarde había música en la panadería, y un señor bailaba con una barra de pan.
One evening there was music at the bakery, and a man was dancing with a long loaf.
Bailaba mal, pero la barra iba muy bien.
He danced badly, but the loaf was very good.
{kid} se rio, y enseguida se tapó la boca.
{kid} laughed, and at once covered it with one hand.

—¿Está mal? —preguntó {kid}.
“Is that bad?” asked {kid}.

—No está mal —dijo {adult}.
“It’s not bad,” said {adult}.

—Es que lo otro sigue ahí —dijo {kid}.
“But the other thing is still there,” said {kid}.

—Sí, va por la otra acera —dijo {adult}—.
“Yes, it is walking on the other side,” said {adult}.
No se va porque llores, ni se queda porque te rías.
“It won’t go because you cry, or stay because you laugh.”

Miraron al señor hasta que terminó la canción.
They watched the man until the song was over.
-- advanced
Una tarde había música en la panadería, y un señor muy serio bailaba con una barra de pan.
One evening there was music at the bakery, and a very serious man was dancing with a long loaf.
Él bailaba regular, pero la barra tenía talento.
He danced so so, but the loaf had talent.
A {kid} se le escapó la risa, y se la tapó enseguida con la mano.
{kid} let out a laugh, and at once covered it with one hand.

—Es que lo otro sigue ahí —murmuró {kid}.
“But the other thing is still there,” murmured {kid}.

—Sigue, y va por la otra acera —dijo {adult}—.
“It is, and it is walking on the other side,” said {adult}.
No se irá porque llores, ni se quedará porque te rías.
“It will not leave because you cry, nor stay because you laugh.”

Se quedaron hasta el final de la canción, y el señor hizo una reverencia, y la barra, más o menos, otra.
They stayed until the end of the song, and the man took a bow, and so, more or less, did the loaf.

== said
-- beginner
Una tarde, {kid} lo dice.
One evening {kid} says it.
Es entre el árbol seis y el siete.
It is between tree six and tree seven.
No es muy largo.
It is not very long.
{adult} no se para, y no dice «no es nada».
{adult} does not stop, and does not say “it is nothing”.

—Gracias por decírmelo —dice {adult}—.
“Thank you for telling me,” says {adult}.
Ahora somos más los que lo sabemos.
“Now there are more of us who know.”

<Pasan el ocho, el nueve y el diez./Los zapatos suenan igual, y un poco más juntos.>
<They pass eight, nine and ten./The shoes sound the same, and a little closer.>
-- intermediate
Una tarde, entre el árbol seis y el siete, {kid} lo dijo.
One evening, between tree six and tree seven, {kid} said it.
No fue muy largo, y nadie tuvo que mirar a nadie.
It was not very long, and nobody had to look at anybody.
{adult} no se paró, ni dijo «no es nada».
{adult} did not stop, or say “it’s nothing”.

—Gracias por decírmelo —dijo {adult}—.
“Thank you for telling me,” said {adult}.
Ahora somos más los que lo sabemos.
“Now there are more of us who know.”

+ <El ocho, el nueve y el diez pasaron más deprisa./Los zapatos sonaban igual, y un poco más juntos.>
+ <Eight, nine and ten went by more quickly./The shoes sounded the same, and a little closer.>
-- advanced
Una tarde cualquiera, entre el árbol seis y el siete, {kid} lo dijo, sin pararse y mirando hacia delante.
One ordinary evening, between tree six and tree seven, {kid} said it, walking on and looking ahead.
+ No fue muy largo, y cabía en la calle.
+ It was not very long, and the street was big enough for it.

—Gracias por decírmelo —dijo {adult}, que no se paró ni dijo «no es nada»—.
“Thank you for telling me,” said {adult}, who did not stop or say “it is nothing”.
Ahora somos más los que lo sabemos.
“Now there are more of us who know.”

== end
-- beginner
Nada se ha arreglado todavía.
Nothing has been mended yet.
Pero la vuelta está ahí cada tarde.
But the round is there every evening.
Los zapatos esperan en la puerta.
The shoes wait by the door.

* —¿Otra vuelta? —dice ahora {kid}.
* “Another round?” says {kid} now.

Sale la luna detrás del árbol once.
The moon comes up behind tree eleven.
En la acera, las sombras van al mismo paso.
On the pavement the shadows keep in step.
-- intermediate
Nada se había arreglado todavía, pero la vuelta estaba allí cada tarde, con sus cuatro esquinas.
Nothing had been mended yet, but the round was there every evening, with its four corners.
Los zapatos esperaban en la puerta.
The shoes waited by the door.

* —¿Otra vuelta? —dijo esta vez {kid}.
* “Another round?” said {kid} this time.

Salía la luna detrás del árbol once, y por la acera las sombras iban al mismo paso.
The moon came up behind tree eleven, and on the pavement the shadows kept in step.
-- advanced
No se había arreglado nada todavía, pero la vuelta estaba allí cada tarde, con sus cuatro esquinas y sus once árboles.
Nothing had been mended yet, but the round was there every evening, with its four corners and its eleven trees.
+ Los zapatos esperaban en la puerta, con las puntas hacia la calle.
+ The shoes waited by the door, pointing at the street.

* —¿Otra vuelta? —dijo esta vez {kid}.
* “Another round?” said {kid} this time.

Detrás del último árbol salía la luna, y por la acera las sombras iban al mismo paso.
Behind the last tree the moon came up, and on the pavement the shadows kept in step.
