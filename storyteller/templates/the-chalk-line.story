plot: Two who live in one house quarrel over a trifle and draw a chalk line through it; the door is on one side and the lamp on the other, and what they do together cannot be done in halves; it rains through the roof just over the line, and after a night with buckets nobody knows where it was.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: duo:deed, duo:plain
picture: kitchen, topic day, curious, hero, kid, other, thing topic
middle: same, night, rain, worried, hero, kid, other, thing topic
end: same, day, calm, hero, kid, other, thing topic
take halves: 1 3 7

title: La raya de tiza = The Chalk Line
title: Por la mitad = Down the Middle
title: Una casa y media = A House and a Half

cast cause: la última pera = the last pear
cast cause: una cuchara = a spoon
cast cause: el mejor cojín = the best cushion
cast cause: un botón azul = a blue button

cast dish: la sopa = the soup
cast dish: el arroz = the rice
cast dish: el puré = the stew
cast dish: la crema = the broth

speaks visitor f: la visita = the visitor
speaks postman m: el cartero = the postman

word: la raya: raya = the line: line
word: la tiza: tiza = the chalk: chalk
word: la casa: casa, casas = the house: house, houses
word: la puerta: puerta = the door: door
word: la lámpara: lámpara = the lamp: lamp
word: la mesa: mesa = the table: table
word: el lado: lado, lados = the side: side, sides
word: el suelo: suelo = the floor: floor
word: la mitad: mitad = the middle: middle, half
word: llover: llueve, llovió, lluvia = to rain: rains, rained, rain
word: la gota: gota, gotas = the drop: drop, drops
word: el cubo: cubo = the bucket: bucket
word: la noche: noche = the night: night
word: el grillo: grillo = the cricket: cricket
word: discutir: discuten, discutieron, discutido = to quarrel: quarrel, quarrelled
word: la tarde: tarde, tardes = the afternoon: afternoon
word: saltar: salta, saltando, saltó, saltar = to hop: hops, hop, hopped
word: misma = same

question: ¿Qué cosa de tu casa no se puede partir por la mitad? = What in your home cannot be cut in half?
question: ¿Quién tenía el lado mejor, y por qué? = Who had the better side, and why?
question: ¿Qué dibujarías tú con la tiza que queda? = What would you draw with the chalk that is left?

== house
-- beginner
{topic.the} viven en la misma casa.
{topic.the} live in the same house.
Hay una puerta, una mesa y una lámpara.
It has one door, one table and one lamp.
Por la tarde, {topic.the} {topic.does}.
In the afternoon {topic.the} {topic.does}.
{kids} [vive|viven] enfrente y lo [ve|ven].
{kids} [lives|live] across the street and [sees|see] it.
Pero el lunes discuten por {cause}.
But on Monday they quarrel over {cause}.
{topic.one} va a por una tiza.
{topic.one} goes for some chalk.
{topic.other} dice: «Por la mitad».
{topic.other} says: “Down the middle.”
Ahora hay una raya blanca en el suelo.
Now there is a white line on the floor.
-- intermediate
{topic.the} vivían en la misma casa, con una puerta, una mesa y una lámpara.
{topic.the} lived in the same house, with one door, one table and one lamp.
Por las tardes, {topic.the} {topic.did}.
In the afternoons {topic.the} {topic.did}.
{kids} lo [veía|veían] todo desde enfrente.
{kids} saw it all from across the street.
Pero un lunes discutieron por {cause}.
But one Monday they quarrelled over {cause}.
{topic.one} fue a por una tiza, y {topic.other} dijo: «Por la mitad».
{topic.one} went for some chalk, and {topic.other} said: “Down the middle.”
Un minuto después había una raya blanca en el suelo.
A minute later there was a white line on the floor.
-- advanced
{topic.the} vivían en la misma casa, que tenía una puerta, una mesa y una lámpara.
{topic.the} lived in the same house, which had one door, one table and one lamp.
Por las tardes, {topic.the} {topic.did}.
In the afternoons {topic.the} {topic.did}.
{kids} lo [veía|veían] todo desde enfrente.
{kids} saw it all from across the street.
Un lunes discutieron por {cause}, como se discute cuando no se sabe por qué.
One Monday they quarrelled over {cause}, as one does without knowing why.
{topic.one} fue a por una tiza, y {topic.other} dijo: «Por la mitad».
{topic.one} went for some chalk, and {topic.other} said: “Down the middle.”

