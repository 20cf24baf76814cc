plot: A paper offers to go with anybody who is afraid of anything, but for the one thing that the hero fears; one after another comes with a fear of another thing, for which the hero goes in front; when the hero’s own day comes, all of them stand behind, each gets a crumb of it, and the paper is changed.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: fear
picture: stairs, topic day, curious, kid reads paper, hero, other, guard, thing topic, paper
middle: same, same, worried, kid, hero, other, guard points, thing topic
end: same, same, happy, hero walks, kid walks behind hero, other, guard, thing topic
take fears: 1 3 7

title: La fila = The Row
title: Se acompaña = We Come With You
title: Un trocito cada uno = A Crumb Each

cast guard m: el portero = the caretaker
  fear: los patos = ducks
cast guard f: la portera = the caretaker
  fear: los globos = balloons
cast guard m: el portero nuevo = the new caretaker
  fear: las polillas = moths
cast guard f: la portera nueva = the new caretaker
  fear: los disfraces = costumes

cast tape: verde = green
cast tape: azul = blue
cast tape: roja = red
cast tape: amarilla = yellow

speaks baker f: la panadera = the baker
speaks man m: el señor Benítez = Mr Bennett
speaks granny f old: la abuela Rita = Granny Rita
speaks singer f: la cantante = the singer
speaks tailor m: el sastre = the tailor
speaks teacher f: la maestra = the teacher
speaks captain f: la capitana = the captain
speaks barber m: el barbero = the barber
speaks boy m small: el niño = the boy

word: el papel: papel = the paper: paper
word: el miedo: miedo = fear: afraid, fear
word: la puerta: puerta = the door: door
word: la fila: fila = the row: row
word: ir: va, van, fue, fueron = to go: goes, go, went
word: delante = in front
word: detrás: detrás, atrás = behind: behind, back
word: la mano: mano, manos = the hand: hand, hands
word: decir: dice, dijo = to say: says, said, say
word: escribir: escribe, escribió, escrito, escribían = to write: writes, wrote, written
word: nadie = nobody: nobody, no one
word: pequeño: pequeño, pequeña = small
word: leer: lee, leyó, leer = to read: reads, read
word: la cinta: cinta = the tape: tape
word: la casa: casa = the house: house, home
word: acompañar: acompaña = to go with: go with, come with, went with
word: la mañana: mañana = the morning: morning
word: el trocito: trocito = the crumb: crumb

question: ¿A qué te acompañarían a ti, y quién? = Where would you like somebody to go with you, and who would it be?
question: ¿Qué miedo de otra persona no lo es para ti? = What is somebody else afraid of that does not frighten you?
question: ¿Qué se dice, y qué no, a quien tiene miedo? = What is good to say to somebody who is afraid, and what is not?

== paper
-- beginner
En la puerta de la casa hay un papel.
There is a paper on the door of the house.
Está pegado con cinta {tape}.
It is stuck on with {tape} tape.
Dice: «Se acompaña a quien tiene miedo».
It says: “We go with those who are afraid”.
Debajo firma[|n] {kids}.
Under that is written: {kids}.
Y más abajo hay una línea pequeña.
And below there is one small line.
«De todo, menos de una cosa: {topic.what}».
“For all things but one: {topic.what}”.
De eso {hero:tiene|tienen} miedo {hero}.
That is what {hero} {hero:is|are} afraid of.
-- intermediate
En la puerta de la casa había un papel pegado con cinta {tape}.
On the door of the house there was a paper, stuck on with {tape} tape.
«Se acompaña a quien tiene miedo», decía, y debajo firmaba[|n] {kids}.
“We go with those who are afraid”, it said, and it was signed by {kids}.
Más abajo había una línea muy pequeña.
Below that there was one very small line.
«De todo», ponía, «menos de una cosa: {topic.what}».
“For all things but one”, it said: “{topic.what}”.
De eso {hero:tenía|tenían} miedo {hero}.
That was what {hero} {hero:was|were} afraid of.
-- advanced
Una mañana apareció en la puerta de la casa un papel pegado con cinta {tape}.
One morning there was a paper on the door of the house, stuck on with {tape} tape.
«Se acompaña a quien tiene miedo», decía, y debajo, con letra firme, firmaba[|n] {kids}.
“We go with those who are afraid”, it said, in a firm hand, and it was signed by {kids}.
Había, sin embargo, una última línea, tan pequeña que casi no se podía leer.
There was, however, one last line, so small that one could hardly read it.
«De todo, menos de una cosa: {topic.what}», que era de lo que {hero:tenía|tenían} miedo {hero}.
“For all things but one: {topic.what}”, and that was what {hero} {hero:was|were} afraid of.

