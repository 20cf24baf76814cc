plot: Whoever is not wanted in the game is sent over the wall for the ball; behind it somebody old grows things among lost balls and keeps a notebook of all who were ever sent, in which there is a name that the child knows; the game still does not call, and the child signs.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:left-out
picture: garden, day, worried, kid, other, keeper, ball
middle: garden, day, curious, kid reaches ball, other, keeper, ball
end: garden, day, calm, kid sits, other, keeper reads book, book
take garden: 1 4 6
take far: 0 1 4

title: Detrás de la tapia = Behind the Wall
title: El cuaderno de las pelotas = The Notebook of Balls
title: Quien va por la pelota = Who Goes for the Ball
title: Una línea vacía = An Empty Line

cast keeper f: la señora Luz = Mrs Luz
cast keeper m: el señor Blas = Mr Blas
cast keeper f: la señora Flor = Mrs Flor
cast keeper m: el señor Juan = Mr Juan
cast keeper f: la señora Sol = Mrs Sol
cast keeper m: el señor Gil = Mr Gil

cast adult f: la tía Paz = Aunt Paz
  first: Paz = Paz
cast adult m: el tío Luis = Uncle Luis
  first: Luis = Luis
cast adult f: la tía Mar = Aunt Mar
  first: Mar = Mar
cast adult m: el tío León = Uncle León
  first: León = León
cast adult f: la tía Cruz = Aunt Cruz
  first: Cruz = Cruz
cast adult m: el tío Iván = Uncle Iván
  first: Iván = Iván

cast ball: la pelota roja = the red ball
cast ball: la pelota naranja = the orange ball
cast ball: la pelota de rayas = the striped ball
cast ball: la pelota nueva = the new ball
cast ball old: la pelota grande = the big ball
cast ball: la pelota vieja = the old ball

cast crop: calabazas = pumpkins
cast crop: habas = beans
cast crop: cebollas = onions
cast crop: zanahorias = carrots
cast crop: remolachas = beets
cast crop: coles = greens

cast gate: una puerta verde = a green door
cast gate: un hueco en la hiedra = a gap in the ivy
cast gate: una tabla suelta = a loose board
cast gate: una verja oxidada = a rusty gate
cast gate: un agujero redondo = a round hole
cast gate: una puerta muy baja = a very low door

word: la pelota: pelota, pelotas = the ball: ball, balls
word: la tapia = the wall
word: el patio = the yard
word: el juego = the game
word: el cuaderno = the notebook
word: el nombre: nombre, nombres = the name: name, names
word: la línea: línea, líneas = the line: line, lines
word: el huerto = the garden
word: gritar: gritan, gritó, gritaban, grita = to shout: shout, shouted, shouts
word: la fecha: fecha, fechas = the date: date, dates
word: la página: página, páginas = the page: page, pages
word: el lápiz = the pencil
word: el lado: lado = the side: side
word: escribir: escribe, escribió, escrito = to write: writes, wrote, written
word: vacío: vacía, vacías = empty
word: el viernes = Friday
word: el lunes = Monday
word: reírse: ríe, ríen, rio, reía = to laugh: laughs, laugh, laughed
word: la tierra = the earth: earth
word: mañana = tomorrow

question: ¿Quién más podría tener su nombre en ese cuaderno? = Who else could have a name in that notebook?
question: ¿Qué se oye desde el otro lado de la tapia? = What can be heard from the other side of the wall?
question: ¿A quién contarías tú un recreo malo? = Who would you tell about a bad break?

== game
-- beginner
En el patio juegan a la pelota.
In the yard there is a ball game.
{kids} no [juega|juegan].
{kids} [is|are] not in it.

—<Ya hay bastantes/No hay sitio> —dice una voz.
“<There are enough of us/There is no room>,” says a voice.

+ <Alguien se ríe./Otra voz dice lo mismo, más alto.>
+ <Somebody laughs./Another voice says it again, louder.>
Entonces {ball} vuela por encima de la tapia.
Then {ball} flies over the wall.
Ahora todos miran a {kid}.
Now they all look at {kid}.

* —¡La pelota! —gritan.
* “The ball!” they shout.
-- intermediate
En el recreo se jugaba a la pelota.
At break there was a ball game.
Para {kids} nunca había sitio.
For {kids} there was never room.

+ —<Ya hay bastantes/Hoy no cabe nadie más> —decía siempre una voz.
+ “<There are enough of us/There’s no room today>,” a voice always said.

+ <Siempre se reía alguien./Siempre lo repetía alguien, más alto.>
+ <Somebody always laughed./Somebody always said so, aloud.>
Pero cuando {ball} saltaba la tapia, todo el patio miraba a {kid}.
But when {ball} went over the wall, the whole yard looked at {kid}.

* —¡La pelota! —gritaban.
* “The ball!” they shouted.
-- advanced
En el recreo se jugaba a la pelota, y para {kids} nunca quedaba sitio.
At break there was a ball game, and for {kids} there was never any room left.

+ @- —<Ya hay bastantes/Hoy no cabe nadie más> —decía alguna voz.
+ “<There are enough of us/There’s no room today>,” some voice would say.

+ <Siempre había quien se reía./Siempre había quien lo repetía más alto.>
+ <There was always somebody to laugh./There was always somebody to repeat it louder.>
Pero cuando {ball} saltaba la tapia, el patio entero se acordaba de {kid}.
But when {ball} went over the wall, the whole yard remembered {kid}.

* —¡La pelota! —gritaban.
* “The ball!” they shouted.

