plot: Something weighs in a pocket, and cannot be said; nobody asks what it is, but a grown-up weighs it on the kitchen scales, and then carries it in turns, uphill and along the street; it gets no smaller, and it is not carried alone.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:quiet, heavy:away, heavy:harm, heavy:pet-small
picture: kitchen, day, worried, kid, other, adult, scales
middle: city, day, worried, kid walks, other, adult walks
end: city, night, wide, calm, kid walks beside adult, other, adult walks
take way: 1 3 6

title: La piedra en el bolsillo = The Stone in the Pocket
title: Doscientos gramos = Two Hundred Grams
title: Las cuestas, a medias = Hills Are Shared

cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León
cast adult f: la tía Cruz = Aunt Cruz
cast adult m: el tío Blas = Uncle Blas
cast adult f topics=heavy:harm: Paz = Paz
cast adult m topics=heavy:harm: Luis = Luis
cast adult f topics=heavy:harm: Cruz = Cruz
cast adult m topics=heavy:harm: Blas = Blas

cast hill f: la cuesta del molino = the hill to the mill
cast hill f: la calle del horno = the baker’s street
cast hill m: el camino de la fuente = the path to the well
cast hill f: la cuesta de la torre = the hill to the tower

cast bench m: un muro bajo = a low wall
cast bench m: un banco verde = a green bench
cast bench m: un tronco = a log
cast bench m: un escalón = a step

word: la piedra: piedra = the stone: stone
word: el bolsillo: bolsillo = the pocket: pocket
word: pesar: pesa, pesaba, pesó, pesar = to weigh: weighs, weighed, weigh, weight
word: la cocina: cocina = the kitchen: kitchen
word: la mano: mano = the hand: hand
word: la mesa: mesa = the table: table
word: llevar: lleva, llevo, llevó, llevaba, llevar = to carry: carries, carry, carried
word: la lluvia: lluvia, llueve, llovía = the rain: rain, rains, raining
word: el pan: pan = the bread: bread
word: la noche: noche = the night: night
word: la ventana: ventana = the window: window
word: el frío: fría, frío = the cold: cold
word: el abrigo: abrigo = the coat: coat
word: la puerta: puerta = the door: door
word: esperar: espera, esperó, esperaba = to wait: waits, waited
word: el gramo: gramos = the gram: grams

question: ¿Quién puede llevar contigo una cosa que pesa? = Who can carry a heavy thing with you?
question: ¿Por qué nadie preguntó qué era? = Why did nobody ask what it was?
question: ¿Dónde guardarías tú esa piedra? = Where would you keep that stone?

== stone
-- beginner
{kids} [tiene|tienen] una piedra en el bolsillo.
{kids} [has|have] a stone in one pocket.
Nadie la ve.
No one can see it.
+ Está allí desde <el martes/el lunes/el jueves>.
+ It has been there since <Tuesday/Monday/Thursday>.
No es bonita y no es fea.
It is not nice and it is not bad.
Pero pesa.
But it weighs a lot.
Pesa en la cama, en la mesa y en la calle.
It weighs in bed, at the table and in the street.
A veces pesa más que el abrigo.
At times it weighs more than a coat.

—¿Qué pasa? —pregunta la gente.
“What’s the matter?” people ask.

—Nada —dice {kid}.
“Nothing,” says {kid}.

Es lo más fácil de decir.
That is easy to say.
-- intermediate
{kids} [llevaba|llevaban] una piedra en el bolsillo desde <el martes/el lunes/el jueves>.
{kids} had carried a stone in one pocket since <Tuesday/Monday/Thursday>.
No se veía desde fuera, pero pesaba.
You could not see it from outside, but it was heavy.
Pesaba en la cama, y también durante la cena.
It was heavy in bed, and it was heavy at supper too.
+ Algunas mañanas pesaba más que la mochila y el abrigo juntos.
+ Some mornings it was heavier than the bag and the coat together.

—¿Te pasa algo? —preguntaba la gente por la calle.
“Is anything the matter?” people asked in the street.

—Nada —decía {kid}, porque era la palabra más corta.
“Nothing,” said {kid}, because that was a quick word.

