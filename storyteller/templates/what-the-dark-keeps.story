plot: A dark room is full of noises, so the child makes an inventory of it by ear, on paper; one noise has no name, and it is looked for under the bed and found in the child: the dark has kept everything where it was.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:dark
picture: bedroom, night, worried, kid, other, adult
middle: bedroom, night, curious, kid points, other, paper
end: bedroom, night, calm, kid sleeps, other, adult
take noises: 1 3 5

title: Lo que guarda la noche = What the Night Keeps
title: Lista de ruidos = A List of Noises
title: El ruido sin nombre = The Noise Without a Name
title: Número trece = Number Thirteen

cast shape: el abrigo de la puerta = the coat on the door
  like: una persona sin cabeza = somebody with no head
cast shape: la mochila de la silla = the backpack on the chair
  like: un oso que espera = a bear that is waiting
cast shape: la cometa del armario = the kite on the wardrobe
  like: un murciélago muy grande = a very large bat
cast shape: el globo de la esquina = the balloon in the corner
  like: una cara sin ojos = a face with no eyes

cast adult f old: la abuela Consuelo = Grandma Consuelo
cast adult m old: el abuelo Matías = Grandpa Matías
cast adult f: la tía Elvira = Aunt Elvira
cast adult m: el tío Ramón = Uncle Ramón
cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León

cast found: un calcetín y una canica = a sock and a marble
cast found: un botón y media galleta = a button and half a biscuit
cast found: una llave y un dinosaurio = a key and a dinosaur
cast found: una moneda y un lápiz = a coin and a pencil

speaks man m: el vecino = the neighbour

word: la luz = the light
word: la cama = the bed
word: el ruido: ruido, ruidos = the noise: noise, noises
word: la lista = the list
word: el papel = the paper
word: la puerta = the door
word: la noche = the night
word: la oscuridad: oscuridad, a oscuras = the dark: dark
word: la linterna = the torch
word: el armario = the wardrobe
word: la ventana = the window
word: el reloj = the clock
word: el corazón = the heart
word: la mano = the hand
word: el polvo = the dust
word: el número = the number
word: debajo = under: under, underneath
word: el agua = the water
word: el vecino = the neighbour
word: la mesa = the table

question: ¿Qué ruidos tiene tu cuarto por la noche, y cuál es el primero de la lista? = What noises does your room make at night, and which is first on the list?
question: ¿Qué era el número trece? = What was number thirteen?
question: ¿Qué te da miedo y has mirado alguna vez de cerca? = What are you afraid of that you have once looked at closely?

== off
-- beginner
{adult} apaga la luz y se va.
{adult} puts out the light and goes.
{kids} [abre|abren] mucho los ojos.
{kids} [looks|look] hard.
No se ve la mesa.
The table cannot be seen.
No se ve el suelo.
The floor cannot be seen.
{shape} parece {shape.like}.
{shape} looks like {shape.like}.
+ <La casa respira./La casa cruje.>
+ <The house breathes./The house creaks.>
* La oscuridad lo guarda todo.
* The dark keeps everything.
-- intermediate
{adult} apagó la luz, y el cuarto se fue.
{adult} put out the light, and the room went away.
+ Ya no había mesa, ni suelo, ni paredes.
+ There was no table any more, no floor and no walls.
{shape} se había convertido en {shape.like}.
{shape} had turned into {shape.like}.
+ <En algún sitio crujió algo./En algún sitio respiró algo.>
+ <Somewhere something creaked./Somewhere something breathed.>
* La oscuridad lo guardaba todo, y {kids} no [sabía|sabían] dónde.
* The dark was keeping everything, and {kids} did not know where.
-- advanced
{adult} apagó la luz, y el cuarto entero se marchó con ella.
{adult} put out the light, and the whole room left with it.
Ya no había mesa ni paredes, y {shape} era {shape.like}.
There was no table now and no walls, and {shape} was {shape.like}.
* La oscuridad lo guardaba todo, y {kids} no [sabía|sabían] para qué.
* The dark was keeping everything, and {kids} did not know what for.

== bed ages=3-5
-- beginner
—Hay algo debajo de la cama —llama {kid}—.
“There is something under the bed,” calls {kid}.
Se oye algo.
“I can hear it.”

{adult} viene y mira debajo.
{adult} comes and looks underneath.

—Hay polvo, {found} —dice {adult}—.
“There is dust, {found},” says {adult}.
Eso es todo.
“That is all.”

—Pero se oye —dice {kid}.
“But there is a noise,” says {kid}.
-- intermediate
—¡Hay algo debajo de la cama! —gritó {kid}.
“There is something under the bed!” shouted {kid}.

{adult} vino, se puso a cuatro patas y miró.
{adult} came, got down on the floor and looked.

—Hay polvo, {found} —dijo—, y nada más.
“There is dust, {found},” said {adult}, “and that is all.”

—Pero se oye —dijo {kid}.
“But there is a noise,” said {kid}.
-- advanced
—¡Hay algo debajo de la cama! —gritó {kid}, y {adult} vino a mirar.
“There is something under the bed!” shouted {kid}, and {adult} came to look.

