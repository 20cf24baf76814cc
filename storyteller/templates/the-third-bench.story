plot: Nobody lets the child play, and on the third bench somebody else sits too, measuring something odd; one day the tape needs a hand at its other end; the game still does not call, and there is room on the bench for the next one.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:left-out
picture: garden, day, worried, kid sits, other, mate
middle: garden, day, curious, kid, other, mate reaches
end: garden, day, calm, kid sits beside mate, other, mate sits
take days: 1 3 5

title: El tercer banco = The Third Bench
title: Caben cuatro = Room for Four
title: La otra punta de la cinta = The Other End of the Tape
title: Veintiocho minutos = Twenty-Eight Minutes

cast mate f small: Rita = Rita
  she: ella = she
  her: ella = her
cast mate m small: Gael = Gael
  she: él = he
  her: él = his
cast mate f small: Wanda = Wanda
  she: ella = she
  her: ella = her
cast mate m small: Tomás = Tomás
  she: él = he
  her: él = his
cast mate f small: Nora = Nora
  she: ella = she
  her: ella = her
cast mate m small: Iker = Iker
  she: él = he
  her: él = his
cast mate f small: Alma = Alma
  she: ella = she
  her: ella = her
cast mate m small: Ciro = Ciro
  she: él = he
  her: él = his

cast game: la pelota = the ball game
cast game: la comba = the skipping game
cast game: las canicas = the marble game
cast game: la goma = the jumping game

cast thing: el camino de las hormigas = the road of the ants
cast thing: la grieta del patio = the crack in the yard
cast thing: la sombra del castaño = the shadow of the chestnut tree
cast thing: la raíz del castaño = the root of the chestnut tree

cast adult f: la tía Elvira = Aunt Elvira
cast adult m: el tío Ramón = Uncle Ramón
cast adult f: la tía Pilar = Aunt Pilar
cast adult m: el tío Anselmo = Uncle Anselmo
cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León

speaks tooth m: el diente que falta = the missing tooth
speaks gap m: el diente que faltaba = the missing tooth

word: el banco: banco, bancos = the bench: bench, benches
word: el patio = the yard
word: el recreo = the break: break, breaks
word: la cinta = the tape
word: la punta = the end
word: el juego = the game
word: la mochila = the backpack
word: la maestra = the teacher
word: medir: mide, medía, midió, medir = to measure: measures, measured, measuring, measure
word: la manzana = the apple
word: el gorrión = the sparrow
word: la lluvia: llueve, llovía, llovió = the rain: raining, rained, rains
word: el zapato: zapatos = the shoe: shoes
word: el cuaderno = the notebook
word: el nombre: nombre, nombres = the name: name, names
word: cuatro = four
word: la sopa = the soup
word: la mano = the hand
word: el minuto: minutos = the minute: minutes
word: sentarse: sienta, sentó, sentaba = to sit down: sits, sat

question: ¿Qué se mide en tu patio, y quién sujeta la otra punta? = What could be measured in your playground, and who holds the other end?
question: ¿Por qué se aparta la mochila al final? = Why is the backpack moved at the end?
question: ¿A quién le cuentas lo que no te gusta contar? = Who do you tell the things that you do not like telling?

== full
-- beginner
En el patio hay un juego: {game}.
There is a game in the yard: {game}.
{kids} [pregunta|preguntan] si puede[|n] jugar.
{kids} [asks|ask] to play.

—Ya hay bastantes —dice una voz.
“There are enough of us,” says a voice.

+ <Ayer también había bastantes./El lunes también había bastantes.>
+ <There were enough yesterday too./There were enough on Monday too.>
+ Alguien se ríe.
+ Somebody laughs.
{kids} se [va|van] al tercer banco.
{kids} [goes|go] to the third bench.
* En el banco caben cuatro.
* There is room for four.
-- intermediate
Aquel recreo {kids} [preguntó|preguntaron] si podía[|n] jugar a {game}.
That break {kids} asked to join in {game}.

—Ya hay bastantes —dijo una voz, y alguien se rio.
“There are enough of us,” said a voice, and somebody laughed.

+ <El lunes también había bastantes./Llevaba toda la semana habiendo bastantes.>
+ <On Monday there had been enough too./All week there had been enough.>
{kids} se [fue|fueron] al tercer banco, que estaba casi vacío.
{kids} went to the third bench, which was almost empty.
* En el banco cabían cuatro.
* There was room for four.
-- advanced
En el recreo {kids} [preguntó|preguntaron] si quedaba sitio en el juego de siempre, {game}.
At break {kids} asked to join in the usual thing, {game}.

—Ya hay bastantes —dijo una voz, y alguien se rio como si tuviera gracia.
“There are enough of us,” said a voice, and somebody laughed as if it were funny.

+ <El lunes también había habido bastantes./Toda la semana había habido exactamente bastantes.>
+ <On Monday there had been enough as well./All week long there had been exactly enough.>
* Así que {kids} se [fue|fueron] al tercer banco, donde cabían cuatro.
* So {kids} went to the third bench, which had room for four.

