plot: Parents part, and the child lists in three columns what goes, what stays and what there is two of; the one thing that was forgotten needs a fourth column, for what travels, and the child is in it too.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:parents
picture: kitchen, day, worried, kid, other, woman green, man brown
middle: bedroom, day, worried, kid carries box, other, box
end: bedroom, night, calm, kid sits, other, leaver, box
take things: 1 3 5

title: Dos cepillos = Two Toothbrushes
title: Un cuaderno con columnas = A Notebook with Columns
title: Lo que hay dos veces = What There Is Two Of
title: Cuatro platos y cinco platos = Four Plates and Five Plates

cast leaver m: papá = Dad
  home: mamá = Mum
cast leaver f: mamá = Mum
  home: papá = Dad

cast flat: un piso encima de una panadería = a flat above a bakery
  near: huele a pan a las cinco = smells of bread at five
cast flat: un piso al lado de la estación = a flat beside the station
  near: tiembla con cada tren = shakes with every train
cast flat: un piso con nueve escalones = a flat with nine steps up
  near: huele a pintura = smells of paint
cast flat: un piso enfrente del mercado = a flat across from the market
  near: huele a naranjas = smells of oranges

cast thing f: la manta de cuadros = the checked blanket
cast thing m: el conejo de tela = the cloth rabbit
cast thing f: la almohada pequeña = the little pillow
cast thing m: el oso sin oreja = the bear with one ear

cast color: rojo = red
cast color: verde = green
cast color: azul = blue
cast color: amarillo = yellow

speaks teacher f: la maestra = the teacher

word: la casa: casa, casas = the house: house, home, houses, homes
word: el cuaderno = the notebook
word: el cepillo: cepillo, cepillos = the toothbrush: toothbrush, toothbrushes, brush
word: el vaso = the glass
word: la columna: columna, columnas = the column: column, columns
word: la puerta = the door
word: la lluvia: lluvia, llueve, llovía = the rain: rain, raining
word: la llave: llave, llaves = the key: key, keys
word: el plato: plato, platos = the plate: plate, plates
word: la mesa = the table
word: el piso = the flat
word: la mochila = the backpack
word: la escalera: escalera, escaleras = the stairs: stairs
word: el calendario = the calendar
word: la tortita: tortita, tortitas = the pancake: pancake, pancakes
word: el techo = the ceiling
word: dos = two
word: la noche = the night: night, tonight
word: mojado = wet
word: seco = dry

question: ¿Qué pondrías tú en la columna de lo que viaja? = What would you put in the column of things that travel?
question: ¿De qué se habla en la puerta, y de qué no? = What do they talk about at the door, and what not?
question: ¿Qué hay en tu casa que no se puede partir en dos? = What is there in your home that cannot be divided in two?

== news
-- beginner
Es domingo, después de comer.
It is Sunday, after lunch.
Papá y mamá hablan en la mesa.
Mum and Dad talk at the table.
+ <Nadie recoge los platos./La sal está en medio.>
+ <Nobody clears the plates./The salt is in the middle.>
Ya no van a vivir en la misma casa.
They are not going to live in one house any more.
{leaver} se va a {flat}.
{leaver} is moving to {flat}.
+ {leaver.home} se queda en la casa.
+ {leaver.home} is staying in the house.
-- intermediate
Lo dijeron un domingo, después de comer.
They said it on a Sunday, after lunch.
+ <Nadie recogió los platos./La sal se quedó en medio.>
+ <Nobody cleared the plates./The salt stayed in the middle.>
Papá y mamá ya no iban a vivir en la misma casa.
Mum and Dad were not going to live in the same house any more.
{leaver} se iba a {flat}, y {leaver.home} se quedaba.
{leaver} was moving to {flat}, and {leaver.home} was staying.
-- advanced
Lo dijeron un domingo, después de comer, cuando <los platos seguían en la mesa/todavía quedaba postre>.
They said it on a Sunday, after lunch, while <the plates were still on the table/there was still some pudding>.
Papá y mamá iban a vivir en dos casas, porque en una ya no podían.
Mum and Dad were going to live in two homes, because in one they no longer could.
{leaver} se mudaba a {flat}, y {leaver.home} se quedaba donde estaba.
{leaver} was moving to {flat}, and {leaver.home} was staying put.

== why ages=3-5
-- beginner
—¿Es por la leche de ayer? —pregunta {kid}.
“Is it because of the milk yesterday?” asks {kid}.

Ayer se cayó la leche.
Yesterday the milk fell.

—No —dice {leaver.home}—.
“No,” says {leaver.home}.
No es por la leche.
“It isn’t the milk.
No es por nada que tú hagas.
It isn’t anything that you do.”
-- intermediate
—¿Es por la leche de ayer? —preguntó {kid}, porque el sábado se había caído una jarra.
“Is it because of the milk?” asked {kid}, since on Saturday a whole jug had fallen.

—No es por la leche —dijo {leaver.home}—.
“It isn’t the milk,” said {leaver.home}.
No es por nada que haya hecho una persona pequeña.
“It isn’t anything that a small person did.”
-- advanced
—¿Es por la leche? —preguntó {kid}, porque el sábado se había volcado una jarra entera.
“Is it the milk?” asked {kid}, because on Saturday a whole jug had gone over.

—Ni por la leche ni por nada que haya hecho una persona pequeña —dijo {leaver.home}.
“It isn’t the milk, or anything else that a small person did,” said {leaver.home}.