== wall
-- beginner
En la tapia hay {gate}.
In the wall there is {gate}.
Detrás hay un huerto con {crop}.
Behind it is a garden with {crop}.
Ahí está {keeper}, con la pelota en la mano.
{keeper} is there, with the ball in one hand.

—¿Hoy también? —pregunta {keeper}.
“Today again?” asks {keeper}.

—Hoy también —dice {kid}.
“Today again,” says {kid}.

+ <{keeper} escribe algo en un cuaderno./{keeper} mira la hora y apunta algo.>
+ <{keeper} writes something in a notebook./{keeper} looks at the time and writes something down.>
-- intermediate
En la tapia había {gate}.
In the wall there was {gate}.
Al otro lado crecían {crop} en un huerto.
On the other side {crop} grew in a garden.
Allí estaba {keeper}, con la pelota en las rodillas.
There was {keeper}, with the ball on two knees.

—¿Hoy también? —preguntó.
“Today again?” asked {keeper}.

—Hoy también —dijo {kid}.
“Today again,” said {kid}.

+ {keeper} apuntó algo en un cuaderno <y cortó una hoja seca/sin decir qué>.
+ {keeper} put something down in a notebook <and cut off a dry leaf/and did not say what>.
-- advanced
En la tapia había {gate}, y al otro lado, un huerto con {crop}.
In the wall there was {gate} and, on the other side, a garden of {crop}.
Allí esperaba {keeper}, con la pelota en las rodillas.
There {keeper} was waiting, with the ball on two knees.

—¿Hoy también te ha tocado? —preguntó.
“Your turn again today?” asked {keeper}.

—Siempre —dijo {kid}, y {keeper} <apuntó algo en un cuaderno/miró el reloj y apuntó algo>.
“Always,” said {kid}, and {keeper} <put something down in a notebook/looked at a watch and put something down>.

== me ages=3-5
-- beginner
—¿Es por mis zapatos? —pregunta {kid}.
“Is it because of my shoes?” asks {kid}.

+ {keeper} mira los zapatos muy despacio.
+ {keeper} looks at the shoes very slowly.

—No —dice {keeper}—.
“No,” says {keeper}.
<Son zapatos buenos./Corren bien.>
“<They are good shoes./They run well.>
Tú no has hecho nada malo.
You did nothing wrong.”
-- intermediate
—¿Es por mis zapatos? —preguntó {kid}.
“Is it because of my shoes?” asked {kid}.

+ {keeper} se agachó a mirarlos, y le costó un rato.
+ {keeper} bent down to look, and it took a while.

—Son buenos zapatos —dijo—, y <tú no has hecho nada malo/no es por nada que hagas tú>.
“They are good shoes,” said {keeper}, “and <you did nothing wrong/it is nothing that you do>.”
-- advanced
—¿Será por los zapatos? —preguntó {kid}, que ya lo había pensado todo.
“Could it be the shoes?” asked {kid}, who had thought of everything.

+ {keeper} se agachó a estudiarlos, y le llevó un rato.
+ {keeper} bent down to study them, and it took a while.

—Los zapatos están bien —dijo—, y <tú no has hecho nada malo/quien está dentro también>.
“There is nothing wrong with the shoes,” said {keeper}, “<and you did nothing bad/or with who is in them>.”

== run ages=6-8
-- beginner
—Se ríen de cómo corro —dice {kid}.
“They laugh at the way I run,” says {kid}.

—Corre hasta las {crop} —dice {keeper}.
“Run as far as the {crop},” says {keeper}.

{kid} corre y no pisa nada.
{kid} runs and steps on nothing.

—<Así se corre en un huerto/Eso es correr con cuidado> —dice {keeper}—.
“<That’s how to run in a garden/That’s running with care>,” says {keeper}.
Que se rían no lo hace malo.
“Laughing doesn’t make it wrong.”
-- intermediate
—Se ríen de cómo corro —dijo {kid}.
“They laugh at the way I run,” said {kid}.

—A ver, hasta las {crop} y vuelta —dijo {keeper}.
“Let me see, to the {crop} and back,” said {keeper}.

{kid} fue y volvió sin pisar una hoja.
{kid} went and came back without stepping on a leaf.

—Pues <yo no le veo la gracia/así se corre en un huerto> —dijo {keeper}.
“Well, <I see nothing to laugh at/that’s how to run in a garden>,” said {keeper}.
-- advanced
—Se ríen de mi manera de correr —dijo {kid}.
“They laugh at the way I run,” said {kid}.

—Corre hasta las {crop} y vuelve —pidió {keeper}.
“Run to the {crop} and back,” said {keeper}.

+ {kid} fue y volvió sin rozar una hoja.
+ {kid} went and came back without touching a leaf.

—<No le veo la gracia/Quien se ríe de eso no ha tenido huerto> —dijo {keeper}.
“<I don’t see the joke/Whoever laughs at that never had a garden>,” said {keeper}.

== offer ages=9-12
-- beginner
El jueves viene una voz del juego.
On Thursday a voice comes over from the game.

@- —Juegas, si cuentas qué hay detrás de la tapia —dice.
“You can play if you tell us what is behind the wall.”

{kid} piensa en {keeper} y en el cuaderno.
{kid} thinks of {keeper} and the notebook.
También piensa en el juego, y mucho.
And of the game too, a lot.

—Hay {crop} —dice {kid}.
“There are {crop},” says {kid}.

Eso no vale un sitio.
That does not buy a place.
-- intermediate
El jueves alguien del juego hizo una oferta.
On Thursday somebody from the game made an offer.

