plot: A tale called by the topic is read in bed, but one guest after another wants to come in and hear it from the beginning, until a ladybird, or what the hero of the tale does, is one too many: on the floor all fit, and the tale is read to the end.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5
topics: any
picture kinds=sci-fi: spaceship, night, happy, kid reads book, other, hero, guests, book
picture: bed bedroom, night, happy, kid reads book, other, hero, guests, book
middle: same, night, worried, kid sits, other, guests, hero, book
end: same, night, sleepy, kid sleeps, other, hero, guests
take guests: 1 4 6
take far: 0 0 2

title: ¿Cabe alguien más? = Room for One More?
title: Uno más debajo de la manta = One More Under the Blanket
title: La cama que hizo crac = The Bed That Went Crack
title: Otra vez la primera página = Page One, Again

cast bed: la cama = the bed
  is: Es una cama pequeña, con una pata corta. = It is a small bed with one short leg.
  was: Era una cama pequeña, con una pata corta. = It was a small bed with one short leg.
cast bed: la cama = the bed
  is: Es una cama verde que antes fue azul. = It is a green bed that used to be blue.
  was: Era una cama verde que antes fue azul. = It was a green bed that used to be blue.
cast bed: la cama = the bed
  is: Es una cama que hace ñec. = It is a bed that says eek.
  was: Era una cama que hacía ñec. = It was a bed that said eek.
cast bed: la cama = the bed
  is: Es una cama con un pato pintado. = It is a bed with a duck painted on it.
  was: Era una cama con un pato pintado. = It was a bed with a duck painted on it.
cast bed kinds=sci-fi: la cama de la nave = the bed in the spaceship
  is: Por la ventana pasan planetas. = Planets go by outside the window.
  was: Por la ventana pasaban planetas. = Planets went by outside the window.
cast bed kinds=horror: la cama del castillo = the bed in the castle
  is: Es una cama que cruje cuando nadie la mira. = It is a bed that creaks when nobody looks.
  was: Era una cama que crujía cuando nadie la miraba. = It was a bed that creaked when nobody looked.
cast bed kinds=adventure: la cama del barco = the bed in the ship
  seen: un barco = a ship
  is: Fuera hay olas, y dentro también. = There are waves outside, and inside too.
  was: Fuera había olas, y dentro también. = There were waves outside, and inside too.
cast bed kinds=fantasy: la cama de la torre = the bed in the tower
  is: Es una cama tejida por una araña. = It is a bed that a spider made.
  was: Era una cama tejida por una araña. = It was a bed that a spider had made.

cast light: una lámpara con forma de seta = a lamp like a mushroom
cast light: una linterna atada con cuerda = a torch on a string
cast light: una lámpara con un calcetín = a lamp with a sock on it
cast light: una vela de plástico = a plastic candle

cast tiny: una mariquita = a ladybird
cast tiny: una hormiga = an ant
cast tiny: una polilla = a moth
cast tiny: una pluma = a feather

cast noise: crac = crack
cast noise: pum = bang
cast noise: patapum = crash
cast noise: croc = crunch

speaks owl m: el búho = the owl
speaks crocodile m: el cocodrilo = the crocodile
speaks hedgehog m: el erizo = the hedgehog
speaks bear m: el oso = the bear
speaks penguin m: el pingüino = the penguin
speaks hen f: la gallina = the hen
speaks giraffe f: la jirafa = the giraffe
speaks sheep f: la oveja = the sheep
speaks cow f: la vaca = the cow
speaks furniture f: la cama = the bed
speaks snail m: el caracol = the snail
speaks octopus m: el pulpo = the octopus

word: la cama = the bed
word: la manta = the blanket
word: la almohada = the pillow
word: la página = the page
word: el libro = the book
word: la puerta = the door
word: el pie: pie, pies = the foot: foot, feet
word: la vaca = the cow
word: la gallina = the hen
word: el pingüino = the penguin
word: el cocodrilo = the crocodile
word: el caracol = the snail
word: la oveja = the sheep
word: el oso = the bear
word: el suelo = the floor
word: el sol = the sun
word: la ventana = the window
word: la pata: pata, patas = the leg: leg, legs
word: el huevo = the egg
word: la noche = the night
word: el sitio = the room: room
word: alguien más = one more
word: alguien = somebody

question: ¿Quién más cabría en esa cama? = Who else would fit in that bed?
question: ¿Por qué {tiny} se sienta tan despacio? = Why does {tiny} sit down so slowly?
question: ¿A quién le harías sitio para oír un cuento? = Who would you make room for, to hear a story?

cast book topics=any:
  b: El libro se llama {topic}. = The book is called {topic}.
  i: El libro se llamaba {topic}. = The book was called {topic}.
  a: El libro de aquella noche se llamaba {topic}, y tenía la primera página muy gastada. = The book for that night was called {topic}, and its first page was very worn.
cast book:
  b: El libro trata de {topic.full}. = The book is about {topic.full}.
  i: El libro trataba de {topic.full}. = The book was about {topic.full}.
  a: El libro de aquella noche trataba de {topic.full}, y tenía la primera página muy gastada. = The book for that night was about {topic.full}, and its first page was very worn.

== start
-- beginner
{kids} [está|están] en {bed}.
{kids} [is|are] in {bed}.
{bed.is}
{bed.is}
<Hay {light} y un libro./Hay un libro, y al lado, {light}.>
<There is {light}, and a book./There is a book, and beside it {light}.>
{book.b}
{book.b}
<{kid} abre la primera página./{kid} sopla la primera página, que tiene polvo.>
<{kid} opens the first page./{kid} blows on page one, which is dusty.>
<Nadie bosteza todavía./La primera palabra es muy larga./En la primera página no hay ni una coma.>
<Nobody yawns yet./The first word is a long one./There is not one comma on page one.>
-- intermediate
{kids} ya [estaba|estaban] en {bed}, con la manta hasta la barbilla.
{kids} [was|were] in {bed} already, with the blanket up to the chin.
+ {bed.was}
+ {bed.was}
<Para leer tenían {light}./En la mesa había {light}, y al lado, un vaso de agua.>
<To read by, there was {light}./On the table was {light}, and next to it a glass of water.>
{book.i}
{book.i}
<{kid} lo abrió por la primera página, y entonces llamaron a la puerta./{kid} leyó la primera página, y antes de la segunda llamaron./{kid} iba por la tercera línea cuando sonó la puerta.>
<{kid} opened it at page one, and then somebody knocked at the door./{kid} read page one, and before page two there was a knock./{kid} had reached line three when there was a knock at the door.>
-- advanced
{kids} [estaba|estaban] en {bed}, con la manta hasta la barbilla y {light} encendida.
{kids} [was|were] in {bed}, with the blanket up to the chin and {light} for company.
+ {bed.was}
+ {bed.was}
{book.a}
{book.a}
<Apenas la había leído {kid} cuando llamaron a la puerta con mucha educación./{kid} iba a pasar la hoja cuando sonaron dos golpes en lo más bajo de la puerta./{kid} leyó las cinco primeras líneas, y a la sexta llamaron.>
<{kid} had only just read it when there was a very polite knock at the door./{kid} was about to turn the page when two knocks came from very low on the door./{kid} read the first five lines, and at the sixth there was a knock.>

