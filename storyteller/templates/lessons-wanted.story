plot: A notice asks for somebody who can teach it; teachers come, each with a method of their own, and nobody learns a thing; then a little girl reads the notice the wrong way round and comes to be taught; so it has to be shown how it goes wrong, again and again, until it goes right in the middle of the lesson.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: dreamer:skill, doing:skill
picture: home city, topic day, curious, hero, kid reaches paper, other, thing topic, paper
middle: city, same, curious, hero worried, kid, small girl reads paper, other, thing topic, paper
end topics=dreamer: home city, same, happy, hero does, girl does, kid does, other, thing topic
end: city, same, happy, hero, girl does, kid does, other, thing topic
take lessons: 1 3 7

title: Se dan clases = Lessons Given
title: Primero sale mal = First It Goes Wrong
title: Clase a las cinco = Lesson at Five

cast place: la puerta de la panadería = the door of the baker’s
cast place: la puerta del cine = the door of the cinema
cast place: una farola de la plaza = a lamp post on the square
cast place: el árbol de la esquina = the tree on the corner

cast pay: una croqueta = a croquette
cast pay: un bollo = a bun
cast pay: una cereza = a cherry
cast pay: un buñuelo = a doughnut

speaks girl f small: la pequeña = the little girl
speaks professor m: el profesor = the professor
speaks general m: el general = the general
speaks acrobat f: la acróbata = the acrobat
speaks lady f: la viajera = the traveller
speaks pianist f: la pianista = the pianist
speaks neighbor f: la vecina = the neighbour

word: la clase: clase, clases = the lesson: lesson, lessons
word: enseñar: enseña, enseñe, enseñar, enseñó, enseñaba = to teach: teach, teaches, taught, show, shows, showed
word: aprender: aprende, aprendió, aprender, aprendía = to learn: learns, learn, learned
word: el cartel: cartel = the notice: notice
word: mal = wrong
word: primero = first
word: buscar: busca, buscaba = to look for: wanted
word: la cola: cola = the queue: queue
word: la tercera: tercera = the third: third
word: pagar: paga, pagaba, pagar = to pay: pay, paid
word: nadie = nobody: nobody, no one
word: la pequeña: pequeña = the little girl: little girl
word: el suelo: suelo = the ground: ground, floor
word: la puerta: puerta = the door: door
word: la vez: vez, veces = the time: time, times

question: ¿Qué cosa te salió mal muchas veces antes de salirte bien? = What went wrong for you many times before it went right?
question: ¿De quién aprenderías tú, y qué? = Who would you like to learn from, and what?
question: ¿Qué podrías enseñar tú? = What could you teach?

== notice
-- beginner
Hay una cosa que {hero} no {hero:sabe|saben} hacer.
There is one thing that {hero} cannot do.
La cosa es {topic.do}.
The thing is to {topic.do}.
<Por eso/El lunes> {kids} [escribe|escriben] un cartel.
<So/On Monday> {kids} [writes|write] a notice.
«Se busca maestro», dice el cartel.
“Teacher wanted”, says the notice.
«La clase es de {topic.do}».
“The lesson is how to {topic.do}”.
«Se paga con {pay}».
“We pay with {pay}”.
Lo [cuelga|cuelgan] en {place}.
[{kid} puts|They put] it on {place}.
Por la mañana ya hay una cola.
In the morning there is a queue.
-- intermediate
Había una sola cosa que {hero} no {hero:sabía|sabían} hacer, y era {topic.do}.
There was only one thing that {hero} could not do, and that was to {topic.do}.
<Por eso/El lunes> {kids} [escribió|escribieron] un cartel.
<So/On Monday> {kids} wrote a notice.
«Se busca quien enseñe a {topic.do}», decía.
“Wanted: somebody to teach how to {topic.do}”, it said.
«Se paga con {pay}».
“We pay with {pay}”.
Lo [colgó|colgaron] en {place}, y a la mañana siguiente ya había cola.
[{kid}|They] put it on {place}, and the next morning there was a queue.
-- advanced
Solo había una cosa que {hero} no {hero:sabía|sabían} hacer, y era {topic.do}.
There was only one thing that {hero} could not do: to {topic.do}.
Así que {kids} [escribió|escribieron] un cartel y lo [colgó|colgaron] en {place}.
So {kids} wrote a notice and put it on {place}.
«Se busca quien enseñe a {topic.do}», decía, «y se paga con {pay}».
“Wanted: somebody to teach how to {topic.do}”, it said, “and we pay with {pay}”.
A la mañana siguiente la cola daba la vuelta a la plaza.
The next morning the queue went round the square.