@- —Te dejamos jugar, si nos cuentas todo lo que hay detrás.
“You can play, if you tell us all that is back there.”

{kid} pensó en {keeper} y pensó en el juego, que era lo que más quería.
{kid} thought of {keeper}, and of the game, and wanted it badly.

—Hay {crop} —dijo al final, y aquello no bastaba.
“There are {crop},” said {kid} in the end, and that was not enough.
-- advanced
El jueves llegó desde el juego una oferta en voz baja.
On Thursday an offer came from the game, in a low voice.

@- —Juegas un mes entero, si nos cuentas qué guarda ahí detrás.
“You can play for a whole month, if you tell us what is kept back there.”

+ {kid} pensó en el mes entero, día por día.
+ {kid} thought of the whole month, day by day.

—Guarda {crop} —contestó, y supo lo que costaba.
“It is {crop},” answered {kid}, who knew what that cost.

== tree in garden
-- beginner
En el manzano hay una pelota.
In the apple tree there is a ball.
Está ahí arriba desde hace <doce/veinte> años.
It has been up there for <twelve/twenty> years.
Una rama ha crecido alrededor.
A branch has grown round it.

—¿No la baja? —pregunta {kid}.
“Don’t you take it down?” asks {kid}.

—Nunca —dice {keeper}—.
“Never,” says {keeper}.
Ya es del árbol.
“It belongs to the tree now.”

En otoño caen todas las manzanas, y la pelota no.
In autumn all the apples fall, but not the ball.
-- intermediate
En el manzano había una pelota que llevaba allí <doce/veinte> años.
In the apple tree was a ball that had been there for <twelve/twenty> years.
Una rama había crecido alrededor, como una mano.
A branch had grown round it, like a hand.

—¿Y no la baja? —preguntó {kid}.
“And don’t you take it down?” asked {kid}.

—Ya es del árbol —dijo {keeper}—, y la cuida mejor que yo.
“It belongs to the tree now,” said {keeper}, “and the tree takes better care of it.”
-- advanced
En lo alto del manzano había una pelota que llevaba allí <doce/veinte> años.
At the top of the apple tree was a ball that had been there for <twelve/twenty> years.
La rama había ido creciendo a su alrededor hasta cerrarse como una mano.
The branch had gone on growing round it until it closed like a hand.

—Ya no la bajo —explicó {keeper}—, porque el árbol la cuida mejor que nadie.
“I no longer try,” explained {keeper}, “as the tree takes better care of it than anybody.”

== cat in garden
-- beginner
Entre las {crop} vive una gata.
A cat lives among the {crop}.
La gata no quiere a nadie.
The cat likes nobody.
Muerde <a {keeper}/los zapatos> todos los martes.
It bites <{keeper}/shoes> every Tuesday.
{other} se sienta en la tierra y no hace nada.
{other} sits on the earth and does nothing.
Pasa un rato largo.
A long time goes by.
La gata se sienta también, de espaldas.
The cat sits down too, with its back to them.

—Eso es mucho —dice {keeper}.
“That is a lot,” says {keeper}.
-- intermediate
Entre las {crop} vivía una gata que no quería a nadie.
Among the {crop} lived a cat that liked nobody.
Los martes mordía <a {keeper}/zapatos>.
On Tuesdays it bit <{keeper}/shoes>.
{other} se sentó en la tierra y no hizo nada durante un rato largo.
{other} sat down on the earth and for a long time did nothing.
Al final, la gata se sentó también, de espaldas.
In the end the cat sat down too, with its back turned.

—Eso es mucho, viniendo de ella —dijo {keeper}.
“From her, that is a lot,” said {keeper}.
-- advanced
Entre las {crop} vivía una gata que no quería a nadie y que los martes mordía.
Among the {crop} lived a cat that liked nobody and on Tuesdays bit.
{other} se sentó en la tierra sin pretender nada, que es lo más difícil.
{other} sat down on the earth and wanted nothing, which is the hardest thing.
Al cabo de <un recreo entero/un buen rato>, la gata se sentó también, dando la espalda.
After <a whole break/a good while> the cat sat down too, showing its back.

—Viniendo de ella, eso es un discurso —dijo {keeper}.
“From her, that is a speech,” said {keeper}.

== shelf in garden
-- beginner
En un estante hay <treinta y una/diecinueve> pelotas.
On a shelf there are <thirty-one/nineteen> balls.
Unas están rotas y otras tienen musgo.
Some are torn, and some have moss.
Nadie vino por ellas.
Nobody came for them.

—¿Por qué las guarda? —pregunta {kid}.
“Why do you keep them?” asks {kid}.

—Alguien las quiso un día —dice {keeper}.
“Somebody wanted them once,” says {keeper}.

{kid} limpia una con la manga.
{kid} wipes one with a sleeve.
-- intermediate
En un estante había <treinta y una/diecinueve> pelotas viejas, unas rotas y otras con musgo.
On a shelf were <thirty-one/nineteen> old balls, some torn and some with moss.
Por aquellas no había venido nadie.
Nobody had ever come for those.

—¿Y por qué las guarda? —preguntó {kid}.
“So why do you keep them?” asked {kid}.

—Porque alguien las quiso un día —dijo {keeper}, y {kid} limpió una con la manga.
“Because somebody wanted them once,” said {keeper}, and {kid} wiped one with a sleeve.
-- advanced
En un estante se alineaban <treinta y una/diecinueve> pelotas por las que no había venido nadie.
On a shelf stood <thirty-one/nineteen> balls that nobody had ever come for.
Las había reventadas, las había con musgo y había una con un nido dentro.
Some had burst, some had moss on them, and one had a nest in it.