== mate
-- beginner
En la otra punta está {mate}.
At the other end is {mate}.
{mate} no juega con nadie.
{mate} plays with nobody.
Tiene una cinta de medir y un cuaderno.
{mate} has a tape measure and a notebook.
Mide {thing}.
{mate.she} measures {thing}.
+ <Apunta un número y no mira a nadie./Apunta un número muy despacio.>
+ <A number goes into the book, and nobody gets a look./A number goes into the book, very slowly.>
El recreo dura veintiocho minutos.
Break lasts twenty-eight minutes.
+ Nadie habla.
+ Nobody speaks.
-- intermediate
En la otra punta se sentaba {mate}, con una cinta de medir y un cuaderno.
At the other end sat {mate}, with a tape measure and a notebook.
Medía {thing} y <apuntaba el número sin mirar a nadie/apuntaba el número muy despacio>.
{mate.she} measured {thing} and <wrote down the number without a look at anybody/wrote down the number very slowly>.
+ El recreo duró veintiocho minutos, y no habló nadie.
+ Break lasted twenty-eight minutes, and nobody spoke.
-- advanced
La otra punta era de {mate}, con su cinta de medir y su cuaderno.
The other end belonged to {mate}, with a tape measure and a notebook.
{mate.she} medía {thing} y <anotaba el resultado sin mirar a nadie/anotaba el resultado con mucha calma>.
{mate.she} measured {thing} and <noted the result without a look at anybody/noted the result in no hurry at all>.
+ El recreo duró veintiocho minutos, y en ninguno se dijo una palabra.
+ Break lasted twenty-eight minutes, and in none of them was a word spoken.

== line ages=3-5
-- beginner
Para entrar hay que ir en fila, de la mano.
To go in, you walk in line, hand in hand.
Nadie da la mano a {kid}.
Nobody takes the hand of {kid}.
La mano se mete en el bolsillo.
The hand goes into a pocket.
Ahí hay un botón y una miga.
There is a button there, and a crumb.
{kid} aprieta el botón.
{kid} holds the button tight.
-- intermediate
Para entrar en clase había que ir en fila y de la mano.
To go into class you had to walk in line, hand in hand.
A {kid} no le tocó ninguna mano.
There was no hand left for {kid}.
Así que la suya se metió en el bolsillo, donde había un botón y una miga.
So one hand went into a pocket, where there was a button and a crumb.
+ Estuvo apretando el botón hasta la puerta.
+ It held on to the button as far as the door.
-- advanced
Para volver a clase había que darse la mano, y a {kid} no le tocó ninguna.
Everyone went back to class hand in hand, and no hand was left for {kid}.
La suya se metió entonces en el bolsillo, donde había un botón y una miga.
So one hand went into a pocket, where there was a button and a crumb.
+ Un botón apretado hasta la puerta deja en la palma cuatro agujeros.
+ A button held tight as far as the door leaves four holes in your palm.

== party ages=6-8
-- beginner
El martes alguien reparte sobres.
On Tuesday somebody hands out envelopes.
Son para una fiesta.
They are for a party.
Hay un sobre en cada mesa.
There is an envelope on every desk.
En la de {kid} no hay ninguno.
On the desk of {kid} there is none.
{kid} mira también debajo, por si se ha caído.
{kid} looks underneath as well, in case it fell.
-- intermediate
El martes alguien repartió sobres para una fiesta.
On Tuesday somebody handed out envelopes for a party.
Cayó uno en cada mesa, menos en la de {kid}.
One landed on every desk, except the desk of {kid}.
{kid} miró en el suelo y dentro del estuche.
{kid} looked on the floor and in the pencil case.
+ Un sobre tan pequeño se puede caer.
+ An envelope as small as that can fall.
-- advanced
El martes cayó en cada mesa un sobre para una fiesta, menos en una.
On Tuesday an envelope for a party landed on every desk but one.
{kid} buscó por el suelo, porque un sobre tan pequeño se puede caer.
{kid} searched the floor, because such a small envelope can fall.
+ No se había caído.
+ It had not fallen.

== offer ages=9-12
-- beginner
El miércoles viene alguien del juego.
On Wednesday somebody comes over from the game.

@- —Puedes jugar —dice—, pero sin {mate}.
“You can play,” says the voice, “but not {mate}.”

{kid} mira el juego.
{kid} looks at the game.
Es justo lo que [quiere|quieren].
It is just what {they} [wants|want].

—Entonces no —dice {kid}.
“Then no,” says {kid}.
-- intermediate
El miércoles vino alguien del juego hasta el banco.
On Wednesday somebody from the game came over to the bench.

@- —Puedes jugar —dijo—, pero sin {mate}.
“You can play,” said the voice, “but not {mate}.”

+ {kid} miró hacia el patio, donde estaba lo que más quería.
+ {kid} looked out at the yard, where the best thing in the world was going on.

—Entonces no —dijo {kid}, y le costó.
“Then no,” said {kid}, and it was hard.
-- advanced
El miércoles cruzó el patio alguien del juego, con una oferta.
On Wednesday somebody crossed the yard from the game, with an offer.

@- —Puedes jugar —dijo—, pero {mate} no.
“You can play,” said the voice, “but not {mate}.”

+ {kid} miró a lo lejos un mes entero de ganas.
+ {kid} looked over at a whole month of wanting.

—Entonces no —dijo, y la voz le salió más pequeña de lo previsto.
“Then no,” said {kid}, and it came out smaller than intended.

== days
-- beginner
+ Y pasan los recreos.
+ And the breaks go by.
-- intermediate
+ Y así <pasaron unos cuantos recreos/llegaron más recreos, todos igual de largos>.
+ And so <a few breaks went by/there were more breaks, and all of them just as long>.
-- advanced
+ Así <fueron pasando los recreos, que eran todos igual de largos/se fueron gastando los recreos, de veintiocho en veintiocho minutos>.
+ And so <the breaks went by, and all of them were just as long/the breaks were used up, twenty-eight minutes at a time>.