Había otra más larga, y no quería salir.
There was a longer one, and it would not come out.
-- advanced
Desde <el martes/el lunes/el jueves>, {kids} [llevaba|llevaban] en un bolsillo una piedra que desde fuera no se notaba.
Since <Tuesday/Monday/Thursday> {kids} had carried a stone in one pocket, and from outside nobody could tell.
+ Pesaba por la noche, cuando la casa se callaba, y pesaba también en mitad de la cena.
+ It was heavy at night, when the house went quiet, and it was heavy in the middle of supper as well.

—¿Te pasa algo? —preguntaba la gente, ya con un pie en el portal.
“Is something the matter?” people would ask, with one foot already out of the door.

—Nada —contestaba {kid}, que había encontrado la palabra más corta.
“Nothing,” {kid} would answer, having found the shortest word.

+ Había otra mucho más larga, pero cada vez que llegaba a la boca se daba la vuelta.
+ There was another, much longer, but each time it reached the mouth it turned round and went back.

== scales
-- beginner
Un día, {adult} está en la cocina.
One day {adult} is in the kitchen.
Mira a {kids} y no pregunta nada.
{adult} looks at {kids} and asks nothing.
Pone en la mesa la balanza de la cocina.
Out come the kitchen scales.

—Ponla aquí —dice {adult}.
“Put it here,” says {adult}.

{kid} espera un poco.
{kid} waits a little.
Luego pone la piedra en el plato.
Then the stone goes on the plate.
La aguja se mueve.
The needle moves.

—Doscientos gramos —lee {adult}—.
“Two hundred grams,” reads {adult}.
Eso es mucho para un bolsillo.
“That is a lot for a pocket.”

—No la tengo por nada malo —dice {kid}.
“I did nothing wrong,” says {kid}.

* —Ya lo sé —dice {adult}—.
* “I know,” says {adult}.
* Nadie se pone una piedra así.
* “No one asks for a stone like that.”
-- intermediate
Una tarde, {adult} levantó la vista en la cocina.
One afternoon {adult} looked up from the kitchen table.
No preguntó nada.
{adult:he|she} did not ask anything.
Solo despejó la mesa y sacó la balanza de la cocina.
{adult:he|she} just cleared the table and took out the kitchen scales.

—Si quieres, la ponemos aquí —dijo {adult}.
“We could put it here, if you like,” said {adult}.

{kid} esperó un rato y después dejó la piedra en el plato.
{kid} waited for a while, and then laid the stone on the plate.

—Doscientos gramos —leyó {adult}, y no dijo que fuera poco.
“Two hundred grams,” read {adult}, and did not say that it was nothing.

—No hice nada malo —dijo {kid}.
“I did nothing bad,” said {kid}.

* —Ya lo sé —dijo {adult}—.
* “I know,” said {adult}.
* Esas piedras no se las gana nadie.
* “Nobody earns a stone like that.”
-- advanced
Una tarde, sin preguntar nada, {adult} apartó las tazas y puso en la mesa la balanza de la cocina.
One afternoon, without a question, {adult} pushed the cups aside and put the kitchen scales on the table.

—Si quieres, la pesamos —dijo {adult}—.
“If you like, we can weigh it,” said {adult}.
Pesar no es lo mismo que contar.
“Weighing is not the same as telling.”

{kid} tardó lo que tarda en enfriarse una sopa, y al fin dejó la piedra en el plato.
{kid} took as long as a soup takes to cool, and at last laid the stone on the plate.

—Doscientos gramos —leyó {adult}, sin decir que fuera poco.
“Two hundred grams,” read {adult}, and did not say that it was not much.

—No es por nada que yo hiciera —dijo {kid} en voz baja.
“It is not because of anything I did,” said {kid} quietly.

* —Ya lo sé —dijo {adult}—.
* “I know,” said {adult}.
* Esas piedras no se las gana nadie.
* “Nobody earns a stone like that.”

== bread medium
-- beginner
Comen pan en la mesa.
They eat bread at the table.
La piedra está allí, con los platos.
The stone is there too, with the plates.
+ Nadie la tapa con un trapo.
+ No one hides it with a cloth.

—¿Se puede tirar? —pregunta {kid}.
“Can we throw it away?” asks {kid}.

—No lo creo —dice {adult}—.
“I do not think so,” says {adult}.
Esta piedra vuelve.
“This stone comes back.”

@kid —¿Se puede romper?
“Can we break it?”

@adult —Tampoco.
“No, not that.”

{kid} moja el pan en la leche.
{kid} dips some bread in the milk.

—Pero se puede dejar en la mesa —dice {adult}—.
“But you can put it on the table,” says {adult}.
Cuando yo estoy, se puede.
“When I am here, you can.”

