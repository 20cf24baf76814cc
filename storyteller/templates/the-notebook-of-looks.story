plot: Whoever is afraid looks hard, so a whole notebook fills with what was seen from under the table, through the keyhole, in a mirror; the neighbour, who is afraid of something too, reads it like a travel book; from the door only one line is needed, and the neighbour asks where one begins.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: fear
picture: bedroom, topic day, curious, kid reads book, hero, other, neighbor, thing topic, book
middle: same, same, worried, kid hides behind armchair, hero, other, thing topic, armchair
end: stairs, same, calm, kid points, hero, neighbor reads book, other, thing topic, book
take looks: 1 3 7

title: El cuaderno de mirar = The Notebook of Looks
title: Desde debajo de la mesa = From Under the Table
title: A tres pasos = Three Steps Away

cast neighbor f: la vecina de abajo = the neighbour
  fear: los ascensores = lifts
cast neighbor m: el vecino de arriba = the neighbour
  fear: los botones = buttons
cast neighbor f: la vecina alta = the tall neighbour
  fear: las palomas = pigeons
cast neighbor m: el vecino alto = the tall neighbour
  fear: los teléfonos = telephones

cast colour: verde = green
cast colour: azul = blue
cast colour: rojo = red
cast colour: gris = grey

word: el cuaderno: cuaderno = the notebook: notebook
word: mirar: mira, miraba, miró, mirar = to look: look, looks, looked
word: el miedo: miedo = fear: afraid, fear
word: la mesa: mesa = the table: table
word: la puerta: puerta = the door: door
word: la hoja: hoja = the page: page
word: escribir: escribe, escribió, escribía, escribir = to write: writes, wrote, write, writing
word: la línea: línea = the line: line
word: lejos = far: far, far away
word: cerca = near: near, nearer, close
word: el paso: paso, pasos = the step: step, steps
word: saber: sabe, sabía = to know: knows, knew, know
word: empezar: empieza, empezaba, empezó = to begin: begin, begins, began
word: debajo = under
word: leer: lee, leyó, leía = to read: reads, read
word: nadie = nobody: nobody, no one

question: ¿Desde dónde miras tú lo que te da miedo? = Where do you look from when you are afraid?
question: ¿Qué se ve de cerca que no se ve de lejos? = What can you see from near that you cannot see from far?
question: ¿A quién le prestarías el cuaderno? = To whom would you lend the notebook?

== notebook
-- beginner
{hero} {hero:tiene|tienen} miedo de una cosa.
{hero} {hero:is|are} afraid of one thing.
Es esta: {topic.what}.
It is this: {topic.what}.
Quien tiene miedo mira mucho.
If you are afraid, you look hard.
Por eso {kids} [tiene|tienen] un cuaderno {colour}.
That is why {kids} [has|have] a {colour} notebook.
En la hoja uno se apunta desde lejos.
Page one is from far away.
«Desde debajo de la mesa», dice la hoja.
“From under the table”, says the page.
«Solo se oye».
“I can only hear it”.
-- intermediate
{hero} {hero:tenía|tenían} miedo de una sola cosa: {topic.what}.
{hero} {hero:was|were} afraid of one thing only: {topic.what}.
Quien tiene miedo mira muchísimo, y por eso {kids} [tenía|tenían] un cuaderno {colour}.
If you are afraid you look very hard, and so {kids} had a {colour} notebook.
La primera hoja se escribió con mala letra y desde muy lejos.
The first page was written badly, and from very far away.
«Desde debajo de la mesa», ponía, «solo se oye».
“From under the table”, it said, “I can only hear it”.
-- advanced
{hero} {hero:tenía|tenían} miedo de una sola cosa en el mundo: {topic.what}.
{hero} {hero:was|were} afraid of only one thing in the world: {topic.what}.
Y como nadie mira tanto como quien tiene miedo, {kids} [compró|compraron] un cuaderno {colour}.
And since nobody looks as hard as those who are afraid, {kids} bought a {colour} notebook.
La primera hoja, escrita con mala letra y desde muy lejos, decía: «Desde debajo de la mesa, solo se oye».
The first page, written badly and from very far away, said: “From under the table I can only hear it”.

