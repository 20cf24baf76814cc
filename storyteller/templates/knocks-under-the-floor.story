plot: The children read aloud, a chapter a night, what they write about the topic, and at ten past eight somebody knocks under the floor: somebody who has to go to work then, and never hears the end.
kinds: original, humor, horror, adventure, sci-fi, fantasy
ages: 6-8, 9-12
topics: any
picture kinds=sci-fi: spaceship, night, curious, kid reads book, book
picture: house bedroom, night, curious, kid reads book, book
middle: same, night, worried, kid points, other, book
end: same, night, happy, kid reads book, other, below sits, book
take clues: 1 4 6
take far: 0 0 2

title: A las ocho y diez = Ten Past Eight
title: Golpes debajo del suelo = Knocks Under the Floor
title: Tres, y luego dos = Three, and Then Two
title: ¿Y luego? = And Then?

cast house: una casa con suelo de madera = a house with a wooden floor
cast house: un piso encima de una tienda cerrada = a flat above a closed shop
cast house kinds=sci-fi: una nave con suelo de metal = a spaceship with a metal floor
cast house kinds=horror: la última casa de la calle = the last house in the street
  seen: un dormitorio = a bedroom
cast house kinds=adventure: un barco que cruza el hielo = a ship that is crossing the ice
cast house kinds=fantasy: una torre sin planta baja = a tower without a ground floor
  seen: un dormitorio = a bedroom

cast below m: Anselmo = Anselmo
  is: el conductor del último tranvía = the driver of the last tram
  leaves: El tranvía sale a las ocho y cuarto = The tram leaves at a quarter past eight
  slip: un billete de tranvía = a tram ticket
cast below f: Fidela = Fidela
  is: la que hace el pan de noche = the night baker
  leaves: El horno se enciende a las ocho y cuarto = The oven is lit at a quarter past eight
  slip: una bolsa de pan = a bread bag
cast below m: Rosendo = Rosendo
  is: el guarda del museo = the museum guard
  leaves: El museo cierra a las ocho y cuarto = The museum shuts at a quarter past eight
  slip: una entrada del museo = a museum ticket
cast below f kinds=sci-fi: Ula = Ula
  is: la mecánica del motor = the engine mechanic
  leaves: El motor se revisa a las ocho y cuarto = The engine is checked at a quarter past eight
  slip: una etiqueta del motor = a label from the engine
cast below m kinds=horror: don Hilario = Mr Hilary
  is: el fantasma del piso de abajo = the ghost from downstairs
  leaves: En el castillo asusto a las ocho y cuarto = I haunt the castle at a quarter past eight
  slip: un trozo de sábana = a piece of sheet
cast below f kinds=adventure: Gunda = Gunda
  is: la que echa carbón al barco = the ship’s stoker
  leaves: El carbón se echa a las ocho y cuarto = I feed the fire at a quarter past eight
  slip: un saco de carbón = a coal sack
cast below m kinds=fantasy: Morcón = Grumble
  is: el trol del puente = the troll of the bridge
  leaves: El puente se abre a las ocho y cuarto = The bridge opens at a quarter past eight
  slip: una hoja de helecho = a fern leaf

cast prize: un telescopio = a telescope
cast prize: una máquina de escribir = a typewriter
cast prize: un viaje en globo = a balloon ride
cast prize: cien libros = a hundred books

speaks pipe f: la tubería = the pipe
speaks lady f: la señora = the lady
speaks man m: el señor = the man

word: el golpe: golpe, golpes = the knock: knock, knocks
word: el suelo = the floor
word: el capítulo: capítulo, capítulos = the chapter: chapter, chapters
word: el cuaderno = the notebook
word: la puerta = the door
word: el abrigo = the coat
word: el reloj: reloj, relojes = the clock: clock, clocks
word: el vaso = the glass
word: la oreja = the ear
word: la harina = the flour
word: la tubería: tubería, tuberías = the pipe: pipe, pipes
word: la canica = the marble
word: la escoba = the broom
word: la escalera = the stairs
word: la linterna = the torch
word: la sopa = the soup
word: el final = the end: end, ending
word: abajo = below: below, down, downstairs
word: leer: lee, leen, leer, leyó, leyeron, leyendo = to read: read, reads, reading
word: la tabla: tablas = the board: boards
word: el gato = the cat
word: la noche: noche, noches = the night: night, nights

question: ¿Quién creías tú que daba los golpes? = Who did you think was knocking?
question: ¿Por qué {below} no subió a preguntar? = Why did {below} not come up and ask?
question: ¿Qué final te has perdido tú alguna vez? = Which ending have you once missed?

== chapter
-- beginner
{kids} [vive|viven] en {house}.
{kids} [lives|live] in {house}.
<Cada noche, a las ocho, [lee|leen] en voz alta./A las ocho de la noche [lee|leen] en voz alta.>
<Every night, at eight, {they} [reads|read] aloud./At eight in the evening {they} [reads|read] aloud.>
El cuaderno se llama {topic}.
The notebook is called {topic}.
+ <Hay un capítulo nuevo cada día./Todos los capítulos terminan con un susto./El cuaderno ya está casi lleno.>
+ <There is a new chapter every day./All the chapters end with a fright./The notebook is nearly full now.>
<A las ocho y diez se oyen golpes debajo del suelo./El martes, a las ocho y diez, el suelo hace ruido./Hoy, a las ocho y diez, alguien llama debajo del suelo.>
<At ten past eight there are knocks under the floor./On Tuesday, at ten past eight, the floor makes a noise./Today, at ten past eight, somebody knocks under the floor.>
* Toc, toc, toc, y luego toc, toc.
* Knock, knock, knock, and then knock, knock.

<—Abajo no vive nadie —dice {kid}./—Los ratones no llaman así —dice {kid}./—Mi silla ha saltado —dice {kid}.>
<“Nobody lives below,” says {kid}./“Mice don’t knock like that,” says {kid}./“My chair jumped,” says {kid}.>
-- intermediate
{kids} [vivía|vivían] en {house} y [escribía|escribían] un capítulo cada día.
{kids} lived in {house} and wrote a chapter every day.
El cuaderno se llamaba {topic}.
The notebook was called {topic}.
A las ocho de la noche [empezaba|empezaban] a leerlo en voz alta.
At eight in the evening {they} began to read it aloud.
<Y un martes, a las ocho y diez, sonaron golpes debajo del suelo./Y una noche de lluvia, a las ocho y diez, llamaron debajo del suelo./Y un martes, a las ocho y diez, el suelo empezó a dar golpes.>
<And one Tuesday, at ten past eight, there were knocks under the floor./And one wet night, at ten past eight, somebody knocked under the floor./And one Tuesday, at ten past eight, the floor began to knock.>
* Toc, toc, toc, y después toc, toc.
* Knock, knock, knock, and then knock, knock.