== apple in days
-- beginner
Un día {kid} tiene una manzana.
One day {kid} has an apple.
{mate} no tiene nada.
{mate} has nothing.
{kid} muerde la mitad, más o menos.
{kid} bites off half, more or less.
Deja la otra mitad en el banco, en el centro.
The other half goes on the bench, in the middle.
<Pasa un minuto./Pasan tres hormigas.>
<A minute goes by./Three ants go by.>
Luego la manzana ya no está.
Then the apple is gone.
Nadie ha dicho nada.
Nobody has said a thing.
-- intermediate
Un día {kid} tenía una manzana, y {mate}, nada.
One day {kid} had an apple, and {mate} had nothing.
{kid} se comió la mitad, más o menos, y dejó el resto en el centro del banco.
{kid} ate half, more or less, and left the rest in the middle of the bench.
<Pasó un minuto muy largo./Pasaron tres hormigas y se fueron.>
<A very long minute went by./Three ants came by and went away.>
Cuando {kid} volvió a mirar, solo quedaba el rabo.
When {kid} looked again, there was only the stalk.
-- advanced
Un día {kid} llevaba una manzana, y {mate}, solo las manos.
One day {kid} had an apple, and {mate} had only two hands.
{kid} se comió aproximadamente la mitad y dejó la otra en el centro exacto del banco.
{kid} ate roughly half and left the other in the exact middle of the bench.
+ <Pasó un minuto larguísimo./Pasaron tres hormigas, la estudiaron y se fueron.>
+ <A very long minute went by./Three ants came by, studied it and went away.>
Cuando volvió a mirar, no quedaba más que el rabo.
At the next look there was nothing but the stalk.

== sparrow in days
-- beginner
Un gorrión viene al banco.
A sparrow comes to the bench.
Busca migas entre los zapatos.
It looks for crumbs between the shoes.
<Le falta un dedo./Tiene una pluma torcida.>
<One of its toes is missing./One of its feathers is bent.>
Otros gorriones comen lejos, en grupo.
Other sparrows eat far away, in a group.
Este come aquí.
This one eats here.
{kid} mueve el pie muy despacio.
{kid} moves one foot very slowly.
{mate} también.
{mate} does it too.
Ahora el gorrión tiene más sitio.
Now the sparrow has more room.
-- intermediate
Un gorrión venía a buscar migas entre los zapatos.
A sparrow used to come for crumbs between the shoes.
<Le faltaba un dedo/Tenía una pluma torcida> y no comía con los otros.
<It had a toe missing/It had a bent feather> and did not eat with the others.
{kid} apartó un pie muy despacio, para dejarle sitio.
{kid} moved one foot very slowly, to make room.
Al otro lado, {mate} apartó el suyo.
On the other side, {mate} did the same.
-- advanced
Entre los zapatos venía a comer un gorrión que <tenía un dedo menos/llevaba una pluma torcida>.
Between the shoes a sparrow came to eat that <was short of one toe/wore one feather crooked>.
Los demás comían lejos y en grupo, y él prefería, o eso parecía, las migas de aquel banco.
The rest ate far off in a group, and it preferred, or so it seemed, the crumbs of that bench.
{kid} apartó un pie milímetro a milímetro, y en la otra punta, sin ponerse de acuerdo, {mate} apartó el suyo.
{kid} moved one foot by a hair, and at the other end, without a word, {mate} did the same.

== rain in days
-- beginner
Un día llueve en el recreo.
One day it rains at break.
Todos corren a la puerta.
Everybody runs to the door.
En la puerta no caben todos.
There is not room for everybody.
{kids} se [queda|quedan] debajo del castaño.
{kids} [stays|stay] under the chestnut tree.
{mate} ya está ahí.
{mate} is there already.
<Cae una gota por minuto, justo en la nariz./El árbol deja pasar pocas gotas, pero gordas.>
<One drop a minute falls, right on the nose./The tree lets few drops through, but big ones.>

—Aquí llueve menos —dice {mate}.
“It rains less here,” says {mate}.

Son tres palabras.
That is all.
-- intermediate
Un día llovió en el recreo, y todo el mundo corrió hacia la puerta.
One day it rained at break, and everybody ran for the door.
{kids} no [cabía|cabían], y [acabó|acabaron] debajo del castaño, donde ya estaba {mate}.
There was no room, and {kids} ended up under the chestnut tree, where {mate} already was.
<Caía una gota por minuto, siempre en la misma nariz./Las gotas eran pocas, pero muy gordas.>
<One drop fell each minute, always on the same nose./The drops were few, but very big.>

—Aquí llueve menos —dijo {mate}.
“It rains less here,” said {mate}.

+ Era la frase más larga de la semana.
+ It was the longest sentence of the week.
-- advanced
Un día rompió a llover en el recreo, y el colegio entero corrió hacia una puerta en la que no cabía.
One day it began to rain at break, and the whole school ran for a door that would not hold it.
{kids} [acabó|acabaron] bajo el castaño, donde {mate} llevaba ya un rato sin mojarse.
{kids} ended up under the chestnut tree, where {mate} had been keeping dry for some time.

—Aquí llueve menos —dijo {mate}.
“It rains less here,” said {mate}.