+ —Las jarras se caen —dijo {leaver}—, y esto es otra cosa.
+ “Jugs fall over,” said {leaver}, “and this is something else.”

== behave ages=6-8
-- beginner
—¿Y si me porto muy bien? —pregunta {kid}.
“What if I am very, very good?” asks {kid}.

—Eso no lo cambia —dice {leaver}—.
“That doesn’t change it,” says {leaver}.
Nadie se va por portarse mal.
“Nobody is leaving because of being bad.
Nadie vuelve por portarse bien.
Nobody comes back because of being good.”
-- intermediate
—¿Y si desde hoy me porto bien? —preguntó {kid}.
“What if I behave from now on?” asked {kid}.

—Eso no lo cambia —dijo {leaver}—.
“That doesn’t change it,” said {leaver}.
No me voy porque alguien se portara mal, ni vuelvo si se porta bien.
“I am not going because somebody was bad, nor coming back if somebody is good.”
-- advanced
—¿Y si a partir de hoy me porto perfectamente? —propuso {kid}.
“What if I behave perfectly from now on?” offered {kid}.

—No hace falta que nadie sea perfecto —dijo {leaver}—.
“Nobody needs to be perfect,” said {leaver}.
No me voy porque alguien se portara mal.
“I am not going because somebody was bad.”
+ Y no hay manera de portarse que lo cambie.
+ “And no way of being good could change it.”

== tried ages=9-12
-- beginner
—¿No se puede arreglar? —pregunta {kid}.
“Can’t it be mended?” asks {kid}.

—Llevamos dos años con eso —dice {leaver.home}.
“We have tried for two years,” says {leaver.home}.

@kid —No se oía.
“I couldn’t hear it.”

—Era de noche —dice {leaver}—, y muy bajo.
“It was at night,” says {leaver}, “and very quiet.”
-- intermediate
—¿Y no se puede arreglar? —preguntó {kid}.
“And can’t it be mended?” asked {kid}.

—Lo intentamos dos años —dijo {leaver.home}.
“We tried for two years,” said {leaver.home}.

—Pues no se oía nada —dijo {kid}.
“Well, I never heard anything,” said {kid}.

—Era de noche y en voz baja —dijo {leaver}, que miraba la sal.
“It was at night, and quietly,” said {leaver}, looking at the salt.
-- advanced
—Las cosas se arreglan —dijo {kid}, que había visto arreglar cosas peores.
“Things can be mended,” said {kid}, who had seen worse things mended.

—Lo intentamos durante dos años —dijo {leaver.home}—, de noche y en voz baja.
“We tried for two years,” said {leaver.home}, “at night, and in low voices.”

+ {kid} buscó aquellas voces en la memoria, y solo encontró el lavaplatos.
+ {kid} searched memory for those voices, and found only the dishwasher.

== list
-- beginner
{kid} abre un cuaderno y hace tres columnas.
{kid} opens a notebook and draws three columns.
Se va.
Goes.
Se queda.
Stays.
Hay dos.
There are two.
<El sofá se queda./El perchero se va./El abrelatas se queda.>
<The sofa stays./The coat stand goes./The tin opener stays.>
+ La guitarra se va.
+ The guitar goes.
+ De camas va a haber dos.
+ Of beds there will be two.
-- intermediate
{kid} abrió un cuaderno e hizo tres columnas: se va, se queda, hay dos.
{kid} opened a notebook and made three columns: goes, stays, two of it.
+ <El sofá se quedaba y la guitarra se iba./El perchero se iba y el abrelatas se quedaba.>
+ <The sofa was staying and the guitar was going./The coat stand was going and the tin opener was staying.>
+ De camas iba a haber dos.
+ There were going to be two beds.
-- advanced
{kid} trazó tres columnas en un cuaderno: se va, se queda, hay dos.
{kid} ruled three columns in a notebook: goes, stays, two of it.
+ <El sofá era fácil, y la guitarra también./El abrelatas hubo que discutirlo.>
+ <The sofa was easy, and so was the guitar./The tin opener had to be discussed.>

== van long
-- beginner
El viernes viene una furgoneta.
On Friday a van comes.
{kids} [mira|miran] desde la escalera.
{kids} [watches|watch] from the stairs.
Primero baja la guitarra.
First the guitar goes down.
Después bajan doce cajas y una planta.
Then twelve boxes and a plant go down.
La planta saluda con las hojas.
The plant waves its leaves.
<El vecino pregunta si alguien se muda./El vecino aguanta la puerta y pregunta si hay mudanza.>
<The neighbour asks if somebody is moving./The neighbour holds the door and asks if it is a move.>

—Un poco —dice {kid}.
“A little,” says {kid}.

{leaver} cierra la furgoneta y vuelve a subir.
{leaver} shuts the van and comes up again.
Se sienta en un escalón.
It is good to sit on a step.

—Hay cosas que no caben en ninguna caja —dice.
“Some things don’t fit in any box,” says {leaver}.

—¿La planta? —pregunta {kid}.
“The plant?” asks {kid}.

