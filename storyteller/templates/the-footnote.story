plot: The great book does not say that such a one does such a thing, so an expert comes to find out what it really is; it is measured, weighed and asked for its papers, it is exactly what it looks like, and it does it all the same; the book gets a footnote.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:now, hero:place
picture: place library, topic day, curious, hero, kid, other, expert grey glasses, thing topic, book
take tests: 1 3 7

title: La nota al pie = The Footnote
title: Eso no viene en el libro = Not in the Book
title: Página doscientos doce = Page Two Hundred and Twelve

cast expert f: la experta = the expert
cast expert m: el experto = the expert
cast expert f: la sabia = the scholar
cast expert m: el sabio = the scholar

cast place: la biblioteca = the library
cast place: la escuela = the school
cast place: el museo = the museum
cast place: el ayuntamiento = the town hall

cast snack: una empanada = a pie
cast snack: un plátano = a banana
cast snack: un huevo duro = a boiled egg
cast snack: media tortilla = half an omelette

speaks postwoman f: la cartera = the postwoman

word: el libro: libro = the book: book
word: la página: página = the page: page
word: medir: mide, midió, medir, mídame = to measure: measures, measured, measure
word: pesar: pesa, pesó = to weigh: weighs, weighed
word: el lápiz: lápiz = the pencil: pencil
word: el error: error = the mistake: mistake
word: la línea: línea = the line: line
word: la verdad: verdad = the truth: true, truth
word: escribir: escribe, escribió, escribir = to write: writes, wrote, write
word: la carta: carta = the letter: letter
word: la lupa: lupa = the magnifying glass: glass
word: la mañana: mañana = the morning: morning
word: mirar: mira, miró = to look: looks, looked
word: el maletín: maletín = the case: case
word: pequeño: pequeña, pequeño, diminuta, hueco = small: small, tiny, space
word: la experta: experta, experto, sabia, sabio = the expert: expert, scholar
word: decir: dice, dijo, decía = to say: says, said

question: ¿Qué cosa verdadera no viene en ningún libro? = What true thing is in no book?
question: ¿Qué prueba fue la más rara? = Which test was the oddest?
question: ¿Qué nota al pie escribirías tú? = What footnote would you write?

== book
-- beginner
En {place} hay un libro enorme.
There is a huge book in {place}.
Lo dice todo de todo.
It says everything about everything.
+ Pesa como una vaca pequeña.
+ It is as heavy as a small cow.
{kids} [busca|buscan] una cosa en él.
{kids} [looks|look] for one thing in it.
{kid} conoce a {topic.full}.
{kid} knows {topic.full}.
[Lee|Leen] la página doscientos doce.
{they} [reads|read] page two hundred and twelve.
El libro no dice nada de eso.
The book does not say a word of that.

—Es un error —dice {kid}.
“It is a mistake,” says {kid}.

[Escribe|Escriben] una carta a la gente del libro.
So a letter goes to the people of the book.
-- intermediate
En {place} había un libro enorme que lo decía todo de todo.
In {place} there was a huge book that said everything about everything.
Pero {kids} [conocía|conocían] a {topic.full}.
But {kids} knew {topic.full}.
[Buscó|Buscaron] en la página doscientos doce, y no decía nada de eso.
On page two hundred and twelve there was not a word of that.
+ Tampoco en la doscientos trece, que iba de sellos.
+ Nor on page two hundred and thirteen, which was about stamps.

—Falta una línea —dijo {kid}.
“There is a line missing,” said {kid}.

Así que {kids} [escribió|escribieron] una carta a la gente del libro.
So {kids} wrote a letter to the people of the book.
-- advanced
Encima de un atril de {place} había un libro enorme que lo decía todo de todo.
On a stand in {place} there was a huge book that said everything about everything.
Pero {kids} [conocía|conocían] a {topic.full}.
But {kids} knew {topic.full}.
De eso, la página doscientos doce no decía ni media palabra.
Of that, page two hundred and twelve did not say half a word.