El pan está bueno, y eso también es verdad.
The bread is good, and that is true as well.
-- intermediate
Merendaron con la piedra encima de la mesa.
They had bread and milk, with the stone on the table.
Nadie la tapó con una servilleta.
Nobody covered it with a napkin.

—¿No se puede tirar a un río? —preguntó {kid}.
“Can’t we throw it in a river?” asked {kid}.

—Yo tiré la mía una vez —dijo {adult}—.
“I threw mine in once,” said {adult}.
Volvió antes que yo.
“It was home before me.”

@kid —¿Tú tienes una?
“Have you got one?”

{adult} sacó del bolsillo una piedra gris, gastada por los bordes.
{adult} took out a grey stone, with edges worn smooth.

—No se hace pequeña —dijo {adult}—.
“It does not get small,” said {adult}.
Pero se hace lisa.
“But it gets smooth.”

{kid} la tuvo en la mano, y estaba templada.
{kid} held it for a while, and it was warm.
El pan estaba bueno, y eso también era verdad.
The bread was good, and that was true as well.
-- advanced
Merendaron con la piedra encima de la mesa, entre el pan y la leche, como si fuera de la familia.
They had bread and milk with the stone on the table between them, as if it belonged to the family.

—¿Y si la tiro a un río? —preguntó {kid}.
“What if I throw it in a river?” asked {kid}.

—Yo tiré la mía a uno muy hondo —dijo {adult}—.
“I threw mine in a very deep one,” said {adult}.
Cuando llegué a casa, estaba esperándome en la puerta.
“When I got home, it was waiting for me at the door.”

Sacó del bolsillo una piedra gris, con los bordes gastados de tanto llevarla.
Out of a pocket came a grey stone, with edges worn away by all the carrying.

—Pequeña no se hace —explicó {adult}—.
“It does not get small,” {adult} explained.
Pero con el tiempo deja de cortar.
“But in time it stops cutting.”

{kid} la sostuvo un rato, y le sorprendió que estuviera tibia.
{kid} held it for a while, and was surprised to find it warm.
El pan estaba bueno, y eso también era verdad.
The bread was good, and that was true as well.

== hill in way
-- beginner
Salen a la calle, por {hill}.
They go out, up {hill}.
La piedra pesa más aquí.
The stone weighs more here.

—En las cuestas la llevo yo —dice {adult}—.
“Uphill I carry it,” says {adult}.
En lo llano, tú.
“On the flat, you do.”

La piedra cambia de bolsillo.
The stone goes to another pocket.
{kids} [camina|caminan] más deprisa.
{kids} [walks|walk] a little faster.
Arriba hay viento, y un perro que corre.
There is wind at the top, and a dog that runs.
+ Miran el perro un rato largo.
+ They watch the dog for a long time.
-- intermediate
Salieron a dar una vuelta por {hill}, donde la piedra pesaba el doble.
They went for a walk up {hill}, where the stone weighed twice as much.

—En las cuestas la llevo yo —dijo {adult}—.
“Uphill I carry it,” said {adult}.
En lo llano, tú.
“On the flat, you do.”

La piedra cambió de bolsillo, y no hubo que explicar nada.
The stone changed pockets, and nothing had to be explained.
+ Arriba, un perro corrió detrás de su propia sombra hasta que se cansó.
+ At the top a dog ran after its own shadow until it was tired.
-- advanced
Salieron a dar un paseo por {hill}, que es donde más se nota lo que una persona lleva encima.
They went for a walk up {hill}, which is where you feel most what a person has to carry.

—En las cuestas la llevo yo —propuso {adult}—.
“Uphill I will carry it,” said {adult}.
En lo llano, tú.
“On the flat, you will.”

La piedra cambió de bolsillo sin ceremonia, y {kids} [subió|subieron] los últimos metros casi sin esfuerzo.
The stone changed pockets without any fuss, and {kids} climbed the last part almost without effort.
Arriba, un perro perseguía su sombra, y lo miraron hasta que se cansó.
At the top a dog was chasing its shadow, and they watched until it was tired.

== bench in way
-- beginner
Se sientan en {bench}.
They sit down on {bench}.
Nadie habla.
No one speaks.
Pasa un coche, y luego otro.
A car goes by, and then one more.

—¿Tengo que decir algo? —pregunta {kid}.
“Must I say something?” asks {kid}.