{leaver} no contesta, y abraza muy fuerte.
{leaver} does not answer, and gives a very long hug.
Luego se oye el motor.
Then there is the engine.
Donde estaba la guitarra, la pared es más blanca.
Where the guitar was, the wall is whiter.
-- intermediate
El viernes vino la furgoneta, y {kids} lo [vio|vieron] todo desde la escalera.
On Friday the van came, and {kids} watched it all from the stairs.
Primero bajó la guitarra, y después doce cajas y una planta.
First the guitar went down, and then twelve boxes and a plant.
La planta iba diciendo adiós con las hojas.
The plant was waving goodbye with its leaves.
<El vecino preguntó si se mudaba alguien./El vecino sujetó la puerta y preguntó si había mudanza.>
<The neighbour asked if somebody was moving./The neighbour held the door and asked if it was a move.>

—Un poco —contestó {kid}.
“A little,” answered {kid}.

Cuando la furgoneta estuvo llena, {leaver} volvió a subir y se sentó en un escalón.
When the van was full, {leaver} came up again and sat down on a step.

—Hay cosas que no caben en ninguna caja —dijo.
“There are things that don’t fit in a box,” said {leaver}.

—¿La planta? —preguntó {kid}.
“The plant?” asked {kid}.

La respuesta fue un abrazo de los que aprietan las costillas.
The answer was the kind of hug that hurts your ribs.
Luego sonó el motor, y en la pared quedó una guitarra más blanca que lo demás.
Then came the engine, and on the wall there was a guitar whiter than the rest.
-- advanced
El viernes llegó la furgoneta, y {kids} [siguió|siguieron] la mudanza desde lo alto de la escalera.
On Friday the van arrived, and {kids} watched the move from the top of the stairs.
Bajó la guitarra, bajaron doce cajas y, por último, una planta que decía adiós con todas las hojas.
Down went the guitar, down went twelve boxes and, last, a plant that waved goodbye with all its leaves.
<El vecino quiso saber si se mudaba alguien, y hubo que pensar la respuesta./El vecino sujetó la puerta y preguntó a sus zapatos si había mudanza.>
<The neighbour wished to know if somebody was moving, and the answer took some thought./The neighbour held the door and asked his shoes if somebody was moving.>

—Un poco —contestó {kid} por fin.
“A little,” answered {kid} in the end.

Ya estaba todo dentro cuando {leaver} subió otra vez y se sentó en un escalón.
Everything was in when {leaver} came up again and sat down on a step.

—Hay cosas que no caben en ninguna caja —dijo.
“There are things that don’t fit in a box,” said {leaver}.

—La planta casi no cabía —reconoció {kid}.
“The plant hardly did,” {kid} admitted.

La respuesta fue un abrazo que duró dos pisos de escalera, y después se oyó el motor.
The answer was a hug that went on for a long time, and after that they heard the engine.
En la pared quedó una guitarra más blanca que todo lo demás.
On the wall there was left a guitar, whiter than all the rest.

== plates in things
-- beginner
En la cocina hay nueve platos.
In the kitchen there are nine plates.
Nueve no se puede partir en dos.
You cannot divide nine in two.

—Cinco y cuatro —dice {leaver}.
“Five and four,” says {leaver}.

—Cuatro y cinco —dice {leaver.home}.
“Four and five,” says {leaver.home}.

<Todos quieren tener cuatro./Ahora todos son muy amables.>
<Each of them wants to have four./Now they are both very polite.>
El plato nueve tiene un golpe en el borde.
The ninth plate has a chip in its edge.
{kid} se lo lleva a su cuarto, para las ceras.
{kid} takes it away, for the crayons.
-- intermediate
En la cocina había nueve platos, y nueve no se parte en dos.
In the kitchen there were nine plates, and nine does not divide by two.

—Llévate cinco —dijo {leaver.home}.
“Take five,” said {leaver.home}.

—No, cinco aquí —dijo {leaver}.
“No, five here,” said {leaver}.

<Llevaban meses sin ser tan amables./Nadie quería ganar aquel plato.>
<They had not been so polite for months./Nobody wanted to win that plate.>
El noveno tenía un golpe en el borde.
The ninth had a chip in its edge.
{kid} se lo llevó para las ceras, y quedaron cuatro y cuatro.
{kid} took it for the crayons, which left four and four.
-- advanced
En la cocina había nueve platos, y el nueve no se deja partir en dos sin ruido.
In the kitchen there were nine plates, and nine cannot be halved without a noise.

—Llévate tú cinco —decía {leaver.home}, y {leaver} decía que no, que cinco allí.
“You take five,” said {leaver.home}, and {leaver} said no, five here.

+ <Hacía meses que no se trataban con tanta cortesía./Nadie quería ganar aquel plato por nada del mundo.>
+ <It was months since they had been so polite./Nobody on earth wanted to win that plate.>
{kid} se quedó el noveno, que estaba mellado, para las ceras, y así salió la cuenta.
{kid} took the ninth, which was chipped, for the crayons, and so the sum came out.

== key in things
-- beginner
{leaver} trae una llave nueva.
{leaver} brings a new key.
Es la llave del piso.
It is the key of the flat.
Antes {kid} no tenía ninguna llave.
Before, {kid} did not have any keys.
Ahora hay dos en la mochila.
Now there are two in the backpack.
<Suenan al correr./Una es larga, y la otra, gorda.>
<They ring when you run./One is long and the other is fat.>
La llave nueva todavía araña.
The new key still scratches.

—Se le pasa con el uso —dice {leaver}.
“Using it makes it softer,” says {leaver}.
-- intermediate
{leaver} trajo una llave, la del piso, con un cordón.
{leaver} brought a key to the flat, on a string.
Hasta entonces {kid} no había tenido ninguna, y de pronto había dos en la mochila.
Until then {kid} had never had a key, and now there were two in the backpack.
<Sonaban como un gato con cascabel./Al correr se peleaban un poco.>
<They rang like a cat with a bell./When you ran, they had a bit of a fight.>
La nueva arañaba todavía.
The new one still scratched.