—Falta una línea —dijo {kid}, y lo [comunicó|comunicaron] por carta a la gente del libro.
“There is a line missing,” said {kid}, and a letter went off to the people of the book.

== expert
-- beginner
El lunes llega {expert} con un maletín.
On Monday {expert} comes with a case.
Mira a {topic.the} de arriba abajo.
{expert} looks at {topic.the} from top to bottom.

—El libro no se equivoca —dice {expert}—.
“The book is never wrong,” says {expert}.
Esto será otra cosa.
“This must be something else.”

—¿Qué cosa? —pregunta {kid}.
“What else?” asks {kid}.

@expert —Eso vamos a ver.
“That is what we will see.”

Y abre el maletín en el suelo.
And the case is opened on the floor.
{topic.the} {topic:sigue|siguen} allí, y {topic.does}.
{topic.the} {topic:is|are} still there, and {topic.does}.
-- intermediate
El lunes se presentó {expert} con un maletín y unos guantes blancos.
On Monday {expert} came with a case and a pair of white gloves.
Miró a {topic.the} de arriba abajo, y luego de lado.
{expert} looked at {topic.the} from top to bottom, and then from the side.

—El libro no se equivoca nunca —dijo {expert}—.
“The book is never wrong,” said {expert}.
Esto tiene que ser otra cosa.
“This has to be something else.”

—¿Qué otra cosa? —preguntó {kid}.
“What else?” asked {kid}.

@expert —Para saberlo traigo el maletín.
“That is what the case is for.”

Delante de todos, {topic.the} {topic:seguía|seguían} como siempre.
In front of them all, {topic.the} went on as before.
Es decir, {topic.did}.
That is, {topic.it} {topic.did}.
-- advanced
El lunes se presentó {expert} con guantes blancos y un maletín que pesaba más que su {expert:dueño|dueña}.
On Monday {expert} came with white gloves and a case that weighed more than its owner.

—El libro no se ha equivocado nunca —dijo {expert} tras mirar a {topic.the} por los cuatro costados—.
“The book has never been wrong,” said {expert}, having looked at {topic.the} from all four sides.
Por lo tanto, esto es otra cosa.
“Therefore this is something else.”

—¿Qué otra cosa? —preguntó {kid}.
“What else?” asked {kid}.

Mientras se abría el maletín, que tenía más cerraduras que una caja fuerte, {topic.the} {topic.started} con toda naturalidad.
While the case was being opened, which had more locks than a bank, {topic.the} {topic.started}, as if it were nothing.

== tape in tests
-- beginner
Primero viene la cinta de medir.
First comes the tape.
{expert} mide a {topic.the}.
{expert} measures {topic.the}.
Mide a lo alto y a lo ancho.
It is done up and down, and across.
Mide también a {kid}, por si acaso.
Then {kid} is measured too, just in case.

—Está bien de tamaño —dice {expert}.
“The size is right,” says {expert}.

—¿Y eso de que {topic.does}? —pregunta {kid}.
“And what about this: {topic.it} {topic.does}?” asks {kid}.

@expert —Eso no sale en la cinta.
“That does not show on the tape.”
-- intermediate
Primero salió del maletín una cinta de medir.
First a tape came out of the case.
{expert} midió a {topic.the} a lo alto, a lo ancho y en diagonal.
{expert} measured {topic.the} up, across and from corner to corner.
Midió también a {kid}, para no perder la costumbre.
Then {kid} was measured too, just to keep in practice.

—El tamaño es correcto —anunció {expert}.
“The size is correct,” announced {expert}.

—¿Y eso de que {topic.does}? —preguntó {kid}.
“And the fact that {topic.it} {topic.does}?” asked {kid}.

@expert —Eso no lo mide una cinta.
“A tape does not measure that.”
-- advanced
Primero salió del maletín una cinta con la que {expert} midió a {topic.the} a lo alto, a lo ancho y en diagonal.
First out of the case came a tape, with which {expert} measured {topic.the} up, across and from corner to corner.
Midió después a {kid}, por no enrollarla tan pronto.
Then {kid} was measured, since it seemed too soon to roll it up.