== line
-- beginner
@- —Ese lado es tuyo —dice {topic.one}.
“That side is yours,” says {topic.one}.

@- —Y este es mío —dice {topic.other}.
“And this one is mine,” says {topic.other}.

{topic.one} tiene la puerta, pero no tiene luz.
{topic.one} has the door, but no light.
{topic.other} tiene la lámpara, pero no puede salir.
{topic.other} has the lamp, but cannot go out.
La mesa tiene dos patas en cada lado.
The table has two legs on each side.

—¿Y el grillo? —pregunta {kid} desde la ventana.
“And the cricket?” asks {kid} at the window.

El grillo canta encima de la raya.
The cricket is singing on the line.
-- intermediate
@- —Ese lado es el tuyo —dijo {topic.one}.
“That side is yours,” said {topic.one}.

@- —Y este es el mío —dijo {topic.other}.
“And this one is mine,” said {topic.other}.

{topic.one} tenía la puerta, pero se quedó sin luz.
{topic.one} had the door, but no light.
{topic.other} tenía la lámpara, pero no podía salir.
{topic.other} had the lamp, but could not go out.
La mesa tenía dos patas en cada lado.
The table had two legs on each side.

—¿Y el grillo? —preguntó {kid} desde la ventana.
“And the cricket?” asked {kid} at the window.

El grillo cantaba encima de la raya.
The cricket was singing on the line.
-- advanced
@- —Ese lado es el tuyo, y este, el mío —dijo {topic.one}.
“That side is yours, and this one is mine,” said {topic.one}.

A {topic.one} le había tocado la puerta, pero ni un poco de luz.
For {topic.one} there was the door, but not a bit of light.
A {topic.other} le había tocado la lámpara, pero no había por dónde salir.
For {topic.other} there was the lamp, but no way out.
La mesa, muy seria, tenía dos patas en cada lado.
The table, very serious, had two legs on each side.

—¿Y el grillo de quién es? —preguntó {kid} desde la ventana.
“And who gets the cricket?” asked {kid} at the window.

El grillo cantaba justo encima de la raya.
The cricket was singing exactly on the line.

== soup in halves
-- beginner
A un lado está la olla con {dish}.
On one side is the pot with {dish}.
Al otro lado están los platos.
On the other side are the plates.
Nadie come.
No one eats.
{kid} mete un brazo por la ventana.
{kid} puts an arm in at the window.
Pasa un plato por encima de la raya.
A plate goes over the line.
Vuelve lleno.
It comes back full.

—¿De quién es el brazo? —preguntan a la vez.
“Whose arm is that?” they ask at the same time.

—De los vecinos —dice {kid}.
“It is a neighbour’s,” says {kid}.
-- intermediate
A un lado había quedado la olla con {dish}, y al otro, los platos.
On one side was the pot with {dish}, and on the other the plates.
A media tarde no había comido nadie.
In the middle of the afternoon nobody had eaten.
{kid} metió un brazo por la ventana y pasó un plato por encima de la raya.
{kid} put an arm in at the window and passed a plate over the line.
El plato volvió lleno.
The plate came back full.

—¿De quién es ese brazo? —preguntaron a la vez.
“Whose arm is that?” they asked at the same time.

—De los vecinos —dijo {kid}.
“It is a neighbour’s,” said {kid}.
-- advanced
La olla con {dish} había quedado a un lado, y los platos, al otro.
The pot with {dish} was on one side, and the plates were on the other.
{kid} metió un brazo por la ventana y pasó un plato por encima de la raya.
{kid} put an arm in at the window and passed a plate over the line.
Volvió lleno, y ninguno de los dos lados preguntó de quién era el brazo.
It came back full, and neither side asked whose arm it was.