—No hace falta —dice {adult}—.
“You do not have to,” says {adult}.
Estoy aquí igual.
“I am here all the same.”

Pasan siete coches más.
Seven more cars go by.
La piedra está en medio, al sol.
The stone is in the middle, in the sun.
+ Un gorrión la mira y se va.
+ A bird looks at it and goes away.
-- intermediate
Se sentaron en {bench}, con la piedra en medio, al sol.
They sat down on {bench}, with the stone between them in the sun.
Durante un rato contaron coches rojos, y salieron siete.
For some time they counted red cars, and there were seven.

—¿Tengo que decir algo? —preguntó {kid} después del último.
“Do I have to say something?” asked {kid} after the last one.

—No hace falta —dijo {adult}—.
“There is no need,” said {adult}.
Yo me siento igual.
“I’ll sit here all the same.”

+ Un gorrión se acercó a la piedra y decidió que no era pan.
+ A sparrow came up to the stone and saw that it was not bread.
-- advanced
Se sentaron en {bench}, con la piedra en medio, y contaron los coches rojos hasta que salieron siete.
They sat down on {bench}, with the stone between them, and counted red cars until there were seven.

—¿Tengo que decir algo? —preguntó {kid}, cuando ya no quedaban coches.
“Do I have to say something?” asked {kid}, when there were no more cars.

—Solo si quieres —dijo {adult}—.
“Only if you want to,” said {adult}.
Yo no me levanto por eso.
“I’m staying either way.”

Un gorrión examinó la piedra por los cuatro costados y decidió, con razón, que no era pan.
A sparrow looked at the stone from all four sides and decided, quite rightly, that it was not bread.

== rain in way
-- beginner
Llueve, y {kids} no [sale|salen].
It rains, and {kids} [stays|stay] in.
La piedra está en la ventana.
The stone is at the window.
{adult} pone su silla al lado.
{adult} puts a chair next to it.

—Hoy no quiero ser fuerte —dice {kid}.
“I do not want to be strong today,” says {kid}.

—Pues hoy no —dice {adult}—.
“Then not today,” says {adult}.
Hoy miramos la lluvia.
“Today we look at the rain.”

Las gotas bajan despacio.
The drops go down slowly.
+ Dos se juntan y bajan más deprisa.
+ Two of them meet and go faster.
-- intermediate
Hubo un día de lluvia en que nadie salió de casa.
There was a day of rain when nobody left the house.
{adult} arrimó una silla a la ventana, y luego otra.
{adult} pulled a chair to the window, and then one more.

—Hoy no quiero ser fuerte —dijo {kid}.
“I don’t want to be strong today,” said {kid}.

—Hoy no hace falta —dijo {adult}—.
“You don’t have to be,” said {adult}.
Hoy miramos la lluvia.
“Today we watch the rain.”

Las gotas bajaban por el cristal, cada una por su camino.
The drops came down the glass, each one going its own way.
+ De vez en cuando dos se encontraban, y bajaban más deprisa.
+ Now and then two of them met, and then they went faster.
-- advanced
Un día llovió tanto que {kids} se [quedó|quedaron] en casa con la piedra, junto a la ventana.
One day it rained so hard that {kids} stayed in with the stone, next to the window.

—Hoy no me apetece ser valiente —dijo {kid} mirando el cristal.
“I don’t feel like being brave today,” said {kid}, looking at the glass.

—Hoy no toca —contestó {adult}, y arrimó otra silla—.
“It isn’t the day for it,” answered {adult}, pulling up a chair.
Hoy toca mirar cómo llueve.
“Today is a day for watching the rain.”

Las gotas bajaban cada una por su camino, pero de vez en cuando dos se encontraban y bajaban más deprisa.
The drops came down, each going its own way, but now and then two of them met and went faster.

== laugh in way
-- beginner
Un día pasa una cosa rara.
One day something odd happens.
{adult} se pone el gorro al revés.
{adult} puts a hat on the wrong way round.
{kid} se ríe, y luego se para.
{kid} laughs, and then stops.

—¿Me puedo reír? —pregunta {kid}.
“May I laugh?” asks {kid}.

—Claro —dice {adult}—.
“Of course,” says {adult}.
La piedra no se enfada.
“The stone does not mind.”