== hen in guests
-- beginner
Pic, pic.
Peck, peck.

* —¿Cabe alguien más? —pregunta una voz muy rápida.
* “Is there room for one more?” asks a quick voice.

Es una gallina con un huevo.
It is a hen with an egg.
La gallina se sienta en la almohada.
The hen sits down on the pillow.
El huevo se sienta al lado.
The egg sits down next to it.

—Que nadie se ría —dice la gallina—, porque se rompe.
“Nobody laugh,” says the hen, “or it will break.”

Nadie se ríe.
Nobody laughs.
Es muy difícil no reír.
It is very hard not to laugh.
<Un pie empieza a moverse./Una nariz hace un ruido.>
<One foot begins to move./One nose makes a noise.>

—Lee desde el principio —pide la gallina—, que el huevo no sabe nada.
“Read from the beginning,” says the hen, “the egg knows nothing.”
-- intermediate
* —¿Cabe alguien más? —preguntó una voz muy rápida.
* “Is there room for one more?” asked a quick voice.

Era una gallina con un huevo debajo del ala.
It was a hen with an egg under one wing.
Se instaló en la almohada y puso el huevo en medio, con mucho cuidado.
It settled on the pillow and put the egg in the middle, very carefully.

@hen —Que nadie se ría —advirtió—, porque se rompe.
“Nobody laugh,” it warned, “or it will break.”

No había nada más gracioso en el mundo que no poder reírse.
Nothing in the world was funnier than not being allowed to laugh.
<Un pie empezó a temblar solo./Una nariz hizo un ruido de trompeta.>
<One foot began to shake by itself./One nose made a noise like a trumpet.>

—Y desde el principio —dijo la gallina—, que el huevo no se ha enterado.
“And from the beginning,” said the hen, “for the egg’s sake.”
-- advanced
* —¿Cabe alguien más? —preguntó una voz muy rápida.
* “Is there room for one more?” asked a quick voice.

Era una gallina que viajaba con un huevo y que eligió, sin preguntar, el centro de la almohada.
It was a hen that travelled with an egg and that chose, without asking, the middle of the pillow.

@hen —Que no se ría nadie —advirtió—, porque es muy delicado.
“Nobody is to laugh,” it warned, “because it is very delicate.”

Bastó que lo dijera para que <temblara la manta entera/una nariz hiciera un ruido de trompeta>.
That was enough <to make the whole blanket shake/to make one nose sound like a trumpet>.
La gallina exigió que se leyera desde el principio, para que el huevo no se perdiera nada.
The hen demanded that they read from the beginning, so that the egg should miss nothing.

== penguin in guests
-- beginner
Plas, plas.
Slap, slap.

* —¿Cabe alguien más? —pregunta una voz que tiembla.
* “Is there room for one more?” asks a shaking voice.

Es un pingüino con frío.
It is a penguin, and it is cold.

—Los pingüinos no tienen frío —dice {kid}.
“Penguins are never cold,” says {kid}.

—Yo sí —dice el pingüino.
“I am,” says the penguin.

Mete los pies debajo de la manta.
It puts its feet under the blanket.
Son dos trozos de hielo.
They are two pieces of ice.

—¡Ay! —gritan todos.
“Ow!” they all shout.

<El pingüino sonríe y cierra los ojos./El pingüino dice que así está bien.>
<The penguin smiles and shuts its eyes./The penguin says that this is nice.>
Pide la primera página, y otra manta.
It asks for page one, and another blanket.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz que temblaba.
* “Is there room for one more?” asked a shaking voice.

Era un pingüino con bufanda, y castañeteaba.
It was a penguin in a scarf, and it was shivering.

—Los pingüinos no tienen frío —dijo {kid}.
“Penguins don’t get cold,” said {kid}.

—Eso lo dice quien no ha vivido allí —contestó el pingüino.
“People say that who have never lived there,” answered the penguin.

Metió debajo de la manta dos pies que parecían dos filetes congelados.
Under the blanket it put two feet like two frozen fish.
<El grito se oyó en la calle./Por la manta pasó una ola de gritos.>
<The shout was heard in the street./A wave of shouts went down the blanket.>
Después pidió que empezaran otra vez por la primera página.
Then it asked them to begin again at page one.
-- advanced
* —¿Cabe alguien más? —preguntó una voz que temblaba.
* “Is there room for one more?” asked a shaking voice.

Era un pingüino con bufanda que, contra todo lo que dicen los libros, tenía frío.
It was a penguin in a scarf which, whatever the books may say, was cold.
Metió bajo la manta dos pies como dos filetes congelados, y <el grito se oyó en la calle/una ola de gritos recorrió el colchón>.
Under the blanket it put two feet like frozen fish, and <the shout was heard in the street/a wave of shouts ran down the mattress>.

@penguin —No pasa nada —dijo—, y ahora la primera página.
“No harm done,” it said, “and now page one, please.”

== cow in guests
-- beginner
Pom, pom.
Bump, bump.

* —¿Cabe alguien más? —pregunta una voz muy grande.
* “Is there room for one more?” asks a very big voice.

Es una vaca.
It is a cow.
Ocupa media cama.
It takes up half the bed.
La otra media es para la cola.
The other half is for its tail.

—¿Molesto? —pregunta la vaca.
“Am I in the way?” asks the cow.

—No —dice {kid} debajo de la vaca.
“No,” says {kid} from under the cow.

La vaca mira el libro y mastica despacio.
The cow looks at the book and chews slowly.
<Mastica la manta./Mastica una esquina del libro.>
<It chews the blanket./It chews one corner of the book.>

@cow —Empieza por la primera página —dice—, que no la he comido.
“Begin at page one,” it says, “because I have not eaten it.”
-- intermediate
* —¿Cabe alguien más? —preguntó una voz muy grande.
* “Is there room for one more?” asked a very big voice.

Era una vaca, y ocupó media cama.
It was a cow, and it took up half the bed.
La otra media la necesitaba para la cola.
It needed the other half for its tail.

@cow —¿Molesto? —preguntó, porque era muy educada.
“Am I in the way?” it asked, being very polite.

—Nada —dijo {kid} desde debajo de la vaca.
“Not at all,” said {kid} from under the cow.

La vaca escuchaba mejor si masticaba, y <fue masticando la manta/fue masticando el final del libro>.
The cow listened better when it chewed, and <so it chewed the blanket/so it chewed a corner of the book>.
Luego quiso oír la primera página, que era la que más le había gustado.
Then it wanted to hear page one, which it had liked best.
-- advanced
* —¿Cabe alguien más? —preguntó una voz muy grande.
* “Is there room for one more?” asked a very big voice.

Era una vaca, y ocupó media cama, sin contar la cola, para la que hizo falta la otra media.
It was a cow, and it took up half the bed, not counting the tail, which needed the other half.

@cow —¿Molesto? —preguntó, con la mejor educación.
“Am I in the way?” it asked, with the best of manners.

—En absoluto —respondió {kid} desde algún lugar debajo de la vaca.
“Not in the least,” replied {kid} from somewhere under the cow.

+ Como escuchaba mejor masticando, <empezó por la manta/se comió una esquina del índice>.
+ As it listened better when it chewed, <it began with the blanket/it ate a corner of the cover>.