<—Pero si abajo no vive nadie —dijo {kid}./—Ha sido tu estómago —dijo {kid}, aunque no lo creía./—El suelo no estaba en el capítulo —dijo {kid}.>
<“But nobody lives below,” said {kid}./“That was a stomach,” said {kid}, without believing it./“The floor was not in the chapter,” said {kid}.>
-- advanced
{kids} [vivía|vivían] en {house} y [llevaba|llevaban] escrito medio cuaderno, que se titulaba {topic}.
{kids} lived in {house} and had filled half a notebook, which was called {topic}.
+ <A las ocho en punto se leía en voz alta el capítulo del día./Se leía en voz alta, a las ocho en punto, con el gato de público.>
+ <At eight exactly, the chapter of the day was read aloud./It was read aloud, at eight exactly, to an audience of one cat.>
<El martes, a las ocho y diez, justo antes del final, sonaron golpes debajo del suelo./Una noche de viento, a las ocho y diez, cuando faltaba una página, llamaron debajo del suelo./El martes, a las ocho y diez, en la mejor frase, el suelo empezó a dar golpes.>
<On Tuesday, at ten past eight, just before the end, there were knocks under the floor./One windy night, at ten past eight, with a page to go, somebody knocked under the floor./On Tuesday, at ten past eight, in the best sentence, the floor began to knock.>
* Toc, toc, toc, y después de una pausa, toc, toc.
* Knock, knock, knock, and after a pause, knock, knock.

<—Ahí abajo —dijo {kid} en voz muy baja—, ahí abajo no vive nadie./—Puede que sea la casa —dijo {kid}—, que se está haciendo mayor./—A lo mejor no le gusta el capítulo —dijo {kid} en voz muy baja.>
<“Down there,” said {kid} in a very low voice, “nobody lives.”/“It may be the house,” said {kid}, “which is getting old.”/“Perhaps it doesn’t like the chapter,” said {kid} in a very low voice.>

== suspects medium
-- beginner
Hace falta una lista.
It is time for a list.
Puede ser un ratón con botas.
It may be a mouse in boots.
<Puede ser una tubería vieja./Puede ser una tubería con hambre.>
<It may be an old pipe./It may be a hungry pipe.>
Puede ser alguien que quiere salir.
It may be somebody who wants to get out.
<La última línea no le gusta a nadie./La última línea está escrita más pequeña.>
<Nobody likes the last line./The last line is in smaller writing.>

—Un ratón no tiene reloj —dice {kid}.
“A mouse has no clock,” says {kid}.

<{other} tacha el ratón./Así que el ratón no es.>
<{other} crosses out the mouse./So it is not the mouse.>
-- intermediate
{other} apuntó tres sospechosos en <la última hoja del cuaderno/una caja de galletas>.
{other} wrote down three suspects on <the last page of the notebook/a biscuit box>.
Primero iba un ratón con botas.
First came a mouse in boots.
Después, una tubería, y al final, alguien que quería salir.
Then a pipe, and last, somebody who wanted to get out.
<Esa línea estaba escrita más pequeña que las otras./Esa línea hubo que leerla con la luz encendida.>
<That line was in smaller writing than the others./That line had to be read with the light on.>

—Un ratón no tiene reloj —dijo {kid}—, y esto pasa siempre a las ocho y diez.
“A mouse has no clock,” said {kid}, “and this is always at ten past eight.”
-- advanced
{other} apuntó tres sospechosos, lo más lejos posible de aquellas tablas.
{other} wrote down three suspects, as far as possible from those boards.
La fila la abría un ratón con botas, seguía una tubería con problemas y la cerraba, en letra pequeña, alguien que quería salir.
At the head stood a mouse in boots, then came a troubled pipe, and last, in small letters, somebody who wanted to get out.

—Los ratones no llevan reloj —observó {kid}—, y <esto es siempre a las ocho y diez/quien sea llega siempre puntual>.
“Mice have no clocks,” observed {kid}, “and <this is always at ten past eight/whoever it is comes on time>.”

== glass in clues
-- beginner
{kid} pone un vaso en el suelo.
{kid} puts a glass on the floor.
Pone la oreja en el vaso.
{kid} puts an ear to the glass.
Primero se oye el mar.
First there is the sea.
Eso es siempre así en los vasos.
It is always like that with glasses.
Después se oye una silla.
Then there is a chair.
Después se oye una tos.
Then there is a cough.

—Tose —dice {kid}.
“It coughs,” says {kid}.

<—Las tuberías no tosen —[piensa|dice] {other}./—Entonces tiene garganta —[piensa|dice] {other}.>
<“Pipes don’t cough,” [thinks|says] {other}./“Then it has a throat,” [thinks|says] {other}.>
-- intermediate
{kid} puso un vaso boca abajo en el suelo y pegó la oreja.
{kid} put a glass upside down on the floor and listened.
Primero se oyó el mar, como en todos los vasos.
First there was the sea, as in all glasses.
Luego se oyó arrastrar una silla, y después una tos pequeña.
Then a chair was moved, and after that came a small cough.

—Tose —susurró {kid}.
“It coughs,” whispered {kid}.

<—Entonces no es una tubería —[pensó|dijo] {other}, y la tachó./—Pues que se abrigue —[pensó {other}|dijo {other}, por decir algo].>
<“Then it isn’t a pipe,” [thought|said] {other}, and crossed it out./“Then it should wear a scarf,” [thought {other}|said {other}, to say something].>
-- advanced
{kid} colocó un vaso boca abajo en el suelo, pegó la oreja y pidió silencio con un dedo.
{kid} put a glass upside down on the floor, listened and asked for silence with one finger.
Se oyó el mar, como en todos los vasos, después una silla y, por último, una tos educada.
There was the sea, as in all glasses, then a chair, and finally a polite cough.

<—Tose tapándose la boca —informó, y eso descartaba casi todos los monstruos./—Una tubería no pide perdón —dijo {other}, y la tachó de la lista.>
<“It covers its mouth,” {kid} reported, which ruled out nearly all monsters./“A pipe does not say sorry,” said {other}, and crossed it off the list.>

== answer in clues
-- beginner
{other} da un golpe en el suelo con el pie.
{other} knocks on the floor with one foot.
Debajo suena un golpe igual.
Below there is a knock just like it.
{other} da cuatro golpes.
{other} knocks four times.
Debajo suenan cuatro.
Below there are four.

—Sabe contar —dice {kid}.
“It can count,” says {kid}.

{other} da siete golpes muy deprisa.
{other} knocks seven times, very fast.
<Debajo suenan seis./Debajo suenan ocho.>
<Below there are six./Below there are eight.>

—Más o menos —dice {other}.
“More or less,” says {other}.
-- intermediate
{other} dio un golpe con el talón, y desde abajo contestó otro igual.
{other} knocked with one heel, and from below came another just the same.
Dio cuatro, y contestaron cuatro.
It was four the next time, and four came back.

—Sabe contar —dijo {kid}, sin saber si eso era mejor o peor.
“It can count,” said {kid}, not sure whether this was better or worse.

Luego dio siete muy deprisa, y <contestaron seis/contestaron ocho>.
Then {other} knocked seven times, very fast, and <six came back/eight came back>.