== professor in lessons
-- beginner
El profesor trae una pizarra.
The professor brings a blackboard.
Dibuja una flecha, y luego otra.
He draws an arrow, and then another.
Al final hay más de cien flechas.
In the end there are over a hundred arrows.

—¿Está claro? —pregunta el profesor.
“Is that clear?” asks the professor.

—No mucho —dice {kid}.
“Not very,” says {kid}.

—La pizarra ya lo sabe —dice el profesor.
“The blackboard knows it now,” says the professor.

La pizarra no se mueve.
The blackboard does not move.
Tampoco ella lo hace.
It cannot do it either.
-- intermediate
El profesor trajo una pizarra y la llenó de flechas.
The professor brought a blackboard and covered it with arrows.
Había flechas que subían, flechas que bajaban y una que se iba al pasillo.
There were arrows that went up, arrows that went down, and one that went out to the hall.

—¿Está claro? —preguntó el profesor.
“Is that clear?” asked the professor.

—No mucho —dijo {kid}.
“Not very,” said {kid}.

—Pues la pizarra ya lo sabe —dijo el profesor, y la felicitó.
“Well, the blackboard knows it now,” said the professor, and shook its hand.
-- advanced
El profesor trajo una pizarra y la llenó de flechas que subían, bajaban y salían al pasillo.
The professor covered a blackboard with arrows that went up, down and out to the hall.

—¿Está claro? —preguntó el profesor, blanco de tiza hasta las cejas.
“Is that clear?” asked the professor, white with chalk up to his eyebrows.

—No mucho —dijo {kid}.
“Not very,” said {kid}.

—Pues la pizarra ya se lo sabe entero —dijo el profesor, que estaba muy orgulloso de ella.
“Well, the blackboard knows the whole of it,” said the professor, who was very proud of it.

== general in lessons
-- beginner
El general enseña con un silbato.
The general teaches with a whistle.

—¡Uno, dos! —dice el general.
“One, two!” says the general.

Con el uno hay que empezar.
At one you have to begin.
Con el dos hay que haber acabado.
At two you have to be done.

—¿Y en medio? —pregunta {kid}.
“And in between?” asks {kid}.

—En medio no hay número —dice el general.
“There is no number in between,” says the general.

Toda la calle anda ya a su paso.
The whole street is walking in step.
La clase acaba en el río.
The lesson ends in the river.
-- intermediate
El general enseñaba con un silbato y contando hasta dos.
The general taught with a whistle, and counted to two.
Con el uno había que empezar, y con el dos, haber acabado.
At one you had to begin, and at two you had to be done.

—¿Y en medio? —preguntó {kid}.
“And in between?” asked {kid}.

—En medio no hay número —dijo el general.
“There is no number in between,” said the general.

La calle entera iba ya a su paso, y la clase acabó en el río.
The whole street was in step by then, and the lesson ended in the river.
-- advanced
El general enseñaba con un silbato y contaba hasta dos.
The general taught with a whistle and counted to two.
Con el uno se empezaba, y con el dos se acababa.
At one you began, and at two you were done.

—¿Y en medio? —preguntó {kid}.
“And in between?” asked {kid}.

—En medio no hay número, de modo que no hay nada —dijo el general.
“There is no number in between, so there is nothing there,” said the general.

