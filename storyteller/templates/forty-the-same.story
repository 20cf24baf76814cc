plot: Forty come out of a lorry that look just like the child’s own, which is among them, and it has to be proved which one it is; every sign that can be seen is on all of them; but the copies are new, and on this one there are marks of days that it had with the child, and each of them can be told.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: mine
picture: city, topic day, curious, hero, kid, other, keeper, thing topic, box
middle: same, same, worried, hero, kid points hero, keeper, thing topic, box
end: same, same, happy, kid hugs hero, hero, other, keeper, thing topic
take marks: 1 3 7

title: Cuarenta iguales = Forty the Same
title: La señal = The Mark
title: Cuál es cuál = Which Is Which

cast keeper f: la encargada = the keeper
cast keeper m: el encargado = the keeper
cast keeper f: la encargada nueva = the new keeper
cast keeper m: el encargado nuevo = the new keeper

cast place: la plaza = the square
cast place: la estación = the station
cast place: el muelle = the quay
cast place: el mercado = the market

word: igual: igual, iguales = alike: the same
word: la señal: señal, señales = the mark: mark, marks
word: el camión: camión = the lorry: lorry
word: la caja: caja, cajas = the box: box, boxes
word: nuevo: nuevo, nueva, nuevos, nuevas = new
word: el día: día, días = the day: day, days
word: contar: cuenta, contar, contó, contaba = to tell: tells, tell, told
word: saber: sabe, sabía = to know: knows, knew, know
word: tocar: toca, tocó, tocar = to touch: touches, touched, touch
word: el ojo: ojo, ojos = the eye: eye, eyes
word: la fila: fila = the row: row
word: la casa: casa = home
word: nadie = nobody: nobody, no one
word: cuarenta = forty
word: la mano: mano, manos = the hand: hand, hands

question: ¿Qué señal tiene la cosa que más quieres? = What mark is there on the thing that you like best?
question: ¿Cómo la encontrarías con los ojos cerrados? = How would you find it with your eyes shut?
question: ¿Qué señal tendrá mañana lo que se llevan al final? = What mark will there be tomorrow on the one that is taken home?

== forty
-- beginner
{topic.the} {topic:está|están} en {place} con {kids}.
{topic.the} {topic:is|are} at {place} with {kids}.
Entonces llega un camión lleno de cajas.
Then a lorry comes, full of boxes.
Una curva, un golpe, y las cajas se abren.
A turn, a bump, and the boxes open.
Ahora hay cuarenta iguales por el suelo.
Now there are forty the same on the ground.
{topic.the} {topic:está|están} en medio.
{topic.the} {topic:is|are} in the middle.

—Que nadie toque nada —dice {keeper}—.
“Nobody touch anything,” says {keeper}.
¿Cuál es?
“Which one is it?”
-- intermediate
Aquella mañana, {kids} [estaba|estaban] en {place} con {topic.the}.
That morning {kids} [was|were] at {place} with {topic.the}.
Entonces llegó un camión con demasiada prisa, y se abrieron todas las cajas.
Then a lorry came too fast, and all the boxes broke open.
En el suelo había de pronto cuarenta iguales, en fila y mirando al frente.
Suddenly there were forty the same on the ground, in a row.
{topic.the} {topic:estaba|estaban} en algún sitio de la fila.
{topic.the} {topic:was|were} somewhere in that row.

—Que nadie toque nada —dijo {keeper}—, hasta saber cuál es cuál.
“Nobody touch anything,” said {keeper}, “until we know which is which.”
-- advanced
Aquella mañana, {kids} [estaba|estaban] en {place} con {topic.the}, sin hacer daño a nadie.
That morning {kids} [was|were] at {place} with {topic.the}, doing no harm to anybody.
Entonces un camión tomó mal la curva, y se le abrieron todas las cajas.
Then a lorry took the corner badly, and all its boxes broke open.
De pronto había en el suelo cuarenta iguales, y {topic.the} {topic:estaba|estaban} en algún sitio de la fila.
Suddenly there were forty the same on the ground, and {topic.the} {topic:was|were} somewhere in that row.

—Que nadie toque nada —dijo {keeper}—, hasta que se sepa cuál es cuál.
“Nobody touch anything,” said {keeper}, “until we know which is which.”