—El tamaño es irreprochable —anunció {expert}.
“The size is beyond reproach,” announced {expert}.

—¿Y lo otro? —preguntó {kid}—.
“And the other thing?” asked {kid}.
Porque {topic.does}.
“Because {topic.it} {topic.does}.”

== scales in tests
-- beginner
Luego sale una balanza con dos platos.
Next comes a pair of scales.
En uno ponen a {topic.the}.
On one side they put {topic.the}.
En el otro ponen libros.
On the other they put books.
Hacen falta todos los libros de {place}.
They need all the books in {place}.
Y también un bocadillo.
And one sandwich too.

—Pesa lo que tiene que pesar —dice {expert}—.
“The weight is as it should be,” says {expert}.
¡Qué raro!
“How odd!”
-- intermediate
Después salió una balanza con dos platos.
Next came a pair of scales.
En uno pusieron a {topic.the}, y en el otro, libros.
On one side they put {topic.the}, and on the other, books.
Hicieron falta todos los de {place} y, al final, un bocadillo.
It took all those in {place} and, at the end, one sandwich.

—Pesa lo que tiene que pesar —dijo {expert}—.
“The weight is as it should be,” said {expert}.
Cada vez lo entiendo menos.
“I understand it less and less.”
-- advanced
Después salió, nadie sabe cómo, una balanza con dos platos enormes.
Next, nobody knows how, came a balance with two enormous pans.
En uno pusieron a {topic.the} y en el otro todos los libros de {place}.
On one they put {topic.the}, and on the other all the books in {place}.
El equilibrio llegó con medio bocadillo.
Half a sandwich made them level.

—Pesa exactamente lo que debe —dijo {expert}—.
“It all weighs exactly what it should,” said {expert}.
Empiezo a preocuparme.
“I begin to be worried.”

== papers in tests
-- beginner
—Los papeles, por favor —dice {expert}.
“Papers, please,” says {expert}.

{topic.the} no {topic:tiene|tienen} papeles.
{topic.the} {topic:has|have} no papers.
{kids} [hace|hacen] uno con lápiz.
{kids} [makes|make] one with a pencil.
Tiene una foto dibujada.
It has a picture on it.
Debajo pone: «{topic.full}».
Below it says: “{topic.full}”.
{expert} lo mira con una lupa.
{expert} looks at it through a glass.

—Es el papel más claro que he visto —dice.
“It is the clearest paper I have seen,” says {expert}.
-- intermediate
—Documentación, por favor —pidió {expert}.
“Papers, please,” said {expert}.

{topic.the} no {topic:tenía|tenían} ninguna, así que {kids} [hizo|hicieron] una a lápiz.
{topic.the} had none, so {kids} made some with a pencil.
Llevaba una foto dibujada y una sola línea.
There was a drawing for a photograph, and a single line.
Ponía: «{topic.full}».
It said: “{topic.full}”.

—Nunca he visto un papel tan claro —dijo {expert} con la lupa en el ojo.
“I have never seen such a clear paper,” said {expert} through the magnifying glass.
-- advanced
—Documentación, por favor —exigió {expert}, y {topic.the} no {topic:llevaba|llevaban} nada encima.
“Papers, please,” demanded {expert}, and {topic.the} had none.

{kids} [preparó|prepararon] un carné a lápiz, con foto dibujada y una sola línea.
{kids} prepared a card in pencil, with a drawn photograph and a single line.
Decía: «{topic.full}».
It said: “{topic.full}”.

—Tiene menos faltas que el mío —reconoció {expert}.
“It has fewer mistakes than mine,” admitted {expert}.

== mirror in tests
-- beginner
{expert} saca un espejo.
{expert} takes out a mirror.

—Las cosas falsas no se ven aquí —dice.
“False things do not show in this,” says {expert}.

{topic.the} {topic:mira|miran} el espejo.
{topic.the} {topic:looks|look} into the mirror.
Se ve todo muy bien.
It all shows very well.
{kid} también mira, y guiña un ojo.
{kid} looks too, and shuts one eye.
El espejo guiña otro.
The mirror shuts one as well.