—Hasta cuatro, por lo menos —corrigió {other}.
“Up to four, at least,” said {other}.
-- advanced
{other} golpeó una vez con el talón, y desde abajo devolvieron un golpe idéntico.
{other} knocked once with a heel, and from below came a knock exactly like it.
A cuatro contestaron cuatro, y a siete, dados muy deprisa, <contestaron seis y una disculpa/contestaron ocho, por si acaso>.
Four were answered with four, and seven, given very fast, <with six and something like a sigh/with eight, to be safe>.

—Sabe contar —dijo {kid}—, aunque con prisas se equivoca, igual que las personas.
“It can count,” said {kid}, “but in a hurry it makes mistakes, as people do.”

== flour in clues
-- beginner
{kids} [pone|ponen] harina en la escalera.
{kids} [puts|put] flour on the stairs.
Cada pie deja una huella.
Every foot leaves a print.
Por la mañana hay huellas.
In the morning there are prints.
Son de zapatos grandes.
They are from big shoes.
Los zapatos salen, y no entran.
The shoes go out, and they do not come in.

—¿Cómo se sale sin entrar? —pregunta {other}.
“How do you go out and never in?” asks {other}.

<El gato estornuda, porque también ha pasado./El gato pasa y lo borra casi todo.>
<The cat sneezes, as it was there too./The cat walks through and spoils it all.>
-- intermediate
{kids} [cubrió|cubrieron] de harina la escalera, para ver huellas.
{kids} covered the stairs with flour, to see prints.
Por la mañana las había, de unos zapatos muy grandes.
In the morning there were some, from very big shoes.
Lo raro era que salían del piso de abajo, pero no volvían a entrar.
The strange thing was that they left the floor below, but did not come back.

—Sale y no entra —dijo {kid}—, así que ahí abajo caben muchos.
“It goes out and never in,” said {kid}, “so there must be many of them.”

<Las del gato también estaban, y eran más sinceras./Después pasó el gato, y se acabó la prueba.>
<The cat’s were there too, and made more sense./Then the cat walked by, and that was the end of the proof.>
-- advanced
{kids} [cubrió|cubrieron] de harina la escalera, como hacen los detectives y también las pizzas.
{kids} covered the stairs with flour, as detectives do, and pizza makers too.
Por la mañana había huellas de zapatos enormes, que salían del piso de abajo y no regresaban.
In the morning there were prints of enormous shoes, which left the floor below and did not return.
<Junto a ellas, las del gato parecían dar explicaciones./Luego pasó el gato, en ambas direcciones, y la prueba dejó de serlo.>
<Next to them the cat’s prints seemed to be making excuses./Then the cat walked by, in both directions, and it was proof no longer.>

== silence in clues
-- beginner
Esta noche no lee nadie.
Tonight nobody reads.
{kids} [quiere|quieren] ver qué pasa.
{kids} [wants|want] to see what happens.
Son las ocho, y nadie dice nada.
It is eight, and nobody says a word.
Son las ocho y cinco.
It is five past eight.
Debajo, alguien mueve una silla.
Below, somebody moves a chair.
Son las ocho y diez.
It is ten past eight.
No hay golpes.
There are no knocks.
<Hay un suspiro muy largo./Solo se oye: «Vaya».>
<There is a very long sigh./There is only an “oh”.>
-- intermediate
El jueves, {kids} no [leyó|leyeron], para ver qué pasaba.
On Thursday {kids} did not read, to see what would happen.
A las ocho hubo silencio, y a las ocho y cinco, más silencio.
At eight there was silence, and at five past, more silence.
Debajo del suelo, alguien acercó una silla.
Under the floor, somebody moved a chair closer.
A las ocho y diez no hubo golpes.
At ten past eight there were no knocks.
<Solo se oyó un suspiro, que atravesó las tablas./Solo se oyó un «vaya» muy bajito.>
<There was only a sigh, which came up through the boards./There was only an “oh”, very low.>
-- advanced
El jueves, como experimento, {kids} no [leyó|leyeron] nada.
On Thursday, as an experiment, {kids} read nothing.
A las ocho y cinco, debajo de las tablas, alguien acercó una silla con cuidado.
At five past eight, under the boards, somebody carefully moved a chair closer.
A las ocho y diez no hubo golpes, sino <un suspiro que levantó el polvo/un «vaya» tan triste que hasta el gato miró el cuaderno>.
At ten past eight there were no knocks, but <a sigh that stirred the dust/an “oh” so sad that even the cat looked at the notebook>.

== clocks in clues
-- beginner
{kid} cambia la hora del reloj.
{kid} changes the time on the clock.
Ahora las ocho son las siete y media.
Now eight o’clock is half past seven.
{kids} [lee|leen] el capítulo.
{kids} [reads|read] the chapter.
El reloj marca las ocho y diez, y no pasa nada.
The clock says ten past eight, and nothing happens.
[Lee|Leen] hasta el final.
{they} [reads|read] to the end.
Entonces, debajo, alguien aplaude.
Then, below, somebody claps.
<Aplaude con guantes./Aplaude con una mano y una mesa.>
<It sounds like gloves./It sounds like one hand on a table.>
-- intermediate
{kid} adelantó todos los relojes media hora, sin avisar.
{kid} put all the clocks half an hour forward, and told nobody.
El capítulo llegó hasta el final, y no hubo ni un golpe.
The chapter got to the end, and there was not one knock.
Entonces, debajo del suelo, alguien aplaudió.
Then, under the floor, somebody clapped.
<Sonaba a guantes./Sonaba a una mano contra una mesa.>
<It sounded like gloves./It sounded like one hand on a table.>

—Se ha quedado hasta el final —dijo {other}—, y le ha gustado.
“It stayed to the end,” said {other}, “and it liked it.”
-- advanced
{kid} adelantó media hora todos los relojes de la casa, sin decírselo a nadie.
{kid} put all the clocks in the house half an hour forward, without a word to anybody.
Aquel capítulo se leyó entero, y no lo interrumpió un solo golpe.
That chapter was read to the end, and not one knock interrupted it.
Después de la última línea, debajo del suelo <alguien aplaudió con guantes/sonaron unas palmas discretas>.
After the last line, under the floor, <somebody clapped in gloves/there was modest applause>.

== marble in clues
-- beginner
Hay un agujero entre dos tablas.
There is a hole between two boards.
{other} deja caer una canica.
{other} drops a marble into it.
La canica cae, y no se oye nada.
The marble falls, and there is no sound.

—Alguien la tiene en la mano —dice {kid}.
“Somebody has caught it,” says {kid}.

Pasa un minuto.
A minute goes by.
Por el agujero sube la canica.
The marble comes up through the hole.
<Ahora está muy limpia./Está caliente.>
<Now it is very clean./It is warm.>
-- intermediate
Entre dos tablas había un agujero, y {other} dejó caer una canica.
Between two boards there was a hole, and {other} dropped a marble into it.
Tenía que oírse el golpe contra el suelo de abajo, pero no se oyó.
There should have been a click on the floor below, but there was none.