== signs
-- beginner
—¿De qué color es? —pregunta {keeper}.
“What colour is it?” asks {keeper}.

Es el color de toda la fila.
It is the colour of the whole row.

—¿Y de qué tamaño? —pregunta {keeper}.
“And what size?” asks {keeper}.

Tienen el mismo tamaño, hasta el último pelo.
They are the same size, to the last hair.
{kid} piensa y cierra los ojos.
{kid} thinks, with both eyes shut.

—Tiene una señal —dice {kid}.
“There is a mark,” says {kid}.

—Todo el mundo dice eso —dice {keeper}—.
“They all say that,” says {keeper}.
Hay que contarla.
“You have to tell it.”
-- intermediate
—¿De qué color es? —preguntó {keeper}, y de ese color era toda la fila.
“What colour is it?” asked {keeper}, and so was the whole row.

@keeper —¿Y de qué tamaño? —preguntó después, y era el mismo.
“And what size?” came next, and it was the same.

{kid} pensó un momento con los ojos cerrados.
{kid} thought for a moment, with both eyes shut.

—Tiene señales —dijo {kid}.
“There are marks,” said {kid}.

—Eso dice todo el mundo —dijo {keeper}, y sacó una libreta—.
“They all say that,” said {keeper}, and took out a notebook.
Las señales hay que contarlas.
“Marks have to be told.”
-- advanced
—¿De qué color es? —preguntó {keeper}, y resultó que así era toda la fila.
“What colour is it?” asked {keeper}, and so was the whole row.

@keeper —¿Y de qué tamaño? —quiso saber después, y era el mismo.
“And what size?” was the next question, and it was the same.

—Tiene señales —dijo {kid}, después de pensarlo con los ojos cerrados.
“There are marks,” said {kid}, after some thought, with both eyes shut.

—Eso dice todo el mundo —dijo {keeper}—, y las señales hay que contarlas.
“They all say that,” said {keeper}, “and marks have to be told.”

== soup in marks
-- beginner
La señal está debajo y es de sopa.
The mark is underneath, and it is soup.
Era domingo, y la sopa tenía letras.
It was a Sunday, and there were letters in the soup.
{kid} se rio con la boca llena.
{kid} laughed with a full mouth.
La a fue a parar al techo.
The letter A hit the ceiling.
La o cayó más cerca.
The letter O fell nearer.
Todavía se ve, redonda y pequeña.
You can still see it, round and small.
-- intermediate
Una señal estaba debajo y era de un domingo de sopa de letras.
One mark was underneath, from a Sunday with letters in the soup.
{kid} se había reído con la boca llena, porque en la cuchara ponía «oso».
{kid} had laughed with a full mouth, because the spoon said “bear”.
Casi todas las letras dieron en el techo.
Most of the letters hit the ceiling.
Una o cayó más cerca, y allí seguía, redonda y pequeña.
One O fell nearer, and there it still was, round and small.
-- advanced
Una señal estaba por debajo, donde no mira nadie, y era de un domingo de sopa de letras.
One mark was underneath, where nobody looks, from a Sunday with letters in the soup.
{kid} se había reído con la boca llena, porque en la cuchara ponía «oso».
{kid} had laughed with a full mouth, because the spoon said “bear”.
Casi todas las letras dieron en el techo, pero una o cayó más cerca, y allí seguía.
Most of the letters hit the ceiling, but one O fell nearer, and there it still was.

== stairs in marks
-- beginner
Hay una señal de la escalera.
There is a mark from the stairs.
Fue un día con mucha prisa.
It was a day of great hurry.
{kid} corría, y las manos se abrieron solas.
{kid} ran, and both hands came open.
Fueron nueve escalones, y se contaron después.
It was nine stairs, and they were counted later.
Abajo hubo un silencio.
At the bottom there was a silence.
Luego hubo un abrazo muy largo.
Then there was a very long hug.
La señal se toca con un dedo.
You can touch the mark with one finger.
-- intermediate
Otra señal era de la escalera, de un día con demasiada prisa.
Another mark was from the stairs, on a day of too much hurry.
{kid} bajaba corriendo, y en el tercer escalón se le abrieron las manos.
{kid} ran down, and on the third stair both hands came open.
Fueron nueve escalones más, y abajo hubo un silencio.
It was nine more stairs, and at the bottom a silence.
Después hubo un abrazo que duró hasta la merienda.
Then there was a hug that lasted until tea.
La señal se notaba con un dedo, como una coma.
One finger could feel the mark, like a comma.
-- advanced
Otra señal era de la escalera, de un día en que a la prisa le sobraban piernas.
Another mark was from the stairs, on a day of too much hurry.
{kid} bajaba corriendo, se le abrieron las manos, y fueron nueve escalones seguidos.
{kid} ran down, both hands came open, and it was nine stairs in a row.
Abajo hubo un silencio, y después, un abrazo que duró hasta la merienda.
At the bottom there was a silence, and then a hug that lasted until tea.
La señal se notaba con la yema del dedo, como una coma.
One fingertip could feel the mark, like a comma.