{kid} toca el bolsillo.
{kid} feels the pocket.
La piedra sigue allí, y la risa también.
The stone is still there, and so is the laugh.
-- intermediate
Un sábado, {adult} salió a comprar con el abrigo del revés.
One Saturday {adult} went shopping with {adult:his|her} coat on inside out.
A {kid} se le escapó una risa, y enseguida la guardó.
A laugh got out of {kid}, and was put away at once.

—¿Me puedo reír, con esto en el bolsillo? —preguntó {kid}.
“May I laugh, with this in my pocket?” asked {kid}.

—Caben las dos cosas —dijo {adult}—.
“There is room for both,” said {adult}.
Yo también tengo bolsillos.
“I have pockets too.”

Así que la risa volvió a salir, y la piedra se quedó en su sitio.
So the laugh came out again, and the stone stayed where it was.
-- advanced
Un sábado, {adult} fue hasta la panadería y volvió con el abrigo del revés, y a {kid} se le escapó la risa.
One Saturday {adult} went all the way to the baker’s in an inside-out coat, and a laugh got out of {kid}.

—Perdón —dijo {kid} enseguida, y se tocó el bolsillo.
“Sorry,” said {kid} at once, feeling the pocket.

—¿Por qué? —preguntó {adult}—.
“What for?” asked {adult}.
En un abrigo caben las dos cosas.
“There is room in a coat for both.”

De modo que la risa volvió a salir, un poco más larga, y la piedra no dijo nada.
And so the laugh came out again, a little longer, and the stone said nothing.

== night in way
-- beginner
De noche la piedra pesa más.
At night the stone weighs more.
{kids} [llama|llaman] desde la cama.
{kids} [calls|call] from the bed.
{adult} viene sin hacer ruido.
{adult} comes, and makes no noise.

—No puedo dormir con ella —dice {kid}.
“I can’t sleep with it,” says {kid}.

—Dámela hasta mañana —dice {adult}.
“Give it to me until morning,” says {adult}.

La pone en un plato, con una luz.
It goes on a plate, with a light.
Por la mañana está en el mismo sitio.
In the morning it is in the same place.
+ Y {adult} también.
+ And so is {adult}.
-- intermediate
De noche la piedra pesaba más, como casi todo.
At night the stone was heavier, as nearly everything is.

—No puedo dormir con ella —dijo {kid} desde la cama.
“I can’t sleep with it here,” said {kid} from the bed.

—Pues esta noche duermo yo con ella —dijo {adult}.
“Then tonight it can sleep at my side,” said {adult}.

La dejó en su mesilla, encima de un plato, y no apagó la luz del pasillo.
It was put on a plate by the other bed, and the light in the hall stayed on.
Por la mañana la piedra estaba allí, y {adult} también.
In the morning the stone was there, and so was {adult}.
-- advanced
De noche la piedra pesaba el doble, como pesa de noche casi todo lo que de día se aguanta.
At night the stone was twice as heavy, like nearly everything that one can bear by day.

—No puedo dormir con ella —dijo {kid}, ya muy tarde.
“I can’t sleep with it,” said {kid}, when it was already very late.

—Déjamela hasta el desayuno —dijo {adult}—.
“Leave it with me until breakfast,” said {adult}.
Yo ronco, y no me entero.
“I snore, so I won’t notice.”

La puso en un plato, junto a su cama, y por la mañana seguían allí tanto la piedra como {adult}.
It was put on a plate by the other bed, and in the morning both the stone and {adult} were still there.

== drop in way
-- beginner
En el autobús, la piedra se cae al suelo.
On the bus the stone falls on the floor.
Hace un ruido muy fuerte.
It makes a very loud noise.
La gente mira.
People look.
{kid} no se mueve.
{kid} does not move.
{adult} se agacha y mira debajo del asiento.
{adult} bends down and looks under the seat.

—Aquí está —dice {adult}—.
“Here it is,” says {adult}.
Se le cae a cualquiera.
“Anyone can drop one.”

Una señora sonríe, y mueve los pies.
A lady smiles, and moves her feet.
-- intermediate
En el autobús, la piedra se cayó al suelo con un ruido tremendo.
On the bus the stone fell on the floor with a terrible noise.
La gente se volvió a mirar, y {kid} no se movió.
People turned to look, and {kid} did not move.

—Aquí está —dijo {adult}, a cuatro patas debajo del asiento—.
“Here it is,” said {adult}, on hands and knees under the seat.
Se le cae a cualquiera.
“Anybody can drop one.”