—Alguien la ha parado con la mano —dijo {kid}.
“Somebody has caught it,” said {kid}.

Un minuto después, la canica volvió a subir por el agujero.
A minute later the marble came up again through the hole.
<La habían limpiado./Estaba todavía caliente.>
<It had been polished./It was still warm.>
-- advanced
Por un agujero entre dos tablas, {other} dejó caer una canica y contuvo la respiración.
Through a hole between two boards {other} dropped a marble, and did not breathe.
No se oyó que llegara a ninguna parte.
It did not seem to arrive anywhere.
Al cabo de un minuto, la canica asomó de nuevo por el agujero, <recién lavada/todavía caliente>.
After a minute the marble came up through the hole again, <freshly washed/still warm>.

== dog in clues
-- beginner
En el capítulo hay un perro que se llama Tres.
In the chapter there is a dog called Three.

—Y el perro, que se llama Cuatro… —lee {kid}.
“And the dog, called Four…” reads {kid}.

Debajo suena un golpe.
Below there is a knock.

—Que se llama Cinco… —lee {kid}.
“Called Five…” reads {kid}.

Suenan dos golpes muy fuertes.
There are two very loud knocks.

—Tres —dice {kid}.
“Three,” says {kid}.

<Silencio./Debajo, alguien dice «eso».>
<Silence./Below, somebody says “yes”.>

—Conoce al perro —dice {other}.
“It knows the dog,” says {other}.
-- intermediate
En el cuaderno había un perro que se llamaba Tres.
In the notebook there was a dog called Three.

—Entonces Cuatro movió la cola —leyó.
“Then Four wagged its tail,” {kid} read.

Sonó un golpe debajo del suelo.
There was a knock under the floor.

—Entonces Cinco movió la cola —leyó {kid}, y hubo dos.
“Then Five wagged its tail,” read {kid}, and there were two.

Solo cuando volvió a ser Tres <se calló el suelo/se oyó abajo un suspiro>.
Only when it was Three again <was the floor quiet/was there a sigh below>.

—Sabe cómo se llama el perro —dijo {other}.
“It knows the name of the dog,” said {other}.
-- advanced
Como prueba, {kid} le cambió el nombre al perro del cuaderno.
As a test {kid} gave a new name to the dog in the notebook.
Llevaba seis capítulos llamándose Tres.
For six chapters it had been called Three.
Con Cuatro sonó un golpe, con Cinco sonaron dos, y con Tres <se oyó un suspiro/volvió la paz>.
At Four there was a knock, at Five two, and at Three <a sigh/there was peace>.

—Quien sea —dijo {other}—, está aquí desde el primer capítulo.
“Whoever it is,” said {other}, “has been here since chapter one.”

== carpets in clues
-- beginner
{kids} [pone|ponen] una alfombra en el suelo.
{kids} [puts|put] a carpet on the floor.
Encima [pone|ponen] otra, y encima, tres cojines.
Then {they} [puts|put] another on top, and three cushions.
Los golpes no se oyen.
There are no knocks now.
Pero después suenan debajo de la cama.
But then they come from under the bed.
Luego suenan debajo de la mesa.
Then from under the table.
<Al final suenan debajo del gato, que duerme./Al final suenan justo debajo de {kid}.>
<In the end they are under the cat, who is asleep./In the end they are just under {kid}.>

—Nos busca —dice {other}.
“It is looking for us,” says {other}.
-- intermediate
{kids} [tapó|taparon] el suelo con alfombras y cojines.
{kids} covered the floor with carpets and cushions.
A las ocho y diez los golpes sonaron lejos, como con calcetines.
At ten past eight the knocks were far away, as if in socks.
Luego se fueron debajo de la mesa.
Then they moved under the table.
Después sonaron <debajo del gato, que no se apartó/al lado de la puerta>.
After that they came from <under the cat, who stayed there/beside the door>.

—Está buscando un sitio sin alfombra —dijo {other}.
“It’s looking for a place with no carpet,” said {other}.
-- advanced
{kids} [acolchó|acolcharon] el suelo con alfombras y cojines, y los golpes llegaron como en zapatillas.
{kids} padded the floor with carpets and cushions, and the knocks arrived as if in slippers.
Pero recorrieron el cuarto tabla por tabla, en busca de una desnuda.
But they went round the room, board by board, in search of a bare one.
La encontraron <debajo del gato, que no se apartó/al lado de la puerta>.
They found it <under the cat, who would not move/beside the door>.

== chalk in clues
-- beginner
{other} tiene una tiza.
{other} has some chalk.
Cada golpe es una cruz en el suelo.
Each knock is a cross on the floor.
El lunes hay cinco cruces.
On Monday there are five crosses.
El miércoles hay quince.
On Wednesday there are fifteen.
Todas van en una línea.
They are all in a line.
La línea va hacia la puerta.
The line goes to the door.

—Alguien se va —dice {kid}.
“Somebody is leaving,” says {kid}.

<Y el gato anda por encima de la línea, muy recto./Y el gato se sienta en la última cruz.>
<And the cat walks along the line, very straight./And the cat sits down on the last cross.>
-- intermediate
{other} marcó con tiza el sitio de cada golpe.
{other} marked the place of each knock with chalk.
El lunes había cinco cruces, y el miércoles, quince.
On Monday there were five crosses, and on Wednesday fifteen.
Desde la cama se veía una línea, <casi recta/con una curva donde estaba la mesa>.
From the bed they made a line, <nearly straight/with a bend at the table>.

—Va hacia la puerta —dijo {kid}—, y tiene prisa.
“It goes to the door,” said {kid}, “and it’s in a hurry.”
-- advanced
{other} fue marcando con tiza, noche tras noche, el punto exacto de cada golpe.
{other} marked in chalk, night after night, the exact place of every knock.
El miércoles, vistas desde la cama, las quince cruces <eran una flecha/eran un camino>.
On Wednesday, seen from the bed, the fifteen crosses <were an arrow/were a path>.

—Apunta a la puerta —dijo {kid}—, así que no quiere subir: quiere irse.
“It points to the door,” said {kid}, “so it doesn’t want to come up: it wants to go.”

== cushion in clues
-- beginner
El gato no tiene miedo.
The cat is not afraid.
A las ocho y cinco se sienta en una tabla.
At five past eight it sits down on a board.
Es siempre la misma tabla.
It is always the same board.
A las ocho y diez, la tabla salta, y el gato también.
At ten past eight the board jumps, and so does the cat.
Sube y baja cinco veces.
It goes up and down five times.
Después pide más.
Then it wants more.

<—Le gusta —dice {kid}./—Es un gato valiente, o muy tonto —dice {kid}.>
<“It likes this,” says {kid}./“It is a brave cat, or a very silly one,” says {kid}.>