—Hay polvo, {found} —informó desde abajo—.
“There is dust, {found},” said {adult} from down there.
He mirado en las cuatro esquinas.
“I have looked in all four corners.”

—Pues se oye —dijo {kid}, y eso era verdad.
“Well, there is a noise,” said {kid}, and that was true.

== call ages=6-8
-- beginner
{kid} llama a {adult}.
{kid} calls {adult}.

—Aquí hay ruidos —dice {kid}.
“There are noises here,” says {kid}.

{adult} se sienta en la cama y escucha.
{adult} sits down on the bed and listens.

—Es verdad —dice {adult}—.
“That is true,” says {adult}.
¿Cuántos hay?
“How many are there?”

Nadie los ha contado nunca.
Nobody has ever counted them.
-- intermediate
{kid} llamó a {adult}, que venía siempre a la segunda vez.
{kid} called {adult}, who always came the second time.

—Aquí hay ruidos —dijo {kid}.
“There are noises here,” said {kid}.

{adult} se sentó en la cama y escuchó un rato.
{adult} sat down on the bed and listened for a while.

—Es verdad —dijo—, ¿cuántos son?
“That is true,” said {adult}, “and how many are there?”

+ Nadie los había contado nunca.
+ Nobody had ever counted them.
-- advanced
{kid} llamó dos veces, y {adult} vino a sentarse en la cama.
{kid} called twice, and {adult} came and sat on the bed.

—Aquí hay ruidos —dijo {kid}, esperando que le dijeran que no.
“There are noises here,” said {kid}, expecting to be told that there were not.

—Desde luego que los hay —dijo {adult} después de escuchar—, ¿y cuántos?
“There certainly are,” said {adult} after listening, “and how many?”

+ Nadie los había contado nunca.
+ Nobody had ever counted them.

== shame ages=9-12
-- beginner
{kid} tiene ya una edad, y no lo dice en el colegio.
{kid} is not small, and tells nobody at school.
Pero esta noche se lo dice a {adult}.
But tonight {adult} hears of it.

@kid —La oscuridad me da miedo.
“I am afraid of the dark.”

—A mí me dan miedo los ascensores —dice {adult}—.
“I am afraid of lifts,” says {adult}.
Por eso sé qué hay en cada escalón.
“So I know what is on every stair.”
-- intermediate
A su edad, {kid} no lo contaba en el colegio, pero aquella noche se lo contó a {adult}.
At school {kid} did not talk about it, but that night {adult} heard the truth.

—La oscuridad me da miedo —dijo en voz baja.
“I am afraid of the dark,” said {kid} quietly.

—A mí, los ascensores —dijo {adult}—.
“And I am afraid of lifts,” said {adult}.
Por eso conozco todos los escalones.
“So I know every one of the stairs.”
-- advanced
En el colegio {kid} no lo decía, pero aquella noche se lo dijo a {adult}.
At school {kid} kept it quiet, but that night {adult} heard the truth.

@kid —La oscuridad me da miedo.
“I am afraid of the dark.”

—A mí, los ascensores —dijo {adult} al cabo de un momento—.
“With me it is lifts,” said {adult} after a moment.
Por eso conozco cada escalón de esta casa.
“That is why I know every stair in this house.”

== tried long
-- beginner
{kids} [prueba|prueban] muchas cosas.
{kids} [tries|try] many things.
Primero, once muñecos en fila.
First, eleven soft toys in a row.
Son guardias.
They are guards.
A las diez los guardias se caen de la cama.
At ten the guards fall out of bed.
Después, la manta por encima de la cabeza.
Then, the blanket over the head.
Debajo de la manta está más oscuro.
Under the blanket it is darker.
Después, una canción muy alta.
Then, a very loud song.
<La vecina de abajo golpea el techo./El perro de la vecina canta también.>
<The woman downstairs knocks on the ceiling./The dog downstairs sings as well.>
Después, los ojos cerrados.
Then, closed eyes.
Con los ojos cerrados se oye mejor.
With closed eyes you hear better.
{kid} abre los ojos y piensa en eso.
{kid} opens them and thinks about that.
Se oye mejor.
You hear better.
Entonces hay que usar las orejas.
So the thing to use is ears.
-- intermediate
{kids} ya [había|habían] probado muchas cosas.
{kids} had already tried many things.
Lo primero fueron once muñecos en fila, que hacían de guardias.
First came eleven soft toys in a row, who were guards.
A las diez, los guardias se cayeron de la cama con mucho ruido.
At ten the guards fell out of bed with a lot of noise.
Luego fue la manta por encima de la cabeza, pero debajo estaba más oscuro.
Next came the blanket over the head, but it was darker under there.
Después vino una canción a gritos, y <la vecina de abajo golpeó el techo/el perro de abajo cantó también>.
After that there was a very loud song, and <the woman downstairs knocked on the ceiling/the dog downstairs sang as well>.
Lo último fue cerrar los ojos.
The last thing was to shut both eyes.
Con los ojos cerrados no se veía menos, pero se oía mucho mejor.
With closed eyes you saw no less, but you heard much better.
{kid} se quedó pensando en eso, con la boca abierta.
{kid} lay thinking about that, with an open mouth.
Si los ojos no servían de nada, habría que preguntar a las orejas.
If eyes were no use, then it was time to ask the ears.
-- advanced
Antes de aquella noche, {kids} ya [había|habían] hecho varios experimentos.
Before that night, {kids} had already made several experiments.
Once muñecos montaron guardia en fila, hasta que a las diez la guardia entera se cayó de la cama.
Eleven soft toys stood guard in a row, until at ten the whole guard fell out of bed.
La manta por encima de la cabeza resultó ser un sitio todavía más oscuro.
The blanket over the head turned out to be an even darker place.
La canción a gritos duró lo que tardó <la vecina de abajo en golpear el techo/el perro de abajo en aprenderse la letra>.
The loud song lasted as long as it took <the woman downstairs to knock on the ceiling/the dog downstairs to learn the words>.
Lo último fue cerrar los ojos, con lo que no se veía menos, pero se oía muchísimo mejor.
The last was to shut both eyes, and then you saw no less, but you heard a great deal better.
{kid} se quedó dándole vueltas a aquello.
{kid} lay turning that over.
Si los ojos no servían para nada, lo lógico era preguntar a las orejas.
If eyes were no use, the sensible thing was to ask the ears.