== broom in halves
-- beginner
{topic.one} barre su lado.
{topic.one} sweeps one side.
El polvo pasa al otro lado de la raya.
The dust goes over the line.
{topic.other} barre también.
{topic.other} sweeps as well.
El polvo vuelve.
The dust comes back.
Así toda la mañana.
It goes on all morning.

—¿Y si abren la puerta? —dice {kid}.
“What about the door?” says {kid}.

La puerta es de un solo lado.
The door is on one side only.
El polvo no entiende de rayas.
Dust knows nothing about lines.
Al final se queda encima de la raya.
In the end it stays on the line.
-- intermediate
{topic.one} barrió su lado, y el polvo cruzó la raya.
{topic.one} swept one side, and the dust crossed the line.
{topic.other} barrió también, y el polvo volvió.
{topic.other} swept as well, and the dust came back.
Así estuvieron toda la mañana, con la misma escoba, que pasaba de mano en mano.
So it went on all morning, with the same broom, which they passed across.

—¿Y si abren la puerta? —dijo {kid}.
“What about the door?” said {kid}.

Pero la puerta era de un solo lado, y el polvo se quedó encima de la raya.
But the door was on one side only, and the dust stayed on the line.
-- advanced
{topic.one} barrió su lado hasta dejarlo limpio, y el polvo cruzó la raya sin pedir permiso.
{topic.one} swept one side until it was clean, and the dust crossed the line without asking.
{topic.other} lo devolvió con la misma escoba, que se prestaban con mucha educación.
{topic.other} sent it back with the same broom, which they politely passed across.
A mediodía, el polvo, que no entiende de rayas, se instaló justo encima.
At noon the dust, which knows nothing about lines, settled exactly on it.

== guest in halves
-- beginner
Llega una visita.
A visitor comes.

@visitor —¿En qué lado me siento? —pregunta.
“Which side shall I sit on?” she asks.

@- —En el mío —dicen a la vez.
“On mine,” they say at the same time.

La visita pone la silla encima de la raya.
The visitor puts her chair on the line.
Tiene una oreja para cada uno.
She has one ear for each.
Bebe dos tazas de té a la vez.
She drinks two cups of tea at once.

@visitor —Qué casas tan bonitas —dice.
“What pretty houses,” she says.

Y se va por la única puerta.
And she goes out by the only door.
-- intermediate
El martes llegó una visita.
On Tuesday a visitor came.

@visitor —¿En qué lado me siento? —preguntó.
“Which side shall I sit on?” she asked.

@- —En el mío —dijeron a la vez.
“On mine,” they said at the same time.

La visita puso la silla encima de la raya y bebió dos tazas de té, una con cada mano.
The visitor put her chair on the line, and drank two cups of tea, one with each hand.

@visitor —Qué casas tan bonitas —dijo al irse.
“What pretty houses,” she said as she left.
-- advanced
El martes llegó una visita, y de los dos lados le ofrecieron asiento al mismo tiempo.
On Tuesday a visitor came, and from both sides she was offered a seat at the same time.
La señora, que tenía mundo, puso la silla encima de la raya y se bebió dos tazas de té.
The lady, who had seen the world, put her chair on the line and drank two cups of tea.

—Qué casas tan bonitas —dijo la visita al marcharse, y lo dijo en plural.
“What pretty houses,” said the visitor as she left, and she said houses.

== radio in halves
-- beginner
{topic.one} pone la radio.
{topic.one} turns on the radio.
La música pasa por encima de la raya.
The music goes over the line.

@- —Esa canción está en mi lado —dice {topic.other}.
“That song is on my side,” says {topic.other}.

@- —Pues devuélvela —dice {topic.one}.
“Then give it back,” says {topic.one}.

{topic.other} la canta hacia el otro lado, entera.
{topic.other} sings it back, all of it.
{kids} [baila|bailan] en la acera.
{kids} [dances|dance] on the pavement.
Desde allí no se ve ninguna raya.
From there you cannot see any line.
-- intermediate
{topic.one} puso la radio, y la música pasó por encima de la raya.
{topic.one} turned on the radio, and the music went over the line.

@- —Esa canción está en mi lado —dijo {topic.other}.
“That song is on my side,” said {topic.other}.

@- —Pues devuélvela —dijo {topic.one}.
“Then give it back,” said {topic.one}.