== crocodile in guests
-- beginner
Toc, toc.
Knock, knock.

* —¿Cabe alguien más? —pregunta una voz con muchos dientes.
* “Is there room for one more?” asks a voice with many teeth.

Es un cocodrilo con su cepillo de dientes.
It is a crocodile with a toothbrush.

—No te asustes —dice el cocodrilo—, ya he cenado.
“Don’t be afraid,” says the crocodile, “I have had supper.”

—¿Qué has cenado? —pregunta {other}.
“What did you have?” asks {other}.

—Sopa —dice el cocodrilo.
“Soup,” says the crocodile.

Todos le hacen mucho sitio.
They all make a lot of room for it.
<El cocodrilo pone los dientes en un vaso./El cocodrilo se tapa hasta la nariz, y la nariz es larga.>
<The crocodile puts its teeth in a glass./The crocodile pulls the blanket up to its nose, and the nose is long.>
Quiere oír la primera página.
It wants to hear page one.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz con muchos dientes.
* “Is there room for one more?” asked a voice with many teeth.

Era un cocodrilo en pijama, con su cepillo de dientes.
It was a crocodile in pyjamas, with a toothbrush.

@crocodile —Que nadie se preocupe —dijo—, que ya he cenado.
“Don’t worry,” it said, “I have had supper.”

—¿Y qué has cenado? —preguntó {other}.
“And what did you have?” asked {other}.

—Sopa de letras —contestó el cocodrilo—, y por eso me gustan los libros.
“Alphabet soup,” answered the crocodile, “which is why I like books.”

Le hicieron más sitio que a nadie, y <dejó los dientes en un vaso/se tapó hasta la nariz, que era larga>.
They made more room for it than for anybody, and <it left its teeth in a glass/it covered itself up to its nose, which was long>.
-- advanced
* —¿Cabe alguien más? —preguntó una voz con muchos dientes.
* “Is there room for one more?” asked a voice with many teeth.

Era un cocodrilo en pijama, que traía su propio cepillo de dientes y bastante trabajo para él.
It was a crocodile in pyjamas, which had brought a toothbrush, and a lot of work for it.

@crocodile —Ya he cenado —aclaró desde la puerta, y la cama entera respiró.
“I have had supper,” it explained at the door, and the whole bed breathed again.

Le hicieron más sitio que a nadie, y <dejó los dientes en un vaso, como los abuelos/se tapó hasta la nariz, que estaba lejos>.
They made more room for it than for anybody, and <it left its teeth in a glass/it pulled the blanket up to its nose, which was far away>.
También quiso empezar por el principio.
It, too, wanted to begin at the beginning.

== snail in guests
-- beginner
Toc… y mucho después, toc.
Knock… and much later, knock.

* —¿Cabe alguien más? —pregunta una voz muy lenta.
* “Is there room for one more?” asks a very slow voice.

Es un caracol, pero todavía no llega.
It is a snail, but it is not here yet.
Está en la puerta.
It is at the door.
Todos lo miran.
They all look at it.
El caracol anda un poco.
The snail moves a little.
{other} lee la primera página tres veces.
{other} reads page one three times.
El caracol llega a la alfombra.
The snail gets to the carpet.

@snail <—Ya voy —dice./—No hay prisa —dice.>
<“I am coming,” it says./“There is no hurry,” it says.>

Por fin se mete en su casa.
At last it goes into its own house.
Su casa está en la cama.
Its house is in the bed.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz muy lenta.
* “Is there room for one more?” asked a very slow voice.

Era un caracol, aunque todavía no había llegado.
It was a snail, although it had not arrived yet.
Había llamado a la puerta y estaba entrando.
It had knocked at the door and was coming in.
{other} leyó la primera página tres veces, y el caracol alcanzó la alfombra.
{other} read page one three times, and the snail reached the carpet.

@snail —<Ya casi estoy —dijo./Por mí no hay prisa —dijo.>
<“Nearly there,” it said./“Don’t hurry for me,” it said.>

Cuando por fin subió, traía su propia casa y la puso en medio.
When it climbed up at last, it had brought its own house and put it in the middle.
-- advanced
* —¿Cabe alguien más? —preguntó una voz muy lenta.
* “Is there room for one more?” asked a very slow voice.

Era un caracol, o iba a serlo, porque había llamado a la puerta y todavía estaba entrando.
It was a snail, or was going to be, for it had knocked at the door and was still coming in.
{other} leyó la primera página tres veces mientras el caracol cruzaba la alfombra.
{other} read page one three times while the snail crossed the carpet.

@snail —<Casi he llegado —avisó a las nueve y cuarto./Por mí que no se corra —pidió a las nueve y cuarto.>
<“I am nearly there,” it said at a quarter past nine./“Please don’t rush for me,” it said at a quarter past nine.>

Traía su propia casa y la plantó en el mejor sitio.
It had brought its own house and put it in the best place.

== sheep in guests
-- beginner
Toc, y luego un bostezo.
Knock, and then a yawn.

* —¿Cabe alguien más? —pregunta una voz cansada.
* “Is there room for one more?” asks a tired voice.

Es una oveja que no puede dormir.
It is a sheep that cannot sleep.

—Cuento personas —dice la oveja—, pero no funciona.
“I count people,” says the sheep, “but it does not work.”

—¿Cómo lo haces? —pregunta {kid}.
“How do you do it?” asks {kid}.

—Saltan una valla —dice la oveja.
“They jump over a fence,” it says.

{kids} [salta|saltan] por encima de la oveja.
{kids} [jumps|jump] over the sheep.
<La oveja cuenta una, y bosteza./La oveja cuenta y pierde la cuenta.>
<The sheep counts one, and yawns./The sheep counts and forgets the number.>
Tiene mucha lana, y pica.
It has a lot of wool, and the wool itches.
Ahora quiere la primera página.
Now it wants page one.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz cansada.
* “Is there room for one more?” asked a tired voice.

Era una oveja que no podía dormir y traía ojeras.
It was a sheep that could not sleep and had rings round its eyes.

@sheep —He probado a contar personas —dijo—, pero no saltan bien.
“I have tried counting people,” it said, “but they don’t jump well.”

{kids} [saltó|saltaron] por encima de ella, para ayudar.
{kids} jumped over it, to help.
<La oveja contó hasta dos y perdió la cuenta./La oveja bostezó una vez, y fue contagioso.>
<The sheep counted up to two and lost count./The sheep yawned once, and everybody caught it.>
Después se hizo un hueco, llenó la cama de lana y pidió la primera página.
Then it made itself some room, filled the bed with wool and asked for page one.
-- advanced
* —¿Cabe alguien más? —preguntó una voz cansada.
* “Is there room for one more?” asked a tired voice.

Era una oveja con ojeras que llevaba desde el jueves sin dormir.
It was a sheep with rings round its eyes that had not slept since Thursday.

@sheep —Cuento personas —explicó—, pero se paran delante de la valla a hablar.
“I count people,” it explained, “but they stop at the fence to talk.”

{kids} [saltó|saltaron] por encima de ella varias veces, por si ayudaba, y <la oveja perdió la cuenta en dos/el bostezo dio la vuelta a la cama>.
{kids} jumped over it several times, in case it helped, and <the sheep lost count at two/the yawn went all round the bed>.
Luego pidió la primera página.
Then it asked for page one.