{other} pone una mano en la tabla, y está caliente.
{other} puts one hand on the board, and it is warm.
-- intermediate
El único sin miedo era el gato.
Only the cat was not afraid.
A las ocho y cinco se sentaba siempre en la misma tabla.
At five past eight it always sat down on the same board.
A cada golpe saltaba la tabla, y el gato con ella.
At each knock the board jumped, and the cat with it.
<Ronroneaba tanto que parecía otro motor./Después del quinto pedía más con la pata.>
<It purred as loud as an engine./After the fifth it asked for more with one paw.>

—Los gatos saben quién es malo —dijo [alguien|{other}].
“Cats know who is bad,” said [someone|{other}].

—Y quién hace sopa —dijo {kid}.
“And who makes soup,” said {kid}.
-- advanced
El gato no temía los golpes, y los esperaba cada noche en la misma tabla.
The cat did not fear the knocks, and waited for them each night on the same board.
A cada uno subía un centímetro y volvía a bajar, <con los ojos cerrados de gusto/con la dignidad de quien viaja en ascensor>.
At each one it rose a little and sank again, <its eyes shut with pleasure/with the dignity of one who travels by lift>.

—Un gato no se sienta encima de un enemigo —razonó {other}—, salvo que tenga sueño.
“A cat does not sit on an enemy,” reasoned {other}, “unless it is sleepy.”

== tins long in far
-- beginner
{kids} [hace|hacen] un teléfono con dos latas y una cuerda.
{kids} [makes|make] a telephone from two tins and a string.
Una lata baja por el hueco de la escalera.
One tin goes down the middle of the stairs.
Baja despacio y se para delante de la puerta de abajo.
It goes down slowly and stops at the door below.

—Hola —dice {kid} en la otra lata.
“Hello,” says {kid} into the other tin.

La lata no contesta.
The tin does not answer.
Pero a la hora de siempre hay golpes dentro de la lata.
But at the usual time there are knocks inside the tin.
Después se abre una puerta.
Then a door opens.
Alguien pasa muy deprisa con zapatos grandes.
Somebody goes by very fast in big shoes.

@- <—Perdón —le dice a la lata./—¡Uy! —dice, porque se da con la lata.>
<“Sorry,” it says to the tin./“Oops!” it says, because the tin is in the way.>

La cuerda se mueve mucho.
The string moves a lot.
Luego no se mueve nada.
Then it does not move at all.
{other} sube la lata, y dentro hay algo.
{other} pulls up the tin, and there is something in it.
Es un botón de abrigo.
It is a button from a coat.

—Un monstruo con botones —[piensa|dice] {other}.
“A monster with buttons,” [thinks|says] {other}.

—Ahora tiene uno menos —dice {kid}.
“Now it has one less,” says {kid}.

{kid} mete el botón en el cuaderno.
{kid} puts the button into the notebook.
<Hace un bulto en el capítulo seis./El gato lo busca toda la noche.>
<It makes a lump in chapter six./The cat looks for it all night.>
-- intermediate
{kids} [fabricó|fabricaron] un teléfono con dos latas y una cuerda muy larga.
{kids} made a telephone out of two tins and a very long string.
Una lata bajó por el hueco de la escalera.
One tin went down the middle of the stairs.
Se paró delante de la puerta del piso vacío.
It stopped at the door of the empty floor.

—¿Quién es? —preguntó {kid}, y la lata no contestó.
“Who is it?” asked {kid}, and the tin did not answer.

A las ocho y diez sonaron los golpes.
At ten past eight the knocks came.
Dentro de la lata parecían una tormenta.
Inside the tin they were like a storm.
Después se abrió una puerta.
Then a door opened.
Pasaron unos zapatos con mucha prisa.
Some shoes went by in a great hurry.

<—Perdón —le dijo alguien a la lata./—Ay —dijo alguien, y la lata dijo «clonc».>
<“I beg your pardon,” somebody said to the tin./“Ow,” said somebody, and the tin said “clonk”.>

{other} recogió la cuerda.
{other} pulled up the string.
En la lata venía un botón de abrigo, con su hilo.
In the tin was a coat button, with its thread.

—Entonces es un monstruo con abrigo —[pensó|dijo] {other}.
“So it is a monster in a coat,” said {other}.

—Y ahora pasa frío —dijo {kid}.
“And now it is cold,” said {kid}.
-- advanced
{kids} [fabricó|fabricaron] un teléfono con dos latas y toda la cuerda de la casa.
{kids} made a telephone out of two tins and all the string in the house.
Una lata descendió por la escalera hasta quedar delante del piso vacío.
One tin was let down the stairwell to the door of the empty floor.

—¿Quién está ahí? —preguntó {kid} con voz de hojalata.
“Who is there?” asked {kid} in a tinny voice.

A las ocho y diez, los golpes sonaron dentro de la lata como una mudanza.
At ten past eight the knocks in the tin were like a house being moved.
Luego se abrió una puerta y pasaron unos zapatos con muchísima prisa.
Then a door opened, and some shoes went by in the greatest hurry.

<—Usted perdone —le dijo alguien a la lata./—Ay —dijo alguien, y la lata dijo «clonc».>
<“I do beg your pardon,” somebody said to the tin./“Ow,” said somebody, and the tin said “clonk”.>

{other} recogió la cuerda y encontró en la lata un botón de abrigo, con el hilo puesto.
{other} pulled up the string and found in the tin a coat button, with its thread.

—Sabemos que lleva abrigo —resumió {other}—, y que desde hoy le entra el frío.
“We know that it wears a coat,” {other} summed up, “and that from today it has a draught.”

El botón se guardó entre el capítulo seis y el siete, como prueba.
The button was kept between chapters six and seven, as evidence.

== stairs long in far
-- beginner
El sábado, {kids} [baja|bajan] la escalera.
On Saturday {kids} [goes|go] down the stairs.
La linterna tiene poca luz.
The torch is not very bright.
El aire huele a madera y a lluvia.
The air smells of wood and rain.
Hay trece escalones.
There are thirteen steps.
{kid} los cuenta en voz muy baja.
{kid} counts them in a very low voice.
<El séptimo dice «ay»./El quinto tose.>
<The seventh one says “ow”./The fifth one coughs.>

—Ha sido la madera —dice {other}, y la madera no dice nada.
“That was the wood,” says {other}, but the wood says nothing.

<Algo blando pasa por los pies, y es el gato./Algo los mira desde arriba, y es un abrigo.>
<Something soft goes by, and it is the cat./Something looks down at them, and it is a coat.>
Nadie quiere ir delante.
Nobody wants to go first.
Nadie quiere ir detrás.
Nobody wants to go last.
Así que [baja|bajan] de lado, como los cangrejos.
So {they} [goes|go] down sideways, like [a crab|crabs].
Abajo hay una puerta verde.
At the bottom there is a green door.
Por debajo de la puerta sale luz.
There is light under the door.
También sale olor a sopa.
There is also a smell of soup.

—Los monstruos no hacen sopa —dice {kid}.
“Monsters don’t make soup,” says {kid}.