{topic.other} la cantó hacia el otro lado, entera, con las dos estrofas.
{topic.other} sang it back, all of it, both verses.
{kids} la [bailó|bailaron] en la acera, desde donde no se veía ninguna raya.
{kids} danced to it on the pavement, where you could not see any line.
-- advanced
{topic.one} encendió la radio, y la música pasó por encima de la raya como si no estuviera.
{topic.one} turned on the radio, and the music went over the line as if it were not there.

@- —Esa canción está en mi lado —dijo {topic.other}.
“That song is on my side,” said {topic.other}.

@- —Pues devuélvela —dijo {topic.one}.
“Then give it back,” said {topic.one}.

{topic.other} se la devolvió cantada, con las dos estrofas, y {kids} la [bailó|bailaron] en la acera.
{topic.other} gave it back in song, with both verses, and {kids} danced to it on the pavement.

== blanket in halves
-- beginner
De noche hace frío.
At night it is cold.
Solo hay una manta, y es ancha.
There is only one blanket, and it is wide.
La ponen encima de la raya.
They put it over the line.
Cada lado tapa medio frío.
Each side keeps off half the cold.
Primero {topic.one} tira un poco.
First {topic.one} pulls a little.
Luego tira {topic.other}.
Then {topic.other} pulls.
Por la mañana, la manta tiene dos picos muy largos.
In the morning the blanket has two very long corners.
En medio ha dormido el grillo.
The cricket has slept in the middle.
-- intermediate
De noche hacía frío, y solo había una manta, que era ancha.
At night it was cold, and there was only one blanket, a wide one.
La pusieron encima de la raya, y cada lado tapaba medio frío.
They put it over the line, and each side kept off half the cold.
Primero tiró un poco {topic.one}, y después, {topic.other}.
First {topic.one} pulled a little, and then {topic.other}.
Por la mañana, la manta tenía dos picos larguísimos.
In the morning the blanket had two very long corners.
En medio, muy calentito, había dormido el grillo.
In the middle, nice and warm, the cricket had slept.
-- advanced
De noche hacía frío, y la única manta hubo que ponerla encima de la raya.
At night it was cold, and the only blanket had to be laid across the line.
Primero tiró un poco {topic.one}, después tiró {topic.other}, y a las cinco ya no tiraba nadie.
First {topic.one} pulled a little, then {topic.other} pulled, and at five nobody pulled any more.
Por la mañana, la manta tenía dos picos larguísimos y, en el centro, un grillo.
In the morning the blanket had two very long corners and, in the middle, a cricket.

== clock in halves
-- beginner
El reloj está en la pared del medio.
The clock is on the middle wall.
La raya <sube y lo parte/sube hasta él>.
The line <goes up and cuts it in two/goes all the way up to it>.
A un lado están las horas hasta las seis.
One side has the hours up to six.
Al otro lado están las demás.
The other side has the rest.

@- —Buenos días —dice {topic.one}.
“Good morning,” says {topic.one}.

@- —Buenas tardes —dice {topic.other}.
“Good afternoon,” says {topic.other}.

{kid} llega a las seis en punto.
{kid} comes at six on the dot.
A esa hora no manda nadie.
At that hour no one is in charge.
-- intermediate
El reloj estaba en la pared del medio, y la raya lo partía en dos.
The clock was on the middle wall, and the line cut it in two.
A un lado quedaban las horas hasta las seis, y al otro, las demás.
One side had the hours up to six, and the other had the rest.

@- —Buenos días —decía {topic.one}.
“Good morning,” said {topic.one}.

@- —Buenas tardes —decía {topic.other}.
“Good afternoon,” said {topic.other}.

{kid} llegaba siempre a las seis en punto, cuando no mandaba nadie.
{kid} always came at six on the dot, when nobody was in charge.
-- advanced
El reloj colgaba justo en medio, de modo que la raya subió por la pared y lo partió.
The clock hung just in the middle, so that the line went up the wall and cut it in two.
A un lado quedaron las horas hasta las seis, y al otro, todas las demás.
One side had the hours up to six, and the other had all the rest.
{kid} aprendió a llegar a las seis en punto, que es cuando no manda nadie.
{kid} learned to come at six on the dot, which is when nobody is in charge.