== bear in guests
-- beginner
Toc, toc, bu.
Knock, knock, boo.

* —¿Cabe alguien más? —pregunta una voz muy honda.
* “Is there room for one more?” asks a very deep voice.

Es un oso con una tuba.
It is a bear with a tuba.

—La tuba no cabe —dice {other}.
“There is no room for the tuba,” says {other}.

—Entonces yo tampoco —dice el oso, y llora un poco.
“Then I will not fit,” says the bear, and it cries a little.

La tuba se mete en la cama.
The tuba gets into the bed.
El oso se mete en la tuba.
The bear gets into the tuba.
<Solo se ven las orejas./Solo se ve un pie.>
<You can only see two ears./You can only see one foot.>
Cada vez que respira, suena «bu».
When it breathes, the tuba says “boo”.
Por la tuba, el oso pide la primera página.
Through the tuba, the bear asks for page one.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz muy honda.
* “Is there room for one more?” asked a very deep voice.

Era un oso con una tuba más grande que el oso.
It was a bear with a tuba that was bigger than the bear.

—Cabe el oso o cabe la tuba —dijo {other}.
“There’s room for the bear or for the tuba,” said {other}.

El oso lo pensó y se metió dentro de la tuba.
The bear thought it over and got into the tuba.
<Desde fuera solo se veían dos orejas./Desde fuera solo se veía un pie, bastante peludo.>
<From outside you could only see two ears./From outside you could only see one foot, a hairy one.>
Cada vez que respiraba, la tuba decía «bu», muy bajito.
Every time it breathed, the tuba said “boo”, very softly.
Así pidió que leyeran la primera página.
In this way it asked for page one.
-- advanced
* —¿Cabe alguien más? —preguntó una voz muy honda.
* “Is there room for one more?” asked a very deep voice.

Era un oso con una tuba, y quedó claro enseguida que juntos no cabían.
It was a bear with a tuba, and it was clear at once that there was no room for both.
El oso, que tenía práctica, se metió dentro de la tuba hasta que <solo asomaron las orejas/solo asomó un pie>.
The bear, who had done this before, got into the tuba until <only its ears could be seen/only one foot could be seen>.
A partir de entonces, cada vez que respiraba, sonaba un «bu» profundo y satisfecho.
After that, each time it breathed, there was a deep and satisfied “boo”.

== giraffe in guests
-- beginner
Toc, toc, pero muy arriba.
Knock, knock, but very high up.

* —¿Cabe alguien más? —pregunta una voz desde el techo.
* “Is there room for one more?” asks a voice from the ceiling.

Es una jirafa.
It is a giraffe.
Los pies caben en la cama.
Its feet fit in the bed.
El cuello se queda en el pasillo.
Its neck stays in the hall.

—¿Oyes bien? —pregunta {kid}.
“Can you hear?” asks {kid}.

—Sí —dice la jirafa mucho después.
“Yes,” says the giraffe much later.

Para la jirafa, todo llega tarde.
Everything gets to the giraffe late.
<Se ríe cuando los demás ya no se ríen./Dice «ay» por una cosa de antes.>
<It laughs when the others have finished./It says “ow” about something from before.>
Quiere la primera página, y más alto.
It wants page one, and louder.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz desde el techo.
* “Is there room for one more?” asked a voice from the ceiling.

Era una jirafa, y de ella cabía casi todo.
It was a giraffe, and there was room for most of it.
El cuello salía por la puerta y acababa en la cocina.
Its neck went out of the door and ended in the kitchen.

—¿Desde ahí oyes bien? —preguntó {kid}.
“Can you hear from there?” asked {kid}.

<—Sí —contestó la jirafa al rato—, solo que un poco tarde./—Sí —contestó la jirafa al rato—, y hay galletas.>
<“Yes,” answered the giraffe after a while, “only a little late.”/“Yes,” answered the giraffe after a while, “and there are biscuits.”>

Pidió la primera página cuando ya la estaban leyendo.
It asked for page one when they were reading it already.
-- advanced
* —¿Cabe alguien más? —preguntó una voz desde el techo.
* “Is there room for one more?” asked a voice from the ceiling.

Era una jirafa, y la cama le venía corta.
It was a giraffe, and the bed was too short.
El resto salió por la puerta y se quedó en la cocina.
The rest of it went out of the door and stayed in the kitchen.
Las frases tardaban en llegar hasta allí, de modo que se reía <cuando los demás ya estaban serios/en los entierros del capítulo siguiente>.
The sentences took time to get there, so that it laughed <when everybody else was serious again/at the sad parts of the next chapter>.

@giraffe —Otra vez la primera —pidió—, que aquí acaba de empezar.
“Page one again,” it said, “for here it has only just begun.”

== hedgehog in guests
-- beginner
Ris, ris.
Scratch, scratch.

* —¿Cabe alguien más? —pregunta una voz pinchuda.
* “Is there room for one more?” asks a prickly voice.

Es un erizo.
It is a hedgehog.
Todos se mueven un poco.
They all move a little.
Después se mueven mucho.
Then they move a lot.
El erizo tiene media cama.
The hedgehog has half the bed.

—Qué cama tan grande —dice el erizo.
“What a big bed,” says the hedgehog.

Quiere un beso de buenas noches.
It wants a good-night kiss.
Nadie dice nada.
The others are very quiet.
<{other} le da un beso en la nariz, que no pincha./{other} le tira un beso desde lejos.>
<{other} kisses its nose, which is soft./{other} throws it a kiss from far away.>
Y ahora quiere la primera página.
And now it wants page one.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz algo pinchuda.
* “Is there room for one more?” asked a rather prickly voice.

Era un erizo, y de pronto sobraba sitio por todas partes.
It was a hedgehog, and suddenly there was room everywhere.

—Qué gente tan amable —dijo el erizo, y se estiró.
“What kind people,” said the hedgehog, and stretched.

Antes de la primera página quería un beso de buenas noches.
Before page one it wanted a good-night kiss.
Se hizo un silencio largo.
There was a long silence.
<{other} encontró la nariz, que era lo único blando./{other} se lo mandó por el aire, con buena puntería.>
<{other} found its nose, which was the only soft part./{other} sent one through the air, and did not miss.>
-- advanced
* —¿Cabe alguien más? —preguntó una voz con pinchos.
* “Is there room for one more?” asked a voice with prickles.

Era un erizo, y en un segundo, donde no cabía una oreja, sobró media cama.
It was a hedgehog, and where there had been no room for an ear, half the bed was suddenly free.

@hedgehog —Qué educación —dijo, mirando a su alrededor.
“What manners,” it said, looking round.

Para oír la primera página necesitaba un beso de buenas noches, y <{other} acertó en la nariz, que era lo único blando/{other} se lo envió por el aire, que es más prudente>.
To hear page one it needed a good-night kiss, and <{other} found its nose, the only soft part/{other} sent one through the air, which is wiser>.

== octopus in guests
-- beginner
Toc, toc, toc, toc, toc, toc, toc, toc.
Knock, knock, knock, knock, knock, knock, knock, knock.

* —¿Cabe alguien más? —pregunta una voz mojada.
* “Is there room for one more?” asks a wet voice.