+ Y era verdad, <salvo por una gota que caía siempre en la misma nariz/salvo por unas gotas pocas y gordas>.
+ And that was true, <but for one drop that always fell on the same nose/but for a few drops, and big ones>.

== laugh in days
-- beginner
Alguien se ríe de los zapatos de {kid}.
Somebody laughs at the shoes that {kid} is wearing.
Son unos zapatos de otra persona, de antes.
Somebody else used to wear them.
{kid} esconde los pies debajo del banco.
{kid} hides both feet under the bench.
<Una risa así se pega como un chicle./Una risa así entra por debajo de la ropa.>
<A laugh like that sticks like gum./A laugh like that gets in under your clothes.>
{mate} mira los pies y mira el cuaderno.
{mate} looks at the feet and at the notebook.

—Los míos miden igual —dice.
“Mine are just as long,” says {mate}.
-- intermediate
Alguien se rio de los zapatos de {kid}, que antes habían sido de otra persona.
Somebody laughed at the shoes that {kid} wore, which had once been somebody else’s shoes.
{kid} escondió los pies debajo del banco.
{kid} hid both feet under the bench.
<Una risa de esas se pega como un chicle./Una risa de esas se mete por debajo de la ropa.>
<A laugh like that sticks like gum./A laugh like that gets in under your clothes.>
{mate} se inclinó, puso la cinta y consultó el cuaderno.
{mate} bent down with the tape and then looked in the notebook.

—Los míos miden igual —dijo.
“Mine are just as long,” said {mate}.
-- advanced
Alguien se rio de los zapatos de {kid}, que habían tenido otros pies antes.
Somebody laughed at the shoes that {kid} wore, which had known other feet before.
<Una risa de esas se pega como un chicle, y no sale ni con hielo./Una risa de esas se mete por debajo de la ropa y se queda.>
<A laugh like that sticks like gum, and even ice won’t shift it./A laugh like that gets in under your clothes and stays.>
{mate} se agachó con la cinta, midió el izquierdo y consultó el cuaderno.
{mate} bent down with the tape, measured the left one and looked in the notebook.

—Los míos, lo mismo —dijo, y no hizo falta más.
“Mine are the same,” said {mate}, and no more was needed.

== ball in days
-- beginner
Una pelota llega rodando al banco.
A ball comes rolling to the bench.
{kid} la para con el pie.
{kid} stops it with one foot.

—¡Aquí! —gritan desde lejos.
“Over here!” they shout from far away.

{kid} la devuelve muy bien, recta y fuerte.
{kid} sends it back very well, straight and hard.
<Nadie lo dice, pero se ve./Una cabeza se vuelve a mirar.>
<Nobody says so, but you can see it./One head turns round to look.>
El juego sigue.
The game goes on.
{mate} apunta algo.
{mate} writes something down.

—Once metros —dice.
“Eleven metres,” says {mate}.
-- intermediate
Una pelota llegó rodando hasta el banco, y {kid} la paró con el pie.
A ball came rolling up to the bench, and {kid} stopped it with one foot.

—¡Aquí! —gritaron desde lejos.
“Over here!” they shouted from far away.

{kid} la devolvió recta y fuerte, y <alguna cabeza se volvió a mirar/por un momento se calló el patio>.
{kid} sent it back straight and hard, and <a head or two turned round/for a moment the yard was quiet>.
Después el juego siguió como antes.
Then the game went on as before.

—Once metros —dijo {mate}, que lo había apuntado.
“Eleven metres,” said {mate}, who had written it down.
-- advanced
Una pelota perdida llegó hasta el banco, y {kid} la devolvió recta y fuerte.
A stray ball came as far as the bench, and {kid} sent it back straight and hard.
<Alguna cabeza se volvió a mirar/Por un momento el patio perdió el hilo>, y después el juego siguió como antes.
<A head or two turned to look/For a moment the yard lost the thread>, and then the game went on as before.

—Once metros —dijo {mate}, que era la única persona que lo había medido.
“Eleven metres,” said {mate}, the only person who had measured it.

== names in days
-- beginner
En la madera del banco hay nombres.
There are names in the wood of the bench.
Son nombres viejos, hechos con una llave.
They are old names, made with a key.
{kid} pasa el dedo por encima.
{kid} runs a finger over them.
Hay una Eloísa y hay un Fermín.
There is an Eloísa, and there is a Fermín.
<El de Fermín es muy hondo./El de Eloísa está muy derecho.>
<Fermín cut very deep./Eloísa cut very straight.>
También eran veintiocho minutos entonces.
It was twenty-eight minutes then too.
Alguien más ha estado aquí.
Somebody else has been here.
-- intermediate
En la madera del banco había nombres viejos, escritos con una llave.
In the wood of the bench there were old names, scratched with a key.
{kid} los leyó con el dedo: Eloísa, Fermín y una letra sola.
{kid} read them with one finger: Eloísa, Fermín and a single letter.
<El de Fermín era el más hondo./El de Eloísa era el más derecho.>
<The one of Fermín was the deepest./The one of Eloísa was the straightest.>
Habían tenido tiempo, porque un nombre así no se hace en un recreo.
They had had time, because you cannot cut a name like that in one break.
-- advanced
En la madera del banco, debajo de muchas capas de pintura, había nombres escritos con una llave.
In the wood of the bench, under many coats of paint, were names that had been scratched with a key.
{kid} los leyó con la yema del dedo: Eloísa, Fermín y una letra que no siguió.
{kid} read them with a fingertip: Eloísa, Fermín and one letter that had gone no further.
<El más hondo era el de Fermín/El más derecho era el de Eloísa>, y un nombre así no se hace en un recreo.
<The deepest was that of Fermín/The straightest was that of Eloísa>, and you cannot cut a name like that in one break.