== keyhole in looks
-- beginner
La hoja siguiente es de la cerradura.
The next page is about the keyhole.
Por la cerradura cabe un ojo.
There is room for one eye in a keyhole.
{hero} {hero:mira|miran} y {hero:cuenta|cuentan} hasta cuatro.
{hero} {hero:looks|look} and {hero:counts|count} to four.
Es mucho, para la primera vez.
For a first time, that is a lot.
«Cabe entero en un agujero», dice el cuaderno.
“It all fits in one hole”, says the notebook.
Eso no lo sabía nadie.
No one knew that.
-- intermediate
La hoja siguiente se miró por la cerradura, donde solo cabe un ojo.
For the next page {hero} looked through the keyhole, where there is room for one eye.
{hero} {hero:contó|contaron} hasta cuatro, que no está mal para una primera vez.
{hero} counted to four, which is not bad for a first time.
«Cabe todo en un agujero», decía el cuaderno.
“It all fits in one hole”, said the notebook.
Nadie lo había escrito antes, y se subrayó dos veces.
Nobody had written that before, and it got two lines under it.
-- advanced
La hoja siguiente se miró por el agujero de la cerradura, donde solo cabe un ojo.
For the next page {hero} looked through the keyhole, where there is room for only one eye.
{hero} {hero:aguantó|aguantaron} hasta cuatro, que para una primera vez no está nada mal.
{hero} held out to four, which is not at all bad for a first time.
«Cabe todo en un agujero», decía el cuaderno, y aquello se subrayó dos veces.
“It all fits in one hole”, said the notebook, and that got two lines under it.

== mirror in looks
-- beginner
Otro día se mira con un espejo.
Another day it is done with a mirror.
El espejo lo ve todo al revés.
The mirror sees it all the wrong way round.
Así da la mitad de miedo.
Then it is only half as bad.
La otra mitad se queda en el espejo.
The other half stays in the mirror.
{hero} {hero:gira|giran} el espejo hacia la pared, por si acaso.
{hero} {hero:turns|turn} the mirror to the wall, just in case.
«Al revés, cinco minutos», dice la hoja.
“The wrong way round: five minutes”, says the page.
-- intermediate
Otro día se miró con un espejo de mano, de espaldas.
Another day it was done with a hand mirror, the other way round.
Del revés daba exactamente la mitad de miedo.
That way it was exactly half as bad.
La otra mitad se quedaba dentro del espejo, y hubo que girarlo hacia la pared.
The other half stayed in the mirror, which had to be turned to the wall.
«De espaldas, cinco minutos», ponía en la hoja, y al lado había una raya de orgullo.
“The other way round: five minutes”, said the page, with a proud line beside it.
-- advanced
Otro día se miró de espaldas, con el espejo que se usa para ver la nuca.
Another day it was done the other way round, with the mirror for seeing the back of the head.
Del revés daba exactamente la mitad de miedo, y la otra mitad se quedaba dentro del espejo.
That way it was exactly half as bad, and the other half stayed in the mirror.
Hubo que girarlo hacia la pared durante toda la cena.
It had to be turned to the wall all through supper.
«De espaldas, cinco minutos», ponía en la hoja.
“The other way round: five minutes”, said the page.