Es un pulpo con ocho zapatillas.
It is an octopus with eight slippers.
Se quita la primera zapatilla.
It takes off the first slipper.
Se quita la segunda.
It takes off the second.
Esto dura mucho.
This goes on for a long time.
Después abraza la almohada, la manta y a {other}.
Then it hugs the pillow, the blanket and {other}.

@octopus <—Perdón —dice—, ¿esa mano es mía?/—Perdón —dice—, me sobra una mano.>
<“Sorry,” it says, “is that hand mine?”/“Sorry,” it says, “I have one hand too many.”>

Con la mano que queda pasa la hoja, pero hacia atrás.
With the hand that is left it turns the page, but backwards.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz mojada.
* “Is there room for one more?” asked a wet voice.

Era un pulpo, y traía ocho zapatillas de cuadros.
It was an octopus, and it had brought eight checked slippers.
Se las quitó una por una.
It took them off one by one.
{kids} [esperó|esperaron] con el dedo en la línea.
{kids} waited with a finger on the line.
Después abrazó la almohada, la manta, el libro y a {other}.
Then it hugged the pillow, the blanket, the book and {other}.

@octopus <—¿Esa mano es mía? —preguntó—, porque me da cosquillas./—Me sobra una mano —dijo—, que alguien la agarre.>
<“Is that hand mine?” it asked, “because it tickles.”/“I have one hand too many,” it said, “so please hold it.”>

Con la que le quedaba pasó las hojas, hacia atrás, hasta la primera.
With the last one it turned the pages, backwards, to page one.
-- advanced
* —¿Cabe alguien más? —preguntó una voz mojada.
* “Is there room for one more?” asked a wet voice.

Era un pulpo en zapatillas.
It was an octopus in slippers.
Se las quitó una por una, ocho veces, y las colocó por parejas.
It took them off one by one, eight times, and set them out in pairs.
Luego abrazó todo lo que había al alcance, que era todo.
Then it hugged everything within reach, which was everything.

@octopus —<Si esa mano no es de nadie —dijo—, entonces es mía./Ya perdonarás —dijo—, pero es que no sé dormir con las manos vacías.>
<“If that hand is nobody’s,” it said, “then it is mine.”/“You must forgive me,” it said, “but I cannot sleep with empty hands.”>

Con la última pasó las hojas, hacia atrás, hasta la primera.
With its last one it turned the pages, backwards, to the first.

== owl in guests
-- beginner
Uh, uh.
Hoo, hoo.

* —¿Cabe alguien más? —pregunta una voz muy seria.
* “Is there room for one more?” asks a very serious voice.

Es un búho con gafas.
It is an owl in glasses.
No tiene sueño, porque se acaba de levantar.
It is not sleepy, because it has just got up.

—Buenos días —dice el búho.
“Good morning,” says the owl.

Se sienta en el libro para ver mejor.
It sits on the book to see better.
Ahora no ve nadie más.
Now nobody else can see.

—Falta un punto —dice el búho.
“There is a dot missing,” says the owl.

<{kid} le pinta un punto en la página./Era una mosca, y ya se ha ido.>
<{kid} draws a dot on the page for it./It was a fly, and it has gone.>
Hay que leer la primera página otra vez, con el punto.
They have to read page one again, with the dot.
-- intermediate
* —¿Cabe alguien más? —preguntó una voz muy seria.
* “Is there room for one more?” asked a very serious voice.

Era un búho con gafas, que se acababa de levantar.
It was an owl in glasses, which had just got up.

@owl —Buenos días —dijo, y pidió un café.
“Good morning,” it said, and asked for coffee.

Se instaló encima del libro, para ver bien.
It sat down on the book, to see well.
Ya no vio bien nadie más.
After that nobody else did.
<Encontró una falta en la primera palabra./Dijo «uh» en cada punto.>
<It found a mistake in the first word./It said “hoo” at every full stop.>
Hubo que volver a empezar.
They had to begin again.
-- advanced
* —¿Cabe alguien más? —preguntó una voz muy seria.
* “Is there room for one more?” asked a very serious voice.

Era un búho con gafas que se acababa de levantar y que dio los buenos días a todo el mundo.
It was an owl in glasses that had just got up and that wished everybody a good morning.
Para ver mejor se sentó encima del libro, con lo cual <mejoró su vista y empeoró la de los demás/solo lo leía el búho, y en voz baja>.
To see better it sat down on the book, so that <its own view improved and all the others’ got worse/only the owl could read it, and silently>.

@owl —Hay una coma de más en la primera página —informó—, así que empecemos de nuevo.
“There is a comma too many on page one,” it reported, “so we had better begin again.”

== turn medium
-- beginner
<Ahora la cama está llena./Ya no cabe ni un dedo.>
<Now the bed is full./There is no room now for a finger.>
A {other} le pica un pie.
{other} has an itchy foot.
Para mover un pie hay que dar la vuelta.
To move one foot you have to turn over.
Y nadie puede dar la vuelta sin los demás.
And nobody can turn over without the others.

—A la una, a las dos y a las tres —dice {kid}.
“One, two, three,” says {kid}.

<La manta da la vuelta también./La cama entera hace ñec.>
<The blanket turns over too./The whole bed says eek.>
<Los pies están ahora en la almohada./Alguien tiene una cola en la boca.>
<Now there are feet on the pillow./Somebody has a tail in the mouth.>
El pie todavía pica.
The foot still itches.
Era el pie de otro.
It was somebody else’s foot.
-- intermediate
La cama estaba tan llena que para rascarse había que pedir permiso.
The bed was so full that you had to ask before you scratched.
A {other} le picaba un pie, y para llegar al pie tenían que darse la vuelta todos.
{other} had an itchy foot, and to reach it they all had to turn over.

—A la una, a las dos y a las tres —dijo {kid}.
“One, two, three,” said {kid}.

La cama entera giró como una tortilla.
The whole bed turned over like an omelette.
<Ahora había pies en la almohada y orejas al fondo./Alguien acabó con una cola en la boca.>
<Now there were feet on the pillow and ears at the other end./Somebody ended with a tail in the mouth.>
{other} se rascó por fin, y una voz dio las gracias: era otro pie.
{other} scratched at last, and a voice said thank you: it was somebody else’s foot.
-- advanced
Había tanta gente que, para rascarse, convenía avisar con tiempo.
There were so many of them that it was best to give notice before scratching.
A {other} le picaba un pie, y no hubo más remedio que organizar la vuelta general.
{other} had an itchy foot, and there was nothing for it but a general turning over.

—A la una, a las dos y a las tres —ordenó {kid}, y la cama giró como una tortilla.
“One, two, three,” ordered {kid}, and the bed turned over like an omelette.

<Los pies quedaron donde habían estado las orejas./Alguien acabó con una cola en la boca, y no quiso decirlo.>
<The feet were now where the ears had been./Somebody ended with a tail in the mouth, and did not mention it.>
{other} se rascó con alivio hasta que una voz, muy agradecida, explicó de quién era el pie.
{other} scratched with relief until a voice, very grateful, explained whose foot it was.

== crumbs long in far
-- beginner
A las diez, alguien tiene hambre.
At ten o’clock somebody is hungry.