== paper
-- beginner
{kid} busca un papel y un lápiz.
{kid} finds paper and a pencil.

—Voy a hacer una lista —dice {kid}.
“I am making a list,” says {kid}.

La lista es de todos los ruidos del cuarto.
The list is of all the noises in the room.
<Se escribe a oscuras, con letras gordas./Las letras salen torcidas, porque no se ven.>
<You write it in the dark, with fat letters./The letters are crooked, as nobody sees them.>
Número uno: la cama.
Number one: the bed.
+ La cama dice ñiii.
+ The bed says eek.
-- intermediate
{kid} buscó a tientas un papel y un lápiz.
{kid} felt around for some paper and a pencil.
Iba a hacer una lista de todos los ruidos, <con letras gordas, porque no se veían/con renglones torcidos, porque no se veían>.
It was to be a list of all the noises, <in fat letters, as you could not see them/in crooked lines, as you could not see them>.
+ El número uno fue la cama, que decía ñiii.
+ Number one was the bed, which said eek.
-- advanced
Así que {kid} buscó a tientas papel y lápiz, y empezó una lista de ruidos.
So {kid} felt around for paper and pencil, and began a list of noises.
+ Escribía a oscuras, <con unas letras gordas que se montaban unas en otras/en unos renglones que subían solos hacia el techo>.
+ It was written in the dark, <in fat letters that climbed on one another/in lines that went up towards the ceiling>.
El número uno fue la cama, que decía ñiii.
Number one was the bed, which said eek.

== pipe in noises
-- beginner
Algo hace clonc en la pared.
Something goes clonk in the wall.
Luego otra vez: clonc, clonc.
Then again: clonk, clonk.
<Parece un martillo muy pequeño./Parecen unas botas muy pequeñas.>
<It is like a very small hammer./It is like very small boots.>
{kid} pone la mano en la pared.
{kid} puts a hand on the wall.
La pared está caliente.
The wall is warm.
Es el agua, que sube a casa del vecino.
It is the water, on its way up to the neighbour.
El vecino se lava los pies.
The neighbour is washing his feet.
La lista crece.
The list grows.
-- intermediate
Algo hizo clonc dentro de la pared, y después clonc, clonc.
Something went clonk inside the wall, and then clonk, clonk.
<Sonaba como un martillo muy pequeño./Sonaba como unas botas muy pequeñas.>
<It sounded like a very small hammer./It sounded like very small boots.>
{kid} puso la mano en la pared, y la pared estaba caliente.
{kid} put a hand on the wall, and the wall was warm.
Era el agua, que subía a casa del vecino.
It was the water, on its way up to the neighbour.
Cada noche, a esa hora, el vecino se lavaba los pies.
Every night, at that time, the neighbour washed his feet.
-- advanced
Dentro de la pared algo hizo clonc y, después de pensarlo, clonc, clonc.
Inside the wall something went clonk and, after some thought, clonk, clonk.
Sonaba como <un martillo pequeñísimo/unas botas pequeñísimas>, hasta que {kid} notó la pared caliente.
It sounded like <a very small hammer/very small boots>, until {kid} felt the warm wall.
Era el agua, que subía a casa del vecino, y el vecino, que se lavaba los pies.
It was the water, going up to the neighbour, and the neighbour, washing his feet.

== wood in noises
-- beginner
El armario hace crac.
The wardrobe goes crack.
Nadie lo ha tocado.
Nobody has touched it.
{other} espera, con la manta en la boca.
{other} waits, biting the blanket.
Crac.
Crack.

—Es la madera —dice {adult} desde el pasillo—.
“That is the wood,” says {adult} from the hall.
De día se estira, y de noche se encoge.
“By day it gets bigger, and at night it gets smaller.”