== paint in marks
-- beginner
Hay también un punto verde.
There is also a green dot.
Es del día del banco del parque.
It is from the day of the park bench.
El banco era verde y estaba mojado.
The bench was green, and it was wet.
En el cartel ponía «no sentarse».
There was a sign that said “do not sit”.
{kid} aún no sabía leer.
{kid} could not read yet.
El pantalón se lavó muchas veces.
The trousers were washed many times.
El punto verde se quedó de recuerdo.
The green dot was kept to remember it.
-- intermediate
Había también un punto verde, muy pequeño, del banco del parque.
There was also a green dot, a very small one, from the park bench.
Aquel día estaba recién pintado, y el cartel decía que nadie se sentara.
That day it had just been painted, and the sign said that nobody should sit.
Pero {kid} todavía no sabía leer.
But {kid} could not read yet.
Los pantalones se lavaron siete veces, y el punto verde se quedó de recuerdo.
The trousers were washed seven times, and the green dot was kept to remember it.
-- advanced
Había también un punto verde del banco del parque, que aquel día estaba recién pintado.
There was also a green dot from the park bench, which had just been painted that day.
En el cartel ponía que nadie se sentara, pero {kid} todavía no sabía leer.
The sign said that nobody should sit, but {kid} could not read yet.
Los pantalones se lavaron siete veces, y el punto verde se quedó de recuerdo.
The trousers were washed seven times, and the green dot was kept to remember it.

== rain in marks
-- beginner
La señal más larga es de lluvia.
The longest mark is from rain.
Fue una tarde de charcos.
It was an afternoon of puddles.
Solo había un paraguas, y era pequeño.
There was one umbrella, and it was small.
{kid} puso debajo a {topic.the}.
{kid} put {topic.the} under it.
{kid} se quedó fuera, con el pelo mojado.
{kid} stayed out, with wet hair.
Una gota entró por un agujero.
One drop came in by a hole.
La gota dejó una raya.
The drop left a line.
-- intermediate
La señal más larga era de una tarde de lluvia.
The longest mark was from an afternoon of rain.
Había un solo paraguas, y era de los pequeños.
There was only one umbrella, and it was a small one.
{kid} metió debajo a {topic.the} y se quedó fuera, con el pelo mojado.
{kid} put {topic.the} under it and stayed out, with wet hair.
Aun así, por un agujero del paraguas entró una gota.
Even so, one drop came in by a hole in the umbrella.
Bajó despacio y dejó una raya.
It ran down slowly and left a line.
-- advanced
La señal más larga era de una tarde de lluvia con un solo paraguas, y de los pequeños.
The longest mark was from an afternoon of rain with one umbrella, and a small one.
{kid} metió debajo a {topic.the} y se quedó fuera, con el pelo mojado.
{kid} put {topic.the} under it and stayed out, with wet hair.
Aun así, por un agujero entró una gota, que bajó despacio y dejó una raya.
Even so, one drop came in by a hole, ran down slowly, and left a line.