—Eso se le pasa con el uso —dijo {leaver}.
“It gets smoother with use,” said {leaver}.
-- advanced
{leaver} trajo la llave del piso, recién hecha, y {kid}, que nunca había tenido ninguna, tuvo dos.
{leaver} brought the key to the flat, newly cut, and {kid}, who had never had one, had two.
<En la mochila sonaban como un gato con cascabel./A la carrera se peleaban dentro de la mochila.>
<In the backpack they rang like a cat with a bell./At a run they fought inside the backpack.>
+ La nueva todavía arañaba si se le pasaba el dedo.
+ The new one still scratched if you ran a finger along it.

—Con el uso se le quita —dijo {leaver}.
“That goes away with use,” said {leaver}.

== calendar in things
-- beginner
Hay un calendario nuevo en cada cocina.
There is a new calendar in each kitchen.
Tiene días verdes y días naranjas.
It has green days and orange days.
Los verdes son en la casa.
The green ones are at the house.
Los naranjas son en el piso.
The orange ones are at the flat.
{other} busca el color del cumpleaños.
{other} looks for the colour of the birthday.
<Es verde por la mañana y naranja por la tarde./Es un día de dos colores.>
<It is green in the morning and orange in the afternoon./It is a day with two colours.>
El gato no sabe leer, y tiene todos los días iguales.
The cat cannot read, and all his days are the same.
-- intermediate
En cada cocina colgaron el mismo calendario, con días verdes y días naranjas.
The same calendar was hung in each kitchen, with green days and orange days.
Los verdes eran de la casa, y los naranjas, del piso.
Green was for the house, and orange was for the flat.
{other} buscó el día del cumpleaños, que salía <mitad y mitad/de dos colores, como un helado>.
{other} looked for the birthday, which was <half and half/in two colours, like an ice cream>.
El gato, que no sabía leer, tenía todos los días del mismo color.
The cat, who could not read, had all his days in one colour.
-- advanced
En cada cocina colgaba el mismo calendario, verde los días de la casa y naranja los del piso.
In each kitchen hung the same calendar, green for days at the house and orange for days at the flat.
{other} fue derecho al cumpleaños, que resultó ser <mitad y mitad/de dos colores, como un helado>.
{other} went straight to the birthday, which turned out to be <half and half/in two colours, like an ice cream>.
+ Solo el gato, que no leía, siguió teniendo los días de un color.
+ Only the cat, who did not read, still had his days in one colour.

== pancakes in things
-- beginner
Los domingos hay tortitas.
On Sundays there are pancakes.
Eso va en la columna de dos.
That goes in the column of two.
Pero las de {leaver} son gordas y pequeñas.
But {leaver} makes them thick and small.
Las de {leaver.home} son finas como un mantel.
{leaver.home} makes them as thin as a tablecloth.
<{kid} no dice cuáles son mejores./{kid} come de las dos clases y calla.>
<{kid} does not say which are better./{kid} eats both kinds and says nothing.>
Hay preguntas que nadie tiene que contestar.
Some questions need no answer.
-- intermediate
Las tortitas del domingo pasaron a la columna de dos.
Sunday pancakes moved into the column of two.
Las de {leaver} salían gordas, y las de {leaver.home}, finas como un mantel.
The ones that {leaver} made were thick, and those of {leaver.home} were as thin as a tablecloth.
Todo el mundo preguntaba cuáles eran mejores.
Everybody asked which were better.
{kid} <tenía siempre la boca llena en ese momento/pedía más miel y cambiaba de tema>.
{kid} <always had a full mouth at that moment/asked for more honey and talked of something else>.
-- advanced
Las tortitas del domingo pasaron a la tercera columna, aunque no eran las mismas.
Sunday pancakes moved into the third column, although they were not the same.
{leaver} las hacía gordas como almohadas, y {leaver.home}, finas como manteles.
{leaver} made them thick as pillows, and {leaver.home} as thin as tablecloths.
Cuando preguntaban cuáles eran mejores, {kid} <tenía casualmente la boca llena/pedía la miel y se interesaba por el tiempo>.
When asked which were better, {kid} <happened to have a full mouth/called for the honey and took an interest in the weather>.

== whistle in things
-- beginner
{leaver} silba siempre la misma canción.
{leaver} always whistles the same tune.
La silba con los platos y en la ducha.
It goes with the dishes and with the shower.
¿En qué columna va?
Which column is it?
{other} pone: se va.
{other} writes: goes.
El lunes, en la casa, se oye la canción.
On Monday, in the house, there is the tune.
<Es {leaver.home}, con una taza en la mano./Es {leaver.home}, que busca sus gafas.>
<It is {leaver.home}, with a cup./It is {leaver.home}, looking for some glasses.>
La canción se para en la mitad.
The tune stops half-way.
{other} borra la palabra y deja el sitio en blanco.
{other} rubs out the word and leaves a blank.
-- intermediate
{leaver} silbaba siempre la misma canción, con los platos y en la ducha.
{leaver} always whistled the same tune, with the dishes and in the shower.
{other} la apuntó en lo que se va.
{other} wrote it down under what goes.
Pero el lunes sonó en la casa, y era {leaver.home}, <con una taza en la mano/buscando las gafas>.
But on Monday it was heard in the house, and it was {leaver.home}, <holding a cup/looking for some glasses>.
La canción se cortó en la mitad.
The tune broke off half-way.
{other} borró la palabra y dejó el sitio en blanco.
{other} rubbed out the word and left a blank.
-- advanced
La canción que {leaver} silbaba con los platos la apuntó {other} entre lo que se va.
The tune that {leaver} whistled over the dishes was put down by {other} under what goes.
Y sin embargo el lunes se oyó en la casa, silbada por {leaver.home}, <con una taza en la mano/buscando las gafas>.
And yet on Monday it was heard in the house, whistled by {leaver.home}, <holding a cup/looking for some glasses>.
+ Al darse cuenta, se cortó en mitad de una nota.
+ It noticed itself, and broke off in the middle of a note.
+ {other} borró la palabra y dejó la línea en blanco.
+ {other} rubbed out the word and left the line blank.