<Un armario también se acuesta./Todo el mundo cruje al acostarse.>
<Wardrobes go to bed too./Everybody creaks on going to bed.>
-- intermediate
El armario hizo crac sin que nadie lo tocara.
The wardrobe went crack, and nobody had touched it.
{other} esperó con la manta entre los dientes, y el armario hizo crac otra vez.
{other} waited, biting the blanket, and the wardrobe went crack again.

—Es la madera —dijo {adult} desde el pasillo—, que con el frío se encoge.
“That is the wood,” said {adult} from the hall, “which gets smaller when it is cold.”

<Según eso, el armario también se acostaba./Según eso, el armario crujía como las rodillas de cualquiera.>
<So the wardrobe was going to bed as well./So the wardrobe creaked just like anybody’s old knees.>
-- advanced
El armario hizo crac sin que nadie lo hubiera tocado, y {other} mordió la manta.
The wardrobe went crack though nobody had touched it, and {other} bit the blanket.

—Es la madera, que de día se estira y de noche se encoge —dijo {adult} desde el pasillo.
“That is the wood, which stretches by day and shrinks at night,” said {adult} from the hall.

+ <De modo que el armario también se acostaba./De modo que crujía como las rodillas de cualquiera.>
+ <So the wardrobe was going to bed as well./So it creaked just like anybody’s old knees.>

== branch in noises
-- beginner
En la ventana hay unas uñas.
There are nails on the window.
Hacen ris, ras, en el cristal.
They go scritch, scratch, on the glass.
{kid} se acerca con los pies fríos.
{kid} goes closer, on cold feet.
No son uñas.
They are not nails.
Es una rama <con tres hojas/con una hoja sola>.
It is a branch <with three leaves/with just one leaf>.
Hace viento, y la rama escribe.
It is windy, and the branch is writing.

—Tú también haces una lista —le dice {kid}.
“You are making a list too,” says {kid} to it.
-- intermediate
Unas uñas rascaban el cristal de la ventana: ris, ras.
Some nails were scratching at the window: scritch, scratch.
{kid} cruzó el cuarto con frío en los pies y se acercó a mirar.
{kid} crossed the room on cold feet and had a look.
Era una rama <con tres hojas/con una hoja sola>, que el viento movía como un lápiz.
It was a branch <with three leaves/with just one leaf>, which the wind moved like a pencil.

—Tú también haces una lista —le dijo {kid}.
“You are making a list too,” said {kid} to it.
-- advanced
En la ventana rascaban unas uñas, ris, ras, con pausas para pensar.
At the window some nails were scratching, scritch, scratch, with pauses for thought.
{kid} cruzó el cuarto con los pies fríos y vio una rama <con tres hojas/con una hoja sola>.
{kid} crossed the room on cold feet and saw a branch <with three leaves/with just one leaf>.
El viento la llevaba como un lápiz.
The wind held it like a pencil.

—Tú también estás haciendo una lista —le dijo.
“So you are making a list as well,” said {kid} to it.

== cough in noises
-- beginner
Alguien tose.
Somebody coughs.
No es de esta casa.
It is not in this house.
{kids} [escucha|escuchan] con la oreja en el suelo.
{kids} [listens|listen] with an ear on the floor.
Abajo tose la vecina, y después enciende la radio.
The woman downstairs coughs, and then puts on the radio.
<La radio habla de la lluvia./La radio pone un vals.>
<The radio talks about rain./The radio plays a waltz.>
Ella tampoco duerme.
She cannot sleep either.
{kid} apunta: tos, número de la lista, y radio.
{kid} writes down: cough, and radio.
-- intermediate
Alguien tosió, y no era nadie de la casa.
Somebody coughed, and it was nobody in the house.
{kids} [pegó|pegaron] la oreja al suelo.
{kids} listened at the floor.
Abajo, la vecina tosió otra vez y encendió la radio, que <hablaba de la lluvia/tocaba un vals>.
Below, the neighbour coughed again and put on the radio, which <talked about rain/played a waltz>.
Tampoco ella podía dormir.
She could not sleep either.
La tos y la radio entraron en la lista con dos números seguidos.
The cough and the radio went into the list, one after the other.
-- advanced
Alguien tosió, y no era nadie que viviera en aquella casa.
Somebody coughed, and it was nobody who lived in that house.
{kids} [pegó|pegaron] la oreja al suelo.
{kids} listened at the floor.
Era la vecina de abajo, que encendía la radio para <saber si llovería/escuchar un vals>.
It was the neighbour below, putting on the radio to <find out if it would rain/hear a waltz>.
+ Tampoco ella dormía, y entró en la lista con dos números: la tos y el vals de las once.
+ She was not sleeping either, and she went into the list with two numbers: a cough and a radio.