Una señora apartó los pies, y se tocó el bolsillo del abrigo.
A lady moved her feet, and felt in the pocket of her coat.
-- advanced
En el autobús, la piedra se cayó al suelo con un ruido que hizo volverse a todas las cabezas.
On the bus the stone fell on the floor with a noise that made every head turn.

—Aquí está —dijo {adult}, a cuatro patas debajo del asiento, sin ninguna vergüenza—.
“Here it is,” said {adult}, on hands and knees under the seat, without the least shame.
Se le cae a cualquiera.
“Anybody can drop one.”

Una señora apartó los pies, y luego, como quien no quiere la cosa, se tocó el bolsillo del abrigo.
A lady moved her feet, and then, as if by chance, felt in the pocket of her coat.

== told topics=heavy:harm
-- beginner
En la cocina, la palabra larga sale.
In the kitchen the long word comes out.
{adult} la escucha entera, sin hablar.
{adult} listens to all of it.

—Te creo —dice {adult}—.
“I believe you,” says {adult}.
Mañana voy contigo a hablar con quien manda.
“Tomorrow we go and talk to those in charge.”

-- intermediate
Esa noche, en la cocina, salió por fin la palabra larga.
That night, in the kitchen, the long word came out at last.

—Te creo —dijo {adult}—.
“I believe you,” said {adult}.
Mañana voy contigo a hablar con quien puede pararlo.
“Tomorrow we go together to those who can stop it.”

-- advanced
Aquella noche salió por fin la palabra larga.
That night the long word came out at last.

—Te creo —dijo {adult}—, y mañana vamos a hablar con quien puede pararlo.
“I believe you,” said {adult}, “and tomorrow we are going to those who can stop it.”

== words in way topics=heavy:quiet,heavy:pet-small
-- beginner
Un día, la palabra larga sale.
One day the long word comes out.
Sale sola, en la cocina.
It comes by itself, in the kitchen.
{kid} dice la palabra muy bajo.
{kid} says the word very low.
{adult} deja la taza.
{adult} puts the cup down.
No dice que no importa.
{adult} does not say “never mind”.

—Gracias por decirlo —dice {adult}—.
“Thank you for saying it,” says {adult}.
Y mañana voy contigo.
“And tomorrow I will go with you.”

La piedra pesa igual.
The stone weighs the same.
Pero ya tiene dos personas.
But now it has two people.
-- intermediate
La palabra larga salió un miércoles, en la cocina, sin avisar.
The long word came out on a Wednesday, in the kitchen, without warning.
{kid} la dijo muy bajo, con la cara hacia la nevera.
{kid} said it very quietly, facing the fridge.
{adult} dejó la taza y no dijo que no fuera nada.
{adult} put the cup down and did not say that it was nothing.

—Gracias por decirlo —dijo {adult}—.
“Thank you for saying it,” said {adult}.
Mañana voy contigo.
“Tomorrow I will go with you.”

La piedra pesaba lo mismo, pero la sabían más personas.
The stone weighed the same, but now more people knew of it.
-- advanced
La palabra larga salió un miércoles cualquiera, en la cocina, mientras hervía el agua.
The long word came out on an ordinary Wednesday, in the kitchen, while the water was boiling.
{kid} la dijo de cara a la nevera, y {adult} apagó el fuego para oírla entera.
{kid} said it to the fridge, and {adult} turned off the gas in order to have all of it.

—Gracias por decirlo —dijo {adult}—.
“Thank you for saying it,” said {adult}.
Si mañana hay que hablar con alguien, yo voy contigo.
“If somebody has to be talked to tomorrow, I am going with you.”

Pesaba lo mismo que antes, solo que ahora la piedra tenía quien la conociera por su nombre.
It weighed the same as before, only now somebody else knew the stone by its name.

== shelf long
-- beginner
En la casa hay una tabla pequeña.
There is a small shelf in the house.
{adult} la pone junto a la puerta.
{adult} puts it up by the door.

—Es para las piedras —dice {adult}—.
“It is for stones,” says {adult}.
Para cuando te cansas.
“For when you are tired.”

{kids} [deja|dejan] allí la piedra por la tarde.
{kids} [leaves|leave] the stone there in the afternoon.
[Juega|Juegan] una hora en el suelo.
{they} [plays|play] on the floor for an hour.
Es una hora entera sin piedra.
It is one whole hour with no stone.
Luego {kid} va a mirar.
Then {kid} goes to look.
La piedra está en la tabla.
The stone is on the shelf.