—Alguien las quiso un día —dijo {keeper}, a modo de explicación.
“Somebody wanted them once,” said {keeper}, by way of explanation.

+ {kid} eligió la más fea y la limpió con la manga.
+ {kid} chose the ugliest and wiped it with a sleeve.

== half in garden
-- beginner
Media pelota es una maceta.
Half a ball is a flowerpot.
Dentro crece <una fresa/perejil>.
In it grows <a strawberry/parsley>.
La otra media es el plato del erizo.
The other half is the dish of the hedgehog.

—Una pelota rota sirve dos veces —dice {keeper}.
“A torn ball is useful twice,” says {keeper}.

{other} riega la media pelota.
{other} waters the half ball.
El erizo no sale hasta la noche.
The hedgehog does not come out before night.
-- intermediate
Media pelota hacía de maceta, con <una fresa/perejil> dentro.
Half a ball served as a flowerpot, with <a strawberry/parsley> in it.
La otra media era el plato del erizo.
The other half was the hedgehog’s dish.

—Una pelota rota sirve dos veces —dijo {keeper}.
“A torn ball is useful twice,” said {keeper}.

{other} regó la maceta y le puso agua al erizo, que dormía de día.
{other} watered the pot and gave water to the hedgehog, which slept by day.
-- advanced
Media pelota hacía de maceta, y en la otra media cenaba un erizo al que nadie había visto nunca.
Half a ball served as a flowerpot, and in the other half a hedgehog that nobody ever saw had its supper.

—Rota, una pelota sirve dos veces —decía {keeper}, y no parecía hablar solo de pelotas.
“Once it is torn, a ball is useful twice,” said {keeper}, and perhaps not only of balls.

{other} regó la <fresa/hierbabuena> y llenó el plato hasta el borde.
{other} watered the <strawberry/mint> and filled the dish to the brim.

== throw in garden
-- beginner
{keeper} ya no puede lanzar.
{keeper} can no longer throw.
El hombro hace cric.
One shoulder goes crick.
{kid} lanza la pelota desde el huerto.
{kid} throws the ball from the garden.
La primera vez, la pelota da en la tapia y vuelve.
The first time, the ball hits the wall and comes back.
<La segunda también./La segunda cae en las {crop}.>
<So does the second./The second falls on the {crop}.>
La tercera pasa.
The third goes over.

—Ni unas gracias —dice {keeper}, y escucha.
“Not one thank-you,” says {keeper}, listening.
-- intermediate
{keeper} ya no podía lanzar, porque un hombro le hacía cric.
{keeper} could no longer throw, because one shoulder went crick.
Lanzó {kid}, y la pelota dio en la tapia y volvió.
{kid} threw, and the ball hit the wall and came back.
La segunda <volvió también/cayó en las {crop}>, y la tercera pasó.
The second <came back too/fell on the {crop}>, and the third went over.
Al otro lado hubo un grito, y nadie dio las gracias.
On the other side there was a shout, and nobody said thank you.

—Buen brazo —dijo {keeper}.
“Good arm,” said {keeper}.
-- advanced
{keeper} había lanzado mil pelotas, hasta que un hombro empezó a hacer cric.
{keeper} had thrown a thousand balls, until one shoulder began to go crick.
La primera de {kid} dio en la tapia y <volvió como un perro/cayó entre las {crop}>.
The first throw of {kid} hit the wall and <came back like a dog/fell among the {crop}>.
La tercera pasó, y del otro lado llegó un grito sin gracias.
The third went over, and from the other side came a shout and no thanks.

—Tienes buen brazo —dijo {keeper}—, y eso tampoco lo saben.
“You have a good arm,” said {keeper}, “and that is another thing they don’t know.”

== listen in garden
-- beginner
Desde aquí se oye el juego.
From here you can hear the game.
No se ve nada.
You can see nothing.

—Escucha —dice {keeper}.
“Listen,” says {keeper}.

Una voz grita: «<¡No vale!/¡Trampa!>»
One voice shouts: “<That’s not fair!/Cheat!>”
Otra grita: «¡Era mía!»
Another shouts: “It was mine!”
Alguien llora un poco, muy cerca de la tapia.
Somebody is crying a little, close to the wall.
{kid} no lo sabía.
That is news to {kid}.
Desde el banco parecía más divertido.
From the bench it looked like more fun.
-- intermediate
Desde el huerto no se veía el juego, pero se oía todo.
From the garden you could not see the game, but you heard it all.

—Escucha —dijo {keeper}.
“Listen,” said {keeper}.

Una voz gritaba <«no vale»/«trampa»>, y otra, que era suya.
One voice shouted <“not fair”/“cheat”>, and another that it was his.
Muy cerca de la tapia, alguien lloraba bajito.
Close to the wall, somebody was quietly crying.
Desde el banco, aquello parecía otra cosa.
From the bench it had looked like something else.
-- advanced
Desde el huerto, el juego no se veía, y por eso se oía mejor que desde el patio.
From the garden the game could not be seen, and so it was heard better than from the yard.
Una voz gritaba <que no valía/que era trampa>, otra que la pelota era suya, y nadie escuchaba a nadie.
One voice shouted <that it wasn’t fair/that it was cheating>, another that the ball was his, and nobody listened.
Muy cerca de la tapia, alguien lloraba con mucho cuidado.
Close to the wall, somebody was crying with great care.
+ {kid} no se lo esperaba, y apoyó la mano en la piedra.
+ {kid} had not expected that, and put one hand on the stone.