—Depende de la sopa —[piensa|dice] {other}.
“That depends on the soup,” [thinks|says] {other}.

<Esta huele a fideos./Esta huele a zanahoria.>
<This one smells of noodles./This one smells of carrots.>
{kid} mira la hora con la linterna.
{kid} looks at the time with the torch.
Son las ocho y nueve.
It is nine minutes past eight.
-- intermediate
El sábado, {kids} [bajó|bajaron] la escalera con una linterna <a la que le quedaba poca luz/que solo funcionaba boca abajo>.
On Saturday {kids} went down the stairs with a torch <that was nearly empty/that only worked upside down>.
Eran trece escalones, y el séptimo dijo «ay».
There were thirteen steps, and the seventh said “ow”.

—La madera —explicó {other}, sin fiarse mucho de la madera.
“The wood,” explained {other}, without quite trusting the wood.

<Algo blando pasó entre los pies, y era el gato, que tampoco quería ir delante./Alguien alto miraba desde un rincón, y era un abrigo.>
<Something soft went by, and it was the cat, who did not want to go first either./Somebody tall was watching from a corner, and it was a coat.>
Abajo había una puerta verde, con luz por debajo y olor a sopa.
At the bottom there was a green door, with light under it and a smell of soup.

—Un monstruo no hace sopa —dijo {kid}.
“A monster doesn’t make soup,” said {kid}.

—Eso depende de quién esté dentro de la sopa —[pensó|dijo] {other}.
“That depends on who is in the soup,” [thought|said] {other}.

Por el olor, dentro solo había <fideos/zanahorias>.
From the smell, there was nobody in it but <noodles/carrots>.
El reloj marcaba las ocho y nueve.
The clock said nine minutes past eight.
Detrás de la puerta, alguien se ponía unos zapatos muy grandes.
Behind the door, somebody was putting on very big shoes.
-- advanced
El sábado, {kids} [bajó|bajaron] la escalera con una linterna que <alumbraba más bien por compromiso/solo funcionaba boca abajo>.
On Saturday {kids} went down the stairs with a torch that <shone mostly out of politeness/only worked upside down>.
Trece escalones había, y el séptimo dijo «ay» con toda claridad.
There were thirteen steps, and the seventh quite clearly said “ow”.

—La madera —aclaró {other}, y bajó los seis que quedaban de puntillas.
“The wood,” explained {other}, and went down the other six on tiptoe.

<En un rincón esperaba una figura alta, sin cabeza, que resultó ser un abrigo./Algo blando pasó entre los pies: era el gato, que tampoco quería ser el primero.>
<In a corner a tall figure without a head was waiting, which turned out to be a coat./Something soft went by: it was the cat, who did not wish to go first either.>
Abajo había una puerta verde, una raya de luz y un olor a sopa que no encajaba con nada.
At the bottom there was a green door, a line of light and a smell of soup that did not fit at all.

—No sé de ningún monstruo que haga sopa —dijo {kid}.
“I know of no monster that makes soup,” said {kid}.

—Depende de quién esté dentro —[pensó|contestó] {other}, y olió otra vez: <fideos/zanahoria>.
“It depends on who is in it,” [thought|answered] {other}, and smelled again: <noodles/carrot>.

Eran las ocho y nueve, y al otro lado alguien se estaba calzando.
It was nine minutes past eight, and on the other side somebody was putting on shoes.

== door
-- beginner
{kids} [llama|llaman] a la puerta de abajo.
{kids} [knocks|knock] at the door below.
<Esta vez los golpes son de arriba./El reloj marca las ocho y diez.>
<This time the knocks are from above./The clock says ten past eight.>
Toc, toc, toc.
Knock, knock, knock.
<La puerta se abre un poco./Una llave da dos vueltas./La puerta hace ñec y se abre.>
<The door opens a little./A key turns twice./The door creaks and opens.>
Es {below}.
It is {below}.
Es {below.is}.
{below} is {below.is}.
+ <Tiene medio abrigo puesto y una escoba en la mano./En una mano hay una escoba, y en la otra, una tostada.>
+ <There is a coat on one arm, and a broom in one hand./In one hand there is a broom, and in the other some toast.>

—{below.leaves} —dice {below}—.
“{below.leaves},” says {below}.
<Casi nunca oigo el final./Siempre me voy antes del final./Me falta siempre el final.>
<“I hardly ever hear the end.”/“I always leave before the end.”/“It is always the end that I miss.”>
-- intermediate
<A las ocho y diez, {kids} [llamó|llamaron] a la puerta de abajo: tres golpes, y luego dos./Esta vez los golpes los [dio|dieron] {kids}, a las ocho y diez.>
<At ten past eight, {kids} knocked at the door below: three knocks, and then two./This time it was {kids} who knocked, at ten past eight.>
Abrió {below}, {below.is}.
At the door stood {below}, {below.is}.
<Tenía medio abrigo puesto y una escoba en la mano, del revés./En una mano tenía una escoba, y en la otra, una tostada.>
<There was a coat on one arm, and a broom in one hand, upside down./One hand held a broom, and the other some toast.>

—{below.leaves} —dijo {below}—.
“{below.leaves},” said {below}.
<Casi todas las noches me pierdo el final./Siempre tengo que irme en lo mejor./Los finales me los invento por el camino.>
<“Nearly every night I miss the end.”/“I always have to leave at the best part.”/“I make up the endings on my way.”>
-- advanced
A las ocho y diez, {kids} [llamó|llamaron] a la puerta de abajo con tres golpes y dos más.
At ten past eight, {kids} knocked at the door below, three times and then twice.
Abrió {below}, {below.is}, con <medio abrigo puesto y una escoba del revés en la mano/una escoba del revés en una mano y media tostada en la otra>.
At the door stood {below}, {below.is}, with <a coat on one arm and a broom upside down in one hand/a broom upside down in one hand and half a piece of toast in the other>.

—{below.leaves} —se disculpó—.
“{below.leaves},” said {below}.
<Llevo un mes yéndome en lo mejor./Los finales me los tengo que inventar por el camino./Cada noche, por la calle, voy imaginando lo que pasa.>
<“For a month I have had to leave at the best part.”/“I have to make up the endings on my way.”/“Every night I walk along wondering what happens.”>

== earlier ages=6-8
-- beginner
—¿Por qué no subes? —pregunta {kid}.
“Why don’t you come up?” asks {kid}.

<—Me daba vergüenza —dice {below}./—Es que no me atrevía —dice {below}.>
<“I was too shy,” says {below}./“I did not dare,” says {below}.>

Faltan cuatro minutos, y {kid} abre el cuaderno.
There are four minutes left, and {kid} opens the notebook.
<{other} lee el final en un minuto, casi sin respirar./{other} lee el final por la escalera, de camino a la calle.>
<{other} reads the end in one minute, almost without a breath./{other} reads the end on the stairs, all the way to the street.>