La clase, a la que se había unido la calle entera, acabó en el río sin perder el paso.
The lesson, which the whole street had joined, ended in the river, still in step.

== acrobat in lessons
-- beginner
La acróbata lo hace muy rápido.
The acrobat does it very fast.

—¿Se ha visto? —pregunta la acróbata.
“Did you see?” asks the acrobat.

—No —dice {kid}.
“No,” says {kid}.

Lo repite más rápido.
She does it again, and faster.
Se oye un silbido, y nada más.
There is a whistling sound, and no more.

—Ahora sí, ¿verdad? —pregunta la acróbata.
“But now, surely?” asks the acrobat.

Ya está en la otra punta de la calle.
She is at the far end of the street.
Luego no está en ninguna parte.
Then she is not there at all.
-- intermediate
La acróbata dijo que era muy fácil y lo hizo en un momento.
The acrobat said that it was very easy, and did it in a moment.

—¿Se ha visto? —preguntó la acróbata.
“Did you see?” asked the acrobat.

—No —dijo {kid}.
“No,” said {kid}.

Lo repitió tan rápido que solo se oyó un silbido.
She did it again, so fast that there was only a whistling sound.

—Más despacio no me sale —dijo la acróbata, ya desde la otra punta de la calle.
“I cannot do it any slower,” said the acrobat, from the far end of the street already.
-- advanced
La acróbata aseguró que era muy fácil, y lo hizo en un parpadeo.
The acrobat declared that it was easy, and did it in a blink.

—¿Se ha visto? —preguntó la acróbata.
“Did you see?” asked the acrobat.

—Yo estaba parpadeando —reconoció {kid}.
“That was when I blinked,” admitted {kid}.

Lo repitió tan rápido que solo se oyó un silbido, y ya estaba en la otra calle.
She did it again, with only a whistling sound, and was in the next street.

== traveller in lessons
-- beginner
La viajera lo vio una vez desde un tren.
The traveller saw it once from a train.

—Era muy bonito —dice la viajera.
“It was lovely,” says the traveller.

Cuenta el tren, asiento por asiento.
She tells about the train, seat by seat.
Cuenta también el bocadillo.
She tells about her sandwich too.

—¿Y cómo se hacía? —pregunta {kid}.
“And how was it done?” asks {kid}.

—Pues entonces vino un túnel —dice la viajera.
“Well, then there was a tunnel,” says the traveller.

Después del túnel ya era otra provincia.
After the tunnel it was another county.
-- intermediate
La viajera lo había visto una vez desde un tren.
The traveller had seen it once from a train.

—No se me olvidará nunca —dijo la viajera.
“I shall never forget it,” said the traveller.

Contó el tren, asiento por asiento, y contó el bocadillo, que era de tortilla.
She told about the train, seat by seat, and about her sandwich, which was egg.

—¿Y cómo se hacía? —preguntó {kid}.
“And how was it done?” asked {kid}.

—Justo entonces vino un túnel —dijo la viajera.
“Just then there was a tunnel,” said the traveller.
-- advanced
La viajera lo había visto una vez desde un tren, y no se le olvidaría nunca.
The traveller had seen it once from a train, and would never forget it.
Contó el tren, asiento por asiento, y después el bocadillo, bocado por bocado.
She told about the train, seat by seat, and then about her sandwich, bite by bite.

—¿Y cómo se hacía? —preguntó {kid}.
“And how was it done?” asked {kid}.

—Justo entonces entramos en un túnel —dijo la viajera—, que también era muy bueno.
“Just then we went into a tunnel,” said the traveller, “which was very good too.”

== pianist in lessons
-- beginner
La pianista lo enseña todo con el piano.
The pianist teaches it all on the piano.
Hay que subir el piano por la escalera.
The piano has to go up the stairs.
Hacen falta ocho vecinos.
It takes eight neighbours.

—Primero, escuchar —dice la pianista.
“First, listen,” says the pianist.