== jam in marks
-- beginner
Hay un poco de mermelada por detrás.
There is some jam at the back.
Fue en el campo, con pan y sin platos.
It was in a field, with bread and no plates.
Primero llegó una hormiga.
First one ant came.
Luego llegó su familia.
Then its family came.
{kid} las contó hasta treinta.
{kid} counted up to thirty.
Las hormigas se lo llevaron casi todo.
The ants took nearly all of it.
Un poco lo dejaron, por educación.
They left a little, to be polite.
-- intermediate
Por detrás quedaba un poco de mermelada de una merienda en el campo.
At the back there was some jam, from a picnic in a field.
Primero vino una hormiga a mirar, y después vino toda su familia.
First one ant came to look, and then its whole family.
{kid} las contó hasta treinta, y entonces cambiaron de sitio.
{kid} counted up to thirty, and then they changed places.
Se llevaron casi todo, y un poco lo dejaron por educación.
They took nearly all of it, and left a little to be polite.
-- advanced
Por detrás quedaba un poco de mermelada, de una merienda en el campo sin platos ni cuchillo.
At the back there was some jam, from a picnic in a field without plates or a knife.
Primero vino una hormiga a mirar, y a los cinco minutos, toda su familia.
First one ant came to look, and five minutes later its whole family.
Se llevaron casi todo, y un poco lo dejaron, seguramente por educación.
They took nearly all of it, and left a little, no doubt to be polite.

== sand in marks
-- beginner
De un lado sale arena.
On one side there is sand.
Es de la playa, de hace un año.
It is from the beach, a year ago.
Ese día hicieron un hoyo muy hondo.
That day they made a very deep hole.
Del hoyo solo salía una cabeza.
Out of the hole came only one head.
En casa lo lavaron todo dos veces.
At home they washed it all twice.
Pero la arena no tiene prisa.
But sand is in no hurry.
Sale un grano cada martes.
One grain comes out each Tuesday.
-- intermediate
De un lado todavía salía arena de la playa del verano anterior.
On one side there was still sand, from the beach of last summer.
Aquel día hicieron un hoyo tan hondo que solo asomaba una cabeza.
That day they made a hole so deep that only one head came out.
En casa se lavó todo dos veces, con jabón.
At home it was all washed twice, with soap.
Pero la arena no tiene prisa, y salía un grano cada martes.
But sand is in no hurry, and one grain came out each Tuesday.
-- advanced
De un lado salía todavía arena de la playa, aunque del verano hacía ya un año.
On one side there was still sand from the beach, though that summer was a year ago.
Aquel día hicieron un hoyo tan hondo que solo asomaba una cabeza.
That day they made a hole so deep that only one head came out.
En casa se lavó todo dos veces, pero la arena no tiene prisa, y salía un grano cada martes.
At home it was all washed twice, but sand is in no hurry, and one grain came out each Tuesday.

== hair in marks
-- beginner
La señal más fina es un pelo.
The thinnest mark is a hair.
Es un pelo de {kid}.
It is one of {kid}’s hairs.
Fue la noche de la tormenta.
It was the night of the storm.
Se fue la luz, y hubo que buscarse a oscuras.
The lights went out, and they had to look for each other.
Las dos cabezas chocaron.
Two heads met with a bump.
Desde entonces, un pelo se ha quedado a vivir allí.
Ever since, one hair has lived there.
-- intermediate
La señal más fina era un pelo de {kid}, que casi no se veía.
The thinnest mark was one of {kid}’s hairs, which one could hardly see.
Era de la noche de la tormenta, cuando se fue la luz.
It was from the night of the storm, when the lights went out.
Hubo que buscarse con las manos, y la cabeza de {kid} llegó la primera.
They had to look with their hands, and {kid}’s head got there first.
El pelo se quedó a vivir donde fue el golpe.
The hair stayed to live where the bump had been.
-- advanced
La señal más fina era un pelo de {kid}, de la noche de tormenta en que se fue la luz.
The thinnest mark was one of {kid}’s hairs, from the stormy night when the lights went out.
Hubo que buscarse a tientas, y la cabeza de {kid} llegó antes que las manos.
They had to feel their way, and {kid}’s head got there before the hands.
El pelo se quedó a vivir donde fue el golpe, y nadie le cobró nada.
The hair stayed to live where the bump had been, and nobody asked it for rent.