—El espejo funciona —dice {expert}, y lo guarda.
“The mirror works,” says {expert}, and puts it away.
-- intermediate
{expert} sacó un espejo redondo y lo sopló.
{expert} took out a round mirror and blew on it.

—Lo que es mentira no se refleja aquí —explicó.
“What is false does not show in this,” explained {expert}.

{topic.the} se {topic:vio|vieron} en él con toda claridad.
{topic.the} showed in it as clear as day.
{kid} guiñó un ojo, y también se vio.
{kid} winked, and that showed too.

—El espejo funciona, por desgracia —dijo {expert}, y lo guardó.
“The mirror works, I am sorry to say,” said {expert}, and put it away.
-- advanced
{expert} sacó entonces un espejo redondo en el que, según dijo, no se reflejaba nada falso.
Then {expert} took out a round mirror in which, it appeared, nothing false would show.
{topic.the} se {topic:reflejó|reflejaron} en él con todo detalle.
{topic.the} showed in it in every detail.
También se reflejó {kid}, que pasaba por allí guiñando un ojo.
So did {kid}, who was passing, with a wink.

—Me temo que funciona —dijo {expert}.
“I am afraid it works,” said {expert}.

== lunch in tests
-- beginner
A la una comen.
At one they have lunch.
{expert} tiene {snack}.
{expert} has {snack}.
{topic.the} no {topic:come|comen}.
{topic.the} {topic:has|have} no lunch.
{topic.the} {topic.does}.
{topic.the} {topic.does}.
{expert} deja de comer y mira.
{expert} stops eating and looks.

—¿Hace eso también al mediodía? —pregunta.
“Also at midday?” asks {expert}.

—Sobre todo al mediodía —dice {kid}.
“Most of all at midday,” says {kid}.
-- intermediate
A la una hicieron una pausa, y {expert} sacó {snack}.
At one there was a break, and {expert} took out {snack}.
No llegó a comer, porque {topic.the}, allí mismo, {topic.started}.
It was never eaten, because right there {topic.the} {topic.started}.

—¿También al mediodía? —preguntó {expert}.
“At midday as well?” asked {expert}.

—Sobre todo al mediodía —dijo {kid}.
“Most of all at midday,” said {kid}.

{expert} lo apuntó, y la comida se enfrió.
{expert} made a note, and lunch was forgotten.
-- advanced
A la una se hizo una pausa científica, y {expert} desenvolvió {snack}.
At one there was a scientific break, and {expert} unwrapped {snack}.
No hubo primer bocado, porque justo entonces {topic.the} {topic.started}.
There was no first bite, because just then {topic.the} {topic.started}.

—¿También a la hora de comer? —preguntó {expert}.
“During lunch as well?” asked {expert}.

—Es cuando mejor sale —dijo {kid}.
“That is when it goes best,” said {kid}.

== neighbours in tests
-- beginner
{expert} pregunta por la calle.
{expert} asks in the street.
El panadero conoce a {topic.the}.
The baker knows {topic.the}.
La cartera también.
So does the postwoman.

—¿Y es verdad? —pregunta {expert}.
“And is it true?” asks {expert}.

—Claro —dice la cartera—.
“Of course,” says the postwoman.
Aquí pasa todos los días.
“Here it happens every day.”

@expert —¿Por qué no lo dijo nadie?
“Why did no one say so?”

@postwoman —Nadie lo preguntó.
“No one asked.”
-- intermediate
{expert} salió a preguntar por la calle.
{expert} went out to ask in the street.
El panadero conocía a {topic.the}, y la cartera también.
The baker knew {topic.the}, and so did the postwoman.

—Aquí pasa todos los días —dijo la cartera.
“It happens every day here,” said the postwoman.

—¿Y por qué no lo dijo nadie? —preguntó {expert}.
“And why did nobody say so?” asked {expert}.