== clock in noises
-- beginner
El reloj de la cocina anda por el pasillo.
The kitchen clock walks along the hall.
Eso parece.
So it seems.
Tic, tac, cada vez más cerca.
Tick, tock, nearer and nearer.
{other} cuenta: diez, veinte, sesenta.
{other} counts: ten, twenty, sixty.
<Después de sesenta, el reloj no ha llegado./A los sesenta, el reloj sigue en su clavo.>
<After sixty the clock has not arrived./At sixty the clock is still on its nail.>
De noche no anda más.
At night it does not walk more.
Es que hay menos ruidos delante.
There are just fewer noises in front of it.
-- intermediate
El reloj de la cocina venía andando por el pasillo, o eso parecía.
The kitchen clock was walking down the hall, or so it seemed.
Hacía tic, tac, cada vez más cerca.
It went tick, tock, nearer and nearer.
{other} contó hasta sesenta, y <el reloj no había llegado/el reloj seguía en su clavo>.
{other} counted up to sixty, and <the clock had not arrived/the clock was still on its nail>.
De noche no sonaba más fuerte: tenía menos ruidos delante.
At night it was no louder: it had fewer noises in front of it.
-- advanced
El reloj de la cocina venía por el pasillo, tic, tac, cada vez más cerca.
The kitchen clock was coming down the hall, tick, tock, nearer and nearer.
{other} contó hasta sesenta, y <el reloj no había llegado a ninguna parte/el reloj seguía colgado de su clavo>.
{other} counted up to sixty, and <the clock had got nowhere/the clock was still hanging on its nail>.
+ No sonaba más fuerte que de día: tenía menos ruidos delante.
+ It was no louder than by day: there were fewer noises in front of it.

== bus in noises
-- beginner
Algo grande suspira en la calle.
Something big sighs in the street.
Suspira y se arrodilla.
It sighs and kneels down.
{kid} levanta una esquina de la cortina.
{kid} lifts a corner of the curtain.
Es el autobús de las once.
It is the eleven o’clock bus.
<Baja un hombre con un violín./Baja una enfermera con zapatos blancos.>
<A man with a violin gets off./A nurse with white shoes gets off.>
El autobús se levanta y se va.
The bus stands up and goes.
Va vacío y con la luz encendida.
It is empty, and the light is on.
-- intermediate
Algo grande suspiró en la calle y se arrodilló.
Something big sighed in the street and knelt down.
{kid} levantó una esquina de la cortina.
{kid} lifted a corner of the curtain.
Era el autobús de las once, del que bajaba <un hombre con un violín/una enfermera de zapatos blancos>.
It was the eleven o’clock bus, and <a man with a violin/a nurse in white shoes> was getting off.
Después se levantó y se fue, vacío y con la luz encendida.
Then it stood up and went, empty, with the light on.
-- advanced
En la calle, algo enorme suspiró y se puso de rodillas.
In the street something enormous sighed and went down on its knees.
Detrás de la cortina resultó ser el autobús de las once, del que bajaba <un hombre con un violín/una enfermera de zapatos blancos>.
Behind the curtain it proved to be the eleven o’clock bus, and <a man with a violin/a nurse in white shoes> was getting off.
+ {kid} lo vio marcharse, vacío y encendido, como una casa que se va.
+ {kid} watched it leave, empty and lit, like a house going away.

== tuba in noises
-- beginner
Alguien sube la escalera.
Somebody is coming up the stairs.
Pesa mucho y respira fuerte.
It is heavy and breathes hard.
{kid} escucha detrás de la puerta.
{kid} listens behind the door.
Unas llaves caen al suelo.
Some keys fall on the floor.

—<Otra vez no/¿Dónde están?> —dice una voz.
“<Not again,/Where are they?>” says a voice.

Es el músico del tercero, con su tuba.
It is the musician from the third floor, with his tuba.
La tuba también vuelve a casa.
The tuba is coming home too.
-- intermediate
Alguien subía la escalera, y pesaba mucho y respiraba fuerte.
Somebody was coming up the stairs, who was heavy and breathed hard.
{kid} escuchó detrás de la puerta.
{kid} listened behind the door.
Unas llaves cayeron al suelo, y una voz dijo <que otra vez no/que dónde estaban>.
Some keys fell on the floor, and a voice said <not again/where are they>.
Era el músico del tercero, que volvía de tocar con la tuba en brazos.
It was the musician from the third floor, carrying his tuba home from a concert.
-- advanced
Algo subía la escalera, y pesaba tanto que descansaba en cada escalón.
Something was coming up the stairs, so heavy that it rested on every step.
Se oyó caer un manojo de llaves, y una voz muy cansada <dijo que otra vez no/preguntó dónde estaban>.
A bunch of keys was heard to fall, and a very tired voice <said not again/asked where they were>.
Era el músico del tercero, que volvía de un concierto con la tuba en brazos.
It was the musician from the third floor, back from a concert and carrying his tuba.

== check long
-- beginner
Por la mañana hay que leer la lista.
In the morning it is time to read the list.
Es difícil.
It is hard.
Unas letras están encima de otras.
Some letters lie on top of others.
{kid} va con el papel por el cuarto.
{kid} goes round the room with the paper.
La cama está en su sitio.
The bed is in its place.
{other} se sienta, y la cama dice ñiii.
{other} sits down, and the bed says eek.
Bien.
Good.
{shape} es otra vez {shape}.
{shape} is {shape} again.
Nadie ha movido la mesa.
Nobody has moved the table.
<Falta una cosa: el miedo./Hay una cosa más: una araña, en la esquina.>
<One thing is missing: the fear./There is one thing more: a spider, in the corner.>