== clock in days
-- beginner
Veintiocho minutos son muchos segundos.
Twenty-eight minutes are a lot of seconds.
{other} los cuenta en el reloj del patio.
{other} counts them on the clock in the yard.
Cuenta hasta cien.
Up to a hundred.
Cuenta otra vez hasta cien.
Up to a hundred again.
<La aguja grande está como dormida./La aguja grande va cuesta arriba.>
<The big hand looks asleep./The big hand is going uphill.>

—Son mil seiscientos ochenta —dice {mate}—.
“One thousand six hundred and eighty,” says {mate}.
Ya los conté el martes.
“I counted on Tuesday.”
-- intermediate
{other} contaba los segundos en el reloj del patio.
{other} was counting seconds on the clock in the yard.
A los trescientos <la aguja grande parecía dormida/la aguja grande iba cuesta arriba>.
At three hundred <the big hand seemed to be asleep/the big hand was going uphill>.

—Son mil seiscientos ochenta —dijo {mate} sin mirar—.
“It’s one thousand six hundred and eighty,” said {mate}, not looking up.
Los conté el martes.
“I counted them on Tuesday.”

Saberlo no los hacía más cortos, pero así sobraba tiempo para otra cosa.
Knowing did not make them shorter, but it left time for something else.
-- advanced
{other} contaba los segundos en el reloj del patio, y a los trescientos <la aguja parecía dormida/la aguja iba cuesta arriba>.
{other} was counting seconds on the clock in the yard, and at three hundred <the hand seemed asleep/the hand was going uphill>.

—Son mil seiscientos ochenta —informó {mate} sin levantar la vista—, porque los conté el martes.
“There are one thousand six hundred and eighty,” {mate} reported without looking up, “because I counted them on Tuesday.”

+ Saberlo no los hacía más cortos, pero dejaba tiempo para otra cosa.
+ Knowing that did not make them shorter, but it left time for something else.

== saturday long
-- beginner
El sábado {kids} [va|van] al mercado con {adult}.
On Saturday {kids} [goes|go] to the market with {adult}.
Junto a los tomates hay alguien del juego.
Beside the tomatoes is somebody from the game.
En el patio es una voz muy alta.
In the yard it is a very loud voice.
En el mercado lleva una bolsa de patatas y no habla.
At the market it carries a bag of potatoes and does not speak.
Una madre la regaña por un botón perdido.
A mother is cross about a lost button.
<La voz mira el suelo./La voz se pone roja hasta las orejas.>
<The voice looks at the ground./The voice goes red up to its ears.>
{kid} lo ve todo, detrás de una col.
{kid} sees it all, from behind a cabbage.
La voz levanta los ojos.
The voice looks up.
Ninguna de las caras sabe qué hacer.
Neither of the faces knows what to do.

—Hola —dice {kid}.
“Hello,” says {kid}.

—Hola —dice la voz, muy baja.
“Hello,” says the voice, very quietly.

El lunes, en el patio, es otra vez alta.
On Monday, in the yard, it is loud again.
Pero {kid} ha visto las patatas.
But {kid} has seen the potatoes.
-- intermediate
El sábado, en el mercado, {kids} [encontró|encontraron] junto a los tomates a alguien del juego.
On Saturday, at the market, {kids} found somebody from the game beside the tomatoes.
Era la voz que en el patio hablaba más alto.
It was the voice that was loudest in the yard.
En el mercado llevaba una bolsa de patatas y no decía nada.
At the market it was carrying a bag of potatoes and saying nothing.
Una madre la estaba regañando por un botón perdido, y la voz <miraba el suelo/se había puesto roja hasta las orejas>.
A mother was cross with it about a lost button, and the voice <looked at the ground/had gone red up to its ears>.
{kid} lo vio todo desde detrás de una col.
{kid} saw it all from behind a cabbage.

—Hola —dijo {kid}, cuando ya no hubo remedio.
“Hello,” said {kid}, when there was nothing else for it.

—Hola —contestó la voz, muy bajo.
“Hello,” answered the voice, very quietly.

El lunes volvió a ser la más alta del patio.
On Monday it was the loudest in the yard again.
Pero {kid} ya había visto las patatas.
But {kid} had seen the potatoes.
-- advanced
El sábado, en el mercado, {kids} se [topó|toparon] con la voz más alta del patio, al lado de los tomates.
On Saturday, at the market, {kids} came upon the loudest voice in the yard, beside the tomatoes.
Iba cargada con una bolsa de patatas y aguantaba una regañina por un botón perdido.
It was loaded with a bag of potatoes and was being scolded about a lost button.
{kid} se enteró de todo desde detrás de una col, y <vio cómo la voz miraba al suelo/vio cómo la voz se ponía roja hasta las orejas>.
{kid} heard everything from behind a cabbage, and <saw the voice look at the ground/saw the voice go red up to its ears>.

—Hola —dijo {kid}, porque ya se habían visto.
“Hello,” said {kid}, since it was too late to hide.

—Hola —contestó la voz, que en el mercado era pequeñísima.
“Hello,” answered the voice, which at the market was tiny.