Toca tres horas, muy bien.
She plays for three hours, very well.

—¿Y ahora? —pregunta {kid}.
“And now?” asks {kid}.

—Ahora, bajar el piano —dice la pianista.
“Now the piano goes down,” says the pianist.
-- intermediate
La pianista lo enseñaba todo con el piano, y hubo que subirlo entre ocho vecinos.
The pianist taught it all on the piano, which eight neighbours had to carry up.

—Primero hay que escuchar —dijo la pianista.
“First one has to listen,” said the pianist.

Tocó tres horas sin levantar la vista.
She played for three hours and did not look up.

—¿Y ahora? —preguntó {kid}.
“And now?” asked {kid}.

—Ahora se baja el piano —dijo la pianista, y eran los mismos ocho.
“Now the piano goes down,” said the pianist, and it was the same eight.
-- advanced
La pianista no enseñaba nada sin su piano, y hubo que subirlo entre ocho vecinos.
The pianist taught nothing without her piano, and eight neighbours carried it up.

—Primero hay que escuchar —dijo la pianista, y tocó tres horas.
“First one has to listen,” said the pianist, and played for three hours.

—¿Y ahora? —preguntó {kid}.
“And now?” asked {kid}.

—Ahora se baja el piano —dijo la pianista, y los ocho vecinos se miraron.
“Now the piano goes down,” said the pianist, and the eight neighbours looked at each other.

== rules in lessons
-- beginner
Un señor trae una lista de lo que no se hace.
A man brings a list of what one must not do.
La lee en voz alta y muy despacio.
He reads it out, and very slowly.
No se corre, no se mira y no se respira.
No running, no looking, no breathing.
La lista tiene cuarenta cosas.
There are forty things on the list.
{hero} no {hero:hace|hacen} ninguna de las cuarenta.
{hero} {hero:does|do} none of the forty.
El señor dice que está perfecto.
The man says that it is perfect.
Pero así no pasa nada.
But nothing happens that way.
-- intermediate
Un señor trajo una lista con las cuarenta cosas que no había que hacer.
A man brought a list of the forty things that one must not do.
No había que correr, ni mirar abajo, ni pensar en patos.
There was no running, no looking down and no thinking of ducks.
Durante una hora, {hero} no {hero:hizo|hicieron} ninguna de las cuarenta.
For an hour {hero} did none of the forty.
El señor dijo que estaba perfecto, y cobró.
The man said that it was perfect, and took his pay.
Solo faltaba la cosa que sí había que hacer.
Only the one thing to be done was missing.
-- advanced
Un señor muy serio trajo una lista con las cuarenta cosas que no había que hacer.
A very serious man brought a list of the forty things that one must not do.
Durante una hora entera, {hero} no {hero:hizo|hicieron} ninguna de las cuarenta.
For a whole hour {hero} did none of the forty.
El señor dijo que estaba perfecto, y cobró por adelantado la siguiente.
The man said that it was perfect, and took the pay for the next lesson.
En la lista solo faltaba una cosa: la que había que hacer.
There was only one thing missing on the list: what had to be done.

== asleep in lessons
-- beginner
Otro maestro dice que se aprende en sueños.
Another teacher says that one learns in dreams.
Todo el mundo se tumba en el suelo.
They all lie down on the floor.
El maestro se duerme primero.
The teacher is the first to sleep.
Habla en sueños toda la noche.
He talks in his sleep all night.
Lo explica muy bien, de la primera palabra a la última.
He explains it very well, from the first word to the last.
Por la mañana no se acuerda nadie.
In the morning no one knows it any more.
-- intermediate
Otro maestro decía que esas cosas se aprenden durmiendo.
Another teacher said that one learns such things asleep.
Todo el mundo se tumbó en el suelo, y el maestro se durmió primero.
They all lay down on the floor, and the teacher was the first to sleep.
Habló en sueños toda la noche, y lo explicó de maravilla.
He talked in his sleep all night, and explained it wonderfully.
Lástima que lo oyera solo el gato.
What a pity that only the cat heard it.
Por la mañana no se acordaba nadie, y el gato no quiso repetirlo.
In the morning nobody knew a word, and the cat would not say it again.
-- advanced
Otro maestro sostenía que esas cosas se aprenden durmiendo, y fue el primero en tumbarse.
Another teacher held that one learns such things asleep, and lay down first.
Habló en sueños toda la noche, y lo explicó de maravilla.
He talked in his sleep all night, and explained it wonderfully.
Solo lo oyó el gato, que por la mañana no quiso repetirlo.
Only the cat heard it, and in the morning it would not say it again.