—¿Quién? —pregunta {kid}.
“Who?” asks {kid}.

—Yo —dicen todos.
“Me,” they all say.

<{other} trae una galleta./{other} encuentra una galleta en un zapato.>
<{other} brings a biscuit./{other} finds a biscuit in a shoe.>
<Es la última, y es redonda./Es de ayer, y es la única.>
<It is the last one, and it is round./It is from yesterday, and it is the only one.>
La parten por la mitad.
They break it in half.
Luego parten la mitad por la mitad.
Then they break the half in half.
<Siguen así mucho rato./Cortan y cortan hasta que no se ve nada.>
<They go on like that for a long time./They cut and cut until there is nothing to see.>
<Al final cada uno tiene un punto./Al final hay galleta en todas las orejas.>
<In the end everybody has a dot./In the end there is biscuit in every ear.>

—Está rica —dicen.
“It is good,” they say.

Ahora la cama está llena de migas.
Now the bed is full of crumbs.
Las migas pican más que un pie.
Crumbs itch more than a foot.
{kid} sopla, y las migas vuelan.
{kid} blows, and the crumbs fly.
<Parece que nieva en la cama./Alguien las caza con la lengua.>
<It looks like snow in the bed./Somebody catches them, one by one.>

—¿Por dónde íbamos? —pregunta {other}.
“Where were we?” asks {other}.

—Por la primera página —dicen todos.
“On page one,” they all say.
-- intermediate
Hacia las diez sonó un rugido debajo de la manta.
At about ten there was a growl under the blanket.

—¿Quién tiene hambre? —preguntó {kid}.
“Who is hungry?” asked {kid}.

Era todo el mundo.
It was everybody.
{other} fue a la cocina y volvió con la única galleta de la casa.
{other} went to the kitchen and came back with the only biscuit in the house.
La partieron por la mitad, y la mitad por la mitad, y siguieron así hasta que hizo falta una lupa.
They broke it in half, and the half in half, and went on until a magnifying glass was needed.
<A cada cual le tocó un punto./A cada cual le tocó más o menos el olor.>
<Everybody got a dot./Everybody got more or less the smell.>
Lo malo fueron las migas, que picaban por todas partes.
The trouble was the crumbs, which itched everywhere.
{kid} sopló con fuerza, y <en la cama nevó un rato/las migas se fueron a vivir a la tuba de alguien>.
{kid} blew hard, and <for a while it snowed in the bed/the crumbs went to live in somebody’s ear>.

—¿Por dónde íbamos? —preguntó {other} al final.
“Where were we?” asked {other} in the end.

—Por la primera página —dijeron todos, y se arroparon otra vez.
“On page one,” they all said, and they pulled up the blanket.
-- advanced
Hacia las diez se oyó bajo la manta un rugido que no quiso reconocer nadie.
At about ten a growl was heard under the blanket, which nobody would admit to.
Resultó que tenían hambre todos, y {other} volvió de la cocina con la única galleta de la casa.
It turned out that they were all hungry, and {other} came back from the kitchen with the only biscuit in the house.
La partieron por la mitad, y cada mitad por la mitad, hasta que <a cada uno le correspondió un punto/hizo falta una lupa para el reparto>.
They broke it in half, and each half in half, until <everybody had been given a dot/a magnifying glass was needed>.

—Llena mucho —dijo alguien, por educación.
“It is very filling,” said somebody, to be polite.

Peores fueron las migas, que se repartieron solas y llegaron a donde no llega ni el agua.
Worse were the crumbs, which shared themselves out and got to where even water does not go.
{kid} sopló con todas sus fuerzas, y <durante un minuto nevó en la cama/las migas dieron la vuelta y aterrizaron en el mismo sitio>.
{kid} blew with great force, and <for a minute it snowed in the bed/the crumbs turned round and landed in the same place>.

—¿Por dónde íbamos? —preguntó {other}, y contestaron todos a la vez que por la primera página.
“Where were we?” asked {other}, and they all answered at once that it was page one.

== walk long in far
-- beginner
Alguien quiere beber agua.
Somebody wants a drink of water.
Nadie quiere salir de la cama.
Nobody wants to leave the bed.
Hace mucho frío fuera.
It is very cold out there.

—Vamos con la cama —dice {kid}.
“Let us take the bed,” says {kid}.

Sacan los pies por los lados.
They put their feet out at the sides.
Hay muchos pies, y también patas.
There are many feet, and also paws.
La cama se levanta y anda.
The bed stands up and walks.
<Anda de lado, como un cangrejo./Anda bien, pero un pie quiere ir a otro sitio.>
<It walks sideways, like a crab./It walks well, but one foot wants to go elsewhere.>
<Pasa por el pasillo./Por el pasillo va muy deprisa.>
<It goes down the hall./It runs down the hall.>
Pasa por la cocina, y beben agua.
It goes to the kitchen, and they drink water.

—Buenas noches —le dice la cama a la mesa.
“Good night,” says the bed to the table.

<La mesa no contesta./La mesa tiene las mismas patas, pero no anda.>
<The table does not answer./The table has legs too, but it does not walk.>
Luego la cama vuelve a su sitio.
Then the bed goes back to its place.
Los pies se meten otra vez debajo de la manta.
The feet go under the blanket again.
<Están más fríos que antes./Nadie sabe cuál es de quién.>
<They are colder than before./Nobody knows which is whose.>
-- intermediate
Después, alguien tuvo sed, y nadie quería salir de la manta.
Then somebody was thirsty, and nobody wanted to leave the blanket.

—Pues vamos con la cama —dijo {kid}.
“Then let us take the bed,” said {kid}.

Sacaron los pies por los lados, y también las patas y alguna pezuña.
They put their feet out at the sides, and also paws and a few other things.
La cama se levantó, tembló un poco y echó a andar.
The bed stood up, shook a little and began to walk.
<Iba de lado, como los cangrejos./Iba bien, salvo un pie que quería ir a otra parte.>
<It went sideways, as crabs do./It went well, except for one foot that wanted to go elsewhere.>
Recorrió el pasillo, entró en la cocina y se paró delante del grifo.
It went down the hall, entered the kitchen and stopped in front of the tap.
Bebieron por turnos, y uno tres veces.
They drank in turn, and one of them drank three times.
<La mesa los miró con envidia, porque tenía cuatro patas y nunca había ido a ningún sitio./A la vuelta, saludaron a la mesa, que no se movió.>
<The table looked at them with envy, because it had four legs and had never been anywhere./On the way back they said hello to the table, which did not move.>
De vuelta en su cuarto, la cama se sentó con un suspiro.
Back in its room, the bed sat down with a sigh.
Todos los pies volvieron a la manta a la vez, y estaban helados.
All the feet came back under the blanket at once, and they were like ice.
-- advanced
Después alguien tuvo sed, y como nadie pensaba abandonar la manta, {kid} propuso llevarse la cama.
Then somebody was thirsty, and as nobody meant to leave the blanket, {kid} suggested taking the bed along.
Por los lados fueron saliendo pies, patas y alguna cosa que no era ni pie ni pata.
Out at the sides came feet, paws and one or two things that were neither.
La cama se levantó, tembló y echó a andar por el pasillo, <de lado, como los cangrejos/salvo un pie, que quería ir a otra parte>.
The bed stood up, shook and set off down the hall, <sideways, as crabs do/except for one foot, which wanted to go elsewhere>.
Bebieron en la cocina, por orden de sed.
They drank in the kitchen, in order of thirst.
La mesa, que tiene cuatro patas y no ha ido nunca a ningún sitio, <los vio pasar con envidia/fingió que dormía>.
The table, which has four legs and has never been anywhere, <watched them with envy/pretended to be asleep>.
A la vuelta, la cama se dejó caer en su sitio con un suspiro muy humano.
When they were back, the bed sank into its place with a very human sigh.
Todos los pies regresaron a la manta al mismo tiempo, y cada uno buscó el calor de los demás.
All the feet came back under the blanket at the same time, and each looked for the warmth of the others.