—Porque nadie lo preguntó —dijo la cartera.
“Because nobody asked,” said the postwoman.
-- advanced
Agotados los aparatos, {expert} salió a preguntar a la gente, que es el método más antiguo.
When the instruments were used up, {expert} went out to ask people, which is the oldest method.
El panadero conocía a {topic.the} de toda la vida.
The baker had always known {topic.the}.

—Aquí pasa continuamente —dijo la cartera.
“It happens here all the time,” said the postwoman.

@expert —¿Y cómo es que no lo dijo nadie?
“And how is it that nobody said so?”

—Porque nadie preguntó —dijo la cartera.
“Because nobody asked,” said the postwoman.

== song in tests
-- beginner
{expert} pone una música lenta.
{expert} plays some slow music.

—Si es mentira, se cansa —dice.
“If it is a lie, it will get tired,” says {expert}.

Esperan una hora.
They wait for an hour.
La música se cansa antes.
The music is tired first.
{kids} [bosteza|bostezan], y {expert} también.
{kids} [yawns|yawn], and so does {expert}.
{topic.the} no {topic:bosteza|bostezan}.
{topic.the} {topic:does|do} not yawn.
Y además {topic.does}.
What is more, {topic.it} {topic.does}.

—Apunte: ni un bostezo —dice {kid}.
“Write: not one yawn,” says {kid}.
-- intermediate
{expert} puso una música muy lenta en un aparato viejo.
{expert} played some very slow music on an old machine.

—Las mentiras se cansan —explicó—.
“Lies get tired,” explained {expert}.
Solo hay que esperar.
“One only has to wait.”

Esperaron una hora, y la primera en cansarse fue la música.
They waited for an hour, and the first to get tired was the music.
{topic.the} no {topic:dio|dieron} ni un bostezo, y además {topic.started}.
{topic.the} gave not one yawn, and what is more, {topic.started}.

—Apunte: ni un bostezo —dijo {kid}.
“Put down: not one yawn,” said {kid}.
-- advanced
{expert} puso en marcha un aparato viejo, que tocaba una música lentísima.
{expert} started an old machine that played a very slow music.

—Las mentiras acaban por cansarse —explicó—.
“Lies get tired in the end,” explained {expert}.
Solo hay que esperar.
“One only has to wait.”

Al cabo de una hora, lo único cansado era el aparato.
After an hour, the only tired thing was the machine.
{topic.the} no {topic:había|habían} bostezado ni una vez y además {topic.started}.
{topic.the} had not yawned once and, what is more, {topic.started}.

== night medium
-- beginner
Por la noche, {expert} no se va.
At night {expert} does not go home.
Se queda en una silla, con el libro.
There is a chair, and the book.
El libro pesa mucho de noche.
The book is heavy at night.
Nadie lo lee a esa hora.
No one reads it at that hour.
No tiene sueño, y la noche es larga.
It is too soon for sleep, and the night is long.
{kids} [lleva|llevan] una manta.
{kids} [brings|bring] a blanket.

—Llevo veinte años con este libro —dice {expert}—.
“I have had this book for twenty years,” says {expert}.
Nunca le ha faltado nada.
“It has never had anything missing.”

—A lo mejor le falta muy poco —dice {kid}.
“Perhaps it is only a little,” says {kid}.

{expert} sonríe por primera vez.
{expert} smiles for the first time.
La luna entra por la ventana.
The moon comes in at the window.
{topic.the} {topic:está|están} cerca.
{topic.the} {topic:is|are} near.
Pasan dos horas muy largas.
Two very long hours go by.
Y a medianoche, otra vez, {topic.does}.
And at midnight, once again, {topic.it} {topic.does}.
Suena raro en tanto silencio.
It is odd in such a quiet room.
{expert} se ríe muy bajo.
{expert} laughs very quietly.
No lo apunta.
It is not written down.
-- intermediate
Aquella noche, {expert} no se fue a casa.
That night {expert} did not go home.
Se quedó en una silla, con el libro en las rodillas y una manta de {kids}.
There was a chair, the book, and a blanket from {kids}.