== ceiling in things
-- beginner
El techo del piso no tiene manchas.
The ceiling in the flat has no stains.
El de la casa tiene una con forma de camello.
The one at the house has a stain like a camel.
{kid} mira el techo blanco y no se duerme.
{kid} looks at the white ceiling and cannot sleep.

—Aquí no hay camello —dice {kid}.
“There’s no camel here,” says {kid}.

<{leaver} pega arriba una estrella de papel./{leaver} sube a una silla con un lápiz.>
<{leaver} sticks up a paper star./{leaver} climbs on a chair with a pencil.>
No es un camello.
It is not a camel.
Pero es un principio.
But it is a start.
-- intermediate
El techo de la casa tenía una mancha con forma de camello.
The ceiling at the house had a stain like a camel.
El del piso era blanco, y {kid} no encontraba dónde dormirse.
The one at the flat was white, and {kid} found no place to fall asleep.

—Aquí no hay camello —dijo {kid} a las once.
“There’s no camel here,” said {kid} at eleven.

{leaver} <pegó arriba una estrella de papel/se subió a una silla con un lápiz y dibujó algo>.
{leaver} <stuck up a paper star/climbed on a chair with a pencil and drew something>.
No era un camello, pero era un principio.
It was not a camel, but it was a start.
-- advanced
El techo de la casa tenía una mancha con forma de camello, y el del piso no tenía nada.
The ceiling at the house had a stain like a camel, and the one at the flat had nothing.

—Sin camello no sé por dónde se empieza a dormir —explicó {kid} a las once.
“Without a camel I don’t know where sleeping starts,” {kid} explained at eleven.

{leaver} <pegó en lo alto una estrella de papel/se subió a una silla y dibujó allí algo con lápiz>.
{leaver} <stuck a paper star up there/climbed on a chair and drew something up there in pencil>.
+ De camello tenía poco, pero fue un principio.
+ It was not much of a camel, but it was a start.

== cat in things
-- beginner
El gato se queda en la casa.
The cat stays at the house.
Nadie le ha preguntado.
Nobody has asked him.
{other} le enseña una foto del piso.
{other} shows him a photo of the flat.
<El gato se sienta encima de la foto./El gato huele la foto y se va.>
<The cat sits down on the photo./The cat smells the photo and leaves.>
Entonces {leaver} se lleva un jersey con pelos.
So {leaver} takes a jumper with hairs on it.
No lo lava nunca.
It is never washed.
Son pocos pelos, pero son del gato.
They are only a few, but they are the cat’s own.
-- intermediate
El gato se quedaba en la casa, y nadie le había preguntado.
The cat was staying at the house, and nobody had asked him.
{other} le enseñó una foto del piso.
{other} showed him a photo of the flat.
El gato <se sentó encima/la olió y se fue a otra habitación>.
The cat <sat down on it/smelled it and went to another room>.
Así que {leaver} se llevó un jersey lleno de pelos y no lo lavó.
So {leaver} took a jumper covered with hairs and did not wash it.
+ En el piso, aquel jersey tenía su propia silla.
+ In the flat that jumper had a chair of its own.
-- advanced
El gato se quedaba en la casa, aunque nadie se había molestado en preguntarle.
The cat was staying at the house, although nobody had troubled to ask him.
{other} le mostró una foto del piso, y él <se sentó encima/la olió y se mudó de habitación>.
{other} showed him a photo of the flat, and he <sat down on it/smelled it and moved to another room>.
De modo que {leaver} se llevó un jersey cubierto de pelos, que no se lavaría nunca.
So {leaver} took a jumper covered with hairs, which was never to be washed.
+ En el piso, el jersey tenía silla propia.
+ In the flat, that jumper had its own chair.

== brush
-- beginner
{leaver} compra un cepillo de dientes {color}.
{leaver} buys a {color} toothbrush.
En la casa ya hay uno igual.
There is one like it at the house.
{kid} pone en el cuaderno: cepillos, dos.
{kid} writes in the notebook: toothbrushes, two.
+ <El nuevo pica un poco./El nuevo sabe a tienda.>
+ <The new one prickles./The new one tastes of shop.>
+ El piso {flat.near}.
+ The flat {flat.near}.
-- intermediate
{leaver} compró un cepillo de dientes {color}, igual que el de la casa.
{leaver} bought a {color} toothbrush, just like the one at the house.
+ <El nuevo picaba todavía un poco./El nuevo sabía a tienda.>
+ <The new one still prickled a little./The new one tasted of shop.>
{kid} escribió en el cuaderno: cepillos, dos.
{kid} wrote in the notebook: toothbrushes, two.
-- advanced
Para el piso, {leaver} compró un cepillo {color}, idéntico al que había en la casa.
For the flat, {leaver} bought a {color} toothbrush, just like the one at the house.
{kid} apuntó los cepillos en la tercera columna, <aunque el nuevo picaba/aunque el nuevo sabía a tienda>.
{kid} wrote toothbrushes in the third column, <although the new one prickled/although the new one tasted of shop>.