== post in halves
-- beginner
Ahora se escriben cartas.
Now they write letters.
{kid} las lleva por fuera, de ventana a ventana.
{kid} takes them round the outside, from window to window.
La primera dice: «¿Hay sal en tu lado?».
The first one says: “Is there any salt on your side?”
La segunda dice: «Sí».
The second one says: “Yes.”
La tercera dice: «¿Y me la das?».
The third one says: “And may I have it?”
El cartero lo mira desde la esquina.
The postman watches from the corner.

@postman —Son tres pasos —dice.
“It is three steps,” he says.

—Por dentro no se puede —dice {kid}.
“Not on the inside,” says {kid}.
-- intermediate
Empezaron a escribirse cartas, y {kid} las llevaba por fuera, de ventana a ventana.
They began to write letters, and {kid} took them round the outside, from window to window.
La primera decía: «¿Hay sal en tu lado?».
The first one said: “Is there any salt on your side?”
La segunda decía: «Sí», y la tercera: «¿Me la das?».
The second one said: “Yes”, and the third one: “May I have it?”

—Si son tres pasos —dijo el cartero.
“But it is three steps,” said the postman.

—Por dentro no se puede —dijo {kid}.
“Not on the inside,” said {kid}.
-- advanced
Para no hablarse empezaron a escribirse.
So as not to talk they began to write.
{kid} llevaba las cartas por fuera, de ventana a ventana.
{kid} took the letters round the outside, from window to window.
La primera preguntaba si había sal, la segunda decía que sí, y la tercera la pedía por favor.
The first asked if there was salt, the second said yes, and the third asked for it, please.

—Si son tres pasos —dijo el cartero.
“But it is three steps,” said the postman.

—Por dentro no se puede —dijo {kid}.
“Not on the inside,” said {kid}.

== draw in halves
-- beginner
{topic.one} pinta una lámpara en la pared.
{topic.one} draws a lamp on the wall.
{topic.other} pinta una puerta.
{topic.other} draws a door.
Es la misma tiza, partida en dos.
It is the same chalk, broken in two.
La lámpara pintada no da luz.
The chalk lamp gives no light.
La puerta pintada no se abre.
The chalk door does not open.

—Son muy bonitas —dice {kid}.
“They are very pretty,” says {kid}.

@- —Gracias —dicen a la vez.
“Thank you,” they say at the same time.

Es lo primero que dicen a la vez en dos días.
It is the first thing they say together in two days.
-- intermediate
{topic.one} pintó una lámpara en la pared, y {topic.other}, una puerta.
{topic.one} drew a lamp on the wall, and {topic.other} a door.
Era la misma tiza, partida en dos.
It was the same chalk, broken in two.
La lámpara no daba luz, y la puerta no se abría.
The lamp gave no light, and the door did not open.

—Están muy bien —dijo {kid}.
“They are very good,” said {kid}.

@- —Gracias —dijeron a la vez.
“Thank you,” they said at the same time.

Era lo primero que decían a la vez en dos días.
It was the first thing they had said together in two days.
-- advanced
Con la misma tiza, partida en dos, {topic.one} pintó una lámpara, y {topic.other}, una puerta.
With the same chalk, broken in two, {topic.one} drew a lamp and {topic.other} a door.
Ni la una daba luz ni la otra se abría, aunque estaban muy bien dibujadas.
The one gave no light and the other did not open, although they were very well drawn.

—Enhorabuena —dijo {kid}, y contestaron a la vez, por primera vez en dos días.
“Well done,” said {kid}, and they answered together, for the first time in two days.

== alone medium
-- beginner
Llega la tarde.
The afternoon comes.
Es la hora de siempre.
It is the usual time.
{topic.one} lo intenta en su lado.
{topic.one} tries it on one side.
{topic.other} lo intenta en el suyo.
{topic.other} tries it on the other.
Así no es fácil {topic.do}.
It is hard to {topic.do} like that.
A un lado falta la mitad.
On one side half of it is missing.
Al otro lado falta la otra mitad.
On the other side the other half is.