—Llevo veinte años con él —dijo {expert}—.
“I have had it for twenty years,” said {expert}.
Nunca le ha faltado nada.
“It has never had anything missing.”

—A lo mejor le falta muy poco —dijo {kid}.
“Perhaps it is only a very little,” said {kid}.

A medianoche entró la luna por la ventana.
At midnight the moon came in at the window.
Y {topic.the}, sin que nadie lo pidiera, {topic.started}.
And {topic.the}, though nobody had asked, {topic.started}.
{expert} se rio muy bajo, y esa vez no lo apuntó.
{expert} laughed very quietly, and this time made no note.
-- advanced
Aquella noche, {expert} no se fue a casa, sino que se quedó en una silla con el libro en las rodillas.
That night {expert} did not go home, but sat on a chair with the book across both knees.

—Llevo veinte años cuidándolo —dijo {expert}, cuando {kids} [apareció|aparecieron] con una manta—.
“I have looked after it for twenty years,” said {expert}, when {kids} came with a blanket.
Jamás le ha faltado nada.
“It has never had anything missing.”

—Le falta muy poco —dijo {kid}.
“Only a very little is missing,” said {kid}.

A medianoche, con la luna en la ventana, {topic.the} {topic.started} una vez más.
At midnight, with the moon at the window, {topic.the} once more {topic.started}.
{expert} se rio en voz baja y, por una vez en su carrera, no tomó nota.
{expert} laughed quietly and, for once in a long career, made no note.

== hands long
-- beginner
Por la tarde prueban al revés.
In the afternoon they try it the other way.
Es la última idea del maletín.
It is the last idea in the case.
Ya no hay nada más dentro.
There is nothing else in it.
{expert} cierra los ojos.
{expert} shuts both eyes.

—Ahora no miro —dice—.
“Now I am not looking,” says {expert}.
Si nadie mira, a lo mejor se acaba.
“If no one looks, perhaps it stops.”

Cuentan hasta veinte.
They count to twenty.
{kid} cuenta en voz alta.
{kid} counts out loud.
Al llegar a nueve, {topic.the} {topic.does}.
At nine, {topic.the} {topic.does}.
Al llegar a doce, otra vez.
At twelve, once again.
Al llegar a veinte, {expert} abre un ojo.
At twenty {expert} opens one eye.

—¿Y bien? —pregunta {expert}.
“Well?” asks {expert}.

—Dos veces —dice {kid}.
“Twice,” says {kid}.

@expert —¿Con los ojos cerrados también?
“With shut eyes as well?”

@kid —Sus ojos no tienen nada que ver.
“Your eyes have nothing to do with it.”

{expert} se sienta en el maletín.
{expert} sits down on the case.
Es un golpe duro para un libro tan grande.
It is a hard blow for such a big book.
{kids} [comparte|comparten] una galleta.
{kids} [shares|share] a biscuit.
Con una galleta se piensa mejor.
It is easier to think with a biscuit.
{expert} come despacio y piensa deprisa.
{expert} eats slowly and thinks fast.
-- intermediate
Por la tarde hicieron la prueba al revés.
In the afternoon they tried it the other way round.

—Ahora no miro —dijo {expert}, con los ojos cerrados—.
“Now I am not looking,” said {expert}, with both eyes shut.
Muchas cosas se acaban cuando nadie las mira.
“Many things stop when nobody looks at them.”

{kid} contó hasta veinte en voz alta.
{kid} counted to twenty out loud.
Al llegar a nueve, {topic.the} {topic.started}, y a los doce, otra vez.
At nine {topic.the} {topic.started}, and at twelve once again.

—¿Y bien? —preguntó {expert}, y abrió un ojo.
“Well?” asked {expert}, and opened one eye.

—Dos veces —dijo {kid}—.
“Twice,” said {kid}.
Sus ojos no tienen nada que ver.
“Your eyes have nothing to do with it.”