—De día todo está —dice {kid}—.
“By day it is all here,” says {kid}.
¿Y de noche?
“And at night?”

—Habrá que volver a mirar —dice {adult}.
“We shall have to look again,” says {adult}.
-- intermediate
Por la mañana hubo que leer la lista, con unas letras encima de otras.
In the morning the list had to be read, with some letters on top of others.
Con el papel en la mano, {kid} fue comprobando el cuarto.
Paper in hand, {kid} went round the room to check.
La cama estaba en su sitio, y al sentarse en ella decía ñiii.
The bed was in its place, and when you sat on it, it said eek.
{shape} volvía a ser lo que era.
{shape} was itself again.
Nadie había movido la mesa ni un dedo.
Nobody had moved the table by an inch.
<Solo faltaba una cosa, que era el miedo./Solo sobraba una cosa, que era una araña.>
<Only one thing was missing, and that was the fear./There was only one thing more, and that was a spider.>

—De día está todo —dijo {kid}—, pero de noche no lo sé.
“By day it is all here,” said {kid}, “but at night I don’t know.”

—Habrá que volver a mirar —dijo {adult}.
“We shall have to look again,” said {adult}.

Y por primera vez alguien tuvo prisa por que llegara la noche.
And for once somebody could not wait for the night to come.
-- advanced
Por la mañana hubo que leer la lista, donde cada ruido se había tumbado sobre el anterior.
In the morning the list had to be read, where each noise lay on top of the last.
Con el papel en la mano, {kid} recorrió el cuarto como quien revisa un hotel.
Paper in hand, {kid} went through the room like somebody inspecting a hotel.
La cama estaba donde debía y, al sentarse en ella, daba su nota.
The bed was where it should be and gave its note when sat upon.
{shape} había vuelto a ser lo que era, y la mesa no se había movido ni un dedo.
{shape} was itself again, and the table had not moved by an inch.
<Solo faltaba una cosa, que era el miedo./Solo sobraba una cosa, que era una araña.>
<Only one thing was missing, and that was the fear./There was only one thing too many, and that was a spider.>

—De día está todo —concluyó {kid}—, pero de noche no tengo pruebas.
“By day it is all here,” {kid} concluded, “but for the night I have no proof.”

—Pues habrá que volver a mirar —dijo {adult}.
“Then we shall have to look again,” said {adult}.

== water medium
-- beginner
{kid} tiene sed.
{kid} is thirsty.
El agua está en la cocina, al final del pasillo.
The water is in the kitchen, at the end of the hall.
A oscuras son catorce pasos.
In the dark it is fourteen steps.
De día son nueve.
By day it is nine.

—A oscuras el pasillo crece —dice {kid}.
“In the dark the hall grows,” says {kid}.

{adult} no dice que no.
{adult} does not say no.

—O se encogen los pies —dice {adult}.
“Or feet shrink,” says {adult}.

<El agua sabe igual./El vaso está donde siempre.>
<The water tastes the same./The glass is where it always is.>
A la vuelta son doce.
On the way back it is twelve.
-- intermediate
{kid} tuvo sed, y el agua estaba al final del pasillo.
{kid} was thirsty, and the water was at the end of the hall.
De día eran nueve pasos, y a oscuras salieron catorce.
By day it was nine steps, and in the dark it came to fourteen.

—El pasillo crece de noche —dijo {kid}.
“The hall grows at night,” said {kid}.

—O se encogen los pies —dijo {adult}, que estaba en la cocina sin luz.
“Or feet shrink,” said {adult}, who was in the kitchen without a light.

<El agua sabía igual que de día./El vaso estaba en su sitio de siempre.>
<The water tasted the same as by day./The glass was in its usual place.>
A la vuelta fueron doce pasos.
On the way back it was twelve steps.
-- advanced
{kid} tuvo sed, y el agua estaba en la cocina, al final del pasillo.
{kid} was thirsty, and the water was in the kitchen, at the end of the hall.
De día eran nueve pasos, y a oscuras fueron catorce.
By day it was nine steps, and in the dark fourteen.

—De noche el pasillo crece —anunció en la cocina.
“The hall grows at night,” {kid} announced in the kitchen.

—O se encogen los pies —dijo {adult}, que bebía agua con la luz apagada.
“Or feet shrink,” said {adult}, who was drinking water with the light off.

+ <El agua, al menos, sabía como de día./El vaso, al menos, estaba donde siempre.>
+ <The water, at least, tasted as it did by day./The glass, at least, was in its usual place.>
De vuelta a la cama salieron doce.
Back to bed it came to twelve.

== cut long
-- beginner
El jueves se va la luz en toda la calle.
On Thursday the light goes out in the whole street.
No es la noche del cuarto.
It is not the dark of the bedroom.
Es una noche enorme, con gente dentro.
It is a huge dark, with people in it.
En la escalera se oyen voces.
There are voices on the stairs.

—¿Dónde está el primer escalón? —pregunta el vecino.
“Where is the first step?” asks the neighbour.