—¿Y qué tal? —pregunta {kid}.
“How is it going?” asks {kid}.

@- —Muy bien —dice {topic.one} en la oscuridad.
“Very well,” says {topic.one} in the dark.

@- —Mejor que nunca —dice {topic.other} junto a la lámpara.
“Better than ever,” says {topic.other} by the lamp.

Luego hay un silencio muy largo.
Then there is a very long silence.
El grillo deja de cantar.
The cricket stops singing.
Da tres saltos y llega a casa de {kid}.
Three hops, and it is at the house of {kid}.
Allí hay una sola casa.
There is only one house there.
-- intermediate
Llegó la tarde, a la hora de siempre.
The afternoon came, at the usual time.
{topic.one} lo intentó en su lado, y {topic.other}, en el suyo.
{topic.one} tried it on one side, and {topic.other} on the other.
Pero no era fácil {topic.do} con una raya en medio.
But it was not easy to {topic.do} with a line in between.
A un lado faltaba la mitad, y al otro, la otra mitad.
On one side half of it was missing, and on the other side the other half was.

—¿Y qué tal? —preguntó {kid} desde la ventana.
“How is it going?” asked {kid} at the window.

@- —Muy bien —dijo {topic.one} en la oscuridad.
“Very well,” said {topic.one} in the dark.

@- —Mejor que nunca —dijo {topic.other}, junto a la lámpara.
“Better than ever,” said {topic.other}, by the lamp.

Después hubo un silencio larguísimo, que cabía en los dos lados.
Then there was a very long silence, which had room on both sides.
El grillo dejó de cantar, dio tres saltos y llegó a casa de {kid}.
The cricket stopped singing, took three hops and was at the house of {kid}.
Allí solo había una casa.
There was only one house there.
-- advanced
Por la tarde, {topic.one} lo intentó en su lado, y {topic.other}, en el suyo.
In the afternoon {topic.one} tried it on one side, and {topic.other} on the other.
Resultó que no era fácil {topic.do} con una raya en medio.
It turned out that it was not easy to {topic.do} with a line in between.
A un lado le faltaba la mitad, y al otro le faltaba la otra.
One side lacked one half, and the other lacked the other.

—¿Y qué tal va? —preguntó {kid} desde la ventana.
“And how is it going?” asked {kid} at the window.

@- —Muy bien —mintió {topic.one} en la oscuridad.
“Very well,” lied {topic.one} in the dark.

@- —Mejor que nunca —mintió {topic.other} junto a la lámpara.
“Better than ever,” lied {topic.other} by the lamp.

El silencio que siguió fue tan largo que ocupaba los dos lados.
The silence that followed was so long that it took up both sides.
El grillo dejó de cantar y se mudó, en tres saltos, a casa de {kid}, donde solo había una casa.
The cricket stopped singing and moved, in three hops, to the house of {kid}, where there was only one house.

== customs long
-- beginner
El miércoles hay una mesa pequeña en la raya.
On Wednesday there is a small table on the line.
Encima hay un papel y una campana.
On it are a piece of paper and a bell.

@- —Es la aduana —dice {topic.one}.
“It is the border,” says {topic.one}.

{kid} quiere pasar con una galleta.
{kid} wants to cross with a biscuit.

@- —¿Qué lleva usted ahí? —pregunta {topic.other}.
“What have you got there?” asks {topic.other}.

—Una galleta —dice {kid}.
“A biscuit,” says {kid}.

@- —Hay que dejar la mitad —dice {topic.other}.
“Half of it stays here,” says {topic.other}.

{kid} deja media galleta y pasa.
{kid} leaves half a biscuit and crosses.
Luego quiere volver con la otra media.
Then it is time to go back with the other half.

@- —Hay que dejar la mitad —dice {topic.one}.
“Half of it stays here,” says {topic.one}.

{kid} cruza nueve veces.
{kid} crosses nine times.
Al final lleva una miga.
In the end there is one crumb.

@- —¿Qué lleva usted ahí? —preguntan los dos lados.
“What have you got there?” ask both sides.

—Hambre —dice {kid}.
“I am hungry,” says {kid}.