El lunes, en el patio, había recuperado todo su tamaño.
On Monday, in the yard, it was back to its full size.
Pero quien ha visto unas patatas ya no las puede dejar de ver.
But once you have seen the potatoes, you cannot stop seeing them.

== tell
-- beginner
En casa, {adult} pregunta por el recreo.
At home {adult} asks about break.
{kids} lo [cuenta|cuentan] todo, mirando la sopa.
{kids} [tells|tell] it all, looking at the soup.

—Eso no está bien —dice {adult}—.
“That is not right,” says {adult}.
Y no es culpa tuya.
“And it is not your fault.
Mañana hablo con la maestra.
Tomorrow I’ll speak to the teacher.”

+ La maestra mira más el patio desde entonces.
+ The teacher watches the yard more now.
-- intermediate
Una noche, mirando la sopa, {kids} lo [contó|contaron] todo.
One night, looking at the soup, {kids} told it all.

—Eso no está bien, y no es culpa tuya —dijo {adult}—.
“That is not right, and it is not your fault,” said {adult}.
Mañana hablo con la maestra.
“Tomorrow I’ll speak to the teacher.”

+ La maestra escuchó, y desde entonces miró más hacia el tercer banco.
+ The teacher listened, and after that she looked more often at the third bench.
-- advanced
Una noche, con los ojos en la sopa, {kids} lo [contó|contaron] todo.
One night, looking at nothing but the soup, {kids} told the whole story.

—Eso no está bien, y no tienes tú la culpa —dijo {adult}—.
“That is not right, and it is not your fault,” said {adult}.
Mañana mismo hablo con la maestra.
“Tomorrow I am going to speak to the teacher.”

+ La maestra escuchó con el bolígrafo en el aire, y empezó a mirar más el patio.
+ The teacher listened with her pen in the air, and began to watch the yard more.

== sure medium
-- beginner
—¿Y si digo algo mal en el patio? —pregunta {kid}.
“What if I say something wrong in the yard?” asks {kid}.

@adult —¿Qué dices?
“What do you say?”

@kid —Digo «¿puedo jugar?».
“I say, can I play?”

—Eso está bien dicho —dice {adult}.
“That is well said,” says {adult}.

<{adult} pone más fideos en el plato./{adult} parte el pan en dos.>
<{adult} puts more noodles on the plate./{adult} breaks the bread in two.>
A veces se dice bien y la puerta no se abre.
Sometimes you say it well, and the door stays shut.
{kid} se come los fideos uno por uno.
{kid} eats the noodles one by one.
-- intermediate
—¿Y si lo pregunto mal? —dijo {kid}.
“What if I ask in the wrong way?” said {kid}.

@adult —¿Cómo lo preguntas?
“How do you ask?”

@kid —Digo que si puedo jugar.
“I say, can I play?”

—Pues no se puede preguntar mejor —dijo {adult}, y <sirvió más fideos/partió el pan en dos>.
“Then there is no better way to ask,” said {adult}, and <gave out more noodles/broke the bread in two>.

Hay puertas que no se abren aunque se llame bien.
Some doors do not open even when you knock well.
{kid} se comió los fideos de uno en uno.
{kid} ate the noodles one by one.
-- advanced
—A lo mejor es que lo pregunto mal —dijo {kid}.
“Maybe I ask in the wrong way,” said {kid}.

{adult} pidió que se lo preguntara igual, con las mismas palabras, y <dejó la cuchara para escuchar/se puso de pie para escuchar>.
{adult} wanted to be asked in just the same words, and <put down the spoon to listen/stood up to listen>.

—Pues está perfectamente preguntado —dijo al final.
“Well, that is perfectly asked,” said {adult} at the end.

Y siguieron comiendo fideos, porque hay puertas que no se abren aunque uno llame bien.
And they went on with the noodles, because some doors stay shut however well you knock.

== ache medium
-- beginner
Por la mañana duele la barriga.
In the morning there is a stomach ache.
Los lunes duele más.
On Mondays it is worse.
{adult} pone una mano encima, sin prisa.
{adult} puts a warm hand on the place.

—¿Hoy también es largo el recreo? —pregunta.
“Is break long today too?” asks {adult}.

—Igual de largo —dice {kid}.
“Just as long,” says {kid}.

{adult} mete algo en la mochila.
{adult} puts something in the backpack.
<Es una galleta para dos./Es una mandarina con un dibujo.>
<It is a biscuit for two./It is an orange with a drawing on it.>
La barriga duele igual, pero menos tiempo.
It hurts just the same, but not for so long.
-- intermediate
Por las mañanas dolía la barriga, y los lunes más.
In the mornings there was a stomach ache, and on Mondays it was worse.
{adult} ponía encima una mano caliente y no decía que era cuento.
{adult} put a warm hand on the place and did not say that it was nothing.

—¿Hoy también es largo el recreo? —preguntaba.
“Is break long today too?” asked {adult}.

—Igual de largo —decía {kid}.
“Just as long,” said {kid}.

En la mochila aparecía entonces <una galleta para partir/una mandarina con un dibujo en la piel>.
Then in the backpack there would be <a biscuit to break in two/an orange with a drawing on its skin>.
La barriga dolía lo mismo, pero menos rato.
It hurt just the same, but not for so long.
-- advanced
Por las mañanas dolía la barriga, sobre todo los lunes, y {adult} nunca dijo que fuera cuento.
In the mornings there was a stomach ache, worse on Mondays, and {adult} never called it made up.