Es un hombre muy alto, y le tiembla la voz.
He is a very tall man, and his voice shakes.
{kids} [sabe|saben] andar a oscuras.
{kids} [knows|know] how to walk in the dark.

—Aquí —dice {kid}—.
“Here,” says {kid}.
Ahora hay nueve más.
“Now there are nine more.”

{other} da unos golpes en la pared.
{other} knocks on the wall.
El vecino baja hacia los golpes.
The neighbour comes down towards the knocks.
<Abajo alguien enciende una vela./Abajo alguien abre un paquete de galletas.>
<Downstairs somebody lights a candle./Downstairs somebody opens some biscuits.>
El vecino da las gracias a la pared.
The neighbour says thank you to the wall.
-- intermediate
El jueves se fue la luz en toda la calle.
On Thursday the light went out in the whole street.
Aquella no era la noche del cuarto, sino una enorme, con gente dentro.
It was not the dark of the bedroom but a huge one, with people in it.

@man —¿Dónde está el primer escalón? —preguntó en la escalera el vecino del quinto.
“Where is the first step?” asked the man from the fifth floor on the stairs.

Era el más alto de la casa, y le temblaba la voz.
He was the tallest man in the house, and his voice was shaking.
{kids} [llevaba|llevaban] muchas noches de práctica.
{kids} had had many nights of practice.

—Aquí —dijo {kid}—, y después hay nueve más.
“Here,” said {kid}, “and after that there are nine more.”

{other} daba golpes en la pared, y el vecino iba bajando hacia ellos.
{other} knocked on the wall, and the neighbour came down towards the knocks.
<Abajo alguien encendió una vela./Abajo alguien repartía galletas.>
<Downstairs somebody lit a candle./Downstairs somebody was giving out biscuits.>
Como no veía a quién, el vecino le dio las gracias a la pared.
As he could not see who it was, the neighbour thanked the wall.
-- advanced
El jueves se fue la luz en toda la calle, y la oscuridad fue enorme y con gente dentro.
On Thursday the light went out in the whole street, and the dark was huge and had people in it.

@man —¿Alguien sabe dónde está el primer escalón? —preguntó en la escalera el vecino del quinto.
“Does anybody know where the first step is?” asked the man from the fifth floor.

Era el hombre más alto de la casa, y nunca le habían oído temblar la voz.
He was the tallest man in the house, and nobody had ever heard his voice shake.
{kids}, que [llevaba|llevaban] muchas noches de práctica, [salió|salieron] al rellano.
{kids}, with many nights of practice, came out on the landing.

—Aquí —dijo {kid}—, y después vienen nueve más, todos iguales.
“Here,” said {kid}, “and after it come nine more, all alike.”

{other} fue dando golpes en la pared, y el vecino bajó de golpe en golpe, como por una barandilla.
{other} kept knocking on the wall, and the neighbour came down from knock to knock, as if along a rail.
Abajo <alguien había encendido una vela/alguien repartía galletas a ciegas>, y el vecino le dio las gracias a la pared.
Downstairs <somebody had lit a candle/somebody was handing out biscuits>, and the neighbour thanked the wall.

== stars medium
-- beginner
{adult} abre la ventana.
{adult} opens the window.
Fuera está más oscuro que dentro.
Outside it is darker than inside.

—Mira arriba —dice {adult}.
“Look up,” says {adult}.

{kid} mira y no ve nada.
{kid} looks and sees nothing.
Después ve una estrella.
Then there is one star.
Después ve cuatro.
Then there are four.
<{other} cuenta doce y se pierde./{other} cuenta hasta veinte.>
<{other} counts twelve and gets lost./{other} counts up to twenty.>

—¿Estaban antes? —pregunta {kid}.
“Were they there before?” asks {kid}.

—Todo el día —dice {adult}—.
“All day long,” says {adult}.
Había demasiada luz.
“There was too much light.”
-- intermediate
{adult} abrió la ventana, y fuera estaba todavía más oscuro.
{adult} opened the window, and outside it was darker still.
{kid} miró hacia arriba y al principio no vio nada.
{kid} looked up and at first saw nothing.
Luego hubo una estrella, y luego cuatro, y <{other} contó doce y se perdió/{other} contó hasta veinte>.
Then there was one star, and then four, and <{other} counted twelve and got lost/{other} counted up to twenty>.

—¿Estaban ahí antes? —preguntó {kid}.
“Were they there before?” asked {kid}.

—Todo el día —dijo {adult}—, pero había demasiada luz.
“All day,” said {adult}, “but there was too much light.”
-- advanced
{adult} abrió la ventana a una oscuridad mucho mayor que la del cuarto.
{adult} opened the window on a dark far bigger than the one in the room.
{kid} miró hacia arriba y no vio nada, y después vio una estrella.
{kid} looked up and saw nothing, and then there was one star.
Luego hubo cuatro, y <{other} perdió la cuenta en doce/{other} llegó a contar veinte>.
Then there were four, and <{other} lost count at twelve/{other} counted as many as twenty>.

—¿Ya estaban ahí esta mañana? —preguntó {kid}.
“Were they there this morning?” asked {kid}.