== form medium
-- beginner
En el colegio hay que llenar un papel.
At school there is a form to fill in.
El papel dice: dirección.
The form says: address.
Solo hay una línea.
There is only one line.
{kid} mira la línea.
{kid} looks at the line.
{other} muerde el lápiz.
{other} bites the pencil.
<La maestra borra la línea y dibuja dos./La maestra le da la vuelta al papel, que está en blanco.>
<The teacher rubs it out and draws two./The teacher turns the form over, and the back is empty.>

@teacher —El papel es viejo —dice—.
“It is an old form,” she says.
Es de antes de pensar.
“It is from before anybody thought.”
-- intermediate
En el colegio había que rellenar un papel que decía «dirección».
At school there was a form to fill in that said “address”.
Para la dirección había una sola línea, bastante corta.
For the address there was a single line, and a rather short one.
{kid} la miró un buen rato, y [mordió|{other} mordió] el lápiz.
{kid} looked at it for some time, and [bit|{other} bit] the pencil.
La maestra <borró la línea y dibujó dos/le dio la vuelta al papel, que por detrás era todo blanco>.
The teacher <rubbed out the line and drew two/turned over the form, which was quite empty on the back>.

@teacher —Es que es un papel antiguo —dijo.
“You see, it’s an old form,” she said.
-- advanced
En el colegio repartieron un papel que pedía la dirección y dejaba para ella una sola línea.
At school they gave out a form that asked for the address and left a single line for it.
{kid} la estudió como se estudia un puente estrecho, y [mordió|{other} mordió] el lápiz.
{kid} studied it as one studies a narrow bridge, and [bit|{other} bit] the pencil.
La maestra se agachó y <convirtió la línea en dos/le dio la vuelta al papel, que por detrás era todo sitio>.
The teacher bent down and <made two lines of it/turned over the form, and the back was all space>.

+ @teacher —Este papel lo hizo alguien con poca imaginación —dijo.
+ “Whoever made this form had very little imagination,” she said.

== wall long
-- beginner
La primera noche en el piso, {kid} va al baño.
The first night at the flat, {kid} goes to the bathroom.
No enciende la luz.
The light stays off.
Conoce el camino: cuatro pasos y a la derecha.
The way is easy: four steps and turn right.
Cuatro pasos y a la derecha hay una pared.
Four steps and turn right, and there is a wall.
Pum.
Bump.

Se enciende la luz, y sale {leaver}.
The light goes on, and out comes {leaver}.
También tiene un golpe, en la rodilla.
{leaver} has a bump too, on one knee.

—¿La mesa? —pregunta {kid}.
“The table?” asks {kid}.

—La puerta —dice {leaver}—.
“The door,” says {leaver}.
Se abre al revés.
“It opens the wrong way.”

<Ponen cinta blanca en el suelo./Ponen una fila de calcetines en el suelo.>
<They put white tape on the floor./They put a row of socks on the floor.>
La fila va de la cama al baño.
The line goes from the bed to the bathroom.
Luego hacen otra hasta la nevera.
Then they make another to the fridge.
La cabeza sabe dónde está.
The head knows where it is.
Los pies tardan más.
The feet take longer.
-- intermediate
La primera noche en el piso, {kid} fue al baño a oscuras.
On the first night at the flat, {kid} went to the bathroom in the dark.
Sabía el camino de memoria: cuatro pasos y a la derecha.
It was a way learned by heart: four steps and turn right.
En la casa había ahí una puerta, y en el piso había una pared.
At the house there was a door there, and at the flat there was a wall.
Se encendió la luz y salió {leaver}, que también cojeaba.
The light went on and out came {leaver}, limping as well.

—¿La mesa? —preguntó {kid}.
“The table?” asked {kid}.

—La puerta, que se abre al revés —dijo {leaver}.
“The door, which opens the wrong way,” said {leaver}.

Con <cinta blanca/una fila de calcetines> hicieron un camino por el suelo.
With <white tape/a row of socks> they made a path along the floor.
Iba de la cama al baño y, por si acaso, también a la nevera.
It went from the bed to the bathroom and, just in case, to the fridge as well.
La cabeza ya sabía dónde estaba, pero los pies tardaron más.
The head already knew where it was, but the feet took longer.
-- advanced
La primera noche en el piso, {kid} se levantó para ir al baño y no encendió la luz.
On the first night at the flat, {kid} got up to go to the bathroom and did not put on the light.
El camino se lo sabían los pies: cuatro pasos y a la derecha.
The feet knew the way: four steps and turn right.
Pero donde la casa tenía una puerta, el piso tenía una pared.
But where the house had a door, the flat had a wall.
Con el golpe se encendió la luz, y apareció {leaver}, que también cojeaba.
At the bump the light went on, and there was {leaver}, limping as well.

—¿La mesa? —preguntó {kid} desde el suelo.
“The table?” asked {kid} from the floor.