== water in garden
-- beginner
La regadera pesa mucho.
The watering can is very heavy.
{kid} la lleva con las dos manos.
{kid} carries it with both hands.
Riega las {crop}, una por una.
The {crop} get water, one by one.
<La más pequeña bebe más./La última casi no existe.>
<The smallest drinks the most./The last is hardly there.>

—A esa se la comen todos los años —dice {keeper}—.
“That one is eaten every year,” says {keeper}.
Y sale.
“And up it comes.”
-- intermediate
La regadera pesaba tanto que {kid} la llevaba con las dos manos.
The watering can was so heavy that {kid} carried it with both hands.
Las {crop} bebieron por turno, y <la más pequeña fue la que más/la última casi no se veía>.
The {crop} drank in turn, and <the smallest drank the most/the last could hardly be seen>.

—A esa se la comen los caracoles todas las primaveras —dijo {keeper}—, y vuelve a salir.
“The snails eat that one every spring,” said {keeper}, “and up it comes again.”
-- advanced
La regadera pesaba como un hermano pequeño, y {kid} la paseó por las {crop} de una en una.
The watering can weighed as much as a small brother, and {kid} took it round the {crop} one by one.
La última era tan pequeña que <hubo que buscarla/parecía una errata>.
The last was so small that <it had to be looked for/it looked like a misprint>.

—A esa se la comen cada primavera los caracoles —dijo {keeper}—, y sale otra vez.
“The snails eat that one every spring,” said {keeper}, “and up it comes again.”

== peas in garden
-- beginner
{keeper} pela guisantes en un cubo.
{keeper} shells peas into a bucket.
Hay sitio para otra mano en el cubo.
There is room for another hand in the bucket.
{other} aprieta, y los guisantes saltan: <tac, tac/pim, pim>.
{other} presses, and the peas jump: <tock, tock/ping, ping>.
Nadie pregunta nada.
Nobody asks a thing.
Uno rueda hasta la pared.
One rolls to the wall.

—Ese no quería —dice {keeper}.
“That one didn’t want to,” says {keeper}.

Y lo dejan ahí.
And they leave it there.
-- intermediate
{keeper} pelaba guisantes en un cubo, y en el cubo cabía otra mano.
{keeper} was shelling peas into a bucket, and there was room in it for another hand.
{other} apretaba, y los guisantes saltaban: <tac, tac/pim, pim>.
{other} pressed, and the peas jumped: <tock, tock/ping, ping>.
Fueron diez minutos sin una sola pregunta.
It was ten minutes without a single question.
Uno rodó hasta la pared, y <nadie lo obligó a volver/lo dejaron en paz>.
One rolled as far as the wall, and <nobody made it come back/they left it in peace>.
-- advanced
{keeper} pelaba guisantes en un cubo y, sin decir nada, lo corrió un palmo para hacer sitio.
{keeper} was shelling peas into a bucket and, without a word, moved it over to make room.
{other} apretaba las vainas, y los guisantes saltaban con un ruido de <lluvia pequeña/teclas>.
{other} pressed the pods, and the peas jumped with a sound of <small rain/keys>.
En diez minutos no hubo ni una pregunta, y fueron los mejores de la semana.
In ten minutes there was not one question, and they were the best of the week.

== rain in far
-- beginner
El martes llueve, y en el patio no hay juego.
On Tuesday it rains, and there is no game in the yard.
No hay pelota que buscar.
There is no ball to fetch.
{kids} [va|van] al huerto igual.
{kids} [goes|go] to the garden all the same.
{keeper} está debajo de un <paraguas/plástico> enorme.
{keeper} is under a huge <umbrella/sheet of plastic>.

—Hoy no ha volado nada —dice {keeper}.
“Nothing flew over today,” says {keeper}.

—Ya lo sé —dice {kid}.
“I know,” says {kid}.

{keeper} se aparta un poco.
{keeper} moves over a little.
Debajo cabe más gente.
There is room under there.
La lluvia hace ruido y no dice nada.
The rain makes a noise and says nothing.
Miran cómo beben las {crop}.
They watch the {crop} drink.
En el cuaderno, {keeper} escribe otra cosa: «Sin pelota».
In the notebook {keeper} writes something new: “No ball.”
-- intermediate
El martes llovía, no hubo juego, y no había pelota que buscar.
On Tuesday it rained, so there was no game and no ball to fetch.
{kids} [fue|fueron] al huerto igual.
{kids} went to the garden all the same.
{keeper} estaba debajo de un <paraguas/plástico> enorme, mirando beber las {crop}.
{keeper} was under a huge <umbrella/sheet of plastic>, watching the {crop} drink.

—Hoy no ha volado nada —dijo.
“Nothing flew over today,” said {keeper}.

—Ya lo sé —dijo {kid}.
“I know,” said {kid}.

{keeper} se apartó un poco, y debajo cupo más gente.
{keeper} moved over a little, and there was room.
Aquel día apuntó en el cuaderno dos palabras nuevas: «Sin pelota».
That day two new words went into the notebook: “No ball.”
-- advanced
El martes cayó tanta agua que no hubo juego, ni pelota, ni motivo para ir.
On Tuesday so much water fell that there was no game, no ball and no reason to go.
{kids} [fue|fueron] igual.
{kids} went all the same.
{keeper} estaba debajo de un <paraguas de pastor/plástico remendado>, viendo beber a las {crop}.
{keeper} was under a <shepherd’s umbrella/patched sheet of plastic>, watching the {crop} drink.