== guard
-- beginner
{guard} lee el papel con una escoba en la mano.
{guard} reads the paper with a broom in one hand.

—Yo no tengo miedo de nada —dice {guard}—.
“I am not afraid of anything,” says {guard}.
Aquí no va a venir nadie.
“No one will come.”

{kids} [se sienta|se sientan] en el escalón.
{kids} [sits|sit] down on the step.
Alguien tose detrás de la puerta.
There is a cough behind the door.
-- intermediate
+ {guard} leyó el papel apoyando la barbilla en la escoba.
+ {guard} read the paper, leaning on a broom.

—Yo no tengo miedo de nada —dijo {guard}—, y aquí no va a venir nadie.
“I am not afraid of anything,” said {guard}, “and no one will come.”

{kids} [se sentó|se sentaron] a esperar en el escalón.
{kids} sat down on the step to wait.
A los cinco minutos, alguien tosió detrás de la puerta.
After five minutes somebody coughed behind the door.
-- advanced
+ {guard} leyó el papel de arriba abajo, con la barbilla apoyada en la escoba.
+ {guard} read the paper from top to bottom, leaning on a broom.

—Yo, por suerte, no tengo miedo de nada, y aquí no va a venir nadie —declaró {guard}.
“I, luckily, am not afraid of anything, and no one will come,” declared {guard}.

{kids} [se sentó|se sentaron] en el escalón, y a los cinco minutos alguien tosió detrás de la puerta.
{kids} sat down on the step, and after five minutes somebody coughed behind the door.

== baker in fears
-- beginner
Es la panadera, con la bata puesta.
It is the baker, in her dressing gown.

—En mi sótano hay un ruido —dice la panadera.
“There is a noise under my shop,” says the baker.

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:baja|bajan} delante con una vela de cumpleaños.
{hero} {hero:goes|go} in front, with a torch.
El ruido es un tapón.
The noise is a cork.
Quiere salir de su botella.
It wants to leave its bottle.
La panadera se ríe y sube con hipo.
The baker laughs until she has the hiccups.
-- intermediate
Vino la panadera, todavía en bata.
The baker came, still in her dressing gown.

—En mi sótano hay un ruido —dijo la panadera, mirando al suelo.
“There is a noise under my shop,” said the baker, looking at the floor.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:bajó|bajaron} delante, con una linterna, y {hero:escuchó|escucharon} en cada escalón.
{hero} went in front, with a torch, and listened on each step.
El ruido era un tapón que quería salir de su botella.
The noise was a cork that wanted to leave its bottle.
-- advanced
Vino la panadera, en bata y con harina en las pestañas.
The baker came, in her dressing gown and with flour on her eyelashes.

—En mi sótano hay un ruido que no me gusta —confesó la panadera.
“There is a noise under my shop that I do not like,” confessed the baker.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:bajó|bajaron} delante con la linterna, escalón por escalón.
{hero} went in front with the torch, step by step.
El ruido resultó ser un tapón con muchas ganas de salir de su botella.
The noise turned out to be a cork that very much wanted to leave its bottle.

== man in fears
-- beginner
Llega el señor Benítez con corbata.
Mr Bennett comes, in a tie.
Lleva un diente en un pañuelo.
He has a tooth in a handkerchief.

—Es de mi abuelo —dice el señor Benítez—.
“It was my grandpa’s,” says Mr Bennett.
Por la noche me mira.
“At night it looks at me.”

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} lo {hero:pone|ponen} boca abajo.
{hero} {hero:turns|turn} it upside down.
Ahora el diente mira a la mesa.
Now the tooth looks at the table.
La mesa no dice nada.
The table does not say a word.
-- intermediate
Llegó el señor Benítez con corbata y con un diente en un pañuelo.
Mr Bennett came, in a tie, with a tooth in a handkerchief.