—¿Hoy también dura veintiocho minutos? —preguntaba, con la mano encima.
“Is it twenty-eight minutes today as well?” asked {adult}, with a hand on the place.

Después, en la mochila, aparecía <una galleta de las que se parten/una mandarina con una cara dibujada>.
Later, in the backpack, there would be <a biscuit of the kind that breaks/an orange with a face drawn on it>.
Doler, dolía lo mismo, aunque menos rato.
As for hurting, it hurt the same, though not for so long.

== tape
-- beginner
Un día {mate} mide {thing}, y la cinta se suelta.
One day {mate} measures {thing}, and the tape slips.
Vuelve, zas, a la caja.
It goes, zip, back into its box.

—¿Sujetas? —pregunta {mate}.
“Can you hold this?” asks {mate}.

{kid} sujeta la otra punta.
{kid} holds the other end.
+ <La cinta está caliente del sol./La cinta tiembla un poco.>
+ <The tape is warm from the sun./The tape trembles a little.>
Hoy son tres metros y un zapato.
Today it is three metres and a shoe.
-- intermediate
Un día la cinta se soltó y volvió, zas, a su caja.
One day the tape slipped and went, zip, back into its box.
+ Para medir {thing} hacía falta alguien en la otra punta.
+ To measure {thing} you needed somebody at the other end.

—¿Sujetas? —preguntó {mate}.
“Can you hold this?” asked {mate}.

{kid} sujetó, y <la cinta estaba caliente del sol/la cinta temblaba un poco>.
{kid} held on, and <the tape was warm from the sun/the tape trembled a little>.
Salieron tres metros y un zapato.
It came to three metres and a shoe.
-- advanced
El jueves la cinta se soltó por tercera vez y volvió de golpe a su caja.
On Thursday the tape slipped for the third time and shot back into its box.
+ {mate} miró hacia la otra punta del banco.
+ {mate} looked towards the other end of the bench.

—¿Sujetas? —preguntó {mate}, como si llevara varios días ensayándolo.
“Can you hold this?” asked {mate}, as if after several days of practice.

{kid} sujetó, y {thing} midió aquel día tres metros y un zapato.
{kid} held on, and that day the total was three metres and a shoe.

== asked long
-- beginner
El jueves viene corriendo alguien del juego.
On Thursday somebody comes running from the game.
Tiene las mejillas rojas y un diente menos.
There are red cheeks, and one tooth is missing.
Se para delante de {mate}.
The runner stops in front of {mate}.

@- —¿Qué mides? —pregunta.
“What are you measuring?”

{mate} explica muy deprisa.
{mate} explains very fast.
Enseña el cuaderno, con todas las fechas.
The notebook comes out, with all the dates.
<Se le caen dos lápices./Habla tanto que le falta aire.>
<Two pencils fall down./So many words leave no air.>

—Ah —dice el diente que falta.
“Oh,” says the missing tooth.

Mira un minuto entero.
It stays for one whole minute.
Después llaman del juego, y se va corriendo.
Then the game calls, and the runner is off.

—Ha preguntado —dice {kid}.
“That was a question,” says {kid}.

—Sí —dice {mate}—.
“Yes,” says {mate}.
Y no se ha reído.
“And nobody laughed.”

{mate} apunta la fecha de hoy.
{mate} writes down today’s date.
-- intermediate
El jueves llegó corriendo alguien del juego, con las mejillas rojas y un diente menos.
On Thursday somebody ran over from the game, with red cheeks and one tooth missing.

@- —¿Qué mides? —le preguntó a {mate}.
“What are you measuring?” was the question.

{mate} lo explicó tan deprisa que <se le cayeron dos lápices/se quedó sin aire>.
{mate} explained so fast that <two pencils fell down/there was no breath left>.
Enseñó el cuaderno, donde estaban todas las fechas.
Out came the notebook, with all the dates in it.

—Ah —dijo el diente que faltaba, y miró durante un minuto entero.
“Oh,” said the missing tooth, and looked for one whole minute.

Entonces llamaron desde el juego, y se fue corriendo.
Then somebody called from the game, and off it ran.

—Ha preguntado algo —dijo {kid}.
“That was a real question,” said {kid}.

—Y no se ha reído —dijo {mate}.
“And there was no laughing,” said {mate}.

Después apuntó la fecha, con dos rayas debajo.
Then the date went into the notebook, with two lines under it.
+ No volvió nadie más aquella semana.
+ Nobody else came that week.
-- advanced
El jueves cruzó el patio alguien del juego, con las mejillas rojas y un diente menos.
On Thursday somebody crossed the yard from the game, with red cheeks and one tooth missing.

@- —¿Y tú qué mides? —le preguntó a {mate}, y no parecía una trampa.
“So what are you measuring?” was the question, and it did not seem to be a trap.

{mate} lo explicó a tal velocidad que <se le cayeron dos lápices/acabó sin aire>, y abrió el cuaderno por la primera fecha.
{mate} explained at such speed that <two pencils fell down/no breath was left>, and opened the notebook at the first date.

—Ah —dijo el diente que faltaba, y se quedó mirando un minuto entero, medido.
“Oh,” said the missing tooth, and stayed for one whole minute, measured.

Luego llamaron desde el juego, y el minuto se acabó.
Then they called from the game, and the minute was over.

—Por lo menos ha preguntado —dijo {kid}.
“At least there was a question,” said {kid}.

—Y no se ha reído —dijo {mate}, que apuntó la fecha y la subrayó dos veces.
“And no laugh,” said {mate}, who noted the date and underlined it twice.