== alone medium
-- beginner
Por la noche, {hero} lo {hero:intenta|intentan} sin maestro.
At night {hero} {hero:tries|try} it without a teacher.
Sale mal hacia la izquierda.
It goes wrong to the left.
Luego sale mal hacia la derecha.
Then it goes wrong to the right.
La tercera vez sale mal y se cae una maceta.
The third time it goes wrong, and a flower pot falls.
Se enciende una ventana.
A light comes on in a window.

—¿Todo bien? —pregunta la vecina.
“Is all well?” asks the neighbour.

—Todo mal —dice {kid}—.
“All wrong,” says {kid}.
Pero ya van tres.
“But that makes three.”

En una hoja apuntan cómo sale mal cada vez.
On a page they write how it goes wrong each time.
Ninguna vez es igual que la otra.
No time is the same as the last.
La hoja se llena por los dos lados.
The page gets full on both sides.
La última línea dice: «Mañana, más».
The last line says: “More tomorrow”.
-- intermediate
Aquella noche, {hero} lo {hero:intentó|intentaron} sin ningún maestro.
That night {hero} tried it without any teacher.
La primera vez salió mal hacia la izquierda, y la segunda, hacia la derecha.
The first time it went wrong to the left, and the second time to the right.
La tercera vez se cayó una maceta, y se encendió una ventana.
The third time a flower pot fell down, and a light came on in a window.

—¿Va todo bien? —preguntó la vecina.
“Is everything all right?” asked the neighbour.

—Va todo mal —dijo {kid}—, pero ya van tres.
“Everything is all wrong,” said {kid}, “but that makes three.”

{kids} [apuntó|apuntaron] en una hoja cómo salía mal cada vez.
{kids} wrote down on a page how it went wrong each time.
Nunca salía mal dos veces del mismo modo, y la hoja se llenó por los dos lados.
It never went wrong twice in the same way, and the page was full on both sides.
-- advanced
Aquella noche, cuando se fueron los maestros, {hero} lo {hero:intentó|intentaron} por su cuenta.
That night, when the teachers had gone, {hero} tried it without any of them.
La primera vez salió mal hacia la izquierda, y con la tercera se cayó una maceta.
The first time it went wrong to the left, and the third time a flower pot fell down.

—¿Va todo bien? —preguntó la vecina desde su ventana.
“Is everything all right?” asked the neighbour from her window.

—Va todo mal —dijo {kid}—, pero ya van tres.
“Everything is all wrong,” said {kid}, “but that makes three.”

{kids} [apuntó|apuntaron] en una hoja cómo salía mal cada vez.
{kids} wrote down on a page how it went wrong each time.
A medianoche, la hoja estaba llena por los dos lados, y no había dos maneras iguales.
At midnight the page was full on both sides, and there were no two ways alike.

== count long
-- beginner
El jueves, {kids} [cuenta|cuentan] los maestros.
On Thursday {kids} [counts|count] the teachers.
Han venido once, y han cobrado once.
Eleven have come, and eleven were paid.
{hero} todavía no {hero:sabe|saben} {topic.do}.
{hero} still cannot {topic.do}.

—¿Lo dejamos? —pregunta la vecina.
“Shall we stop?” asks the neighbour.