—La puerta —dijo {leaver}—, que aquí se abre al revés.
“The door,” said {leaver}, “which opens the wrong way here.”

Con <un rollo de cinta blanca/una fila de calcetines> marcaron el camino hasta el baño y, por si acaso, hasta la nevera.
With <a roll of white tape/a row of socks> they marked the way to the bathroom and, just in case, to the fridge.
La cabeza ya lo tenía claro, pero los pies necesitaron tres semanas.
The head had understood already, but the feet needed three weeks.

== rows long
-- beginner
En mayo hay una función en el colegio.
In May there is a show at school.
{kids} [hace|hacen] de árbol.
{kids} [is|are] [a tree|trees] in it.
{leaver} se sienta en la fila tres, a la izquierda.
{leaver} sits in row three, on the left.
{leaver.home} se sienta en la fila seis, a la derecha.
{leaver.home} sits in row six, on the right.
Entre la tres y la seis hay mucha gente.
Between three and six there are many people.
{kid} mira a un lado y después al otro.
{kid} looks to one side and then to the other.
<Parece un árbol con viento./Ningún árbol ha movido tanto la cabeza.>
<It looks like a tree in the wind./No tree has ever turned its head so often.>
Al final todos aplauden.
At the end everybody claps.
Desde la izquierda llega un silbido.
A whistle comes from the left.
Desde la derecha llega un «bravo».
A “bravo” comes from the right.
No llegan a la vez.
They do not come together.
Los dos ruidos se encuentran en el árbol.
Both noises meet at the tree.
-- intermediate
En mayo hubo función en el colegio, y {kids} [hacía|hacían] de árbol.
In May there was a show at school, and {kids} played [a tree|the trees].
{leaver} se sentó en la tercera fila, a la izquierda.
{leaver} sat in the third row, on the left.
{leaver.home} se sentó en la sexta, a la derecha.
{leaver.home} sat in the sixth, on the right.
Entre la tercera y la sexta cabía un pueblo entero.
Between the third and the sixth there was room for a whole village.
{kid} miraba a un lado y después al otro, y <parecía un árbol con viento/ningún árbol había movido tanto la cabeza>.
{kid} looked to one side and then to the other, and <it was like a tree in the wind/no tree had ever turned its head so often>.
Al acabar, de la izquierda salió un silbido, y de la derecha, un «bravo».
At the end a whistle came from the left, and from the right came a “bravo”.
No salieron a la vez, pero llegaron al mismo sitio.
They did not start together, but they reached the same place.
+ Después hubo dos ramos de flores y una sola maceta.
+ Afterwards there were two bunches of flowers and one jar.
-- advanced
En mayo hubo función en el colegio, y a {kids} le[|s] tocó hacer de árbol.
In May there was a show at school, in which {kids} had to play [a tree|the trees].
{leaver} se sentó en la tercera fila, a la izquierda, y {leaver.home}, en la sexta, a la derecha.
{leaver} sat in the third row, on the left, and {leaver.home} in the sixth, on the right.
Entre la una y la otra cabía un pueblo con su iglesia.
Between the one and the other there was room for a village with its church.
{kid} saludaba con las ramas a un lado y luego al otro, y <parecía que hacía mucho viento/no se recordaba un árbol tan inquieto>.
{kid} waved the branches to one side and then to the other, and <there seemed to be a strong wind/nobody remembered such a restless tree>.
Cuando terminó, de la izquierda salió un silbido, y de la derecha, con un poco de retraso, un «bravo».
When it was over, a whistle came from the left and, a little later, a “bravo” from the right.
Se encontraron más o menos a la altura del tronco.
They met more or less at the height of the trunk.

== lights medium
-- beginner
De la casa al piso hay once semáforos.
From the house to the flat there are eleven traffic lights.
{kids} los [cuenta|cuentan] todos.
{kids} [counts|count] them all.
En el seis hay un perro en un balcón.
At number six there is a dog on a balcony.
<Ladra a los coches rojos./Lleva un jersey de rayas.>
<It barks at red cars./It wears a striped jumper.>
El perro queda justo en la mitad.
The dog is exactly half-way.
No es de una casa ni de la otra.
It belongs to neither house.
{other} lo pone en el cuaderno, en el centro.
{other} puts it in the notebook, in the middle.
-- intermediate
De la casa al piso había once semáforos, contados muchas veces.
From the house to the flat there were eleven traffic lights, counted many times.
En un balcón del sexto se veía un perro que <ladraba a los coches rojos/llevaba un jersey de rayas>.
On a balcony at the sixth you saw a dog that <barked at red cars/wore a striped jumper>.
Quedaba justo a mitad de camino.
It was exactly half-way.
Como no era de una casa ni de la otra, {other} lo apuntó en el centro.
As it belonged to neither house, {other} wrote it down in the middle.
-- advanced
Entre la casa y el piso había once semáforos, que {kids} [contaba|contaban] a la ida y a la vuelta.
Between the house and the flat were eleven traffic lights, which {kids} counted there and back.
En el sexto, exactamente a mitad de camino, asomaba un perro que <ladraba a los coches rojos/llevaba un jersey de rayas>.
At the sixth, exactly half-way, there was a dog that <barked at red cars/wore a striped jumper>.
+ Como no era de un sitio ni del otro, {other} lo puso en el centro de la página.
+ As it belonged neither here nor there, {other} put it in the centre of the page.