—Hoy no ha volado nada —advirtió.
“Nothing flew over today,” said {keeper}, by way of warning.

—Ya lo sé —contestó {kid}, y debajo se hizo sitio.
“I know,” answered {kid}, and room was made.

Aquella tarde el cuaderno estrenó dos palabras: «Sin pelota».
That day the notebook got two new words: “No ball.”

== fine in far
-- beginner
En casa, {adult} pregunta por el colegio.
At home {adult} asks about school.

—Bien —dice {kid}.
“Fine,” says {kid}.

{adult} corta el pan y espera.
{adult} cuts the bread and waits.
La palabra «bien» se queda en la mesa.
The word “fine” stays on the table.
Es una palabra muy pequeña.
It is a very small word.

—¿Bien <como un lunes/como la sopa fría>? —pregunta {adult}.
“Fine <like a Monday/like cold soup>?” asks {adult}.

{kid} mira el pan.
{kid} looks at the bread.

—No juego con nadie —dice {kid} por fin.
“I play with nobody,” says {kid} at last.

{adult} no dice «ya pasará».
{adult} does not say that it will pass.
Se sienta al lado, muy cerca, y parte el pan otra vez.
{adult} sits down, very close, and cuts the bread again.
Queda un trozo enorme, y es para {kid}.
One piece is enormous, and it is for {kid}.
-- intermediate
En casa, {adult} preguntó por el colegio, y {kid} dijo: «Bien».
At home {adult} asked about school, and {kid} said: “Fine.”
{adult} siguió cortando pan, sin quitar la palabra de la mesa.
{adult} went on cutting bread, and left the word on the table.

—¿Bien <como un lunes/como una sopa fría>? —preguntó después.
“Fine <like a Monday/like cold soup>?” asked {adult} after a time.

—No juego con nadie —dijo {kid}, y fue más difícil que una división.
“I play with nobody,” said {kid}, and it was harder than a sum.

{adult} no contestó que ya pasaría.
{adult} did not say that it would pass.
Se sentó muy cerca, y el trozo de pan más grande cambió de plato.
{adult} sat down very close, and the biggest piece of bread changed plates.
-- advanced
En casa, {adult} preguntó qué tal el colegio, y {kid} contestó que bien.
At home {adult} asked how school was, and {kid} said that it was fine.
{adult} siguió cortando pan y dejó la palabra encima de la mesa, a la vista.
{adult} went on cutting bread and left the word on the table, in plain sight.

—¿Bien <como un lunes/como la sopa fría>? —preguntó al cabo de un rato.
“Fine <like a Monday/like cold soup>?” asked {adult} after a while.

—No juego con nadie —dijo {kid}, y salió entero, de una vez.
“I play with nobody,” said {kid}, and it came out whole.

{adult} no prometió que fuera a pasar, porque no lo sabía.
{adult} did not promise that it would pass, not knowing.
+ Se sentó muy cerca, y el mejor trozo de pan cambió de plato.
+ {adult} sat down very close, and the best piece of bread changed plates.

== absent in far
-- beginner
El miércoles {kid} está en la cama, con fiebre.
On Wednesday {kid} is in bed, with a fever.
En el patio, la pelota pasa la tapia.
In the yard the ball goes over the wall.

—¡La pelota! —grita alguien, y nadie va.
“The ball!” shouts somebody, and nobody goes.

Todos miran el banco vacío.
They all look at the empty bench.
El juego se acaba a las once y diez.
The game is over at ten past eleven.
{adult} lo oye contar en la panadería.
{adult} hears about it at the baker’s.

—Hoy no hubo juego sin ti —dice {adult} por la tarde.
“There was no game without you today,” says {adult} later.

—Solo necesitan la pelota —dice {kid}.
“They only need the ball,” says {kid}.

—Sí —dice {adult}—.
“Yes,” says {adult}.
<Pero ahora lo saben./Y hoy se ha notado.>
“<But now they know it./And today it showed.>”
-- intermediate
El miércoles {kid} estaba en la cama, con fiebre, y la pelota pasó la tapia igual.
On Wednesday {kid} was in bed with a fever, and the ball went over all the same.
Alguien gritó, todos miraron el banco, y en el banco no había nadie.
Somebody shouted, they all looked at the bench, and the bench was empty.
El juego se acabó a las once y diez.
The game was over at ten past eleven.
{adult} lo oyó contar <en la panadería/en la escalera>.
{adult} heard about it <at the baker’s/on the stairs>.

—Parece que sin ti no hubo juego —dijo {adult} por la tarde.
“It seems there was no game without you,” said {adult} later.

—Lo que les falta es la pelota —dijo {kid}.
“What they miss is the ball,” said {kid}.

—También —dijo {adult}, que no quería mentir.
“That too,” said {adult}, who did not want to lie.
-- advanced
El miércoles {kid} se quedó en la cama, con fiebre, y la pelota saltó la tapia de todos modos.
On Wednesday {kid} stayed in bed with a fever, and the ball went over anyway.
Hubo un grito, hubo muchas miradas hacia el banco, y el banco estaba vacío.
There was a shout, there were many looks at the bench, and the bench was empty.
A las once y diez se acabó el juego, cosa que {adult} supo <en la panadería/por la escalera>.
At ten past eleven the game was over, as {adult} heard <at the baker’s/on the stairs>.

—Por lo visto, sin ti no hubo juego —dijo {adult} al poner el termómetro.
“It seems there was no game without you,” said {adult}, with the thermometer.