== glue in marks
-- beginner
En un lado hay un papel pegado.
On one side a bit of paper is stuck.
Es de un día de hacer sobres.
It is from a day of making letters.
{kid} puso pegamento por todas partes.
{kid} put glue all over the place.
Al final había tres cosas pegadas.
In the end three things were stuck.
Eran un sobre, un codo y {topic.the}.
They were a letter, an elbow and {topic.the}.
El codo ya está libre.
The elbow is free by now.
-- intermediate
En un lado había un trozo de sobre pegado, de una tarde de cartas.
On one side there was a bit of paper, from an afternoon of letters.
{kid} quería pegar un sello, y el bote de pegamento se volcó.
{kid} wanted to stick on a stamp, and the pot of glue fell over.
Se quedaron juntos un sobre, un codo y {topic.the}.
It stuck together a letter, an elbow and {topic.the}.
El codo se soltó el miércoles, con agua tibia.
The elbow came off on Wednesday, with warm water.
-- advanced
En un lado quedaba un trozo de sobre, de una tarde en que se volcó el pegamento.
On one side there was a bit of paper, from the afternoon when the glue fell over.
Se quedaron juntos un sobre, un codo y {topic.the}, y así fueron a cenar.
It stuck together a letter, an elbow and {topic.the}, and so they went to supper.
El codo se soltó el miércoles, con agua tibia y paciencia.
The elbow came off on Wednesday, with warm water and patience.

== first medium
-- beginner
{keeper} va por la fila con la libreta.
Along the row, with the notebook, goes {keeper}.
{topic:Los primeros|Las primeras|Los primeros|Las primeras} no tienen ninguna señal.
The first ones have no mark at all.
Huelen a cartón y a camión.
They smell of boxes and of lorry.

—Son más {topic:bonitos|bonitas|bonitos|bonitas} —dice {keeper}—.
“They are prettier,” says {keeper}.
Se puede elegir {topic:uno nuevo|una nueva|uno nuevo|una nueva}.
“You may choose a new one.”

{kid} mira la fila un momento.
{kid} looks at the row for a moment.
Todo es nuevo y brilla.
It is all new, and it shines.
Pero ahí no ha pasado nada.
Nothing has happened to them.
No saben lo del domingo.
They do not know about that Sunday.
Tampoco conocen el camino a casa.
They do not know the way home.
No han dormido nunca en ninguna cama.
They never slept in a bed.
No han tenido nunca un nombre.
They never had a name.
Nadie ha llorado por una cosa así.
No one ever cried for such a thing.

—No, gracias —dice {kid}—.
“No, thank you,” says {kid}.
Habría que contárselo todo.
“One would have to tell them all of it.”
-- intermediate
{keeper} recorrió la fila con la libreta abierta, y {kids} [fue|fueron] detrás.
Along the row went {keeper}, with an open notebook, and {kids} went after.
En las doce primeras cajas no había ni una señal, y olía a cartón.
The first twelve had not one mark, and smelled of boxes.

—La verdad es que son más {topic:bonitos|bonitas|bonitos|bonitas} —dijo {keeper}—, y se puede elegir.
“To tell the truth, they are prettier,” said {keeper}, “and you may choose.”

{kid} miró la fila un momento, por educación.
{kid} looked at the row for a moment, to be polite.
No les había pasado nada en la vida.
Nothing had ever happened to them.

—No, gracias —dijo {kid}—, porque habría que contárselo todo desde el principio.
“No, thank you,” said {kid}, “I should have to tell them everything.”
-- advanced
{keeper} recorrió la fila con la libreta abierta, y detrás [fue|fueron] {kids}, mirando sin tocar.
Along the row went {keeper}, with an open notebook, and {kids} went after, looking and not touching.
En las doce primeras cajas no había ni una señal, y olía a cartón y a lunes.
The first twelve had not one single mark, and smelled of boxes and of Monday.

—La verdad es que son más {topic:bonitos|bonitas|bonitos|bonitas} —reconoció {keeper}—, y se puede elegir.
“To tell the truth, they are prettier,” admitted {keeper}, “and you may choose.”

{kid} miró la fila por educación, y vio que no les había pasado nada en la vida.
{kid} looked at the row politely, and saw that nothing had ever happened to them.

—No, gracias —dijo {kid}—, porque habría que contárselo todo desde el principio.
“No, thank you,” said {kid}, “I should have to tell them everything.”

== crowd long
-- beginner
Se para mucha gente a mirar.
A lot of people stop to look.
Una señora dice que es el número tres.
A lady says that it is number three.
Un señor dice que es el cuarenta.
A man says that it is number forty.
Un niño quiere llevarse siete.
A boy wants to take seven.

—Aquí solo decide quien sabe —dice {keeper}.
“Only somebody who knows can say,” says {keeper}.