== box in looks
-- beginner
Luego hay una caja con dos agujeros.
Then there is a box with two holes.
Desde fuera es solo una caja.
From outside it is just a box.
Desde dentro se ve muy bien.
From inside one can see very well.
La caja anda un poco hacia delante.
The box walks on a little.
Después anda un poco hacia atrás.
Then it walks back a little.
En total ha ganado un paso.
All in all that makes one step.
«Las cajas no dan miedo a nadie», dice el cuaderno.
“Nobody is afraid of a box”, says the notebook.
-- intermediate
Luego hubo una caja grande con dos agujeros a la altura de los ojos.
Then there was a big box, with two holes at the height of the eyes.
Desde fuera era solo una caja que avanzaba y retrocedía.
From outside it was just a box that came and went.
En toda una tarde ganó un paso.
In a whole afternoon it won one step.
«Desde una caja se mira como desde casa», decía el cuaderno.
“In a box one looks out as if from home”, said the notebook.
-- advanced
Luego hubo una caja de lavadora con dos agujeros a la altura de los ojos.
Then there was a box from a washing machine, with two holes at the height of the eyes.
Vista desde fuera, era una caja que avanzaba con prudencia y retrocedía con más.
From outside it was a box that came on with care and went back with more.
En una tarde entera ganó un paso.
In a whole afternoon it won one step.
«Desde una caja se mira como desde casa», decía el cuaderno.
“In a box one looks out as if from home”, said the notebook.

== clock in looks
-- beginner
Una hoja del cuaderno es solo de horas.
One page of the notebook is about the time.
Por la mañana da poco miedo.
In the morning it is not so bad.
A las siete da mucho.
At seven it is bad.
Después de la sopa da menos.
After soup it is less.
{hero} {hero:mira|miran} siempre después de la sopa.
{hero} always {hero:looks|look} after soup.
Esa semana hay sopa todos los días.
That week there is soup every day.
«El miedo también tiene hambre», dice la hoja.
“Fear gets hungry too”, says the page.
-- intermediate
Una hoja del cuaderno tenía solo horas.
One page of the notebook was only about the time.
Por la mañana daba poco miedo, y a las siete, mucho.
In the morning it was not so bad, and at seven it was.
Después de la sopa daba bastante menos.
After soup it was a good deal less.
Así que {hero} {hero:miraba|miraban} siempre después de la sopa.
So {hero} always looked after soup.
Aquella semana hubo sopa todas las noches, y al final sobraron fideos.
That week there was soup every night, and still some noodles were left.
-- advanced
Una hoja del cuaderno, la más larga, tenía solamente horas.
One page of the notebook, the longest, was only about the time.
Por la mañana daba poco miedo, a las siete, mucho, y después de la sopa, menos.
In the morning it was not so bad, at seven it was, and after soup it was less.
De modo que aquella semana hubo sopa todas las noches, y nadie en casa supo por qué.
So that week there was soup every night, and nobody at home knew why.

== drawing in looks
-- beginner
Un día, {kids} lo [dibuja|dibujan].
One day {kids} [draws|draw] it.
El primer dibujo no cabe en la hoja.
The first drawing does not fit on the page.
El segundo sí cabe.
The second one fits.
El tercero es pequeño y lleva sombrero.
The third one is small and has a hat.

—De verdad no lleva sombrero —dice {neighbor}.
“In real life there is no hat,” says {neighbor}.

—Eso aún no lo sabe nadie —dice {kid}—.
“Nobody knows that yet,” says {kid}.
Hay que mirar más cerca.
“We must look from nearer.”
-- intermediate
El jueves, {kids} lo [dibujó|dibujaron] de memoria.
On Thursday {kids} drew it without looking.
El primer dibujo no cabía en la hoja, y el segundo cabía justo.
The first drawing did not fit on the page, and the second just did.
El tercero era pequeño y llevaba sombrero.
The third one was small and had a hat.

—De verdad no lleva sombrero —dijo {neighbor}.
“In real life there is no hat,” said {neighbor}.

—Eso habrá que mirarlo más cerca —dijo {kid}.
“That must be looked at from nearer,” said {kid}.
-- advanced
El jueves, {kids} lo [dibujó|dibujaron] de memoria, y el primer dibujo no cabía en la hoja.
On Thursday {kids} drew it without looking, and the first drawing did not fit on the page.
El segundo cabía justo, y el tercero, que era pequeño, llevaba sombrero.
The second just did, and the third, which was small, had a hat.