{kid} mira la hoja de la noche.
{kid} looks at the page of last night.
Al principio decía: «Muy mal».
At first it said: “Very bad”.
Después decía: «Mal».
Then it said: “Bad”.
La última línea dice: «Mal, pero menos».
The last line says: “Bad, but less so”.

—Esto no lo ha escrito ningún maestro —dice {kid}.
“No teacher wrote this,” says {kid}.

—¿Y quién lo ha escrito? —pregunta la vecina.
“Who wrote it, then?” asks the neighbour.

—El suelo —dice {kid}—.
“The floor did,” says {kid}.
Se nota por los golpes.
“You can tell by the bumps.”

La vecina mira el suelo con respeto.
The neighbour looks at the floor in a new way.
Es un suelo viejo, de madera, con muchas marcas.
It is an old floor of wood, with many marks.
Cada marca es una clase gratis.
Each mark is a lesson for nothing.
Hay marcas hasta debajo de la cama.
There are marks even under the bed.

[Pega|Pegan] la hoja en la pared, al lado de la cama.
[{kid} sticks|They stick] the page on the wall, next to the bed.
-- intermediate
El jueves, {kids} [hizo|hicieron] la cuenta de los maestros.
On Thursday {kids} counted the teachers.
Habían venido once, habían cobrado once, y {hero} {hero:seguía|seguían} sin {topic.do}.
Eleven had come, eleven had been paid, and {hero} still could not {topic.do}.

—¿Y si esperamos a otro año? —preguntó la vecina.
“What about next year?” asked the neighbour.

{kid} sacó la hoja de la noche anterior.
{kid} took out the page of the night before.
Arriba decía «fatal», y luego decía «mal».
At the top it said “awful”, and then it said “bad”.
La última línea decía: «Mal, pero menos».
The last line said: “Bad, but less so”.

—Esto no me lo ha enseñado ningún maestro —dijo {kid}.
“No teacher taught me this,” said {kid}.

—¿Y quién, entonces? —preguntó la vecina.
“And who did, then?” asked the neighbour.

—El suelo —dijo {kid}—: se nota por los golpes.
“The floor,” said {kid}, “you can tell by the bumps.”

[Pegó|Pegaron] la hoja en la pared, al lado de la cama, con la última línea hacia arriba.
[{kid}|They] stuck the page on the wall, next to the bed, with the last line at the top.
-- advanced
El jueves, {kids} [hizo|hicieron] la cuenta de los maestros.
On Thursday {kids} added up the teachers.
Habían venido once, habían cobrado once, y {hero} {hero:seguía|seguían} sin {topic.do}.
Eleven had come, eleven had been paid, and {hero} still could not {topic.do}.

—Hay cosas que no son para todo el mundo —dijo la vecina, con buena intención.
“There are things that are not for everybody,” said the neighbour, who meant well.

{kid} sacó la hoja, que empezaba con «fatal» y acababa con «mal, pero menos».
{kid} took out the page, which began with “awful” and ended with “bad, but less so”.

—Esto no viene de ningún maestro —dijo {kid}.
“This is not from any teacher,” said {kid}.

—¿Y de quién viene? —preguntó la vecina.
“And who is it from?” asked the neighbour.

—Del suelo —dijo {kid}—, que enseña a golpes.
“From the floor,” said {kid}, “which teaches by bumps.”

La vecina miró con respeto aquel suelo viejo, que estaba lleno de marcas.
The neighbour looked at the old floor, full of marks, in quite a new way.
Cada una era una clase, y no había cobrado ninguna.
Each of them was a lesson, and it had not been paid for one.
[Pegó|Pegaron] la hoja en la pared, y aquella noche se añadieron cuatro líneas.
[{kid}|They] stuck the page on the wall, and that night four more lines were added.

== asks
-- beginner
El viernes llega una pequeña con un lápiz.
On Friday a little girl comes with a pencil.
Ha leído el cartel al revés.
She has read the notice the wrong way round.

—¿Es aquí la clase? —pregunta la pequeña.
“Is this where the lesson is?” asks the little girl.