—Estaban —dijo {adult}—, pero con tanta luz no había manera de verlas.
“They were,” said {adult}, “but with all that light there was no seeing them.”

== strange
-- beginner
La lista llega al número doce.
The list gets to number twelve.
Y entonces se oye otro ruido.
And then there is another noise.
Pum, pum.
Thump, thump.
<Es bajo y está muy cerca./Es pequeño y no se para.>
<It is low, and very near./It is small, and does not stop.>
+ No es el reloj.
+ It is not the clock.
{kid} no tiene nombre para ese ruido.
{kid} has no name for that noise.
-- intermediate
La lista iba por el doce cuando se oyó otro ruido: pum, pum.
The list had got to twelve when there was another noise: thump, thump.
<Era bajo y estaba muy cerca./Era pequeño y no paraba.>
<It was low, and very near./It was small, and did not stop.>
+ No venía de la pared ni de la calle.
+ It came neither from the wall nor from the street.
{kid} no tenía nombre para aquel ruido.
{kid} had no name for that noise.
-- advanced
La lista iba por el doce cuando empezó un ruido que no estaba en ella: pum, pum.
The list had got to twelve when a noise began that was not on it: thump, thump.
+ <Era bajo, venía de muy cerca y no paraba./Era pequeño, y cuanto más se escuchaba, más corría.>
+ <It was low, it was very near and it did not stop./It was small, and the more you listened, the faster it ran.>
Para aquel ruido {kid} no tenía ningún nombre.
For that noise {kid} had no name at all.

== look
-- beginner
A {kid} le queda un sitio sin mirar.
{kid} has one place left to look.
{kid} toma la linterna y baja la cabeza, despacio.
{kid} takes the torch and bends down, slowly.
Debajo de la cama hay polvo, {found}.
Under the bed there is dust, {found}.
+ <El polvo duerme./Una pelusa se va rodando.>
+ <The dust is asleep./A ball of fluff rolls away.>
Pum, pum, hace el ruido, todavía más fuerte.
Thump, thump, goes the noise, even louder.
-- intermediate
A {kid} le quedaba un sitio sin mirar, y era debajo de la cama.
{kid} had one place left to look, and it was under the bed.
{kid} encendió la linterna y bajó la cabeza muy despacio.
{kid} switched on the torch and bent down very slowly.
Había polvo, {found}.
There was dust, {found}.
+ <El polvo dormía./Una pelusa se fue rodando.>
+ <The dust was asleep./A ball of fluff rolled away.>
Pero el ruido había bajado también, y sonaba más fuerte.
But the noise had come down too, and it was louder.
-- advanced
A {kid} le quedaba un sitio por revisar, y estaba debajo de la cama.
{kid} had one place left to check, and it was under the bed.
{kid} encendió la linterna y bajó la cabeza palmo a palmo.
{kid} switched on the torch and bent down inch by inch.
Había mucho polvo, y en el polvo, {found}.
There was a lot of dust and, in the dust, {found}.
Pero el ruido había bajado también, y allí sonaba más fuerte que arriba.
But the noise had come down too, and there it was louder than before.

== heart
-- beginner
{kid} se pone la mano en el pecho.
{kid} feels for it with one hand.
Pum, pum.
Thump, thump.
Ahí está.
There it is.
Número trece: el corazón de {kid}.
Number thirteen: the heart of {kid}.
+ <Va deprisa, y después menos deprisa./Va deprisa, porque ha trabajado mucho.>
+ <It goes fast, and then less fast./It goes fast, after so much work.>

La puerta se queda un poco abierta.
The door stays a little open.
La linterna se queda cerca.
The torch stays near.
* La oscuridad lo guarda todo.
* The dark keeps everything.
La mesa, el suelo, {shape}: todo en su sitio.
The table, the floor, {shape}: all in its place.
-- intermediate
Entonces {kid} se puso la mano en el pecho, y allí estaba.
Then {kid} felt for it with one hand, and there it was.
Número trece, decía la lista: el corazón de {kid}.
Number thirteen, said the list: the heart of {kid}.
+ <Iba deprisa, y después un poco menos./Iba deprisa, porque llevaba toda la noche trabajando.>
+ <It was going fast, and then a little less./It was going fast, as it had worked all night.>

La puerta se quedó un poco abierta, y la linterna, cerca.
The door stayed a little open, and the torch stayed near.
La oscuridad guardaba la mesa, el suelo y {shape}.
The dark was keeping the table, the floor and {shape}.
Lo guardaba todo donde estaba.
It kept everything where it was.
-- advanced
Entonces {kid} se llevó una mano al pecho, y allí estaba el ruido, trabajando.
Then {kid} felt for it with one hand, and there was the noise, at work.
Con letra muy torcida, la lista dice: número trece, el corazón de {kid}.
In very crooked writing the list says: number thirteen, the heart of {kid}.

La puerta se quedó abierta un palmo, y la linterna, <al alcance de la mano/debajo de la almohada>.
The door was left open by a hand’s breadth, and the torch <within reach/under the pillow>.
La oscuridad se quedó con la mesa, con las paredes y con {shape}, y no movió nada.
The dark kept the table, the walls and {shape}, and moved nothing.