—Que yo sepa, no lleva sombrero —dijo {neighbor}.
“As far as I know there is no hat,” said {neighbor}.

—Eso habrá que mirarlo más cerca —dijo {kid}, y sacó otro lápiz.
“That must be looked at from nearer,” said {kid}, and took another pencil.

== stairs in looks
-- beginner
El sábado se mira desde la escalera.
On Saturday it is done from the stairs.
La escalera tiene diez peldaños.
There are ten of them.
El primer día son diez peldaños de lejos.
On the first day it is ten stairs away.
El segundo día son nueve.
On the second day it is nine.
El tercer día vuelven a ser diez, porque llueve.
On the third day it is ten again, as it rains.
«Con lluvia no cuenta», dice el cuaderno.
“It does not count in the rain”, says the notebook.
-- intermediate
El sábado se miró desde la escalera, que tenía diez peldaños.
On Saturday it was done from the stairs, and there were ten of them.
El primer día fue desde el décimo, y el segundo, desde el noveno.
The first day it was from the tenth, and the next from the ninth.
El tercero fue otra vez desde el décimo, porque llovía.
The third day it was from the tenth again, because it rained.
«Con lluvia no cuenta», apuntó {kid}, y nadie dijo nada.
“It does not count in the rain”, wrote {kid}, and nobody said a word.
-- advanced
El sábado se miró desde la escalera, que tenía diez peldaños y crujía en el cuarto.
On Saturday it was done from the stairs, of which there were ten, and the fourth one creaked.
El primer día fue desde el décimo, y el segundo, desde el noveno.
The first day it was from the tenth, and the next from the ninth.
El tercero volvió a ser desde el décimo.
On the third it was the tenth again.
«Con lluvia no cuenta», apuntó {kid}, aunque solo había caído una gota.
“It does not count in the rain”, wrote {kid}, though there was only one drop.

== window in looks
-- beginner
Hay otra hoja que dice «ventana».
There is a page that says “window”.
{neighbor} tiene unos prismáticos viejos.
The old field glasses belong to {neighbor}.
Por un lado todo se ve enorme.
One end makes it all huge.
Por el otro lado todo se ve muy pequeño.
The other end makes it all very small.
{hero} {hero:elige|eligen} el lado pequeño.
{hero} {hero:takes|take} the small end.
Así está en otro país.
Now it is in another country.
«En otro país no molesta», dice la hoja.
“In another country it is no trouble”, says the page.
-- intermediate
Hubo una hoja que se titulaba «Ventana», con unos prismáticos prestados.
There was a page called “Window”, done with borrowed field glasses.
Por un lado todo se veía enorme, y por el otro, muy pequeño.
One end made it all huge, and the other very small.
{hero} {hero:eligió|eligieron} el lado pequeño, y así quedaba en otro país.
{hero} took the small end, and then it was in another country.
«En otro país no molesta», decía la hoja.
“In another country it is no trouble”, said the page.
El martes se miró un segundo por el lado grande.
On Tuesday there was one second at the big end.
-- advanced
Hubo una hoja titulada «Ventana», que se hizo con los prismáticos de {neighbor}.
There was a page called “Window”, done with the field glasses of {neighbor}.
Por un lado todo se veía enorme, y por el otro, tan pequeño que quedaba en otro país.
One end made it all huge, and the other so small that it was in another country.
«En otro país no molesta», decía la hoja, y más abajo: «Por el lado grande, un segundo».
“In another country it is no trouble”, said the page, and lower down: “At the big end, one second”.