—No se va —dice {kid}.
“It does not go away,” says {kid}.

—No —dice {adult}—.
“No,” says {adult}.
Pero tú puedes ir y venir.
“But you can come and go.”

{kid} va a la cocina y vuelve.
{kid} goes to the kitchen and comes back.
Es verdad.
It is true.
Desde la cocina casi no se ve.
You can hardly see it from the kitchen.
Al lado hay otra piedra, gris y lisa.
Next to it is one more stone, grey and smooth.
Un día viene una vecina con una.
One day a woman from next door comes with one.
La deja allí y toma un té.
It goes on the shelf, and there is tea.
Habla del tiempo y de su gato.
She talks about the rain and her cat.
+ Nadie pregunta de quién es cada una.
+ No one asks which one is whose.
-- intermediate
Un domingo, {adult} clavó una tabla pequeña junto a la puerta de la calle.
One Sunday {adult} put up a small shelf next to the front door.

—Es para las piedras —dijo {adult}—.
“It is for stones,” said {adult}.
Los brazos se cansan.
“Arms get tired.”

Aquella tarde, {kids} [dejó|dejaron] allí la suya y [jugó|jugaron] una hora en el suelo.
That afternoon {kids} left the stone there and played on the floor for an hour.
Fue una hora entera, de las que tienen sesenta minutos.
It was a whole hour, the kind with sixty minutes in it.
Después {kid} fue a mirar, por si acaso.
Afterwards {kid} went to look, just in case.

—Sigue ahí —dijo {kid}.
“It is still there,” said {kid}.

—Seguirá —dijo {adult}—.
“It will be,” said {adult}.
Pero tú puedes ir y venir.
“But you can come and go.”

Al cabo de un mes había tres piedras en la tabla.
After a month there were three stones on the shelf.
Una era de la vecina, que venía a tomar té y no hablaba de ella.
One was from the woman next door, who came for tea and did not speak of it.
+ Nadie preguntaba de quién era cada una, ni cuánto pesaba.
+ Nobody asked which one was whose, or how heavy it was.
Solo había que limpiarles el polvo, y eso lo hacían por turnos.
They only had to be dusted, and people took turns at that.
-- advanced
Un domingo, {adult} sacó el martillo y clavó junto a la puerta de la calle una tabla no más ancha que una mano.
One Sunday {adult} got out the hammer and put up by the front door a shelf no wider than a hand.

—Es para las piedras —anunció {adult}—.
“It is for stones,” announced {adult}.
Los brazos también tienen que descansar.
“Arms have to rest as well.”

{kids} [dejó|dejaron] allí la suya y [jugó|jugaron] en el suelo una hora entera, de las que tienen sesenta minutos.
{kids} left the stone there and played on the floor for a whole hour, the kind that has sixty minutes in it.
Después {kid} fue a mirar, por si mientras tanto se había marchado.
Then {kid} went to look, in case it had left in the meantime.

—Ahí sigue —dijo {kid}, y no sonaba a queja.
“It is still there,” said {kid}, and it did not sound like a complaint.

—Y seguirá —dijo {adult}—.
“And it will be,” said {adult}.
Lo bueno de una tabla es que tú puedes ir y venir.
“The good thing about a shelf is that you can come and go.”

Al cabo de un mes había en la tabla tres piedras, y una era de la vecina, que venía a tomar té y hablaba de otras cosas.
After a month there were three stones on the shelf, and one belonged to the woman next door, who came for tea and talked of other things.
+ Nadie preguntaba de quién era cada una.
+ Nobody asked which one was whose.
Una vez por semana había que quitarles el polvo, y eso se hacía por turnos.
Once a week they had to be dusted, and people took turns at that.

== letter long
-- beginner
Una mañana hay una carta.
One morning there is a letter.
No trae noticias buenas ni malas.
It has no good news and no bad news.
Trae un dibujo de una casa con humo.
It has a picture of a house with smoke.
En la casa hay una ventana con luz.
There is a light in one window.
Es de una amiga de {adult}, que vive lejos.
It is from a friend of {adult} who lives far away.
Debajo pone: «Yo también llevo una».
Under the picture it says: “I carry one too.”
{kid} lee la línea dos veces.
{kid} reads the line twice.

—¿Hay muchas? —pregunta {kid}.
“Are there many?” asks {kid}.