Nadie se atreve a decir que no.
No one dares to say no.

—Sí, aquí —dice {kid}—.
“Yes, it is here,” says {kid}.
* Primero sale mal.
* “First it goes wrong.”

{hero} lo {hero:enseña|enseñan}, y sale mal.
{hero} {hero:shows|show} it, and it goes wrong.
La pequeña lo apunta todo.
The little girl writes it all down.
-- intermediate
El viernes llegó una pequeña que había leído el cartel al revés.
On Friday a little girl came who had read the notice the wrong way round.

—¿Aquí enseñan a {topic.do}? —preguntó la pequeña, con el lápiz preparado.
“Is this where they teach how to {topic.do}?” asked the little girl, with a pencil ready.

Nadie se atrevió a decirle que no.
Nobody dared to tell her no.

—Aquí es —dijo {kid}—.
“This is the place,” said {kid}.
* Lo primero es que salga mal.
* “First it goes wrong.”

{hero} lo {hero:enseñó|enseñaron} despacio, salió mal, y la pequeña lo apuntó.
{hero} showed it slowly, it went wrong, and the little girl wrote that down.
-- advanced
El viernes llegó una pequeña que había leído el cartel al revés.
On Friday a little girl came who had read the notice the wrong way round.

—¿Es aquí donde enseñan a {topic.do}? —preguntó la pequeña.
“Is this where they teach how to {topic.do}?” asked the little girl.

Nadie se atrevió a decirle que no.
Nobody dared to tell her no.

—Aquí es, y lo primero es que salga mal —dijo {kid}, que en eso tenía experiencia.
“This is the place, and first of all it goes wrong,” said {kid}, who knew all about that.

{hero} lo {hero:enseñó|enseñaron} despacio, salió mal, y la pequeña lo apuntó con buena letra.
{hero} showed it slowly, it went wrong, and the little girl wrote it down.

== paid long
-- beginner
La pequeña viene todos los días a las cinco.
The little girl comes every day at five.
Trae {pay}, y paga antes de empezar.
She brings {pay}, and pays before it begins.

—¿Y hoy cómo sale mal? —pregunta la pequeña.
“How does it go wrong today?” asks the little girl.

Hay que pensar una manera nueva.
They have to think of a new way.
Ya no quedan muchas.
There are not many left.
Un día no sale mal del todo.
One day it does not go all wrong.

—Eso no vale —dice la pequeña—.
“That does not count,” says the little girl.
Ayer salió mucho peor.
“Yesterday it was much worse.”

{hero} {hero:pide|piden} perdón y {hero:prueba|prueban} otra vez.
{hero} {hero:says|say} sorry and {hero:tries|try} again.
Sale mal por muy poco.
It only just goes wrong.
La pequeña hace una cruz pequeñísima.
The little girl makes a tiny cross.
Luego guarda el lápiz detrás de la oreja.
Then she puts the pencil behind her ear.
Se va a casa sin correr, para no perder nada.
She walks home slowly, so as to lose nothing.
Mañana traerá otro color.
Tomorrow she will bring another colour.
En el cuaderno ya hay más cruces que letras.
In her book there are more crosses than letters.
-- intermediate
La pequeña venía cada tarde a las cinco, con {pay}, y pagaba por adelantado.
The little girl came every day at five, with {pay}, and paid before it began.

—¿Y hoy cómo sale mal? —preguntaba la pequeña.
“And how does it go wrong today?” asked the little girl.

Había que pensar una manera nueva, y ya no quedaban muchas.
They had to think of a new way, and there were not many left.
El martes no salió mal del todo.
On Tuesday it did not go all wrong.

—Eso no vale —dijo la pequeña—, porque ayer salió mucho peor.
“That does not count,” said the little girl, “since it was much worse yesterday.”