== ears in looks
-- beginner
Hay días de mirar con las orejas.
There are days to look with the ears.
{hero} {hero:cierra|cierran} los ojos detrás de la cortina.
Behind the curtain {hero} {hero:shuts|shut} both eyes.
Se oye un reloj, y luego un perro lejos.
There is a clock, and then a far dog.
Se oye a {neighbor}, que tose.
There is a cough from {neighbor}.
Lo otro casi no se oye.
The other thing can hardly be heard.
«Hace menos ruido que el reloj», dice la hoja.
“It is less loud than the clock”, says the page.
-- intermediate
También hubo días de mirar solo con las orejas.
There were also days to look with the ears only.
Detrás de la cortina, {hero} {hero:cerró|cerraron} los ojos y {hero:apuntó|apuntaron} todo lo que se oía.
Behind the curtain {hero} shut both eyes and wrote down every sound.
Había un reloj, un perro lejano y la tos de {neighbor}.
There was a clock, a far dog, and the cough of {neighbor}.
Lo que daba miedo quedó en la línea nueve, después de la nevera.
What made the fear came in line nine, after the fridge.
-- advanced
También hubo días de mirar solo con las orejas, detrás de la cortina y con los ojos cerrados.
There were also days to look with the ears only, behind the curtain, with both eyes shut.
En la hoja se apuntó todo lo que se oía: un reloj, un perro lejano, la tos de {neighbor}.
The page had every sound on it: a clock, a far dog, the cough of {neighbor}.
Lo que daba miedo quedó en la línea nueve, detrás de la nevera.
What made the fear came in line nine, behind the fridge.

== reader
-- beginner
{neighbor} encuentra el cuaderno en la escalera.
On the stairs the notebook is found by {neighbor}.
Lo lee de pie, de la primera hoja a la última.
It is a long time before the last page is read.

—Aquí hay mucho trabajo —dice {neighbor}—.
“There is a lot of work in this,” says {neighbor}.
¿Quién sabe tanto?
“Who knows so much?”

—Quien tiene miedo —dice {kid}.
“Somebody who is afraid,” says {kid}.

—Yo nunca lo he mirado tanto —dice {neighbor}—.
“I have never looked so hard,” says {neighbor}.
¿Y falta mucho?
“Is there much left to do?”

—Falta la puerta —dice {kid}.
“There is the door,” says {kid}.
-- intermediate
{neighbor} encontró el cuaderno en la escalera y lo leyó de pie.
One day the notebook lay on the stairs, and {neighbor} read it there.

—Aquí hay muchísimo trabajo —dijo {neighbor}—.
“There is a lot of work in this,” said {neighbor}.
¿Quién sabe tanto de esto?
“Who knows so much about it?”

—Quien tiene miedo —dijo {kid}.
“Somebody who is afraid,” said {kid}.

—Yo vivo al lado y no lo he mirado nunca así —dijo {neighbor}—.
“I live near by and have never looked like that,” said {neighbor}.
¿Y qué falta?
“And what is left?”

—Falta la puerta —dijo {kid}, y tragó saliva.
“The door is left,” said {kid} in a small voice.
-- advanced
{neighbor} encontró el cuaderno en la escalera y lo leyó de pie, como se lee un libro de viajes.
One day the notebook lay on the stairs, and {neighbor} read it there like a book of travels.

—Aquí hay muchísimo trabajo —dijo {neighbor}—, y no sé quién puede saber tanto.
“There is a great deal of work in this,” said {neighbor}, “and who can know so much?”

—Quien tiene miedo —dijo {kid}.
“Somebody who is afraid,” said {kid}.

—Yo paso por delante todos los días y no me he fijado en nada —reconoció {neighbor}—.
“I go past every day and have never noticed a thing,” admitted {neighbor}.
¿Y qué falta?
“And what is left?”

—Falta la puerta —dijo {kid} en voz baja.
“The door is left,” said {kid} in a low voice.

== heart medium
-- beginner
En el cuaderno hay también números.
In the notebook there are numbers too.
{kid} pone la mano en el pecho y cuenta.
{kid} puts a hand on one side of the chest and counts.
Debajo de la mesa, el corazón corre.
Under the table the heart runs.
En la escalera, el corazón va al trote.
On the stairs it trots.
Después de la sopa, el corazón anda.
After soup it walks.