== missing
-- beginner
Un sábado, en el piso, llueve.
One Saturday, at the flat, it rains.
A las diez {kid} se sienta en la cama.
At ten {kid} sits up in bed.
{thing} no está.
{thing} is not there.
{thing} está en la casa.
{thing} is at the house.
+ <Solo hay una en el mundo, de esas cosas./De eso no hay dos.>
+ <There is only one like that in the world./There are not two of those.>
{leaver} llama por teléfono.
{leaver} makes a phone call.
-- intermediate
Un sábado, en el piso, llovía.
One Saturday, at the flat, it was raining.
A las diez, {kid} se sentó en la cama.
At ten {kid} sat up in bed.
{thing} se había quedado en la casa.
{thing} had been left at the house.
+ <De eso no había dos./Eso no lo vendían en ninguna tienda.>
+ <There were not two of those./No shop sold another one.>
{leaver} miró la lluvia y llamó por teléfono.
{leaver} looked at the rain and made a phone call.
-- advanced
Un sábado, en el piso, llovía a mares.
One Saturday, at the flat, it poured.
A las diez, {kid} se sentó de golpe en la cama.
At ten {kid} suddenly sat up in bed.
{thing} se había quedado en la casa, y <de eso no había dos/eso no lo vendían en ninguna parte>.
{thing} had been left at the house, and <there were not two of those/you could not buy another anywhere>.
{leaver} miró la lluvia y llamó por teléfono.
{leaver} looked at the rain and made a phone call.

== door
-- beginner
A las once llega {leaver.home}, con el pelo mojado.
At eleven {leaver.home} comes, with wet hair.
{thing} viene {thing:seco|seca}, debajo del abrigo.
{thing} is dry, under the coat.

—Llueve mucho —dice {leaver.home} en la puerta.
“It is raining hard,” says {leaver.home} at the door.

—Sí, mucho —dice {leaver}—.
“Yes, very hard,” says {leaver}.
Gracias.
“Thank you.”

+ No dicen más cosas.
+ They say no more than that.
{leaver.home} da un beso y se va bajo la lluvia.
{leaver.home} gives a kiss and goes off into the rain.
-- intermediate
A las once llegó {leaver.home}, con el pelo mojado.
At eleven {leaver.home} came, with wet hair.
Debajo del abrigo, sin una gota, venía lo que faltaba.
Under the coat, without a drop on it, was what was missing.

—Cómo llueve —dijo {leaver.home} en la puerta.
“What rain,” said {leaver.home} at the door.

—Muchísimo —dijo {leaver}—, y gracias.
“A lot of it,” said {leaver}, “and thank you.”

No dijeron nada más, y {leaver.home} volvió a salir a la lluvia.
They said no more than that, and {leaver.home} went out again into the rain.
-- advanced
A las once llegó {leaver.home}, chorreando, con un bulto seco bajo el abrigo.
At eleven {leaver.home} came, dripping, with something dry under the coat.

—Cómo llueve —dijo {leaver.home} en la puerta, por decir algo que fuera de todos.
“What rain,” said {leaver.home} at the door, for the sake of saying something.

—Una barbaridad —dijo {leaver}—, y gracias.
“Terrible,” said {leaver}, “and thank you.”

+ De la lluvia no pasaron, y luego {leaver.home} bajó otra vez la escalera.
+ They got no further than the rain, and then {leaver.home} went down the stairs again.

== end
-- beginner
{kid} abre el cuaderno y hace una columna más.
{kid} opens the notebook and draws one more column.
Arriba pone: viaja.
At the top goes the word: travels.
Debajo pone: {thing}.
Under it goes: {thing}.
+ Queda sitio.
+ There is still room.
Luego escribe: {kids}.
Then {kid} writes: {kids}.

+ <La lluvia se para tarde./Fuera pasa el último autobús.>
+ <The rain stops late./Outside the last bus goes by.>
Esta noche hay en el piso un cepillo mojado, en un vaso.
Tonight, at the flat, there is a wet toothbrush in a glass.
En la casa hay otro, seco, que espera.
At the house there is another, dry, waiting.
-- intermediate
Antes de dormir, {kid} añadió al cuaderno una cuarta columna: viaja.
Before going to sleep, {kid} added a fourth column to the notebook: travels.
Debajo escribió {thing}, y luego lo pensó un poco.
Under it went {thing}, and then there was a pause.
Y debajo escribió: {kids}.
And below that {kid} wrote: {kids}.

+ <La lluvia paró tarde./Fuera pasó el último autobús.>
+ <The rain stopped late./Outside the last bus went by.>
Aquella noche hubo en el piso un cepillo mojado.
That night there was a wet toothbrush at the flat.
En la casa había otro, seco, que esperaba su turno.
At the house there was another, dry, waiting its turn.
-- advanced
Antes de apagar la luz, {kid} añadió una cuarta columna: lo que viaja.
Before putting out the light, {kid} added a fourth column: what travels.
La primera línea fue para {thing}, y la segunda, después de pensarlo, para {kids}.
The first line was for {thing}, and the second, after some thought, was for {kids}.

+ <La lluvia se cansó tarde./Por la calle pasó, casi vacío, el último autobús.>
+ <The rain gave up late./Along the street went the last bus, almost empty.>
Aquella noche hubo en el piso un cepillo mojado dentro de un vaso.
That night at the flat there was a wet toothbrush in a glass.
En la casa, en un vaso igual, había otro seco, que esperaba su turno.
At the house, in a glass just like it, was another, dry and waiting its turn.