{hero} {hero:pidió|pidieron} perdón y {hero:probó|probaron} otra vez, y salió mal por muy poco.
{hero} said sorry and tried again, and it only just went wrong.
La pequeña hizo en su cuaderno la cruz más pequeña de todas.
The little girl made the smallest of all the crosses in her book.
Luego guardó el lápiz detrás de la oreja y se fue sin correr.
Then she put the pencil behind her ear and went home, not running.
-- advanced
La pequeña volvía cada tarde a las cinco, con {pay}, y pagaba por adelantado.
The little girl came every day at five, with {pay}, and paid before it began.

—¿Y hoy cómo sale mal? —preguntaba la pequeña, sacándole punta al lápiz.
“And how does it go wrong today?” asked the little girl, and sharpened her pencil.

Había que pensar una manera nueva, y cada vez quedaban menos.
They had to think of a new way, and there were fewer of them each time.
El martes, por un descuido, casi sale bien.
On Tuesday, by some mistake, it nearly went right.

—Eso no vale —protestó la pequeña—, porque ayer salió mucho peor.
“That does not count,” protested the little girl, “since it was much worse yesterday.”

{hero} {hero:pidió|pidieron} perdón y {hero:probó|probaron} otra vez, y salió mal por muy poco.
{hero} said sorry and tried again, and it only just went wrong.
La cruz del cuaderno apenas se veía, y la pequeña guardó el lápiz detrás de la oreja.
The cross in the book could hardly be seen, and the little girl put the pencil behind her ear.

== end
-- beginner
La segunda vez sale mal, pero menos.
The second time it goes wrong, but less so.
La tercera vez no sale mal.
The third time it does not go wrong.
+ {hero} {hero:mira|miran} al suelo y arriba otra vez.
+ {hero} {hero:looks|look} at the ground, and up again.
Es verdad: {hero} ya {hero:sabe|saben} {topic.do}.
It is true: now {hero} can {topic.do}.

—Otra vez —dice la pequeña—.
“Again,” says the little girl.
Ha sido muy rápido.
“That was too fast.”

El domingo hay un cartel nuevo en {place}.
On Sunday there is a new notice on {place}.
«Se dan clases», dice.
“Lessons given”, it says.
* «Primero sale mal».
* “First it goes wrong”.
En la cola están todos los maestros, con un lápiz.
In the queue are all the teachers, each with a pencil.
-- intermediate
La segunda vez salió mal, pero bastante menos.
The second time it went wrong, but a good deal less so.
A la tercera no salió mal.
The third time it did not go wrong.
Se quedó todo en silencio, porque era verdad: {hero} {hero:podía|podían} {topic.do}.
It grew very quiet, because it was true: {hero} could {topic.do}.

—Otra vez —dijo la pequeña—, que eso no me ha dado tiempo a apuntarlo.
“Again,” said the little girl, “I had no time to write that down.”

El domingo había en {place} un cartel nuevo.
On Sunday there was a new notice on {place}.
«Se dan clases», decía.
“Lessons given”, it said.
* «Lo primero es que salga mal».
* “First it goes wrong”.
En la cola estaban todos los maestros, <cada uno/y cada uno venía> con un lápiz.
In the queue were all the teachers, <each/and each came> with a pencil.
-- advanced
La segunda vez salió mal, aunque bastante menos.
The second time it went wrong, though a good deal less so.
A la tercera no salió mal.
The third time it did not.
Se hizo un silencio muy grande, porque era verdad: {hero} {hero:podía|podían} {topic.do}.
There was a great silence, since it was true: {hero} could {topic.do}.

—Otra vez —pidió la pequeña—, que no me ha dado tiempo a apuntarlo.
“Again,” asked the little girl, “I had no time to write that down.”

El domingo colgaba en {place} un cartel nuevo: «Se dan clases, y primero sale mal».
On Sunday there was a new notice on {place}: “Lessons given, and first it goes wrong”.
En la cola estaban todos los maestros, <cada uno/y cada uno venía> con un lápiz.
In the queue were all the teachers, <each/and each came> with a pencil.