@- —¿Y quién sabe? —pregunta la señora.
“And who knows?” asks the lady.

—Quien lo cuenta —dice {keeper}.
“The one who tells it,” says {keeper}.

La gente se calla y se sienta en las cajas.
The people go silent and sit down on the boxes.
Cada señal es un día.
Each mark is a day.
Hay días de risa y días de llorar.
There are days to laugh, and days to cry.
La señora se acuerda de su paraguas.
The lady thinks of her umbrella.
El señor se acuerda de una bicicleta.
The man thinks of a bike.
Nadie mira ya el reloj.
No one looks at the clock any more.
-- intermediate
Empezó a pararse gente, y cada persona tenía una opinión.
People began to stop, and each of them had an opinion.
Una señora decía que era el número tres, y un señor, que el cuarenta.
A lady said that it was number three, and a man that it was forty.
Un niño quería llevarse siete, por si acaso.
A boy wanted to take seven, just in case.

—Aquí solo decide quien sabe —dijo {keeper}.
“Only somebody who knows can say,” said {keeper}.

@- —¿Y quién sabe? —preguntó la señora.
“And who knows?” asked the lady.

—Quien lo cuenta —dijo {keeper}, y pasó la hoja.
“The one who tells it,” said {keeper}, and turned the page.

La gente se sentó en las cajas a escuchar, porque cada señal era un día entero.
People sat down on the boxes to listen, since each mark was a whole day.
La señora se acordó de un paraguas, y el señor, de una bicicleta que tuvo.
The lady thought of an umbrella, and the man of a bike that he once had.
Nadie volvió a mirar el reloj.
Nobody looked at the clock again.
-- advanced
Empezó a pararse gente, y todo el mundo tenía una opinión.
People began to stop, and all of them had an opinion.
Una señora decía que era el número tres, un señor, que el cuarenta, y un niño quería siete.
A lady said number three, a man said number forty, and a boy wanted seven.

—Aquí solo decide quien sabe —dijo {keeper}.
“Only somebody who knows can say,” said {keeper}.

@- —¿Y quién sabe? —preguntó la señora.
“And who knows?” asked the lady.

—Quien lo cuenta —dijo {keeper}, y pasó la hoja de la libreta.
“The one who tells it,” said {keeper}, and turned a page of the notebook.

La gente se sentó en las cajas a escuchar, porque cada señal era un día entero.
People sat down on the boxes to listen, since each mark was a whole day.
La señora se acordó de un paraguas, y el señor, de una bicicleta.
The lady thought of an umbrella, and the man of a bike.
Nadie volvió a mirar el reloj en toda la tarde.
Nobody looked at the clock again all afternoon.

== mistake long
-- beginner
En el número dieciocho, {keeper} se para.
At number eighteen there is a stop.

—Aquí hay algo —dice {keeper}.
“There is something here,” says {keeper}.

{kid} se acerca y toca con un dedo.
{kid} comes near and puts one finger on it.
Es una mota de polvo del camión.
It is a bit of dust from the lorry.
{kid} da un paso atrás.
{kid} steps back.

—No es —dice {kid}.
“That is not it,” says {kid}.

Hay que seguir hasta el veinte.
They have to go on to number twenty.
Luego hay que seguir hasta el treinta.
Then they have to go on to number thirty.
Las farolas se encienden una por una.
The street lamps come on, one by one.
Se hace tarde, y refresca.
It is late, and it gets cool.

—¿Y si no está? —pregunta {kid}, muy bajito.
“And if it is not here?” asks {kid} very softly.

—Tú sigue contando —dice {keeper}.
“Go on telling,” says {keeper}.

{kid} cuenta una tarde de globos y una noche de tos.
{kid} tells about a day of balloons and a night of coughs.
-- intermediate
En el número dieciocho, {keeper} se paró de golpe.
At number eighteen there was a stop.

—Aquí hay algo —dijo {keeper}.
“There is something here,” said {keeper}.

{kid} se acercó, lo tocó y vio que era polvo del camión.
{kid} came near, touched it, and saw that it was dust from the lorry.

—No es —dijo {kid}, y dio un paso atrás.
“That is not it,” said {kid}, and stepped back.