—¿Y con una canción? —pregunta {neighbor}.
“And with a song?” asks {neighbor}.

Prueban con una canción de lavar platos.
They try a song for washing up.
El corazón anda y mueve un poco la cabeza.
The heart walks, and nods a little.
{kid} lo apunta con letra grande.
{kid} writes that down in big letters.
El miedo sigue ahí, sentado.
The fear is still there, on a chair.
Pero ya no corre por el pasillo.
But it does not run in the hall any more.
-- intermediate
Al final del cuaderno había una hoja llena de números.
At the end of the notebook there was a page full of numbers.
Cada vez que se miraba, {kid} ponía una mano en el pecho y contaba.
At each look {kid} put one hand on the chest and counted.
Debajo de la mesa, el corazón corría, y en la escalera iba al trote.
Under the table the heart ran, and on the stairs it trotted.

—¿Y con una canción? —preguntó {neighbor}.
“And with a song?” asked {neighbor}.

Probaron con una de fregar platos, y el corazón se puso a andar.
They tried one for washing up, and the heart began to walk.
{kid} lo apuntó con letras muy grandes.
{kid} wrote that down in very big letters.
El miedo no se había ido a ninguna parte, pero estaba sentado.
The fear had not gone anywhere, but it was sitting down.
-- advanced
Al final del cuaderno había una hoja de números, porque {kid} contaba los latidos.
At the end of the notebook was a page of numbers, since {kid} counted the beats.
Debajo de la mesa, el corazón corría, en la escalera iba al trote, y después de la sopa andaba.
Under the table the heart ran, on the stairs it trotted, and after soup it walked.

—¿Y con una canción? —preguntó {neighbor}, que de números entendía poco.
“And with a song?” asked {neighbor}, who was not so good at numbers.

Probaron con una de fregar platos, y el corazón se puso a andar y a mover la cabeza.
They tried one for washing up, and the heart began to walk, and to nod.
El miedo no se había ido a ninguna parte, pero se había sentado.
The fear had not gone anywhere, but it had sat down.

== noday long
-- beginner
Un martes no se puede mirar.
One Tuesday it is no use.
El miedo se ha levantado antes que nadie.
The fear got up before everyone else.
{hero} no {hero:sale|salen} de debajo de la mesa.
{hero} {hero:does|do} not come out from under the table.
El cuaderno se queda fuera, en el suelo.
The notebook stays out there, on the floor.
{neighbor} viene y ve la mesa.
Then {neighbor} comes and sees the table.
No dice «no pasa nada».
“It is nothing” is not what {neighbor} says.

—¿Cabe alguien más? —pregunta {neighbor}.
“Is there room for one more?” asks {neighbor}.

Cabe, con las rodillas dobladas.
There is, with bent knees.
Debajo de la mesa se está bien.
It is nice under the table.
Hay migas, y una pieza de un puzle.
There are crumbs, and one piece of a puzzle.
Nadie mira nada en toda la tarde.
No one looks at anything all afternoon.
{kid} escribe en la hoja: «Hoy no».
{kid} writes on the page: “Not today”.

—Esa hoja también vale —dice {neighbor}.
“That page counts too,” says {neighbor}.
-- intermediate
Un martes no hubo manera, porque el miedo se levantó antes que nadie.
One Tuesday it was no use, because the fear got up first.
{hero} no {hero:salía|salían} de debajo de la mesa.
{hero} would not come out from under the table.
El cuaderno se quedó fuera, en el suelo.
The notebook stayed out there, on the floor.
{neighbor} llegó, vio la mesa y no dijo que no pasaba nada.
Then {neighbor} came, saw the table, and did not say that it was nothing.

—¿Cabe alguien más? —preguntó {neighbor}.
“Is there room for one more?” asked {neighbor}.