{expert} se sentó encima del maletín.
{expert} sat down on the case.
Era un golpe duro para un libro tan grande.
It was a hard blow for such a big book.
{kids} [ofreció|ofrecieron] media galleta, que ayuda en estos casos.
{kids} offered half a biscuit, which helps at such times.
-- advanced
Por la tarde hicieron la prueba al revés, porque hay cosas que se acaban en cuanto nadie las mira.
In the afternoon they tried it the other way round, since some things stop as soon as nobody looks at them.
{expert} cerró los ojos, y {kid} contó en voz alta hasta veinte.
{expert} shut both eyes, and {kid} counted out loud to twenty.
Al llegar a nueve, {topic.the} {topic.started}, y al llegar a doce, otra vez.
At nine {topic.the} {topic.started}, and at twelve once again.

+ Se notó en toda la sala.
+ It could be noticed in all corners of the room.

—¿Y bien? —preguntó {expert}, abriendo un solo ojo.
“Well?” asked {expert}, opening only one eye.

—Dos veces —dijo {kid}—.
“Twice,” said {kid}.
Parece que sus ojos no tienen nada que ver.
“It seems that your eyes have nothing to do with it.”

{expert} se dejó caer en el maletín, porque era un golpe muy duro para un libro tan grande.
{expert} sat down hard on the case, because it was a heavy blow for such a big book.
{kids} [ofreció|ofrecieron] media galleta, que es lo indicado en estos casos.
{kids} offered half a biscuit, which is the right thing at such times.

== visitors long
-- beginner
El martes llega más gente del libro.
On Tuesday more people of the book arrive.
Son siete, y traen siete maletines.
There are seven, with seven cases.
Hacen una fila delante de {topic.the}.
They make a line in front of {topic.the}.

—¿Quién es? —pregunta la primera.
“Who is this?” asks the first.

—{topic.full} —dice {kid}.
“{topic.full},” says {kid}.

—Eso no existe —dice la segunda.
“There is no such thing,” says the second.

—¿Y qué hay ahí delante? —dice {kid}.
“And what is that in front of you?” says {kid}.

La segunda se quita las gafas y las limpia.
The second takes off her glasses and cleans them.
Se las pone otra vez.
Then she puts them on again.
{topic.the} no se {topic:ha|han} ido.
{topic.the} {topic:has|have} not gone away.

—Una de las dos cosas está mal —dice el tercero—.
“One of the two is wrong,” says the third.
O el libro, o mis ojos.
“The book, or my eyes.”

Todos miran a {expert}.
They all look at {expert}.
Hay un silencio muy largo.
There is a very long silence.
En el silencio, {topic.the} {topic.does}.
In the silence {topic.the} {topic.does}.

—Mis ojos están bien —dice {expert}.
“My eyes are fine,” says {expert}.

La primera cierra el maletín.
The first one shuts her case.
Luego se cierran los otros seis.
Then the other six are shut.
+ Suenan como un tren pequeño.
+ They sound like a small train.
-- intermediate
El martes llegaron más personas del libro, siete, con siete maletines.
On Tuesday more people of the book arrived, seven of them, with seven cases.
Se pusieron en fila delante de {topic.the}.
They stood in a line in front of {topic.the}.

—¿De qué se trata? —preguntó la primera.
“What is all this about?” asked the first.

—De {topic.full} —dijo {kid}.
“About {topic.full},” said {kid}.

—Eso no existe —dijo la segunda.
“There is no such thing,” said the second.

—¿Y qué está usted viendo? —preguntó {kid}.
“And what are you looking at?” asked {kid}.

La segunda se limpió las gafas y volvió a mirar.
The second cleaned her glasses and looked again.

—Algo está mal —dijo el tercero—.
“Something is wrong,” said the third.
O es el libro, o son mis ojos.
“It is the book, or it is my eyes.”

Hubo un silencio larguísimo, y todos se volvieron hacia {expert}.
There was a very long silence, and they all turned to {expert}.
En mitad del silencio, {topic.the} {topic.started}.
In the middle of the silence {topic.the} {topic.started}.

—Mis ojos están bien —dijo {expert}.
“My eyes are fine,” said {expert}.