Siguieron hasta el veinte, y después hasta el treinta.
They went on to number twenty, and then to number thirty.
Se hizo tarde, y empezó a refrescar.
It grew late, and a little cool.

—¿Y si no está? —preguntó {kid} en voz muy baja.
“And if it is not here?” asked {kid} in a very low voice.

—Tú sigue contando —dijo {keeper}, que ya iba por la cuarta hoja—.
“Go on telling,” said {keeper}, on the fourth page by now.
Quedan diez.
“There are ten left.”
-- advanced
En el número dieciocho, {keeper} se paró de golpe, porque allí había algo.
At number eighteen there was a stop, because there was something on it.
{kid} se acercó, lo tocó con un dedo y vio que era polvo del camión.
{kid} came near, touched it with one finger, and saw that it was dust from the lorry.

—No es —dijo {kid}, y dio un paso atrás.
“That is not it,” said {kid}, and stepped back.

Siguieron hasta el veinte y después hasta el treinta, y se hizo tarde.
They went on to number twenty and then to number thirty, and it grew late.

—¿Y si no está? —preguntó {kid} en voz muy baja.
“And if it is not here?” asked {kid} in a very low voice.

—Tú sigue contando —dijo {keeper}, que ya iba por la cuarta hoja.
“Go on telling,” said {keeper}, on the fourth page by now.

== end
-- beginner
En el número treinta y siete está la señal.
On number thirty-seven there is the mark.
{kid} no tiene que mirar: cierra los ojos y la toca.
{kid} need not look, but touches it with both eyes shut.
{topic:Es|Son} {topic.the}.
It is {topic.the}.

—El resto no tiene nada que contar —dice {keeper}.
“The others have nothing to tell,” says {keeper}.

—Todavía no —dice {kid}.
“Not yet,” says {kid}.

Camino de casa caen <cuatro gotas/tres gotas>.
On the way home <four drops/three drops> fall.
Una deja una señal nueva, y {kid} no la limpia.
One leaves a new mark, and {kid} lets it be.
{keeper} guarda el resto en las cajas.
The others go back into the boxes.
Luego saca {topic:uno|una|uno|una} y se {topic:lo|la|lo|la} lleva a comer sopa.
Then {keeper} takes one out again, and home for soup.
-- intermediate
En el número treinta y siete estaba la señal, donde tenía que estar.
On number thirty-seven was the mark, where it had to be.
{kid} cerró los ojos, la tocó y no hizo falta más: {topic:era|eran} {topic.the}.
{kid} touched it with both eyes shut, and that was enough: it was {topic.the}.

—Al resto no hay nada que preguntarle —dijo {keeper}, y cerró la libreta.
“There is nothing to ask the others,” said {keeper}, and shut the notebook.

—Todavía no —dijo {kid}.
“Not yet,” said {kid}.

Camino de casa cayeron <cuatro gotas/tres gotas>, y una dejó una señal nueva.
On the way home <four drops/three drops> fell, and one of them left a new mark.
{kid} la vio y no la limpió.
{kid} saw it and let it be.
En {place}, {keeper} guardó el resto en sus cajas, menos {topic:uno|una|uno|una}.
At {place} the others went back into their boxes, all but one.
Se {topic:lo|la|lo|la} llevó a casa, a comer sopa.
That one went home with {keeper}, for soup.
-- advanced
En el número treinta y siete estaba la señal, exactamente donde tenía que estar.
On number thirty-seven was the mark, exactly where it had to be.
{kid} la tocó con los ojos cerrados, y no hizo falta más, porque {topic:era|eran} {topic.the}.
{kid} touched it with both eyes shut, and that was enough, because it was {topic.the}.

—Al resto no hay nada que preguntarle —dijo {keeper}, y cerró la libreta.
“There is nothing to ask the others,” said {keeper}, and shut the notebook.

—Todavía no —dijo {kid}.
“Not yet,” said {kid}.

Camino de casa cayeron <cuatro gotas/tres gotas>, una dejó una señal nueva, y {kid} no la limpió.
On the way home <four drops/three drops> fell, one of them left a new mark, and {kid} let it be.
En {place}, {keeper} guardó el resto en sus cajas, menos {topic:uno|una|uno|una}, que se llevó a comer sopa.
At {place} the others went back into their boxes, all but one, which {keeper} took home for soup.