—Era de mi abuelo, y por la noche me mira —dijo el señor Benítez.
“It was my grandpa’s, and at night it looks at me,” said Mr Bennett.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} lo {hero:puso|pusieron} boca abajo, y el diente miró a la mesa.
{hero} turned it upside down, and the tooth looked at the table.
La mesa no se quejó en toda la noche.
The table did not complain all night.
-- advanced
Llegó el señor Benítez con su mejor corbata y un diente envuelto en un pañuelo.
Mr Bennett came in his best tie, with a tooth wrapped in a handkerchief.

—Era de mi abuelo, y por la noche me mira —explicó el señor Benítez.
“It was my grandpa’s, and at night it looks at me,” explained Mr Bennett.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} lo {hero:puso|pusieron} boca abajo, y desde entonces el diente miró a la mesa.
{hero} turned it upside down, and from then on the tooth looked at the table.
+ La mesa, que era de roble, no se quejó.
+ The table, being of oak, did not complain.

== granny in fears
-- beginner
Viene la abuela Rita con su bolso.
Granny Rita comes with her bag.

—Las escaleras del metro andan solas —dice la abuela Rita—.
“There are stairs that walk,” says Granny Rita.
No sé cuándo pisar.
“I never know when to step.”

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:cuenta|cuentan} en voz alta: una, dos y tres.
{hero} {hero:counts|count} out loud: one, two and three.
La abuela pisa en el cuatro.
Granny steps on four.
Arriba quiere bajar, y luego subir.
At the top she wants to go down, and then up.
-- intermediate
Vino la abuela Rita, agarrada a su bolso.
Granny Rita came, holding on to her bag.

—Las escaleras del metro andan solas —dijo la abuela Rita—, y no sé cuándo pisar.
“There are stairs in town that walk,” said Granny Rita, “and I never know when to step.”

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:contó|contaron} en voz alta hasta tres, y la abuela pisó en el cuatro.
{hero} counted out loud to three, and Granny stepped on four.
Subió y bajó once veces, hasta la hora de comer.
She went up and down eleven times, until lunch.
-- advanced
Vino la abuela Rita, agarrada a su bolso como a una barandilla.
Granny Rita came, holding on to her bag as if it were a rail.

—En el metro hay escaleras que andan solas, y nunca sé cuándo pisar —dijo la abuela Rita.
“There are stairs in town that walk, and I never know when to step,” said Granny Rita.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:contó|contaron} hasta tres, la abuela pisó en el cuatro y saludó desde arriba.
{hero} counted to three, Granny stepped on four, and waved from the top.
+ Aquella mañana subió y bajó once veces.
+ That morning she went up and down eleven times.

== singer in fears
-- beginner
Viene la cantante, sin voz.
The singer comes, without a voice.
Escribe en la mano: «La nota alta».
She writes on her hand: “The high note”.

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:abre|abren} la ventana del todo.
{hero} {hero:opens|open} the window wide.
La nota sale y no rompe nada.
The note goes out and breaks nothing.
Un perro contesta desde muy lejos.
A dog answers from far away.

—Ese la tiene más alta —dice la cantante.
“His is higher,” says the singer.
-- intermediate
Vino la cantante, y de miedo no le salía la voz.
The singer came, and fear had taken her voice.
«La nota alta», escribió en la palma de la mano.
“The high note”, she wrote on her hand.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:abrió|abrieron} la ventana, y la nota salió sin romper nada.
{hero} opened the window, and the note went out and broke nothing.
Un perro contestó desde muy lejos.
A dog answered from far away.

—Ese la tiene más alta —dijo la cantante, muy tranquila.
“His is higher,” said the singer, quite calm.
-- advanced
Vino la cantante, a quien el miedo le había quitado la voz.
The singer came, whose voice had been taken by fear.
«La nota alta», escribió en la palma de la mano, y la cerró.
“The high note”, she wrote on the palm of her hand, and closed it.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:abrió|abrieron} la ventana, y la nota salió sin romper un solo vaso.
{hero} opened the window, and the note went out without breaking a single glass.

—Ese la tiene más alta —dijo la cantante, cuando contestó un perro lejano.
“His is higher,” said the singer, when a far dog answered.

== tailor in fears
-- beginner
El sastre tiene miedo de su armario.
The tailor is afraid of his wardrobe.

—Los trajes hablan de mí —dice el sastre.
“The suits talk about me,” says the tailor.

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:entra|entran} hasta las mangas del fondo.
{hero} {hero:goes|go} in, up to the last sleeves.
Allí se oye una radio pequeña.
A small radio is on in there.
Habla de la lluvia de mañana.
It talks about rain.
El sastre saca un paraguas, por si acaso.
The tailor takes out an umbrella, just in case.
-- intermediate
El sastre tenía miedo de su propio armario.
The tailor was afraid of his own wardrobe.