== dark long in far
-- beginner
De pronto se va la luz.
Suddenly the light goes out.
La cama está negra, y el libro también.
The bed is black, and so is the book.

—Yo no tengo miedo —dice una voz.
“I am not afraid,” says a voice.

—Yo tampoco —dice otra, y tiembla.
“Nor am I,” says another, and it shakes.

Alguien agarra la mano de {kid}.
Somebody takes {kid}’s hand.
Alguien más agarra la misma mano.
Somebody else takes the same hand.
La mano pesa mucho.
The hand is very heavy.

—¿Y ahora cómo leemos? —pregunta {other}.
“And how do we read now?” asks {other}.

Pero {kid} ya sabe la primera página.
But {kid} knows page one by now.
La ha leído muchas veces.
It has been read many times.
{kid} empieza, y los demás dicen la segunda línea.
{kid} begins, and the others say the second line.
Dicen toda la página en la oscuridad.
They say the whole page in the dark.
<La voz más alta es la que más tiembla./Alguien dice todas las comas.>
<The loudest voice shakes the most./Somebody says all the commas.>
Entonces vuelve la luz.
Then the light comes back.
<Alguien estaba sentado en ella./Todos sueltan la mano muy deprisa.>
<Somebody was sitting on it./They all let the hand go very fast.>
-- intermediate
A mitad de una frase se fue la luz.
In the middle of a sentence the light went out.
Se quedó todo tan negro que la cama no tenía ni bordes.
It was all so black that the bed had no edges.

—Yo no tengo miedo —dijo una voz.
“I am not afraid,” said a voice.

—Pues yo menos —dijo otra, que temblaba.
“And I even less,” said another, which was shaking.

Alguien agarró la mano de {kid}, y alguien agarró a ese alguien.
Somebody took {kid}’s hand, and somebody took hold of that somebody.

—¿Y cómo se lee ahora? —preguntó {other}.
“And how do we read now?” asked {other}.

Pero la primera página ya se la sabían todos.
But they all knew page one by now.
{kid} dijo la primera línea.
{kid} said the first line.
La segunda la dijo la cama entera.
The second was said by the whole bed.
<La voz más valiente se equivocó en una coma./En la última palabra hubo hasta segunda voz.>
<The bravest voice got one comma wrong./The last word was even sung.>
Cuando volvió la luz, <soltaron la mano todos a la vez/se vio quién estaba sentado encima>.
When the light came back, <they all let go of the hand at once/it was clear who had been sitting on it>.
-- advanced
A mitad de una frase se fue la luz, y la cama se quedó sin bordes.
In the middle of a sentence the light went out, and the bed lost its edges.

—Yo, por mí, miedo no tengo —declaró una voz en lo negro.
“I, for one, am not afraid,” declared a voice in the blackness.

—Yo todavía menos —dijo otra, que temblaba como un flan.
“I am even less so,” said another, which was shaking like a jelly.

Alguien agarró la mano de {kid}, y al momento había en ella una cola de gente esperando.
Somebody took {kid}’s hand, and in a moment there was a queue of others waiting for it.
No hizo falta el libro: a fuerza de empezar, la primera página se la sabían todos de memoria.
The book was not needed: after so many beginnings, they all knew page one by heart.
La recitaron a oscuras, de la mayúscula al punto, y <el más miedoso dijo hasta las comas/en la última línea hubo quien cantó>.
They recited it in the dark, from the capital to the full stop, and <the most frightened even said the commas/in the last line somebody sang>.
Cuando volvió la luz, <la mano de {kid} quedó libre en menos de un segundo/se supo quién había estado sentado encima>.
When the light came back, <{kid}’s hand was free in less than a second/it was known who had been sitting on it>.

== hero topics=hero:being-now
-- beginner
Del libro {topic:sale|salen} {topic.the}.
Out of the book {topic:comes|come} {topic.the}.
{topic:Se mete|Se meten} en la cama y {topic.starts}.
In the bed, {topic.the} {topic.starts}.
Ahora sí que no cabe nadie.
Now there is really no more room.
-- intermediate
Luego hubo un ruido de papel, y del libro {topic:salió|salieron} {topic.the}.
Then there was a noise of paper, and out of the book came {topic.the}.
En la cama, como en la página, {topic.the} {topic.started}.
In the bed, as on the page, {topic.the} {topic.started}.
-- advanced
Luego crujió el papel, y de la página {topic:salió|salieron} {topic.the}.
Then paper rustled, and out of the page came {topic.the}.
+ En mitad de la cama, igual que en mitad del libro, {topic.the} {topic.started}.
+ In the middle of the bed, as in the middle of the book, {topic.the} {topic.started}.

== crack
-- beginner
<Toc, toc, muy bajito./Otra vez alguien, pero casi no se oye.>
<Knock, knock, very softly./Somebody again, but you can hardly hear it.>

* —¿Cabe alguien más? —pregunta una voz pequeña.
* “Is there room for one more?” asks a small voice.

Es {tiny}.
It is {tiny}.
No pesa nada.
It weighs nothing at all.
Se sienta en la punta de la manta.
It sits down on the edge of the blanket.
<Se sienta muy, muy despacio./Casi no toca la lana./Primero pide perdón.>
<It sits down very, very slowly./It hardly touches the wool./First it says sorry.>
-- intermediate
<Entonces llamaron otra vez, tan bajo que casi no se oyó./Ya no llamaba nadie, o casi nadie.>
<And then there was another knock, so soft that they hardly heard it./Nobody else knocked, or almost nobody.>

* —¿Cabe alguien más? —preguntó una voz pequeñísima.
* “Is there room for one more?” asked a tiny voice.

Era {tiny}, que no pesaba nada.
It was {tiny}, which weighed nothing at all.
+ <Se posó en el borde de la manta, muy despacio./Pidió perdón y se posó en una esquina.>
+ <It settled on the edge of the blanket, very slowly./It said sorry and settled in a corner.>
-- advanced
<Llamaron todavía una vez más, tan bajo que hubo que parar de respirar para oírlo./Nadie más podía caber, y justo entonces rozaron la puerta.>
<There was one more knock, so soft that they had to stop breathing to hear it./There could be no room for more, and just then something brushed against the door.>

* —¿Cabe alguien más? —preguntó una voz diminuta.
* “Is there room for one more?” asked a tiny voice.