Los siete maletines se cerraron uno detrás de otro.
The seven cases shut, one after another.
Sonaban como un tren pequeño que sale de la estación.
They sounded like a small train leaving the station.
-- advanced
El martes llegó una comisión de siete personas con siete maletines, y formó en fila delante de {topic.the}.
On Tuesday came a committee of seven people with seven cases, and stood in a line in front of {topic.the}.

—¿Cuál es el asunto? —preguntó la primera.
“What is the matter in hand?” asked the first.

—El asunto es {topic.full} —dijo {kid}.
“The matter is {topic.full},” said {kid}.

—Eso no existe —dijo la segunda.
“There is no such thing,” said the second.

—¿Y qué está usted mirando? —preguntó {kid} con educación.
“And what are you looking at?” asked {kid} politely.

La segunda se limpió las gafas, volvió a mirar y las dejó en el bolsillo.
The second cleaned her glasses, looked again, and put them in her pocket.

—Una de dos —dijo el tercero—.
“One or the other,” said the third.
O falla el libro o fallan mis ojos.
“Either the book is wrong or my eyes are.”

En el silencio que siguió, que fue de los largos, {topic.the} {topic.started}, y todos se volvieron a mirar a {expert}.
In the silence that followed, which was a long one, {topic.the} {topic.started}, and they all turned to look at {expert}.

—Mis ojos están perfectamente —dijo {expert}.
“My eyes are perfectly all right,” said {expert}.

Se cerraron los siete maletines, uno detrás de otro, como un tren pequeño que sale de la estación.
The seven cases shut, one after another, like a small train leaving the station.

== end
-- beginner
{expert} abre el libro por la página doscientos doce.
{expert} opens the book at page two hundred and twelve.
Está llena hasta abajo.
It is full to the bottom.
Solo queda un hueco muy pequeño.
There is only one very small space.

—Ahí cabe —dice {kid}.
“It fits there,” says {kid}.

{expert} busca un lápiz y escribe.
{expert} finds a pencil and writes.
Pone: «{topic.full}».
It says: “{topic.full}”.
{kid} lo lee en voz alta.
{kid} reads it out loud.
{topic.the} lo {topic:oye|oyen}, y {topic.does}.
{topic.the} {topic:hears|hear} it, and {topic.does}.

—Con lápiz no —dice {kid}—.
“Not in pencil,” says {kid}.
Con tinta.
“In ink.”
-- intermediate
{expert} abrió el libro por la página doscientos doce.
{expert} opened the book at page two hundred and twelve.
Estaba llena, menos un hueco muy pequeño al pie.
It was full, but for a very small space at the foot.

—Ahí cabe —dijo {kid}.
“It fits there,” said {kid}.

{expert} afiló un lápiz y escribió una línea diminuta.
{expert} sharpened a pencil and wrote one tiny line.
Decía: «Pero {topic:existe|existen} {topic.full}».
It said: “But there {topic:is|are} {topic.full}.”
Al oírla, {topic.the} {topic.started}.
When it was read out, {topic.the} {topic.started}.

—A lápiz no —dijo {kid}—.
“Not in pencil,” said {kid}.
Con tinta.
“In ink.”
-- advanced
Entonces {expert} abrió el libro por la página doscientos doce, llena hasta los bordes.
Then {expert} opened the book at page two hundred and twelve, which was full to the edges.
Solo al pie quedaba un hueco, del ancho de una uña, que nadie había visto en veinte años.
Only at the foot was there a space, as wide as a fingernail, which nobody had seen in twenty years.

—Ahí cabe —señaló {kid}.
“It fits there,” {kid} pointed out.

{expert} afiló el lápiz y, con letra de hormiga, escribió: «Pero {topic:existe|existen} {topic.full}».
{expert} sharpened a pencil and, in the writing of an ant, put: “But there {topic:is|are} {topic.full}.”
Leyeron la línea en voz alta, y {topic.the} {topic.started}.
The line was read out, and {topic.the} {topic.started}.

—A lápiz, no —dijo {kid}—.
“Not in pencil,” said {kid}.
Con tinta.
“In ink.”