Cabía, con las rodillas dobladas hasta la barbilla.
There was, with the knees up to the chin.
Debajo de la mesa se estaba bien, y había migas y una pieza de puzle.
It was nice under the table, and there were crumbs and one piece of a puzzle.
Nadie miró nada en toda la tarde.
Nobody looked at anything all afternoon.
Antes de cenar, {kid} escribió en la hoja: «Hoy no».
Before supper {kid} wrote on the page: “Not today”.

—Esa hoja también vale —dijo {neighbor}.
“That page counts too,” said {neighbor}.
-- advanced
Un martes no hubo manera, porque el miedo se había levantado antes que nadie.
One Tuesday it was no use, because the fear had got up before everybody else.
{hero} no {hero:salía|salían} de debajo de la mesa, y el cuaderno se quedó fuera.
{hero} would not come out from under the table, and the notebook stayed out there.
{neighbor} llegó, vio la mesa y no dijo que no pasaba nada.
Then {neighbor} came, saw the table, and did not say that it was nothing.

—¿Cabe alguien más? —preguntó {neighbor}.
“Is there room for one more?” asked {neighbor}.

Cabía, con las rodillas hasta la barbilla, entre unas migas y una pieza de puzle.
There was, with the knees up to the chin, among crumbs and a piece of a puzzle.
Nadie miró nada en toda la tarde.
Nobody looked at anything all afternoon.
Antes de cenar, {kid} escribió en la hoja: «Hoy no».
Before supper {kid} wrote on the page: “Not today”.

—Esa hoja también vale —dijo {neighbor}, sacudiéndose las migas.
“That page counts too,” said {neighbor}, brushing off the crumbs.

== lend long
-- beginner
El miércoles, el cuaderno ya es famoso.
By Wednesday the notebook is famous.
La cartera lo quiere leer, y el panadero también.
The postwoman wants to read it, and so does the baker.
{kid} cuelga un papel en la puerta.
{kid} puts a paper on the door.
Cada persona lo tiene una noche.
Each person has it for one night.
Vuelve siempre con algo dentro.
It always comes back with something in it.
La cartera ha dejado un sello.
The postwoman has left a stamp.
El panadero ha dejado harina.
The baker has left flour.
Alguien ha escrito con lápiz, muy pequeño: «Yo también».
In pencil, very small, is written: “So am I”.
No pone quién.
It does not say who.

—¿Quién ha sido? —pregunta {kid}.
“Who was that?” asks {kid}.

—En una casa tan alta puede ser cualquiera —dice {neighbor}.
“In a house like this it could be anyone,” says {neighbor}.

{neighbor} mira un momento al techo.
For a moment {neighbor} looks up.
-- intermediate
El miércoles, el cuaderno ya era famoso en toda la casa.
By Wednesday the notebook was famous in the whole house.
Lo querían leer la cartera y el panadero.
The postwoman and the baker wanted to read it.
{kid} colgó un papel en la puerta, para los turnos.
{kid} put a paper on the door, with all the names.
Cada persona lo tenía una noche, y volvía con algo dentro.
Each had it for a night, and it came back with something in it.
La cartera dejó un sello, y el panadero, harina.
The postwoman left a stamp, and the baker some flour.
En un margen, con lápiz y muy pequeño, alguien había escrito: «Yo también».
At the edge of a page, in pencil and very small, it said: “So am I”.

—¿Quién ha sido? —preguntó {kid}.
“Who was that?” asked {kid}.

—En una casa tan alta puede ser cualquiera —dijo {neighbor}, mirando al techo.
“In a house like this it could be anybody,” said {neighbor}, and looked up.
-- advanced
El miércoles, el cuaderno era ya tan famoso que {kid} tuvo que colgar un papel con los turnos.
By Wednesday the notebook was so famous that {kid} had to put up a paper with names.
Cada persona lo tenía una noche, y siempre volvía con algo dentro.
Each person had it for one night, and it always came back with something in it.
Hubo un sello, harina y un pelo de gato.
There was a stamp, some flour and a cat’s hair.
En un margen, con lápiz y muy pequeño, alguien había escrito: «Yo también».
At the edge of a page, in pencil and very small, it said: “So am I”.