Era {tiny}, que en toda su vida no había pesado nada.
It was {tiny}, which had never in its life weighed anything.
+ <Se posó en el borde de la manta como quien pide perdón./Se posó donde menos molestaba, casi en el aire.>
+ <It settled on the edge of the blanket as if it were saying sorry./It settled where it took least room, almost on the air.>

== noise topics=any
-- beginner
Y la cama hace {noise}.
And the bed goes {noise}.
-- intermediate
Y la cama hizo {noise}.
And the bed went {noise}.
-- advanced
Y la cama hizo {noise}.
And the bed went {noise}.

== shake topics=hero:being-now
-- beginner
Y entonces {topic.the} {topic.starts} otra vez.
And then {topic.the} {topic.starts} again.
La cama hace {noise}.
The bed goes {noise}.
-- intermediate
Pero justo entonces {topic.the} {topic.started} otra vez.
But just then {topic.the} {topic.started} again.
Y la cama hizo {noise}.
And the bed went {noise}.
-- advanced
Pero justo entonces {topic.the} {topic.started}, y la cama hizo {noise}.
But just then {topic.the} {topic.started}, and the bed went {noise}.

== floor
-- beginner
<Ahora todos están en el suelo./Ahora la manta está en el suelo, y encima están todos.>
<Now they are all on the floor./Now the blanket is on the floor, and they are all on it.>
<La cama ya no tiene patas, porque las patas se han ido./La cama es ahora tan baja como una alfombra.>
<The bed has no legs now, because the legs have gone./The bed is now as low as a carpet.>
<Nadie dice nada./Todos miran el techo.>
<Nobody says anything./They all look at the ceiling.>

<—En el suelo hay mucho sitio —dice {other}./—Aquí no se cae nadie —dice {other}.>
<“There is a lot of room on the floor,” says {other}./“Nobody can fall out of this,” says {other}.>

<Ponen la manta debajo y la almohada encima./Ponen la manta como una tienda.>
<They put the blanket under them and the pillow on top./They make a tent of the blanket.>
{kid} lee el libro entero, hasta la última página.
{kid} reads the whole book, to the last page.
-- intermediate
<Cuando se posó el polvo, estaban todos en el suelo./Hubo un momento de plumas y polvo, y después, un montón en el suelo.>
<When the dust settled, they were all on the floor./There was a moment of feathers and dust, and then a heap on the floor.>
<La cama se había sentado, con una pata hacia cada lado./De la cama quedaban cuatro patas y la almohada.>
<The bed had sat down, with its legs pointing every way./All that was left of the bed was four legs and the pillow.>

<—Pues en el suelo sobra sitio —dijo {other}./—De aquí ya no se puede caer nadie —dijo {other}.>
<“Well, there’s plenty of room on the floor,” said {other}./“Well, nobody can fall out of this,” said {other}.>

+ Era verdad, porque <el suelo llega hasta la pared/el suelo no tiene borde>.
+ That was true, because <the floor goes on as far as the wall/a floor has no edge>.
Allí, sin que llamara nadie, {kid} leyó hasta la última página.
There, without another knock, {kid} read to the last page.
-- advanced
<Cuando se posó el polvo, la cama se había sentado con una pata hacia cada punto cardinal./Hubo una nube de plumas, y cuando se fue, la cama era un montón de leña con almohada.>
<When the dust settled, the bed had sat down with its legs pointing north, south, east and west./There was a cloud of feathers, and when it had gone, the bed was firewood with a pillow.>

<—Pues aquí sobra sitio —dijo {other} desde el suelo./—Lo bueno es que de aquí no se cae nadie —dijo {other} desde el suelo.>
<“Well, there is plenty of room down here,” said {other} from the floor./“The good thing is that nobody can fall out of this,” said {other} from the floor.>

+ Era verdad, puesto que <un suelo no tiene borde/el suelo llega hasta la pared y a veces más allá>.
+ That was true, since <a floor has no edge/a floor goes on as far as the wall and sometimes further>.
Nadie volvió a llamar, y {kid} leyó el libro entero, sin saltarse ni el nombre de la imprenta.
Nobody knocked again, and {kid} read the whole book, even the name of the printer.

== end
-- beginner
<En la última página ya duermen todos./La última página la oye solo {tiny}.>
<At the last page they are all asleep./Only {tiny} hears the last page.>
+ <Alguien ronca como una tuba./Alguien ronca como un barco./El montón sube y baja, como el mar.>
+ <Somebody snores like a tuba./Somebody snores like a ship./The heap goes up and down, like the sea.>
<{kids} [cierra|cierran] el libro./{kids} [duerme|duermen] en medio, que está caliente.>
<{kids} [closes|close] the book./{kids} [sleeps|sleep] in the middle, where it is warm.>

<Por la mañana, algo toca la ventana./Por la mañana llaman otra vez, en la ventana.>
<In the morning something touches the window./In the morning there is a knock again, at the window.>
Es el sol.
It is the sun.
<Quiere entrar, y es muy grande./Es enorme, y no ha oído nada del libro.>
<It wants to come in, and it is very big./It is huge, and it has not heard the book.>

* —Cabe —dice {kid}.
* “There is room,” says {kid}.
-- intermediate
<En la última línea ya dormían todos, unos encima de otros./La última línea la oyó solo {tiny}.>
<At the last line they were all asleep, one on top of another./Only {tiny} heard the last line.>
+ <Alguien roncaba como un barco./Alguien roncaba en dos idiomas./El montón subía y bajaba, como el mar.>
+ <Somebody was snoring like a ship./Somebody was snoring in two languages./The heap went up and down, like the sea.>
<{kids} se [quedó|quedaron] en medio, que era lo más caliente./{kids} [cerró|cerraron] el libro y [buscó|buscaron] la almohada con la mano.>
<{kids} stayed in the middle, which was warmest./{kids} closed the book and felt for the pillow with one hand.>

<Por la mañana, algo rozó la ventana, enorme y amarillo./Por la mañana llamaron otra vez, pero en el cristal.>
<In the morning something touched the window, huge and yellow./In the morning there was a knock again, but at the window.>
<Era el sol, que esperaba fuera./Era el sol, que no había oído nada del libro.>
<It was the sun, waiting outside./It was the sun, which had not heard any of the book.>

* —Cabe —dijo {kid}, y levantó la manta.
* “There is room,” said {kid}, and lifted the blanket.
-- advanced
<Con la última palabra se durmió también el último, y el cuarto entero subía y bajaba como un mar./La última palabra la oyó solo {tiny}, porque los demás ya respiraban todos a la vez.>
<With the last word the last of them fell asleep, and the whole room went up and down like a sea./The last word was heard only by {tiny}, because the others were all breathing in time.>
+ A {kids} le[|s|s] tocó el centro, que era lo más caliente.
+ {kids} had the middle, which was warmest.

<Por la mañana, algo enorme y amarillo rozó la ventana y se quedó esperando en el cristal./Por la mañana llamó al cristal algo enorme y amarillo.>
<In the morning something huge and yellow touched the window and waited at the glass./In the morning something huge and yellow knocked at the window.>
+ <Llevaba toda la noche viniendo./Venía de muy lejos, y no había desayunado nadie.>
+ <It had been on the way all night./It came from very far, and nobody had had breakfast yet.>

* —Cabe —dijo {kid}, y levantó la manta.
* “There is room,” said {kid}, and lifted the blanket.