<—Mañana leemos a las ocho menos diez —dice {kid}./—Desde mañana, a las ocho menos diez —dice {kid}.>
<“Tomorrow we read at ten to eight,” says {kid}./“From tomorrow, at ten to eight,” says {kid}.>
-- intermediate
—¿Y por qué no subiste a decirlo? —preguntó {kid}.
“And why didn’t you come up and say so?” asked {kid}.

<—Con la escoba me daba menos vergüenza —confesó {below}./—Subir daba mucha vergüenza —confesó {below}—, y la escoba no.>
<“With a broom I felt less shy,” {below} confessed./“I was too shy to come up,” {below} confessed, “but the broom wasn’t.”>

{other} <leyó el final de un tirón, casi sin respirar/leyó el final por la escalera, hasta la calle>.
{other} <read the end in one go, almost without a breath/read the end all the way down the stairs>.

—Desde mañana —dijo {kid}—, empezamos a las ocho menos diez.
“From tomorrow,” said {kid}, “we begin at ten to eight.”
-- advanced
—¿Y no se te ocurrió subir? —preguntó {kid}.
“And you didn’t think of coming up?” asked {kid}.

—Por el suelo se pide con menos vergüenza —dijo {below}.
“Through a floor one can ask without turning red,” said {below}.

{other} abrió el cuaderno y leyó el final <por la escalera abajo, hasta la calle/de un tirón, casi sin comas>.
{other} opened the notebook and read the end <all the way down the stairs/in one go, almost without commas>.

—Desde mañana se empieza a las ocho menos diez —decidió {kid}.
“From tomorrow we begin at ten to eight,” decided {kid}.

== copy ages=9-12
-- beginner
El cuaderno es para un concurso, que termina mañana.
The notebook is for a contest that ends tomorrow.
El premio es {prize}.
The prize is {prize}.

—¿Me lo prestas esta noche? —pregunta {below}.
“May I borrow it tonight?” asks {below}.

<{kid} mira el cuaderno y mira la escoba./{kid} cuenta las hojas con el dedo.>
<{kid} looks at the notebook and at the broom./{kid} counts the pages with one finger.>
Después el cuaderno va al bolsillo del abrigo.
Then the notebook goes into the pocket of the coat.
+ El cuaderno vuelve el lunes, y el concurso ha terminado.
+ It comes back on Monday, and the contest is over.
-- intermediate
El cuaderno tenía que llegar al día siguiente a un concurso, y el premio era {prize}.
The next day the notebook had to be at a contest, and the prize was {prize}.

—¿Me lo prestarías esta noche? —preguntó {below}, mirando al suelo.
“Would you lend it to me tonight?” asked {below}, looking down.

<{kid} pasó las hojas despacio y lo metió en el bolsillo de aquel abrigo./{kid} lo puso en aquellas manos, y miró hacia otro lado.>
<{kid} turned the pages slowly and put it into the pocket of that coat./{kid} put it into those hands, and looked away.>
Volvió el lunes, con una mancha de <sopa/café> y el plazo terminado.
It came back on Monday, with a <soup/coffee> stain, and too late.
-- advanced
El cuaderno debía llegar a la mañana siguiente a un concurso cuyo premio era {prize}.
By the next morning the notebook had to be entered for a contest, and the prize was {prize}.

—¿Me lo prestarías por esta noche? —preguntó {below}, con los ojos en el felpudo.
“Would you lend it to me for tonight?” asked {below}, looking at the mat.

{kid} pasó las hojas una vez más y lo metió en el bolsillo de aquel abrigo.
{kid} turned the pages once more and put it into the pocket of that coat.
Volvió el lunes, con una mancha de <sopa/café>, cuando ya no se podía ganar nada.
It came back on Monday, with a <soup/coffee> stain, too late to win anything.

== listen medium
-- beginner
<Ahora el suelo es diferente./Ahora el suelo sabe escuchar.>
<Now the floor is different./Now the floor knows how to listen.>
{kid} lee un poco más alto.
{kid} reads a little louder.
En las partes de risa se oye una risa debajo.
In the funny parts there is a laugh below.
En las partes de miedo se mueve una silla.
In the scary parts a chair moves.
<El gato se tumba justo encima./El gato escucha por los dos lados.>
<The cat lies down just above it./The cat listens to both sides.>
Cuando hay una palabra difícil, suena un golpe.
When there is a hard word, there is a knock.
{other} la repite.
{other} says it again.
-- intermediate
Desde entonces, el suelo escuchaba de otra manera.
Since then the floor listened in another way.
En las partes de risa se oía una risa debajo, y en las de miedo, una silla que se acercaba.
In the funny parts there was a laugh below, and in the scary parts a chair came closer.
Si salía una palabra difícil, sonaba un golpe, y {other} la repetía.
If there was a hard word, there was a knock, and {other} said it again.
<El gato se tumbaba justo encima, porque aquella tabla estaba caliente./El gato, que no sabe contar, contestaba con el rabo.>
<The cat lay just above, because that board was warm./The cat, who cannot count, answered with its tail.>
-- advanced
A partir de entonces, el suelo empezó a escuchar de otra manera.
From then on, the floor began to listen in another way.
Las partes de risa se reían también por debajo, y en las de miedo se oía acercarse una silla.
The funny parts were laughed at from below as well, and in the scary ones a chair could be heard to come closer.
Cuando salía una palabra difícil, sonaba un golpe, y {other} <la repetía más despacio/la cambiaba por otra mejor>.
When there was a hard word there was a knock, and {other} <said it again more slowly/changed it for a better one>.

== others long in far
-- beginner
Una tarde hay otro golpe.
One evening there is another knock.
No viene del suelo.
It does not come from the floor.
Viene del techo.
It comes from the ceiling.
Luego hay otro en la pared.
Then there is one in the wall.
Luego habla una tubería.
Then a pipe speaks.

—Más alto, por favor —dice la tubería.
“Louder, please,” says the pipe.

{other} abre la puerta.
{other} opens the door.
En la escalera hay gente sentada.
On the stairs there are people.
Una señora tiene una manta.
One lady has a blanket.
Un señor tiene una sopa.
One man has some soup.
Un niño tiene un almohadón y los ojos cerrados.
A boy has a cushion, and his eyes are shut.
Pero no duerme, porque sonríe.
But he is not asleep, because he is smiling.
Todos callan de golpe.
They all stop talking at once.
<Un bombero tiene prisa, pero no se va./Un perro trae su propia silla.>
<A firefighter is in a hurry, but stays./A dog has brought its own chair.>

—¿Desde cuándo? —pregunta {kid}.
“Since when?” asks {kid}.

—Desde el capítulo dos —dice la señora.
“Since chapter two,” says the lady.

—Yo desde el cuatro —dice el señor—.
“Since chapter four,” says the man.
¿Qué pasó en el tres?
“What happened in three?”