—De noche, los trajes hablan de mí —dijo el sastre.
“At night the suits talk about me,” said the tailor.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:entró|entraron} entre las mangas, hasta el fondo.
{hero} went in among the sleeves, right to the back.
En un bolsillo había una radio que hablaba de la lluvia.
In a pocket there was a radio that talked about rain.
El sastre, por si acaso, sacó un paraguas.
The tailor, just in case, took out an umbrella.
-- advanced
El sastre, que había hecho cien trajes, tenía miedo de su propio armario.
The tailor, who had made a hundred suits, was afraid of his own wardrobe.

—De noche hablan de mí, y no siempre bien —dijo el sastre.
“At night they talk about me, and not always kindly,” said the tailor.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:entró|entraron} entre las mangas hasta el fondo, donde sonaba una radio.
{hero} went in among the sleeves, right to the back, where a radio was on.
+ Anunciaba lluvia, y el sastre, por si acaso, sacó un paraguas.
+ It promised rain, and the tailor, just in case, took out an umbrella.

== teacher in fears
-- beginner
La maestra trae una hoja blanca.
The teacher brings a white page.

—No sé empezar —dice la maestra—.
“I cannot begin,” says the teacher.
Está muy limpia.
“It is so clean.”

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:pone|ponen} un dedo sucio en medio.
{hero} {hero:puts|put} one dirty finger in the middle.
Ahora hay una mancha con cinco rayas.
Now there is a spot with five lines.

—Ah, era un erizo —dice la maestra.
“Oh, it was a hedgehog,” says the teacher.

Y escribe toda la tarde.
And she writes all afternoon.
-- intermediate
La maestra trajo una hoja blanca y la dejó lejos.
The teacher brought a white page and put it down, far off.

—Está tan limpia que no sé empezar —dijo la maestra.
“It is so clean that I cannot begin,” said the teacher.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:puso|pusieron} un dedo sucio justo en medio.
{hero} put one dirty finger right in the middle.

—Ah, era un erizo —dijo la maestra, y escribió toda la tarde.
“Oh, it was a hedgehog,” said the teacher, and wrote all afternoon.
-- advanced
La maestra, que corregía sin temblar, trajo una hoja en blanco y la dejó lejos.
The teacher, who marked without trembling, brought a white page and put it down, far off.

—Está tan limpia que no sé por dónde empezar —dijo la maestra.
“It is so clean that I do not know where to begin,” said the teacher.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:puso|pusieron} un dedo sucio justo en medio.
{hero} put one dirty finger right in the middle.

—Ah, era un erizo —dijo la maestra, y estuvo escribiendo hasta la noche.
“Oh, it was a hedgehog,” said the teacher, and wrote until night.

== captain in fears
-- beginner
La capitana ha cruzado siete mares.
The captain has crossed seven seas.

—Son las medusas de gelatina —dice la capitana—.
“It is jelly,” says the captain.
Las verdes, en un plato.
“The green kind, on a plate.”

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:mueve|mueven} el plato con un dedo.
{hero} {hero:moves|move} the plate with one finger.
La gelatina saluda.
The jelly waves.
La capitana saluda también, desde la silla.
The captain waves back, from a chair.
Nadie se come a nadie.
No one eats anyone.
-- intermediate
La capitana, que había cruzado siete mares, habló muy bajo.
The captain, who had crossed seven seas, spoke very softly.

—Es la gelatina —dijo la capitana—, la verde, cuando está en un plato.
“It is jelly,” said the captain, “the green kind, when it is on a plate.”

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:movió|movieron} el plato con un dedo, y la gelatina saludó.
{hero} moved the plate with one finger, and the jelly waved.
La capitana saludó también, de pie en una silla.
The captain waved back, standing on a chair.
-- advanced
La capitana, que había cruzado siete mares sin pestañear, bajó mucho la voz.
The captain, who had crossed seven seas without blinking, spoke very softly.

—Es la gelatina —dijo la capitana—, la verde, cuando la ponen en un plato.
“It is jelly,” said the captain, “the green kind, when they put it on a plate.”

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:movió|movieron} el plato con un dedo, la gelatina saludó, y la capitana también.
{hero} moved the plate with one finger, the jelly waved, and so did the captain.
+ Nadie, aquella tarde, se comió a nadie.
+ Nobody, that afternoon, ate anybody.