La aduana cierra pronto, por falta de galletas.
The border shuts early, for lack of biscuits.
-- intermediate
El miércoles apareció en la raya una mesa pequeña, con un papel y una campana.
On Wednesday a small table stood on the line, with a paper and a bell.

@- —Es la aduana —dijo {topic.one}.
“It is the border,” said {topic.one}.

{kid} quería pasar con una galleta.
{kid} wanted to cross with a biscuit.

@- —De eso hay que dejar la mitad —dijo {topic.other}.
“Half of that stays here,” said {topic.other}.

{kid} dejó media galleta, pasó y quiso volver con la otra media.
{kid} left half a biscuit, crossed, and wanted to go back with the other half.

@- —De eso hay que dejar la mitad —dijo {topic.one}.
“Half of that stays here,” said {topic.one}.

Cruzando y volviendo, la galleta se quedó en una miga.
There and back again, the biscuit became a crumb.

@- —¿Y ahora qué lleva usted ahí? —preguntaron los dos lados.
“And what have you got there now?” asked both sides.

—Hambre —dijo {kid}.
“I am hungry,” said {kid}.

La aduana cerró pronto, por falta de galletas.
The border shut early, for lack of biscuits.
-- advanced
El miércoles, la raya amaneció con una mesa pequeña, un papel, un sello y una campana.
On Wednesday morning a small table stood on the line, with a paper, a stamp and a bell.

@- —Es la aduana —explicó {topic.one}.
“It is the border,” explained {topic.one}.

{kid}, que solo quería pasar con una galleta, tuvo que dejar allí la mitad.
{kid}, who only wanted to cross with a biscuit, had to leave half of it there.
Para volver con la otra mitad, tuvo que dejar la mitad de la mitad.
To go back with the other half, there was half of that to leave.
A la novena vez quedaba una miga, que se declaró con mucha seriedad.
The ninth time there was one crumb left, which was declared with great seriousness.

@- —¿Y ahora qué lleva usted ahí? —preguntaron los dos lados.
“And what have you got there now?” asked both sides.

—Hambre —dijo {kid}, y la aduana cerró pronto, por falta de galletas.
“I am hungry,” said {kid}, and the border shut early, for lack of biscuits.

== paint long
-- beginner
La raya se borra un poco cada día.
The line rubs off a little every day.
La pisan sin querer, y luego miran a otro sitio.
They step on it by accident, and then look away.
{topic.one} la repasa con tiza.
{topic.one} goes over it with chalk.
{topic.other} sujeta la regla.
{topic.other} holds the ruler.

—Eso lo hacen juntos —dice {kid}.
“They do that together,” says {kid}.

@- —Una raya torcida no vale —dice {topic.one}.
“A line is no good if it is crooked,” says {topic.one}.

@- —Un poco a la derecha —dice {topic.other}.
“A little to the right,” says {topic.other}.

Trabajan toda la mañana de rodillas.
They work on their knees all morning.
Hablan de la tiza, del suelo y del tiempo.
They talk about the chalk, the floor and the weather.
Se ríen una vez.
They laugh once.
La raya queda perfecta.
The line is perfect.
Entonces se levantan y se acuerdan.
Then they get up, and remember.
Cada uno se va a su lado.
Each goes to one side.
Es una pena que no haya otra raya que pintar.
It is a pity that there is no other line to draw.
-- intermediate
La raya se borraba un poco cada día, porque la pisaban sin querer.
The line rubbed off a little every day, because they stepped on it by accident.
{topic.one} la repasaba con la tiza, y {topic.other} sujetaba la regla.
{topic.one} went over it with the chalk, and {topic.other} held the ruler.

—Eso lo hacen juntos —dijo {kid}.
“They do that together,” said {kid}.

@- —Una raya torcida no vale —dijo {topic.one}.
“A line is no good if it is crooked,” said {topic.one}.

@- —Un poco a la derecha —dijo {topic.other}.
“A little to the right,” said {topic.other}.