—¿Quién ha sido? —preguntó {kid}, mirando la letra.
“Who was that?” asked {kid}, and looked at the writing.

—En una casa tan alta puede ser cualquiera —dijo {neighbor}, mirando mucho al techo.
“In a house like this it could be anybody,” said {neighbor}, and studied the ceiling.

== end
-- beginner
El domingo se mira desde la puerta.
On Sunday it is done from the door.
Son tres pasos.
It is three steps away.
El miedo viene también, pero detrás.
The fear comes too, but at the back.
Y allí, a tres pasos, {hero:mira|miran} {hero}.
And there, three steps away, {hero} {hero:looks|look}.
El cuaderno solo necesita una línea: «{topic.what}, de cerca».
The notebook needs only one line: “{topic.what}, from near”.
No hay nada que borrar.
There is nothing to rub out.

—¿Ya no da miedo? —pregunta {neighbor}.
“Is there no fear left?” asks {neighbor}.

—Sí —dice {kid}—.
“There is,” says {kid}.
Pero cabe en la hoja.
“But it fits on the page.”

{neighbor} espera un poco.
There is a little silence.

—Yo tengo miedo de {neighbor.fear} —dice {neighbor}—.
“I am afraid of {neighbor.fear},” says {neighbor}.
¿Por dónde se empieza?
“Where does one begin?”

—Por debajo de la mesa —dice {kid}.
“Under the table,” says {kid}.
-- intermediate
El domingo se miró desde la puerta, que estaba a tres pasos.
On Sunday it was done from the door, which was three steps away.
El miedo fue también, pero detrás, como los perros viejos.
The fear came too, but at the back, like an old dog.
{hero} {hero:miró|miraron} todo lo que hizo falta.
{hero} looked for as long as it took.
En el cuaderno bastó con una línea: «{topic.what}, de cerca».
In the notebook one line was enough: “{topic.what}, from near”.

—¿Y ya no da miedo? —preguntó {neighbor}.
“And is there no fear left?” asked {neighbor}.

—Sí —dijo {kid}—, pero ahora cabe en la hoja.
“There is,” said {kid}, “but now it fits on the page.”

{neighbor} cerró la puerta con cuidado.
The door was shut with great care.

—Yo tengo miedo de {neighbor.fear} —dijo {neighbor} muy bajo—.
“I am afraid of {neighbor.fear},” said {neighbor} very softly.
¿Por dónde se empieza?
“Where does one begin?”

—Por debajo de la mesa —dijo {kid}.
“Under the table,” said {kid}.
-- advanced
El domingo se miró por fin desde la puerta, a tres pasos contados.
On Sunday it was done at last from the door, three steps away and not one more.
El miedo fue también, pero detrás, como van los perros viejos.
The fear came too, but at the back, as old dogs do.
{hero} {hero:miró|miraron} todo lo que hizo falta.
{hero} looked for as long as it took.
En el cuaderno bastó con una línea: «{topic.what}, de cerca».
In the notebook one line was enough: “{topic.what}, from near”.

—¿Y ya no da miedo? —preguntó {neighbor}.
“And is there no fear left?” asked {neighbor}.

—Sí, pero ahora cabe en la hoja —dijo {kid}.
“There is, but now it fits on the page,” said {kid}.

—A mí me dan miedo {neighbor.fear} —dijo {neighbor}, después de cerrar la puerta—.
“I am afraid of {neighbor.fear},” said {neighbor}, once the door was shut.
¿Por dónde se empieza?
“Where does one begin?”

—Por debajo de la mesa —dijo {kid}.
“Under the table,” said {kid}.