—Echan de menos la pelota —dijo {kid}, y {adult} no quiso mentir.
“It’s the ball they miss,” said {kid}, and {adult} did not care to lie.

== deflate in far
-- beginner
Un día {ball} no bota.
One day {ball} does not bounce.
Tiene una espina.
There is a thorn in it.
{keeper} trae un cubo de agua y un parche.
{keeper} brings a bucket of water and a patch.
Meten la pelota en el agua, y salen burbujas.
They put the ball in the water, and bubbles come up.

—Ahí —dice {other}.
“There,” says {other}.

{keeper} pone el parche y {kid} lo aprieta con el dedo.
{keeper} puts on the patch, and {kid} holds it with one finger.
Hay que contar hasta <cien/doscientos>.
You have to count to <a hundred/two hundred>.
En el patio gritan: «¡La pelota!»
In the yard they shout for it.
{kid} cuenta sin correr.
{kid} counts without hurrying.
Por primera vez, el juego espera a alguien.
For the first time the game waits for somebody.
-- intermediate
Un día {ball} cayó en las {crop} y salió con una espina.
One day {ball} fell on the {crop} and came out with a thorn in it.
{keeper} trajo un cubo de agua y un parche.
{keeper} brought a bucket of water and a patch.
Buscaron las burbujas, y {kid} apretó el parche con un dedo.
They looked for the bubbles, and {kid} held the patch with one finger.
Había que contar hasta <cien/doscientos>.
It was necessary to count to <a hundred/two hundred>.
En el patio gritaban, y después dejaron de gritar.
In the yard they shouted, and then they stopped shouting.
{kid} no contó más deprisa por eso.
{kid} did not count any faster.
Por una vez, el juego estaba esperando a alguien.
For once the game was waiting for somebody.
-- advanced
Un día {ball} cayó en un rosal y dejó de botar.
One day {ball} fell in a rose bush and ceased to bounce.
Con un cubo de agua encontraron las burbujas, y {keeper} cortó un parche de <bota/paraguas>.
With a bucket of water they found the bubbles, and {keeper} cut a patch from <a boot/an umbrella>.
Para que pegase, había que apretar con el dedo y contar hasta <cien/doscientos>.
To make it stick, one had to press with one finger and count to <a hundred/two hundred>.
En el patio gritaron mucho, luego menos, y luego se hizo un silencio muy raro.
In the yard they shouted a lot, then less, and then there was a very odd silence.
{kid} contó despacio, porque era la primera vez que el juego esperaba a alguien.
{kid} counted slowly, because for the first time the game was waiting for somebody.

== birthday in far
-- beginner
En la página de marzo hay un nombre que sale <cuarenta/cincuenta> veces.
On the March page one name comes <forty/fifty> times.

—Ese venía cada día —dice {keeper}.
“That one came every day,” says {keeper}.

@kid —¿Dónde está ahora?
“And now?”

—Arregla faros —dice {keeper}—.
“Now he mends lighthouses,” says {keeper}.
Me manda una postal.
“He sends me a postcard.”

La postal está en la pared, y se ve el mar.
The postcard is on the wall, and shows the sea.

—¿Ya juega con gente? —pregunta {kid}.
“Does he play with people now?” asks {kid}.

{keeper} lo piensa.
{keeper} thinks about it.

—Con <dos o tres/una pandilla pequeña> —dice—.
“With <two or three/a small band>,” says {keeper}.
Son muy buenos.
“They are very good ones.”
-- intermediate
En la página de marzo, el mismo nombre salía <cuarenta/cincuenta> veces.
On the March page the same name came <forty/fifty> times.

—Ese venía todos los días —dijo {keeper}—, y ahora arregla faros.
“That one came every day,” said {keeper}, “and now he mends lighthouses.”

En la pared había una postal suya, con mucho mar.
On the wall was a postcard from him, with a lot of sea.

—¿Y ya juega con gente? —preguntó {kid}.
“And does he play with people now?” asked {kid}.

{keeper} tardó en contestar, porque quería contestar bien.
{keeper} was slow to answer, so as to answer well.

—Con <dos o tres/muy pocos> —dijo—, pero son de los buenos.
“With <two or three/very few>,” said {keeper}, “but they are good ones.”
-- advanced
En la página de un marzo antiguo, el mismo nombre aparecía <cuarenta/cincuenta> veces.
On the page of some old March the same name appeared <forty/fifty> times.

—Ese venía a diario, y ahora arregla faros —dijo {keeper}, señalando una postal con mucho mar.
“He came daily, and now he mends lighthouses,” said {keeper}, pointing at a postcard with a lot of sea.

—¿Y ya juega con gente? —quiso saber {kid}.
“And does he play with people now?” asked {kid}.

{keeper} buscó la respuesta exacta, porque la pregunta lo merecía.
{keeper} looked for the exact answer, since the question deserved it.

—Con <dos o tres/muy pocos> —dijo al fin—, y no los cambiaría por un patio entero.
“With <two or three/very few>,” said {keeper}, “and he wouldn’t swap them for a whole yard.”

== friday
-- beginner
El viernes {keeper} abre el cuaderno.
On Friday {keeper} opens the notebook.
Hay fechas, y al lado hay nombres.
There are dates, and beside them are names.

—Es quien vino por la pelota —dice {keeper}—.
“Those are all who came for the ball,” says {keeper}.
<Treinta/Cuarenta> años de nombres.
“<Thirty/Forty> years of names.”