{kid} se lo cuenta, y la sopa se enfría.
{kid} tells him, and the soup gets cold.
<Nadie quiere irse a dormir./En el tercer piso ponen otra manta.>
<Nobody wants to go to bed./On the third floor they bring another blanket.>
La tubería también pregunta.
The pipe has questions too.
Quiere saber cómo se llama el perro del capítulo uno.
It wants to know the name of the dog in chapter one.
Desde hoy se lee con la puerta abierta.
From today the door stays open.
-- intermediate
Una tarde sonó otro golpe, y no venía del suelo.
One evening there was another knock, and it did not come from the floor.
Venía del techo.
It came from the ceiling.
Después sonó uno en la pared, y al final habló una tubería.
Then there was one in the wall, and last of all a pipe spoke.

—Un poco más alto, si puede ser —pidió la tubería.
“A little louder, if you can,” said the pipe.

{other} abrió la puerta y encontró la escalera llena de gente sentada.
{other} opened the door and found the stairs full of people.
Había una señora con manta, un señor con sopa y <un bombero con prisa/un perro con su silla>.
There was a lady with a blanket, a man with soup and <a firefighter in a hurry/a dog with its own chair>.

—¿Desde cuándo están aquí? —preguntó {kid}.
“Since when have people been sitting here?” asked {kid}.

—Desde el capítulo dos —dijo la señora.
“Since chapter two,” said the lady.

—Yo llegué en el cuatro —dijo el señor—, y nadie me cuenta el tres.
“I came at four,” said the man, “and nobody will tell me about three.”

{kid} se lo contó entero, y la sopa se quedó fría en la parte del río.
{kid} told him all of it, and the soup went cold at the part with the river.
Desde aquella tarde se leyó con la puerta abierta.
After that evening the door stayed open.
-- advanced
Una tarde sonó otro golpe, y esta vez no venía del suelo, sino del techo.
One evening there was another knock, and this time it came not from the floor but from the ceiling.
Le siguió uno en la pared, y al final se oyó carraspear a una tubería.
One in the wall followed, and at last a pipe was heard to clear its throat.

—Un poco más alto, si no es molestia —pidió la tubería, con voz del tercero.
“A little louder, if it is no trouble,” asked the pipe, in a voice from the third floor.

{other} abrió la puerta y se encontró la escalera llena de gente sentada, con mantas y con platos.
{other} opened the door and found the stairs full of people, with blankets and plates.
Había <un bombero que aseguraba estar a punto de irse/un perro que se había traído su propia silla> y un señor con sopa que levantó la mano.
There was <a firefighter who declared that he was just leaving/a dog that had brought its own chair> and a man with soup, who put his hand up.

@man —Yo llegué en el capítulo cuatro —dijo—, y del tres no hay quien me hable.
“I came at chapter four,” he said, “and nobody will talk to me about three.”

{kid} se lo contó entero, y la sopa se enfrió hacia la mitad.
{kid} told him all of it, and about half-way through the soup went cold.
Desde aquella tarde se leyó con la puerta abierta, y las tuberías dejaron de quejarse.
After that evening the door was left open for the reading, and the pipes stopped complaining.

== end
-- beginner
<Una noche, {kid} lee el último capítulo./Un domingo se acaba el cuaderno./Una noche queda solo un capítulo, y {kid} lo lee.>
<One night {kid} reads the last chapter./One Sunday the notebook is full./One night there is one chapter left, and {kid} reads it.>
+ <Afuera llueve./El reloj hace tictac./El gato ya está encima de su tabla.>
+ <Outside it is raining./The clock goes tick tock./The cat is already on its board.>

<—Fin —dice {kid}, y cierra el cuaderno./—Y fin —dice {kid}, muy bajito.>
<“The end,” says {kid}, and closes the notebook./“And that is the end,” says {kid}, very quietly.>

<A las ocho y diez no hay golpes./Son las ocho y diez, y el suelo no dice nada.>
<At ten past eight there are no knocks./It is ten past eight, and the floor says nothing.>
<Entre dos tablas sube un papel./Por el suelo sale la punta de algo./Algo se mueve entre dos tablas.>
<Between two boards comes a piece of paper./The corner of something comes up through the floor./Something moves between two boards.>
Es {below.slip}.
It is {below.slip}.
Detrás pone: «¿Y luego?».
On the back it says: “And then?”
-- intermediate
<Una noche llegó el último capítulo./Un domingo se terminaron las hojas del cuaderno./Una noche, {kid} abrió el cuaderno por la última hoja.>
<One night the last chapter came./One Sunday the notebook ran out of pages./One night {kid} came to the last page.>
+ <Afuera llovía, y el gato escuchaba./{other} pasaba las hojas despacio, para que duraran./No se oía ni una tos.>
+ <Outside it was raining, and the cat was listening./{other} turned the pages slowly, to make them last./There was not a cough to be heard.>

<—Fin —dijo {kid}, y cerró el cuaderno./—Y se acabó —dijo {kid}, y sopló el polvo de la tapa.>
<“The end,” said {kid}, and closed the notebook./“And that is that,” said {kid}, and blew the dust off the cover.>

<Dieron las ocho y diez, y no sonó ni un golpe./A las ocho y diez, el suelo se quedó callado.>
<It was ten past eight, and there was not one knock./At ten past eight the floor kept silent.>
<Pero entre dos tablas empezó a asomar {below.slip}./Después, muy despacio, asomó por el suelo {below.slip}.>
<But between two boards something began to show: {below.slip}./Then, very slowly, something came up through the floor: {below.slip}.>
Detrás, con letra grande, ponía: «¿Y luego?».
On the back, in big writing, it said: “And then?”
-- advanced
<Una noche, inevitablemente, llegó el último capítulo./Un domingo de invierno, el cuaderno se quedó sin hojas./Una noche, {kid} pasó la hoja y vio que no había más.>
<One night, as it had to, the last chapter came./One winter Sunday the notebook ran out of pages./One night {kid} turned the page and saw that there were no more.>
+ <Se leyó despacio, para que durara hasta las ocho y diez./Fuera llovía con ganas, y hubo que leerlo más alto.>
+ <It was read slowly, to make it last until ten past eight./Outside it was pouring, and it had to be read louder.>

<—Fin —dijo {kid}, y el cuaderno se cerró con un ruido muy serio./—Y aquí se acaba —dijo {kid}, y tapó el bolígrafo.>
<“The end,” said {kid}, and the notebook shut with a serious sound./“And here it ends,” said {kid}, and put the cap on the pen.>

<Dieron las ocho y diez, y no sonó ni un golpe./A las ocho y diez, el suelo guardó silencio.>
<It was ten past eight, and there was not one knock./At ten past eight the floor kept silent.>
<Al rato, entre dos tablas, empezó a asomar {below.slip}./Luego, milímetro a milímetro, asomó por el suelo {below.slip}.>
<After a while, between two boards, something began to show: {below.slip}./Then, hair by hair, something rose out of the floor: {below.slip}.>
<Por detrás, con muy buena letra, alguien había escrito: «¿Y luego?»./Por detrás, en letra de quien escribe de pie, ponía: «¿Y luego?».>
<On the back, in a very good hand, somebody had written: “And then?”/On the back, in the hand of somebody who writes standing up, it said: “And then?”>