== barber in fears
-- beginner
El barbero tiene miedo de los lunes.
The barber is afraid of Mondays.

—Este es el de mañana —dice el barbero.
“The next one is tomorrow,” says the barber.

* —Vamos —dice {kid}.
* “Let us go,” says {kid}.

{hero} {hero:va|van} delante con el calendario.
{hero} {hero:goes|go} in front with the calendar.
El lunes empieza a las doce de la noche.
Monday begins at twelve at night.
No hace ningún ruido.
It makes no noise at all.
Parece un martes pequeño.
It looks like a small Tuesday.
El barbero le peina las horas.
The barber combs its hours.
-- intermediate
El barbero tenía miedo de los lunes, y era domingo.
The barber was afraid of Mondays, and it was Sunday.

—Este me está esperando —dijo el barbero.
“This one is waiting for me,” said the barber.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:fue|fueron} delante con el calendario, y el lunes entró sin hacer ruido.
{hero} went in front with the calendar, and Monday came in without a sound.
Era como un martes, pero más pequeño.
It was like a Tuesday, only smaller.
-- advanced
El barbero tenía miedo de los lunes, y por desgracia era domingo.
The barber was afraid of Mondays, and sadly it was Sunday.

—Este me lleva esperando toda la semana —dijo el barbero.
“This one has waited for me all week,” said the barber.

* —Vamos —dijo {kid}.
* “Let us go,” said {kid}.

{hero} {hero:fue|fueron} delante con el calendario, y el lunes entró de puntillas.
{hero} went in front with the calendar, and Monday came in on tiptoe.
+ Visto de cerca, era como un martes, solo que más pequeño.
+ Seen from near, it was like a Tuesday, only smaller.

== rules medium
-- beginner
Acompañar tiene sus reglas.
There are rules for going with people.
{kids} las [escribe|escriben] detrás del papel.
{kids} [writes|write] them on the back of the paper.
Una: no se empuja.
One: do not push.
Dos: se puede parar.
Two: you may stop.
Tres: se puede volver otro día.
Three: you may come back another day.
Y hay una palabra prohibida.
And one thing you must not say.
Nadie dice «no es nada».
No one says “it is nothing”.
Para quien tiene miedo, sí es algo.
For the one who is afraid, it is something.

—¿Y qué se dice? —pregunta {guard} desde la escalera.
“And what do you say?” asks {guard} from the stairs.

—Se dice «aquí estoy» —dice {kid}.
“You say: here I am,” says {kid}.

—Es muy corto —dice {guard}.
“That is very short,” says {guard}.

@kid —Se puede decir muchas veces.
“You can say it many times.”

{guard} barre el mismo escalón tres veces.
{guard} sweeps the same step three times.
-- intermediate
Acompañar tenía sus reglas, y {kids} las [escribió|escribieron] detrás del papel.
There were rules for it, and {kids} wrote them on the back of the paper.
No se empujaba a nadie.
Nobody was pushed.
Se podía parar en cualquier sitio, y se podía volver otro día.
One could stop anywhere, and one could come back another day.
Además, estaba prohibido decir «no es nada».
Besides, it was forbidden to say “it is nothing”.
Para quien tiene miedo, siempre es algo.
For the one who is afraid, it is always something.

—¿Y entonces qué se dice? —preguntó {guard} desde la escalera.
“And what does one say then?” asked {guard} from the stairs.

—Se dice «aquí estoy» —dijo {kid}.
“One says: here I am,” said {kid}.

—Pues es muy corto —dijo {guard}.
“Well, that is very short,” said {guard}.

@kid —Se puede repetir todo lo que haga falta.
“It can be said as often as one needs.”

{guard} barrió tres veces el mismo escalón, moviendo los labios.
{guard} swept the same step three times, with moving lips.
-- advanced
Acompañar tenía sus reglas, que {kids} [escribió|escribieron] por detrás del papel.
There were rules for it, which {kids} wrote on the back of the paper.
No se empujaba a nadie, se podía parar en cualquier sitio y se podía volver otro día.
Nobody was pushed, one could stop anywhere, and one could come back another day.
Estaba prohibido, además, decir «no es nada», porque para quien tiene miedo siempre es algo.
It was forbidden, besides, to say “it is nothing”, since to the one who is afraid it is always something.