Aquella semana no vino nadie más a preguntar nada.
That week nobody else came with a question.

== ill long
-- beginner
El lunes {mate} no viene.
On Monday {mate} does not come.
Tiene fiebre, dice la maestra.
It is a fever, says the teacher.
El banco es ahora muy largo.
Now the bench is very long.
{kids} se [sienta|sientan] en el sitio de siempre.
{kids} [sits|sit] in the usual place.
El sitio de {mate} está frío.
The place of {mate} is cold.
Debajo hay algo, entre dos tablas.
There is something under it, between two boards.
Es la cinta.
It is the tape.
<Alguien la ha dejado ahí a propósito./Un papel dice: «por favor».>
<Somebody has left it there on purpose./A piece of paper says “please”.>
{kid} mide {thing}.
{kid} measures {thing}.
Mide una vez, y otra vez para estar bien.
Once, and then once more to be sure.
{kid} escribe el número en la mano, con bolígrafo.
{kid} writes the number on one hand, in pen.
Esa noche no se lava esa mano.
That hand is not washed tonight.
-- intermediate
El lunes {mate} no vino, porque tenía fiebre.
On Monday {mate} did not come, because of a fever.
Sin nadie en la otra punta, el banco se hizo muy largo.
With nobody at the other end, the bench became very long.
{kids} se [sentó|sentaron] en el sitio de siempre, y entre dos tablas [vio|vieron] algo amarillo.
{kids} sat in the usual place and saw something yellow between two boards.
Era la cinta, y <no se había caído ahí por casualidad/llevaba un papel que decía «por favor»>.
It was the tape, and <it had not fallen there by chance/with it was a piece of paper that said “please”>.
{kid} midió {thing} una vez, y luego otra, para no fallar.
{kid} measured {thing} once, and then again, so as to be right.
No había cuaderno, así que el número fue a la palma de la mano.
There was no notebook, so the number went on the palm of one hand.
Aquella noche hubo que ducharse con la mano fuera.
That night the shower had to be taken with one hand outside.
El martes {mate} volvió, miró la mano y copió el número.
On Tuesday {mate} came back, looked at the hand and copied the number.
-- advanced
El lunes {mate} no vino porque tenía fiebre, y el banco, sin nadie en la otra punta, se hizo larguísimo.
On Monday {mate} did not come because of a fever, and the bench, with nobody at the other end, became very long.
Entre dos tablas asomaba la cinta, que <no podía haberse caído ahí por casualidad/traía un papel con dos palabras: «por favor»>.
Between two boards was the tape, which <could not have fallen there by chance/came with a piece of paper that said “please”>.
{kid} midió {thing} una vez, y otra más por si los nervios se habían comido un centímetro.
{kid} measured {thing} once, and once more in case a centimetre had been lost to nerves.
Como no había cuaderno, el número fue a parar a la palma de una mano.
As there was no notebook, the number ended up on the palm of a hand.
Aquella noche la ducha se tomó con un brazo fuera de la cortina.
That night the shower was taken with one arm outside the curtain.
El martes volvió {mate}, leyó la mano sin decir nada y copió el número con tinta azul.
On Tuesday {mate} came back, read the hand without a word and copied the number in blue ink.

== end
-- beginner
El juego sigue sin llamar a nadie.
The game still does not call anybody.
+ En el patio las risas son las mismas.
+ The laughs in the yard are the same.
{kids} [tiene|tienen] ahora un trabajo, de diez minutos.
But now {kids} [has|have] a job, for ten minutes.
Los otros dieciocho son largos.
The other eighteen are long.

* En el banco caben cuatro.
* There is room for four.
<El viernes alguien se para delante, con un bocadillo./El viernes alguien se para delante y mira el suelo.>
<On Friday somebody stops in front, with a sandwich./On Friday somebody stops in front and looks down.>
Nadie pregunta nada.
Nobody asks anything.
{kid} aparta la mochila.
{kid} moves the backpack.
-- intermediate
El juego siguió sin llamar a nadie, y las risas del patio eran las mismas.
The game still called nobody, and the laughs in the yard were the same.
Pero ahora {kids} [tenía|tenían] trabajo para diez minutos.
But now {kids} had work for ten minutes.
+ Los otros dieciocho seguían siendo largos.
+ The other eighteen were still long.

El viernes, <alguien con un bocadillo se paró delante del banco/alguien se paró delante del banco y miró al suelo>.
On Friday, <somebody with a sandwich stopped in front of the bench/somebody stopped in front of the bench and looked down>.
* En el banco cabían cuatro.
* There was room for four.
{kid} apartó la mochila.
{kid} moved the backpack.
-- advanced
El juego siguió sin llamar, y las risas del patio tardaron mucho en cansarse.
The game still did not call, and the laughs in the yard took a long time to get tired.
+ De los veintiocho minutos, medir ocupaba diez, y los otros eran igual de largos.
+ Measuring took ten minutes of the twenty-eight, and the others were just as long.

El viernes, <alguien con un bocadillo se detuvo delante del banco/alguien se detuvo delante del banco y miró al suelo>.
On Friday <somebody with a sandwich stopped in front of the bench/somebody stopped in front of the bench and looked down>.
+ Nadie preguntó nada, porque en aquel banco la respuesta era siempre la misma.
+ Nobody asked anything, because on that bench the answer was always the same.
{kid} apartó la mochila.
{kid} moved the backpack.