—Más que abrigos —dice {adult}—.
“More than coats,” says {adult}.
Pero no se ven.
“But you can’t see them.”

{kids} [mira|miran] por la ventana.
{kids} [looks|look] out of the window.
Pasa una señora con una bolsa.
A woman goes by with a bag.
Pasa un chico con un perro.
A boy goes by with a dog.
Pasa el cartero con el carro lleno.
The postman goes by with a full cart.
Pasa un abuelo con un paraguas cerrado.
An old man goes by with a shut umbrella.
Todos llevan abrigo, y hace sol.
They all wear coats, and it is sunny.
Nadie mira los bolsillos de nadie.
No one looks at the pockets of the others.
{kid} dibuja una casa con dos puertas.
{kid} draws a house with two doors.
En una ventana pone una flor roja.
A red flower goes in the window.
La mandan esa misma tarde.
They post it that same afternoon.
-- intermediate
Una mañana llegó una carta de una amiga de {adult}.
One morning a letter came from a friend of {adult}.
Traía un dibujo de una casa con humo y una línea: «Yo también llevo una».
In it were a picture of a house with smoke and one line: “I carry one too.”

—¿Hay muchas? —preguntó {kid}.
“Are there many?” asked {kid}.

—Más que abrigos —dijo {adult}—.
“More than coats,” said {adult}.
Pero casi no se ven.
“But they hardly show.”

{kids} [miró|miraron] por la ventana a la gente que pasaba.
{kids} looked out of the window at the people going by.
Todos iban con abrigo, aunque hacía sol.
They all wore coats, although the sun was out.
Esa tarde mandaron de vuelta otra casa, con dos puertas.
That afternoon they posted another house, with two doors.
-- advanced
Una mañana llegó una carta de una amiga de {adult}, con una casa dibujada y una sola línea: «Yo también llevo una».
One morning a letter came from a friend of {adult}, with a drawing of a house and a single line: “I carry one too.”

—¿Hay muchas? —preguntó {kid}.
“Are there many?” asked {kid}.

—Más que abrigos —dijo {adult}—.
“More than coats,” said {adult}.
Solo que no se llevan por fuera.
“Only they are not worn outside.”

Por la calle pasaba gente abrigada, y eso que hacía sol.
People went by in the street in their coats, although the sun was out.
Aquella misma tarde mandaron de vuelta otra casa, con dos puertas.
That same afternoon they posted another house, with two doors.

== end
-- beginner
Otro día la pesan otra vez.
On another day they weigh it again.

—Doscientos gramos —lee {kid}—.
“Two hundred grams,” reads {kid}.
Pesa igual.
“It weighs the same.”

—Sí —dice {adult}.
“Yes,” says {adult}.

{kid} pone la piedra en el bolsillo.
{kid} puts the stone in the pocket.
{adult} abre la puerta de la calle.
{adult} opens the front door.
Fuera empieza la cuesta.
The hill begins outside.

—Las cuestas me tocan a mí —dice {adult}, y abre la mano.
“Hills are my turn,” says {adult}, with an open hand.
-- intermediate
Semanas después volvieron a sacar la balanza.
Weeks later they took out the scales again.

—Doscientos gramos —leyó {kid}—, así que pesa lo mismo.
“Two hundred grams,” read {kid}, “so it weighs the same.”

—Lo mismo —dijo {adult}, porque era verdad.
“The same,” said {adult}, because it was true.

{kid} se guardó la piedra, y {adult} abrió la puerta de la calle.
{kid} put the stone away, and {adult} opened the front door.
Allí mismo empezaba la cuesta.
The hill began right there.

—Las cuestas me tocan a mí —dijo {adult}, y abrió la mano.
“Hills are my turn,” said {adult}, holding out a hand.
-- advanced
Algunas semanas más tarde volvieron a poner la piedra en la balanza, por saber.
Some weeks later they put the stone on the scales again, just to know.

—Doscientos gramos —leyó {kid}—, ni uno menos.
“Two hundred grams,” read {kid}, “and not one less.”

—Ni uno menos —confirmó {adult}, que no mentía nunca con la balanza delante.
“Not one less,” said {adult}, who never lied in front of the scales.

{kid} se guardó la piedra y miró la calle, que desde la puerta subía y subía.
{kid} put the stone away and looked at the street, which went up and up from the door.

—Las cuestas me tocan a mí —dijo {adult}, y abrió la mano.
“Hills are my turn,” said {adult}, holding out a hand.