Trabajaron de rodillas toda la mañana, y hablaron de la tiza, del suelo y del tiempo.
They worked on their knees all morning, and talked about the chalk, the floor and the weather.
La raya quedó perfecta.
The line was perfect.
Entonces se levantaron, se acordaron, y cada uno se fue a su lado.
Then they got up, remembered, and each went to one side.
Era una pena que no hubiera otra raya que pintar.
It was a pity that there was no other line to draw.
-- advanced
Como la pisaban sin querer veinte veces al día, la raya se borraba.
Since they stepped on it by accident twenty times a day, the line rubbed off.
Cada mañana, {topic.one} la repasaba con la tiza, y {topic.other} sujetaba la regla.
Every morning {topic.one} went over it with the chalk, and {topic.other} held the ruler.

—Eso lo hacen juntos —observó {kid}.
“They do that together,” remarked {kid}.

@- —Una raya torcida no vale —dijo {topic.one}.
“A line is no good if it is crooked,” said {topic.one}.

Durante una hora hablaron de la tiza, del suelo y del tiempo.
For an hour they talked about the chalk, the floor and the weather.
La raya quedó perfecta.
The line was perfect.
Entonces se levantaron, se acordaron de todo, y cada cual se fue a su lado.
Then they got up, remembered it all, and each went to one side.
Era una lástima que no hubiera otra raya que pintar.
It was a pity that there was no other line to draw.

== end
-- beginner
El jueves por la noche llueve.
On Thursday night it rains.
Cae una gota encima de la raya.
A drop falls on the line.
Luego caen cien.
Then a hundred fall.
{topic.one} trae un cubo, y {topic.other}, una olla.
{topic.one} brings a bucket, and {topic.other} a pot.
Van de un lado a otro sin mirar el suelo.
They run from side to side and never look at the floor.
Por la mañana no hay raya.
In the morning there is no line.

@- —¿Por dónde iba? —pregunta {topic.one}.
“Where was it?” asks {topic.one}.

@- —No me acuerdo —dice {topic.other}.
“I don’t remember,” says {topic.other}.

Y esa tarde, {topic.the} {topic.does}.
And that afternoon {topic.the} {topic.does}.
Fuera, {kid} pinta diez casas con la tiza.
Outside, {kid} draws ten houses with the chalk.
En todas se entra saltando.
You hop into every one of them.
-- intermediate
El jueves por la noche llovió, y cayó una gota justo encima de la raya.
On Thursday night it rained, and a drop fell right on the line.
Después cayeron cien.
Then a hundred fell.
{topic.one} trajo un cubo, y {topic.other}, una olla.
{topic.one} brought a bucket, and {topic.other} a pot.
Fueron de un lado a otro sin mirar el suelo.
They ran from side to side and never looked at the floor.
Por la mañana no había raya.
In the morning there was no line.

@- —¿Por dónde iba? —preguntó {topic.one}.
“Where was it?” asked {topic.one}.

@- —No me acuerdo —dijo {topic.other}.
“I don’t remember,” said {topic.other}.

Y aquella tarde, {topic.the} {topic.did}, como siempre.
And that afternoon {topic.the} {topic.did}, as ever.
Fuera, {kid} pintó diez casas con la tiza que quedaba, y en todas se entraba saltando.
Outside, {kid} drew ten houses with the rest of the chalk, and you hopped into every one of them.
-- advanced
El jueves por la noche llovió, y una gota fue a caer justo encima de la raya.
On Thursday night it rained, and one drop fell right on the line.
+ Detrás de ella vinieron cien.
+ Behind it came a hundred.
{topic.one} llegó con un cubo, {topic.other} con una olla, y ya nadie miró el suelo.
{topic.one} came with a bucket, {topic.other} with a pot, and nobody looked at the floor.

@- —¿Por dónde iba? —preguntó {topic.one} por la mañana.
“Where was it?” asked {topic.one} in the morning.

@- —No me acuerdo —dijo {topic.other}.
“I don’t remember,” said {topic.other}.

Aquella tarde, {topic.the} {topic.did}, como si nada.
That afternoon {topic.the} {topic.did}, as if nothing had happened.
Fuera, con la tiza que quedaba, {kid} pintó diez casas, y en todas se entraba saltando.
Outside, with the rest of the chalk, {kid} drew ten houses, and you hopped into every one of them.