—¿Y entonces qué se dice? —preguntó {guard} desde la escalera.
“And what does one say then?” asked {guard} from the stairs.

—Se dice «aquí estoy» —contestó {kid}.
“One says: here I am,” answered {kid}.

—Para tanta escalera es muy corto —opinó {guard}.
“For so many stairs that is very short,” remarked {guard}.

@kid —Se puede repetir todas las veces que haga falta.
“It can be said as often as one needs.”

{guard} barrió tres veces el mismo escalón, moviendo los labios sin hacer ruido.
{guard} swept the same step three times, with lips that moved without a sound.

== corner long
-- beginner
Un martes, {hero} lo {hero:intenta|intentan}.
One Tuesday {hero} {hero:tries|try} it.
Solo {hero:van|van} con {guard} detrás, que barre.
Only {guard} is behind, with the broom.
Hasta la esquina todo va bien.
As far as the corner all is well.
En la esquina, los pies se paran.
At the corner the feet stop.
No es por el frío.
It is not because of the cold.

—¿Qué pasa? —pregunta {guard}.
“What is it?” asks {guard}.

—Los pies no quieren —dice {kid}.
“The feet do not want to,” says {kid}.

{guard} mira los pies con respeto.
{guard} looks at the feet with respect.
Luego saca una tiza del bolsillo.
Then a piece of chalk comes out of a pocket.
Hace una raya delante de los zapatos.
It draws a line in front of the shoes.

—Hasta aquí llega el martes —dice {guard}.
“This is where Tuesday ends,” says {guard}.

Vuelven todos por la misma acera.
They all go back the same way.
Nadie dice que no era nada.
No one says that it was nothing.
La raya se queda allí toda la noche.
The line stays there all night.
-- intermediate
Un martes, {hero} lo {hero:intentó|intentaron}, sin fila y sin avisar.
One Tuesday {hero} tried it, without a word to anybody.
Detrás iba solamente {guard}, que barría.
Behind there was only {guard}, with the broom.
Hasta la esquina todo fue bien, y en la esquina se pararon los pies.
As far as the corner all was well, and at the corner the feet stopped.

—¿Qué pasa? —preguntó {guard}.
“What is it?” asked {guard}.

—Que los pies no quieren —dijo {kid}.
“The feet do not want to,” said {kid}.

{guard} miró los pies con respeto y sacó una tiza del bolsillo.
{guard} looked at the feet with respect, and took some chalk from a pocket.
Delante de los zapatos quedó una raya blanca.
In front of the shoes there was now a white line.

—Hasta aquí llega el martes —dijo {guard}.
“This is where Tuesday ends,” said {guard}.

Volvieron por la misma acera, y nadie dijo «no es nada».
They went back the same way, and nobody said “it is nothing”.
La raya se quedó en la esquina toda la noche, por si hacía falta.
The line stayed at the corner all night, in case it was needed.
-- advanced
Un martes, sin fila y sin avisar a nadie, {hero} lo {hero:intentó|intentaron}.
One Tuesday, without a word to anybody, {hero} tried it.
Detrás iba solamente {guard}, que casualmente barría por allí.
Behind there was only {guard}, who happened to be sweeping there.
Hasta la esquina todo fue bien, pero en la esquina los pies se negaron.
As far as the corner all was well, but at the corner the feet refused.

—¿Qué pasa? —preguntó {guard}.
“What is it?” asked {guard}.

—Que los pies no quieren —dijo {kid}.
“The feet do not want to,” said {kid}.

{guard} miró los pies con respeto, sacó una tiza y trazó una raya delante de los zapatos.
{guard} looked at the feet with respect, took some chalk, and drew a line in front of the shoes.

—Hasta aquí llega el martes —anunció {guard}.
“This is where Tuesday ends,” announced {guard}.

Volvieron por la misma acera, y nadie dijo que no fuera nada.
They went back the same way, and nobody said that it was nothing.
La raya se quedó en la esquina toda la noche, por si alguien la necesitaba.
The line stayed at the corner all night, in case anybody needed it.

== debts long
-- beginner
La gente quiere pagar.
People want to pay.
{kids} no [sabe|saben] cuánto vale.
{kids} [does|do] not know what it costs.
Alguien deja un pan en el escalón.
Somebody leaves a loaf on the step.
Otro deja un botón de plata.
Another leaves a silver button.
Hay también una canción en un sobre.
There is a song too, in an envelope.