+ {kid} lee despacio.
+ {kid} reads slowly.
En una página vieja dice: {adult.first}.
On an old page it says: {adult.first}.
Es la letra de {adult}.
It is the writing of {adult}.
-- intermediate
El viernes {keeper} abrió el cuaderno.
On Friday {keeper} opened the notebook.
+ Eran fechas y, junto a cada fecha, un nombre.
+ There were dates and, beside each date, a name.

—Es quien vino por la pelota —dijo {keeper}—, en <treinta/cuarenta> años.
“These are all who came for the ball,” said {keeper}, “in <thirty/forty> years.”

+ Eran muchísimos.
+ There were a great many.
En una página amarilla decía {adult.first}, con la letra de {adult}.
On a yellow page it said {adult.first}, in the writing of {adult}.
-- advanced
El viernes {keeper} dio la vuelta al cuaderno para que se leyera.
On Friday {keeper} turned the notebook round, to be read.
+ Había columnas de fechas y, junto a cada una, un nombre.
+ There were columns of dates and, beside each of them, a name.

—Es quien vino por la pelota —dijo—, en <treinta/cuarenta> años.
“Everybody who came for the ball,” said {keeper}, “in <thirty/forty> years.”

En una página amarilla, repetido, decía {adult.first}, con la letra de {adult}.
On a yellow page, again and again, it said {adult.first}, in the writing of {adult}.

== asked
-- beginner
—¿Tú ibas por la pelota? —pregunta {kid} en casa.
“Did you go for the ball?” asks {kid} at home.

+ {adult} deja <la cuchara/el periódico>.
+ {adult} puts down <the spoon/the newspaper>.

—Casi cada día —dice {adult}.
“Nearly every day,” says {adult}.

@kid —¿Y se pasa?
“And does it stop?”

—Tarda —dice {adult}—.
“It takes time,” says {adult}.
<A mí me duele todavía, los lunes./Todavía me acuerdo del ruido.>
“<It still hurts me, on Mondays./I still remember the noise.>”
-- intermediate
—¿Tú también ibas por la pelota? —preguntó {kid} en casa.
“Did you go for the ball too?” asked {kid} at home.

+ {adult} dejó <la cuchara/el periódico> muy despacio.
+ {adult} put down <the spoon/the newspaper> very slowly.

—Dos inviernos —dijo—, casi cada día.
“For two winters,” said {adult}, “nearly every day.”

—¿Y se pasa? —preguntó {kid}.
“And does it stop?” asked {kid}.

—Tarda, y <algunos lunes todavía lo oigo/de vez en cuando me acuerdo> —dijo {adult}.
“It takes time, and <some Mondays I still hear it/now and then I remember>,” said {adult}.
-- advanced
—¿Tú también ibas por la pelota? —preguntó {kid} aquella noche.
“Did you go for the ball too?” asked {kid} that night.

+ {adult} dejó <la cuchara en el aire/el periódico por la mitad>.
+ {adult} stopped <with a spoon in the air/half-way down the newspaper>.

—Dos inviernos enteros —dijo {adult}, que no lo había contado nunca.
“For two whole winters,” said {adult}, who had never told anybody.

—¿Y se pasa? —preguntó {kid} al cabo de un rato.
“And does it stop?” asked {kid} after a while.

—Tarda —dijo {adult}—, pero <ahora me cuesta acordarme de sus caras/un día se oye desde más lejos>.
“It takes time,” said {adult}, “but <now I can hardly remember their faces/one day you hear it from further off>.”

== end
-- beginner
El lunes hay juego, y no hay sitio.
On Monday there is a game, and no room in it.
{ball} pasa la tapia.
{ball} goes over the wall.
Detrás, {keeper} tiene el cuaderno abierto.
Behind it, {keeper} has the notebook open.
[{kid} escribe|{kids} escriben] la fecha y, al lado: {kids}.
[{kid} writes|{kids} write] the date and, beside it: {kids}.
+ <El lápiz es corto y escribe bien./Una hormiga pasa por encima de la fecha.>
+ <The pencil is short, and writes well./An ant walks across the date.>
Debajo hay una línea vacía, y luego otra.
Below it is an empty line, and then another.
-- intermediate
El lunes hubo juego, y tampoco hubo sitio.
On Monday there was a game, and again there was no room in it.
Cuando {ball} pasó la tapia, {keeper} ya tenía el cuaderno abierto.
When {ball} came over the wall, {keeper} had the notebook open.
[{kid} escribió|{kids} escribieron] la fecha y, a su lado: {kids}.
{kids} wrote the date and, beside it: {kids}.
+ <El lápiz era muy corto y escribía bien./Una hormiga cruzó la fecha sin borrarla.>
+ <The pencil was very short, and wrote well./An ant crossed the date and did not smudge it.>
Debajo quedaba una línea vacía, y luego otra.
Below it was an empty line, and then another.
-- advanced
El lunes hubo juego y, como de costumbre, no hubo sitio.
On Monday there was a game and, as usual, no room in it.
+ Al pasar {ball} la tapia, {keeper} ya tenía abierto el cuaderno.
+ When {ball} came over, {keeper} had the notebook open already.
[{kid} escribió|{kids} escribieron] la fecha, con buena letra, y a continuación: {kids}.
{kids} wrote the date, in a good hand, and after it: {kids}.
+ <El lápiz era cortísimo y lo habían mordido otras bocas./Una hormiga cruzó la fecha y siguió su camino.>
+ <The pencil was very short, and had been bitten by others./An ant crossed the date and went its way.>
Debajo quedaba una línea vacía, y debajo, otra.
Below it was an empty line, and below that another.