—Esto no cabe en casa —dice {kid}.
“There is no room for all this,” says {kid}.

{guard} cuenta las cosas con el palo de la escoba.
{guard} counts it all with the broom.
Son quince, y un gato que solo mira.
There are fifteen things, and a cat who only looks.

—Una tienda no es —dice {guard}—.
“A shop it is not,” says {guard}.
¿Qué es?
“What is it?”

{kid} lo piensa con la boca llena de pan.
{kid} thinks, with a mouth full of bread.

@kid —Es para cuando haga falta.
“It is for when we need it.”

Esa noche hay otra cosa en el escalón.
That night there is one more thing on the step.
Es un papel doblado, sin nombre.
It is a folded paper, without a name.
Dice: «Yo también iría».
It says: “I would come too”.
Huele un poco a escoba.
It smells a little of broom.
-- intermediate
La gente quería pagar, y {kids} no [sabía|sabían] cuánto valía.
People wanted to pay, and {kids} did not know what it cost.
En el escalón apareció un pan, y luego, un botón de plata.
There was a loaf on the step, and then a silver button.
Alguien dejó una canción dentro de un sobre.
Somebody left a song in an envelope.

—Todo esto no cabe en casa —dijo {kid}.
“There is no room at home for all this,” said {kid}.

{guard} contó las cosas con el palo de la escoba.
{guard} counted it all with the broom.
Eran quince, y un gato que solo miraba.
There were fifteen things, and a cat who only looked on.

—Una tienda no es —dijo {guard}—, así que ya me dirás.
“A shop it is not,” said {guard}, “so what is it?”

@kid —Es para cuando haga falta.
“It is for when we need it.”

Aquella noche apareció en el escalón un papel doblado y sin nombre.
That night there was a folded paper on the step, without a name.
«Yo también iría», decía, y olía un poco a escoba.
“I would come too”, it said, and it smelled a little of broom.
-- advanced
La gente quería pagar, y {kids} no [tenía|tenían] la menor idea de cuánto valía.
People wanted to pay, and {kids} had no idea what it cost.
Sobre el escalón aparecieron un pan, un botón de plata y una canción en un sobre.
On the step there appeared a loaf, a silver button, and a song in an envelope.

—Todo esto no nos cabe en casa —dijo {kid}.
“We have no room at home for all this,” said {kid}.

{guard} contó quince cosas con el palo de la escoba, y un gato que solo miraba.
{guard} counted fifteen things with the broom, and a cat who only looked on.

—Una tienda no es, así que alguien me dirá qué es —dijo {guard}.
“A shop it is not, so will somebody tell me what it is,” said {guard}.

@kid —Es para cuando haga falta.
“It is for when we need it.”

Aquella noche apareció en el escalón un papel doblado, sin nombre y con muy mala letra.
That night there was a folded paper on the step, without a name and in very bad writing.
«Yo también iría», decía, y olía un poco a escoba.
“I would come too”, it said, and it smelled a little of broom.

== row
-- beginner
El sábado llaman a la puerta.
On Saturday there is a knock at the door.
Es toda la gente del papel.
It is all those who were afraid.

—Hoy vamos con {hero} —dice {guard}.
“Today we go with {hero},” says {guard}.

Se ponen en fila, mano con mano.
They stand in a row, hand in hand.
Delante {hero:está|están} {hero}.
In front {hero:is|are} {hero}.
Y un poco más allá: {topic.what}.
And a little further on: {topic.what}.

«Miedo», se oye, y la fila lo pasa hacia atrás.
“Afraid”, it is said, and the row passes it back.
-- intermediate
El sábado llamaron a la puerta, y era toda la gente del papel.
On Saturday there was a knock, and it was all those who had been afraid.

—Hoy nos toca ir con {hero} —dijo {guard}.
“Today it is our turn to go with {hero},” said {guard}.

Se pusieron en fila, mano con mano, hasta la vuelta de la esquina.
They stood in a row, hand in hand, right round the corner.
Delante {hero:estaba|estaban} {hero}, y un poco más allá: {topic.what}.
In front {hero:was|were} {hero}, and a little further on: {topic.what}.
+ «Miedo», se oyó, y la fila lo fue pasando de boca en boca.
+ “Afraid”, it was said, and the row passed it on from mouth to mouth.
-- advanced
El sábado llamaron a la puerta, y resultó que era toda la gente del papel.
On Saturday there was a knock, and it turned out to be all those who had been afraid.

—Hoy nos toca acompañar a {hero} —dijo {guard}.
“Today it is our turn to go with {hero},” said {guard}.

Se pusieron en fila, mano con mano, y la fila daba la vuelta a la esquina.
They stood in a row, hand in hand, and the row went right round the corner.
Delante {hero:estaba|estaban} {hero}, y un poco más allá: {topic.what}.
In front {hero:was|were} {hero}, and a little further on: {topic.what}.
+ «Miedo», se oyó muy bajo, y la fila lo fue pasando de boca en boca.
+ “Afraid”, it was said very softly, and the row passed it on from mouth to mouth.

== end
-- beginner
El miedo pasa de mano en mano.
The fear goes from hand to hand.
Cada persona se queda con un trocito.
Each one keeps a crumb of it.
Al final de la fila está {guard}.
At the end of the row is {guard}.

—Aquí atrás también —dice {guard}—.
“Back here too,” says {guard}.
A mí me dan miedo {guard.fear}.
“I am afraid of {guard.fear}.”

Eso vuelve hacia delante, muy despacio.
That comes back along the row, very slowly.
{hero} {hero:mira|miran} y {hero:da|dan} tres pasos.
{hero} {hero:looks|look}, and {hero:takes|take} three steps.
Nadie empuja.
No one pushes.
+ El miedo sigue, del tamaño de una miga.
+ The fear is still there, the size of a crumb.
Por la mañana hay un niño delante del papel.
In the morning there is a boy at the paper.
La línea pequeña es otra.
The small line is a new one.
Ahora dice: «También para esto: {topic.what}».
Now it says: “For this too: {topic.what}”.

—¿Es aquí? —pregunta el niño.
“Is it here?” asks the boy.
-- intermediate
El miedo pasó de mano en mano, y cada persona se quedó con un trocito.
The fear went from hand to hand, and each of them kept a crumb of it.
Al final de la fila estaba {guard}, con la escoba.
At the end of the row was {guard}, with the broom.

—Aquí atrás también —dijo {guard}—, porque a mí me dan miedo {guard.fear}.
“Back here too,” said {guard}, “because I am afraid of {guard.fear}.”

+ Aquello volvió hacia delante, muy despacio.
+ That came back along the row, very slowly.
{hero} {hero:miró|miraron}, {hero:dio|dieron} tres pasos, y nadie empujó.
{hero} looked, and took three steps, and nobody pushed.
+ El miedo seguía allí, pero era como una miga.
+ The fear was still there, but it was like a crumb.
Por la mañana, la línea pequeña del papel era otra.
In the morning the small line on the paper was a new one.
«También para esto», decía: «{topic.what}».
“For this too”, it said: “{topic.what}”.
Delante había un niño con las manos en los bolsillos.
Before it stood a boy with his hands in his pockets.

—¿Es aquí? —preguntó el niño.
“Is it here?” asked the boy.
-- advanced
El miedo fue pasando de mano en mano, y cada persona se quedó con un trocito.
The fear went on from hand to hand, and each of them kept a crumb of it.
+ Cuando llegó al final de la fila, allí estaba {guard}, con la escoba.
+ When it came to the end of the row, there was {guard}, with the broom.

—Aquí atrás también, porque a mí me dan miedo {guard.fear} —dijo {guard}.
“Back here too, since I am afraid of {guard.fear},” said {guard}.

+ Aquello volvió hacia delante, despacio, sin perderse por el camino.
+ That came back along the row, slowly, and was not lost on the way.
{hero} {hero:miró|miraron}, {hero:dio|dieron} tres pasos, y no hubo nadie que empujara.
{hero} looked, and took three steps, and there was nobody who pushed.
+ El miedo seguía allí, aunque fuese ya del tamaño de una miga.
+ The fear was still there, though by now it was the size of a crumb.
Por la mañana, la línea pequeña del papel era otra: «También para esto: {topic.what}».
In the morning the small line on the paper was a new one: “For this too: {topic.what}”.

—¿Es aquí? —preguntó un niño que llevaba un rato leyéndola.
“Is it here?” asked a boy, who had been reading it for a while.
